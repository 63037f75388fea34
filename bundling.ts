import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** SvelteKit has a page wait for the styles of all that it may load later, should the server have drawn that: what
 * `{#await import('…')}` shows is never drawn there, and comes with its styles. */
export const stylesWithTheirParts: Plugin = {
	name: 'styles-with-their-parts',
	apply: 'build',
	writeBundle: {
		order: 'pre',
		handler({ dir }) {
			if (this.environment.name !== 'ssr') return;
			const file = join(dir!, '.vite/manifest.json');
			const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
			for (const chunk of Object.values(manifest)) Reflect.deleteProperty(chunk, 'dynamicImports');
			writeFileSync(file, JSON.stringify(manifest));
		}
	}
};

/** Svelte keeps branches for components of its versions before, for async ones and for traces: here are none, so they
 * are left out. A component that needs them asks for what is not here, and is not built. */
export const runesAlone: Plugin = {
	name: 'runes-alone',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	transform: {
		filter: { id: /\/svelte\/src\/internal\/flags\/index\.js$/ },
		handler: (code) => ({
			code: [...code.matchAll(/export let (\w+) = false/g)]
				.map(([, flag]) => `export const ${flag} = false;`)
				.join('\n'),
			map: null
		})
	}
};

const SVELTE = 'node_modules/svelte/src/internal/client/';
const OF_SVELTE =
	/((?:im|ex)port (?:\* as \$|\{([^}]*)\}) from )['"][^'"]*\/internal\/client(?:\/index\.js)?['"]/g;
const USED = 'virtual:svelte-used/';

/** Every component imports the whole of what Svelte has for components, of which each would be loaded with the first
 * of them: now each imports what it uses. */
export const usedOfSvelte: Plugin = {
	name: 'used-of-svelte',
	apply: 'build',
	enforce: 'post',
	applyToEnvironment: ({ name }) => name === 'client',
	transform: {
		order: 'post',
		filter: { code: OF_SVELTE },
		handler(code) {
			const used = (names: string) =>
				`'${USED}${[...new Set(names.match(/\w+/g) ?? [])].sort().join()}'`;
			const whole = [...code.matchAll(/\$\.(\w+)/g)].map(([, name]) => name).join();
			return {
				code: code.replace(
					OF_SVELTE,
					(_, what: string, names?: string) => what + used(names ?? whole)
				),
				map: null
			};
		}
	},
	resolveId: { filter: { id: /^virtual:svelte-used\// }, handler: (id) => `\0${id}` },
	load: {
		filter: { id: /^\0virtual:svelte-used\// },
		handler(id) {
			const used = id.slice(USED.length + 1).split(',');
			const folder = join(import.meta.dirname, SVELTE);
			const lists = readFileSync(`${folder}index.js`, 'utf8').matchAll(
				/export \{([^}]*)\} from '([^']+)'/g
			);
			return [...lists]
				.flatMap(([, names = '', file = '']) => {
					const some = names
						.split(',')
						.filter((name) => used.includes(name.trim().split(' ').at(-1)!));
					return some.length > 0 ? `export {${some.join()}} from '${join(folder, file)}';` : [];
				})
				.join('\n');
		}
	}
};

const LANGUAGE = /\/src\/lib\/words\/([\w-]+)\/(?:lib\/)?[\w-]+\.ts$/;

/** Catalogues lie in a folder for each language, so that they can be told from the rest of the app. What there is of
 * those that do not come with it is listed (src/lib/app/keep-words.ts). */
export const wordsByLanguage: Plugin = {
	name: 'words-by-language',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	outputOptions(output) {
		const usual = output.chunkFileNames;
		return {
			...output,
			chunkFileNames(chunk) {
				const languages = chunk.moduleIds.map((id) => LANGUAGE.exec(id)?.[1] ?? '');
				const [language = ''] = languages;
				if (language !== '' && language !== 'areas' && languages.every((one) => one === language))
					return `_app/immutable/words/${language}/[hash].js`;
				return typeof usual === 'function' ? usual(chunk) : (usual ?? '[name].js');
			}
		};
	},
	generateBundle(_, bundle) {
		const files = Object.keys(bundle).flatMap(
			(file) => /\/words\/((?!en\/)[\w-]+\/[\w-]+\.js)$/.exec(file)?.[1] ?? []
		);
		this.emitFile({
			type: 'asset',
			fileName: '_app/words.json',
			source: JSON.stringify(files.sort())
		});
	}
};

const START = ['/src/lib/ui/StartEvening.svelte'];
const EVENING = ['/src/lib/app/logs.ts', '/src/lib/ui/table/RoundScreen.svelte'];
const STEPS = ['Seats', 'Deal', 'Taxes', 'Play'].map(
	(step) => `/src/lib/ui/table/${step}Step.svelte`
);

const BESIDE = ['CutOff', 'NewVersion', 'StoreBanner'].map((name) => `/src/routes/${name}.svelte`);

interface File {
	readonly name: string;
	/** What is in it, with all that this brings along and no file before it has. */
	readonly of: readonly string[];
	/** Besides, what both of these bring along. */
	readonly shared?: readonly [readonly string[], readonly string[]];
}
/** What comes in one file each: many small files cost more on the way than they save. */
const FILES: readonly File[] = [
	{
		name: 'shell',
		of: [
			'/.svelte-kit/generated/root.svelte',
			...['/src/routes/+layout.ts', '/src/routes/+layout.svelte', '/src/routes/+page.svelte'],
			// what the catalogues need
			'/src/lib/words/grammar.ts'
		],
		shared: [START, [...EVENING, ...STEPS.slice(3)]]
	},
	{ name: 'rulesets', of: ['/src/lib/rulesets/catalogue.ts'] },
	{ name: 'start', of: START },
	{ name: 'evening', of: EVENING, shared: [STEPS.slice(0, 3), STEPS.slice(3)] },
	{ name: 'play', of: STEPS.slice(3) },
	{ name: 'deeds', of: ['/src/lib/app/deeds.ts'] },
	{ name: 'beside', of: BESIDE }
];

/** What some modules bring along: all that they import, but for `import('…')`. */
function broughtAlong(roots: readonly string[], modules: Rolldown.ChunkingContext): Set<string> {
	const all = new Set<string>();
	const waiting = [...roots];
	for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
		if (all.has(id)) continue;
		all.add(id);
		waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
	}
	return all;
}

/** All that a file is made of. */
function madeOf({ of, shared }: File, modules: Rolldown.ChunkingContext): Set<string> {
	const from = (ids: readonly string[]) =>
		broughtAlong(
			ids.map((id) => import.meta.dirname + id),
			modules
		);
	if (shared === undefined) return from(of);
	const [some, others] = [from(shared[0]), from(shared[1])];
	return new Set([...from(of), ...[...some].filter((one) => others.has(one))]);
}

/** The files that a first visit needs, and that several screens share. */
export const groups = FILES.map((file) => {
	// the server and the browser are built of other modules
	const known = new WeakMap<object, Set<string>>();
	return {
		debugName: file.name,
		name(id: string, modules: Rolldown.ChunkingContext) {
			const first = modules.getModuleInfo(import.meta.dirname + file.of.at(-1)!);
			if (first === null) return null;
			const all = known.get(first) ?? madeOf(file, modules);
			known.set(first, all);
			return all.has(id) ? file.name : null;
		}
	};
});

/** What every screen says comes in one file for each language; so does what every step of a round says. The first of
 * them keeps what both need. */
export const together = [
	{ name: 'words', areas: ['common', 'titles'] },
	{ name: 'round', areas: ['table', 'entries'] }
].map(({ name, areas }) => ({
	debugName: name,
	name(id: string) {
		const [, language = '', area = ''] = /\/words\/([\w-]+)\/([\w-]+)\.ts$/.exec(id) ?? [];
		return areas.includes(area) ? `${name}-${language}` : null;
	}
}));
