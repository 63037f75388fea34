import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ofTable } from './chunks.ts';

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

/** What is written otherwise, by the file that has it.
 *
 * While the shell begins no error is made or caught: where developer tools look on, as those that measure do, each has
 * the browser find out where that was, and read the whole shell a second time for it. And of Svelte SvelteKit takes what
 * it uses: two names taken out of the whole had all of it kept. */
const OTHERWISE: readonly (readonly [file: RegExp, from: RegExp, to: string])[] = [
	[
		/\/svelte\/src\/internal\/client\/constants\.js$/,
		/new \(class StaleReactionError extends Error \{\s*name = ('[^']*');\s*message = ('[^']*');\s*\}\)\(\)/,
		'Object.assign(Object.create(Error.prototype), { name: $1, message: $2 })'
	],
	[
		/\/kit\/src\/runtime\/client\/session-storage\.js$/,
		/parse\(sessionStorage\[key\]\)/,
		'key in sessionStorage ? parse(sessionStorage[key]) : undefined'
	],
	[
		/\/kit\/src\/runtime\/client\/client\.js$/,
		/const \{ onMount, tick \} = svelte;/,
		'const onMount = svelte.onMount, tick = svelte.tick;'
	]
];

export const writtenOtherwise: Plugin = {
	name: 'written-otherwise',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	transform: {
		filter: { id: OTHERWISE.map(([file]) => file) },
		handler(code, id) {
			const [, from, to] = OTHERWISE.find(([file]) => file.test(id))!;
			if (!from.test(code)) throw new Error(`${id} is written otherwise`);
			return { code: code.replace(from, to), map: null };
		}
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
	resolveId: {
		filter: { id: /^virtual:svelte-used\// },
		// one for each component: what two had in common would be a file of its own, with nothing in it
		handler: (id, importer = '') => `\0${id}?${relative(import.meta.dirname, importer)}`
	},
	load: {
		filter: { id: /^\0virtual:svelte-used\// },
		handler(id) {
			const used = id.slice(USED.length + 1, id.indexOf('?')).split(',');
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

const KIT = 'node_modules/@sveltejs/kit/src/runtime/client/';
const GENERATED = '.svelte-kit/generated/client-optimized/';

/** What is known of a file in the list of those that were built. */
interface Listed {
	file: string;
	readonly imports: readonly string[];
}

/** A file that was built, with what is known of it, if it only says where in the shell something is. */
function leading(name: string, bundle: Rolldown.OutputBundle, manifest: Record<string, Listed>) {
	const listed = manifest[name];
	const chunk = bundle[listed?.file ?? ''];
	const [shell, ...others] = listed?.imports ?? [];
	if (listed === undefined || shell === undefined || others.length > 0 || chunk?.type !== 'chunk')
		throw new Error(`${name} is not all in the shell`);
	if (Object.values(chunk.modules).some(({ renderedLength }) => renderedLength > 0))
		throw new Error(`${name} has more than the shell`);
	return { listed, chunk, shell: manifest[shell]!.file };
}

/** The numbers that SvelteKit gives the layout around all, the error page and the Table. */
function shellNodes(app: string): string[] {
	const table = /"\/": \[(\d+)\]/.exec(app)?.[1];
	if (table === undefined) throw new Error('SvelteKit names the Table otherwise');
	return ['0', '1', table];
}

/** What is there when the Table stands. */
const there = new Set<string>();

/** Finds out which files those are. */
export const filesOfTable: Plugin = {
	name: 'files-of-table',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	generateBundle: {
		order: 'pre',
		handler(_, bundle) {
			for (const chunk of Object.values(bundle))
				if (chunk.type === 'chunk' && [...ofTable, 'rolldown-runtime'].includes(chunk.name))
					there.add(chunk.fileName);
		}
	}
};

/** The Chronicle is opened by a tap, and to be there at once: what it is made of is asked for with it, not when its
 * files say so themselves. */
export function neededBy(file: string, needed: readonly string[]): string[] {
	const chronicle = /"\/chronicle": \[(\d+)/.exec(readFileSync(`${GENERATED}app.js`, 'utf8'))?.[1];
	if (chronicle === undefined) throw new Error('SvelteKit names the Chronicle otherwise');
	return file.includes(`/nodes/${chronicle}.`) ? needed.filter((one) => !there.has(one)) : [];
}

/** SvelteKit has a file for each layout and page, and asks for those of the layout around all, of the error page and of
 * the Table in any first visit: they come with the shell instead. Two more say what of the shell begins: now it is
 * one. */
export const shellInOne: Plugin = {
	name: 'shell-in-one',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	transform: {
		filter: { id: /\/generated\/client-optimized\/app\.js$/ },
		handler(code) {
			const imports = shellNodes(code).map((node) => {
				const asked = `() => import('./nodes/${node}')`;
				if (!code.includes(asked)) throw new Error(`SvelteKit asks for node ${node} otherwise`);
				code = code.replace(asked, `() => Promise.resolve(node${node})`);
				return `import * as node${node} from './nodes/${node}';`;
			});
			return { code: [...imports, code].join('\n'), map: null };
		}
	},
	generateBundle: {
		order: 'post',
		handler(_, bundle) {
			const list = bundle['.vite/manifest.json'];
			if (list?.type !== 'asset') throw new Error('no list of the files');
			const manifest = JSON.parse(String(list.source)) as Record<string, Listed>;
			for (const node of shellNodes(readFileSync(`${GENERATED}app.js`, 'utf8'))) {
				const { listed, shell } = leading(`${GENERATED}nodes/${node}.js`, bundle, manifest);
				Reflect.deleteProperty(bundle, listed.file);
				listed.file = shell;
			}
			const start = leading(`${KIT}entry.js`, bundle, manifest);
			const app = leading(`${GENERATED}app.js`, bundle, manifest);
			app.chunk.code += start.chunk.code;
			Reflect.deleteProperty(bundle, start.listed.file);
			start.listed.file = app.listed.file;
			list.source = JSON.stringify(manifest);
		}
	}
};

const ALONE =
	/[\w$]+\(\(\)=>(import\(`[^`]+`\)(?:\.then\([\w$]+=>[\w$]+\.[\w$]+\))?),\[\],import\.meta\.url\)/g;

/** What is asked for with nothing beside it is asked for as it is: Vite has a function look for what there might be. */
export const importsAlone: Plugin = {
	name: 'imports-alone',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	generateBundle: {
		order: 'post',
		handler(_, bundle) {
			let found = 0;
			for (const chunk of Object.values(bundle))
				if (chunk.type === 'chunk')
					chunk.code = chunk.code.replace(ALONE, (_, plain: string) => {
						found += 1;
						return plain;
					});
			if (found === 0) throw new Error('Vite asks for parts otherwise');
		}
	}
};

/** Parts name the styles that they need: a hash is enough for that. */
export const shortNames: Plugin = {
	name: 'short-names',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	outputOptions(output) {
		const usual = output.assetFileNames;
		return {
			...output,
			assetFileNames(asset) {
				const [name = ''] = asset.names;
				if (name.endsWith('.css')) return '_app/immutable/assets/[hash][extname]';
				return typeof usual === 'function' ? usual(asset) : (usual ?? '[name].[hash][extname]');
			}
		};
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
