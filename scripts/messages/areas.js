// Reads the message files: ARB, whose keys say where they nest: "play.out", "colours[0]".
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expressionOf, ownFormats, tokensOf } from './icu.js';

/** What English’s file says of a message: for translators, and its placeholders in the order in
 * which the code passes them.
 * @typedef {{ readonly description?: string,
 *   readonly placeholders?: Readonly<Record<string, { readonly type: string }>> }} Note */
/** @typedef {{ readonly texts: ReadonlyMap<string, string>,
 *   readonly notes: ReadonlyMap<string, Note> }} Area */

export const FOLDER = fileURLToPath(new URL('../../src/lib/messages/', import.meta.url));

/** The names of the languages’ folders. */
export const languages = () =>
	readdirSync(FOLDER, { withFileTypes: true })
		.filter((one) => one.isDirectory())
		.map(({ name }) => name);

/** @param {string} language @returns {string[]} the areas that are data */
export const areasOf = (language) =>
	readdirSync(`${FOLDER}${language}`)
		.filter((file) => file.endsWith('.json'))
		.map((file) => file.slice(0, -'.json'.length))
		.sort();

/** @param {string} language @param {string} area */
export const fileOf = (language, area) => `${FOLDER}${language}/${area}.json`;
/** The messages of an area that ICU cannot say; undefined if it has none.
 * @param {string} language @param {string} area */
export function codeOf(language, area) {
	const file = `${FOLDER}${language}/code/${area}.ts`;
	return existsSync(file) ? file : undefined;
}

/** @param {string} language @param {string} area @returns {Area} */
export function readArea(language, area) {
	/** @type {Record<string, string | Note>} */
	const all = JSON.parse(readFileSync(fileOf(language, area), 'utf8'));
	/** @type {Map<string, string>} */
	const texts = new Map();
	/** @type {Map<string, Note>} */
	const notes = new Map();
	for (const [key, value] of Object.entries(all))
		if (typeof value === 'string') {
			if (!key.startsWith('@')) texts.set(key, value);
		} else notes.set(key.slice(1), value);
	return { texts, notes };
}

/** @param {Note | undefined} note @returns {Record<string, string>} the types by placeholder */
export const typesIn = (note) =>
	Object.fromEntries(
		Object.entries(note?.placeholders ?? {}).map(([name, { type }]) => [name, type])
	);

/** Values by dotted key as a literal of JavaScript or of a type.
 * @param {Iterable<readonly [key: string, value: string]>} values
 * @param {{ list: (items: string[]) => string, end: string, more?: (path: string[]) => string }} form
 * @returns {string} */
export function nested(values, form) {
	/** @typedef {Map<string, Tree | string>} Tree */
	/** @type {Tree} */
	const root = new Map();
	for (const [key, value] of values) {
		const steps = key.split(/\.|(?=\[)/);
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
		const entries = [...node].map(
			([step, value]) => /** @type {const} */ ([step, write(value, [...path, step])])
		);
		if (entries[0]?.[0].startsWith('[')) return form.list(entries.map(([, value]) => value));
		const lines = entries.map(([step, value]) => `${JSON.stringify(step)}: ${value}${form.end}`);
		return `{ ${form.more?.(path) ?? ''}${lines.join(' ')} }`;
	};
	return write(root, []);
}

/** The module of an area: the texts, a function for each that has placeholders, and what is code.
 * @param {string} language @param {string} area @returns {string} */
export function moduleOf(language, area) {
	const { notes } = readArea('en', area);
	const code = codeOf(language, area) !== undefined;
	let ownFormatsUsed = false;
	const values = [...readArea(language, area).texts].map(([key, text]) => {
		const types = typesIn(notes.get(key));
		const tokens = tokensOf(text, language);
		ownFormatsUsed ||= ownFormats(tokens).length > 0;
		const names = Object.keys(types);
		const expression = expressionOf(tokens, types);
		const value = names.length === 0 ? expression : `(${names.join(', ')}) => ${expression}`;
		return /** @type {const} */ ([key, value]);
	});
	const messages = nested(values, {
		list: (items) => `[${items.join(', ')}]`,
		end: ',',
		more: (path) =>
			code ? `...${['code', ...path.map((one) => `[${JSON.stringify(one)}]`)].join('?.')}, ` : ''
	});
	return [
		`import { grammar } from '#lib/messages/grammar.ts';`,
		...(code ? [`import code from './code/${area}.ts';`] : []),
		...(ownFormatsUsed ? [`import * as own from './formats.ts';`] : []),
		`const $ = /* @__PURE__ */ grammar(${JSON.stringify(language)});`,
		`export default ${messages};`
	].join('\n');
}
