// `npm start`: builds the app if a source is newer than the build, then serves it (serve.js)
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { isFresh } from './build-mark.js';

const LOG = '.svelte-kit/build.log';
const VITE = 'node_modules/vite/bin/vite.js';

if (!isFresh()) build();
await import('./serve.js');

function build() {
	if (!existsSync(VITE)) stop('Run npm ci first: the packages are missing.');
	console.log('Building Courtbook. This takes about half a minute.');
	mkdirSync('.svelte-kit', { recursive: true });
	const log = openSync(LOG, 'w');
	const { status } = spawnSync(process.execPath, [VITE, 'build'], { stdio: ['ignore', log, log] });
	if (status !== 0) stop(`${readFileSync(LOG, 'utf8')}\nThe build failed. Its log is ${LOG}`);
}

/** @param {string} why @returns {never} */
function stop(why) {
	console.error(why);
	process.exit(1);
}
