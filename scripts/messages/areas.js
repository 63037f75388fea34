// Reads the message files: ARB, whose keys say where they nest: "play.out", "colours[0]".
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expressionOf, tokensOf } from './icu.js';

/** What English’s file says of a message: for translators, and its placeholders in the order in
 * which the code passes them. `in`: of the object that it is passed in, in brackets if that is a
 * tuple. Three kinds are not passed themselves: one that `counts` a list, one that says whether two
 * others are the `same`, and one that says whether a play takes a plural verb (`many`), by the
 * language’s `isMany`. A note may also be of a group: then the group is a function that returns
 * its messages.
 * @typedef {{ readonly type: string, readonly in?: string, readonly description?: string,
 *   readonly counts?: string, readonly same?: string, readonly many?: string }} Given
 * @typedef {{ readonly description?: string,
 *   readonly placeholders?: Readonly<Record<string, Given>> }} Note */
/** The texts of an area by key, notes on them and, in English, where it appears.
 * @typedef {{ readonly context: string, readonly texts: ReadonlyMap<string, string>,
 *   readonly notes: ReadonlyMap<string, Note> }} Area */

export const FOLDER = fileURLToPath(new URL('../../src/lib/messages/', import.meta.url));

/** The names of the languages’ folders. */
export const languages = () =>
	readdirSync(FOLDER, { withFileTypes: true })
		.filter((one) => one.isDirectory())
		.map(({ name }) => name);

/** @param {string} language @returns {string[]} */
export const areasOf = (language) =>
	readdirSync(`${FOLDER}${language}`)
		.filter((file) => file.endsWith('.json'))
		.map((file) => file.slice(0, -'.json'.length))
		.sort();

/** @param {string} language @param {string} area */
export const fileOf = (language, area) => `${FOLDER}${language}/${area}.json`;
/** @param {string} language @param {string} area @returns {Area} @throws with the file’s name, if
 * it is no JSON or has a key twice */
export function readArea(language, area) {
	const file = fileOf(language, area);
	const source = readFileSync(file, 'utf8');
	/** @type {Record<string, string | Note> & { '@@context'?: string }} */
	let all;
	try {
		all = JSON.parse(source);
	} catch (reason) {
		throw new Error(`${file}: ${reason}`, { cause: reason });
	}
	/** @type {Set<string>} */
	const keys = new Set();
	for (const [, key = ''] of source.matchAll(/^\t"((?:[^"\\]|\\.)+)":/gm)) {
		if (keys.has(key)) throw new Error(`${file}: ${key} is there twice`);
		keys.add(key);
	}
	/** @type {Map<string, string>} */
	const texts = new Map();
	/** @type {Map<string, Note>} */
	const notes = new Map();
	for (const [key, value] of Object.entries(all))
		if (typeof value === 'string') {
			if (!key.startsWith('@')) texts.set(key, value);
		} else notes.set(key.slice(1), value);
	return { context: all['@@context'] ?? '', texts, notes };
}

/** The steps of a key: "colours[0]" is "colours", "[0]". @param {string} key */
export const stepsOf = (key) => key.split(/\.|(?=\[)/);

/** The placeholders of a message: its own, or those of a group that it is in.
 * @param {Area['notes']} notes @param {string} key
 * @returns {Readonly<Record<string, Given>>} */
export function givenTo(notes, key) {
	const own = notes.get(key)?.placeholders;
	if (own !== undefined) return own;
	const end = Math.max(key.lastIndexOf('.'), key.lastIndexOf('['));
	return end < 0 ? {} : givenTo(notes, key.slice(0, end));
}

/** @param {string} name @param {Given} given @returns {string} */
function jsOf(name, { counts, same, many }) {
	if (counts) return `${counts}.length`;
	if (many) return `$formats.isMany(${many})`;
	return same?.replace(' ', ' === ') ?? name;
}

/** What each placeholder is, and the JavaScript that gives it.
 * @param {Readonly<Record<string, Given>>} given
 * @returns {Record<string, import('./icu.js').Placeholder>} */
export const placeholdersOf = (given) =>
	Object.fromEntries(
		Object.entries(given).map(([name, one]) => [name, { type: one.type, js: jsOf(name, one) }])
	);

/** The parameters of a function with their types, or as JavaScript.
 * @param {Readonly<Record<string, Given>>} given
 * @param {(type: string, isCounted: boolean) => string} [typed] */
export function parametersOf(given, typed) {
	const passed = Object.entries(given).filter(
		([, { counts, same, many }]) => !(counts ?? same ?? many)
	);
	const counted = new Set(Object.values(given).map(({ counts }) => counts));
	/** @param {string} name @param {Given} placeholder */
	const one = (name, { type }) => (typed ? `${name}: ${typed(type, counted.has(name))}` : name);
	const objects = new Set(passed.map(([name, given]) => given.in ?? name));
	const parameters = [...objects].map((object) => {
		const inside = passed.filter(([, given]) => given.in === object);
		if (inside.length === 0)
			return passed.filter(([name]) => name === object).map(([n, g]) => one(n, g))[0];
		const list = inside.map(([name, given]) => one(name, given)).join(', ');
		const [open, close] = object.startsWith('[') ? ['[', ']'] : ['{ ', ' }'];
		const name = object.replace(/^\[|\]$/g, '');
		return typed
			? `${name}: ${open === '[' ? 'readonly ' : ''}${open}${list}${close}`
			: `${open}${list}${close}`;
	});
	return `(${parameters.join(', ')})`;
}

/** Values by dotted key as a literal of JavaScript or of a type.
 * @param {Iterable<readonly [key: string, value: string]>} values
 * @param {{ list: (items: string[]) => string, end: string,
 *   wrap?: (path: string[], value: string) => string }} form
 * @returns {string} */
export function nested(values, form) {
	/** @typedef {Map<string, Tree | string>} Tree */
	/** @type {Tree} */
	const root = new Map();
	for (const [key, value] of values) {
		const steps = stepsOf(key);
		const last = steps.pop() ?? '';
		let at = root;
		for (const step of steps) {
			const next = at.get(step) ?? new Map();
			at.set(step, next);
			at = /** @type {Tree} */ (next);
		}
		at.set(last, value);
	}
	/** @param {Tree | string} node @param {string[]} path @returns {string} */
	const write = (node, path) => {
		if (typeof node === 'string') return node;
		return form.wrap?.(path, group(node, path)) ?? group(node, path);
	};
	/** @param {Tree} node @param {string[]} path */
	const group = (node, path) => {
		const entries = [...node].map(
			([step, value]) => /** @type {const} */ ([step, write(value, [...path, step])])
		);
		if (entries[0]?.[0].startsWith('[')) return form.list(entries.map(([, value]) => value));
		const lines = entries.map(([step, value]) => `${JSON.stringify(step)}: ${value}${form.end}`);
		return `{ ${lines.join(' ')} }`;
	};
	return write(root, []);
}

/** @param {readonly string[]} steps */
export const keyOf = (steps) => steps.join('.').replaceAll('.[', '[');

/** A function that returns a value, without the last parameters that it does not use.
 * @param {Readonly<Record<string, Given>>} given @param {string} value */
function functionOf(given, value) {
	const all = Object.entries(given);
	const words = new Set(value.match(/[\w$]+/g));
	const last = all.findLastIndex(([name]) => words.has(name));
	return `${parametersOf(Object.fromEntries(all.slice(0, last + 1)))} => (${value})`;
}

/** The module of an area: the texts, and a function for each that has placeholders.
 * @param {string} language @param {string} area @returns {string} */
export function moduleOf(language, area) {
	const { texts: english, notes } = readArea('en', area);
	const context = { locale: language, used: new Set() };
	const values = [...readArea(language, area).texts].map(([key, text]) => {
		const tokens = tokensOf(text, language);
		const expression = expressionOf(tokens, placeholdersOf(givenTo(notes, key)), context);
		const own = notes.get(key)?.placeholders;
		return /** @type {const} */ ([key, own ? functionOf(own, expression) : expression]);
	});
	const messages = nested(values, {
		list: (items) => `[${items.join(', ')}]`,
		end: ',',
		wrap: (path, value) => {
			const given = english.has(keyOf(path)) ? undefined : notes.get(keyOf(path))?.placeholders;
			return given ? functionOf(given, value) : value;
		}
	});
	const used = [...context.used].map((name) => `${name}: $${name}`).join(', ');
	return [
		...(used
			? [
					`import { grammar } from '#lib/messages/grammar.ts';`,
					`const { ${used} } = grammar(${JSON.stringify(language)});`
				]
			: []),
		...(messages.includes('$formats.') ? [`import * as $formats from './formats.ts';`] : []),
		`export default ${messages};`
	].join('\n');
}
