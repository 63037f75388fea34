import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	statSync,
	utimesSync,
	writeFileSync
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Written after a build is whole. It says how it was built, and its time is that of the start. */
const MARK = '.svelte-kit/built.json';
/** Files and folders of which a build is made. */
const SOURCES = ['src', 'static', 'manifest.ts', 'package.json', 'package-lock.json'].concat([
	'scripts/build-mark.js',
	'scripts/messages',
	'svelte.config.js',
	'tsconfig.json',
	'vite.config.ts'
]);

/** The variables by which builds differ (svelte.config.js). */
function settings() {
	const { BASE_PATH = '', BUILD_DIR = 'build', FALLBACK = '200.html' } = process.env;
	return { BASE_PATH, BUILD_DIR, FALLBACK };
}

/** Marks a build as whole.
 * @param {Date} begun sources that changed since then are newer than the build
 * @param {string} [root] the folder of the project */
export function markBuild(begun, root = '.') {
	const file = join(root, MARK);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, JSON.stringify(settings()));
	utimesSync(file, begun, begun);
}

/** @param {string} path @returns {number} when it, or whatever is in it, was changed last */
function changedAt(path) {
	const stat = statSync(path);
	// a folder changes when a file in it is removed
	const inside = stat.isDirectory() ? readdirSync(path) : [];
	return Math.max(stat.mtimeMs, ...inside.map((name) => changedAt(join(path, name))));
}

/** @param {string} [root] the folder of the project
 * @returns whether there is a whole build with these settings that is newer than every source */
export function isFresh(root = '.') {
	const file = join(root, MARK);
	const { BUILD_DIR, FALLBACK } = settings();
	if (!existsSync(file) || !existsSync(join(root, BUILD_DIR, FALLBACK))) return false;
	if (readFileSync(file, 'utf8') !== JSON.stringify(settings())) return false;
	const { mtimeMs } = statSync(file);
	return SOURCES.every((name) => changedAt(join(root, name)) < mtimeMs);
}
