import { relative, sep } from 'node:path';
import globals from 'globals';

const upToEvening = ['cards', 'rules', 'rulesets', 'evening'];

/** The folders of src/lib that import no package and use neither the browser, the clock nor random
 * numbers. */
export const PURE = [...upToEvening, 'referee', 'ask', 'stats'];

/** The layers: the folders of src/lib, each with the others that it may import. Lint, its test and
 * the documents take them from here.
 * @type {Record<string, string[]>} */
export const LAYERS = {
	cards: [],
	rules: ['cards'],
	rulesets: ['cards', 'rules'],
	evening: ['cards', 'rules', 'rulesets'],
	referee: upToEvening,
	ask: ['cards', 'rules'],
	stats: upToEvening,
	storage: [...upToEvening, 'stats'],
	exchange: [...upToEvening, 'stats'],
	reach: [...upToEvening, 'stats', 'exchange'],
	messages: PURE,
	app: [...PURE, 'storage', 'exchange', 'reach', 'messages'],
	ui: [...PURE, 'messages']
};

/** The one package that a pure folder may import: a search, which is pure itself.
 * @type {Record<string, string>} */
const PACKAGES = { ask: 'minisearch' };

/** The path below the project's folder.
 * @param {{ cwd: string, filename: string }} context */
const pathIn = ({ cwd, filename }) => relative(cwd, filename).replaceAll(sep, '/');

/** @param {string} path @returns {string | undefined} the layer of a file */
const layerOf = (path) => /^src\/lib\/(\w+)\//.exec(path)?.[1];

/** Why a file of a layer must not import a module; null if it may.
 * @param {string} layer @param {boolean} inSubfolder @param {string} name
 * @returns {string | null} */
function refusalInLayer(layer, inSubfolder, name) {
	if (name.split('/').includes('..')) return 'Write ./file.ts in the same folder, else #lib/.';
	if (name.startsWith('./')) return null;
	if (name.startsWith('#')) {
		const other = /^#lib\/(\w+)\//.exec(name)?.[1] ?? '';
		if (LAYERS[layer]?.includes(other) || (other === layer && inSubfolder)) return null;
		return `src/lib/${layer} must not import this.`;
	}
	if (PURE.includes(layer))
		return name === PACKAGES[layer] ? null : `src/lib/${layer} is pure: it imports no package.`;
	if (layer === 'ui' && /^\$app\/(?!(paths|navigation)$)/.test(name))
		return 'Of SvelteKit, src/lib/ui imports $app/paths and $app/navigation only.';
	return null;
}

/** Why a route must not import a module; null if it may.
 * @param {string} name @param {boolean} isType
 * @returns {string | null} */
function refusalInRoutes(name, isType) {
	if (/^\.\.?\/.*\blib\//.test(name)) return 'Write #lib/folder/file.ts.';
	const layer = /^#lib\/(\w+)\//.exec(name)?.[1];
	if (layer === undefined || ['app', 'ui', 'messages'].includes(layer)) return null;
	if (!PURE.includes(layer)) return 'Routes import app, ui and messages only.';
	return isType ? null : 'Routes import only types from the pure folders.';
}

/** Why a file must not import a module; null if it may.
 * @param {string} path the file's path @param {string} name the module's @param {boolean} isType
 * @returns {string | null} */
function importRefusal(path, name, isType) {
	const layer = layerOf(path);
	if (/^(\$lib|src\/|\/)/.test(name)) return 'Write #lib/folder/file.ts.';
	if (/^idb(\/|$)/.test(name) && layer !== 'storage') return 'Only src/lib/storage imports idb.';
	if (layer === undefined) return refusalInRoutes(name, isType);
	return refusalInLayer(layer, /^src\/lib\/\w+\/.*\//.test(path), name);
}

/** A lint rule: imports go along the arrows between the layers only.
 * @type {import('eslint').Rule.RuleModule} */
export const imports = {
	create(context) {
		const path = pathIn(context);
		const layer = layerOf(path);
		const isLoose = path.startsWith('src/lib/') && !(layer && layer in LAYERS);
		/** @param {any} node the module's name @param {boolean} isType */
		const check = (node, isType) => {
			const message = typeof node?.value === 'string' && importRefusal(path, node.value, isType);
			if (message) context.report({ node, message });
		};
		/** @param {any} declaration */
		const isOfTypes = ({ importKind, exportKind, specifiers = [] }) =>
			importKind === 'type' ||
			exportKind === 'type' ||
			(specifiers.length > 0 &&
				specifiers.every(
					(/** @type {any} */ one) => (one.importKind ?? one.exportKind) === 'type'
				));
		/** @param {any} node */
		const declaration = (node) => check(node.source, isOfTypes(node));
		return {
			Program(node) {
				if (isLoose)
					context.report({ node, message: 'This file is in no layer: eslint/layers.js.' });
			},
			ImportDeclaration: declaration,
			ExportNamedDeclaration: declaration,
			ExportAllDeclaration: declaration,
			/** @param {any} node */
			'ImportExpression Literal': (node) => check(node, false),
			/** @param {any} node */
			'TSImportType Literal': (node) => check(node, true)
		};
	}
};

const KNOWN = ['structuredClone', 'TextEncoder', 'TextDecoder', ...Object.keys(globals.builtin)];
const IMPURE = ['Date', 'globalThis'];

/** A lint rule: pure folders use neither the browser, the clock nor random numbers.
 * @type {import('eslint').Rule.RuleModule} */
export const pure = {
	create(context) {
		if (!PURE.includes(layerOf(pathIn(context)) ?? '')) return {};
		/** @param {any} node */
		const report = (node) =>
			context.report({ node, message: 'This folder is pure: what it uses is passed in.' });
		return {
			'Program:exit'() {
				const { globalScope } = context.sourceCode.scopeManager;
				const names = globalScope?.set;
				const unresolved = [
					...(globalScope?.through ?? []),
					...[...(names?.values() ?? [])].flatMap(({ defs, references }) =>
						defs.length === 0 ? references : []
					)
				];
				for (const reference of unresolved) {
					const { identifier } = reference;
					const isValue = /** @type {any} */ (reference).isValueReference !== false;
					const isKnown = KNOWN.includes(identifier.name) && !IMPURE.includes(identifier.name);
					if (isValue && !isKnown) report(identifier);
				}
			},
			'MemberExpression[object.name=Math][property.name=random]': report
		};
	}
};
