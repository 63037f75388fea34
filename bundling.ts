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

const LANGUAGE = /\/src\/lib\/words\/([\w-]+)\/[\w-]+\.ts$/;

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

interface File {
	readonly name: string;
	/** What is in it, with all that this brings along and no file before it has. */
	readonly of: readonly string[];
	/** Of that, only what these bring along too. */
	readonly and?: readonly string[];
}
/** What comes in one file each: many small files cost more on the way than they save. */
const FILES: readonly File[] = [
	{
		name: 'shell',
		of: [
			...['/src/routes/+layout.ts', '/src/routes/+layout.svelte', '/src/routes/+page.svelte'],
			// what the catalogues need
			'/src/lib/words/grammar.ts'
		]
	},
	{ name: 'rulesets', of: ['/src/lib/rulesets/catalogue.ts'] },
	{ name: 'screen', of: START, and: [...EVENING, ...STEPS] },
	{ name: 'start', of: START },
	{ name: 'evening', of: EVENING },
	{ name: 'step', of: STEPS.slice(0, 3), and: STEPS.slice(3) },
	{ name: 'play', of: STEPS.slice(3) }
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

/** The files that a first visit needs, and that several screens share. */
export const groups = FILES.map(({ name, of, and }) => {
	// the server and the browser are built of other modules
	const known = new WeakMap<object, Set<string>>();
	const withRoot = (ids: readonly string[]) => ids.map((id) => import.meta.dirname + id);
	return {
		debugName: name,
		name(id: string, modules: Rolldown.ChunkingContext) {
			const first = modules.getModuleInfo(import.meta.dirname + of[0]!);
			if (first === null) return null;
			let all = known.get(first);
			if (all === undefined) {
				all = broughtAlong(withRoot(of), modules);
				if (and) {
					const others = broughtAlong(withRoot(and), modules);
					all = new Set([...all].filter((one) => others.has(one)));
				}
				known.set(first, all);
			}
			return all.has(id) ? name : null;
		}
	};
});

/** What every screen says comes in one file for each language. */
export const everywhere = {
	debugName: 'words',
	name: (id: string) =>
		/\/words\/[\w-]+\/(common|titles)\.ts$/.test(id) ? `words-${LANGUAGE.exec(id)?.[1]}` : null
};
