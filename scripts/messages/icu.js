// ICU MessageFormat 1 → JavaScript, at build: nothing is parsed on the phone.
import { parse } from '@messageformat/parser';

/** @typedef {ReturnType<typeof parse>[number] | import('@messageformat/parser').Octothorpe} Token */
/** @typedef {{ readonly arg: string, readonly as: string }} Use */
/** What a placeholder is, and the JavaScript that gives it.
 * @typedef {{ readonly type: string, readonly js: string }} Placeholder */

/** The formatters of `grammar`, and what each takes. Further ones are exported by a language’s
 * `formats.ts`. */
const FORMATTERS = {
	number: 'int',
	percent: 'int',
	list: 'List',
	either: 'List',
	commas: 'List',
	spaced: 'List',
	joined: 'List',
	isolate: 'String'
};
/** What the other ways to use a placeholder take; a plain one takes text and numbers. */
export const USES = { plural: 'int', selectordinal: 'int', ...FORMATTERS };

/** @param {string} type of a placeholder @returns {readonly string[] | undefined} the values of a
 * choice: "C|D|H|S" */
export const choiceOf = (type) => (type.includes('|') ? type.split('|') : undefined);
/** A value as a message names it, where ICU has no hyphens: two_JK. @param {string} value */
export const selector = (value) => value.replaceAll('-', '_');

/** @param {string} text @param {string} locale
 * @returns {Token[]} @throws if a form is missing, unknown, or something is not closed */
export function tokensOf(text, locale) {
	/** @param {'cardinal' | 'ordinal'} type */
	const categories = (type) =>
		new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
	return parse(text, {
		cardinal: categories('cardinal'),
		ordinal: categories('ordinal')
	});
}

/** How the placeholders of a message are used. @param {readonly Token[]} tokens @returns {Use[]} */
export function usesIn(tokens) {
	return tokens.flatMap((token) => {
		switch (token.type) {
			case 'argument':
				return [{ arg: token.arg, as: 'text' }];
			case 'function':
				return [{ arg: token.arg, as: token.key }];
			case 'plural':
			case 'select':
			case 'selectordinal':
				return [
					{ arg: token.arg, as: token.type },
					...token.cases.flatMap((one) => usesIn(one.tokens))
				];
			default:
				return [];
		}
	});
}

/** The formatters that a message takes from the `formats.ts` of its language.
 * @param {readonly Token[]} tokens */
export const ownFormats = (tokens) =>
	usesIn(tokens)
		.map(({ as }) => as)
		.filter((as) => !(as in USES) && as !== 'text' && as !== 'select');

/** The text as JavaScript: a string, or an expression of the placeholders.
 * @param {readonly Token[]} tokens
 * @param {Readonly<Record<string, Placeholder>>} placeholders
 * @param {string} [counted] the placeholder that # stands for */
export function expressionOf(tokens, placeholders, counted = '') {
	const [only] = tokens;
	if (tokens.length === 0) return '""';
	const isBold = Object.values(placeholders).some(({ type }) => type === 'Markup');
	if (tokens.length === 1 && only?.type === 'content' && !isBold) return JSON.stringify(only.value);
	/** @param {string} content */
	const marked = (content) =>
		isBold ? content.replaceAll('<b>', '${bold(`').replaceAll('</b>', '`)}') : content;
	/** @param {string} name */
	const js = (name) => placeholders[name]?.js ?? name;
	/** @param {Token} token @returns {string} */
	const part = (token) => {
		switch (token.type) {
			case 'content':
				return marked(token.value.replace(/[\\`]|\$(?=\{)/g, '\\$&'));
			case 'argument':
				return `\${${js(token.arg)}}`;
			case 'octothorpe':
				return `\${$.number(${js(counted)})}`;
			case 'function': {
				const format = token.key in FORMATTERS ? `$.${token.key}` : `own.${token.key}`;
				const [given] = token.param ?? [];
				const more = given?.type === 'content' ? `, ${JSON.stringify(given.value.trim())}` : '';
				return `\${${format}(${js(token.arg)}${more})}`;
			}
			default:
				return `\${${choice(token, placeholders, counted)}}`;
		}
	};
	return `\`${tokens.map(part).join('')}\``;
}

/** @param {import('@messageformat/parser').Select} token
 * @param {Readonly<Record<string, Placeholder>>} placeholders @param {string} counted */
function choice({ type, arg, cases }, placeholders, counted) {
	const inner = type === 'select' ? counted : arg;
	const { type: kind = '', js = arg } = placeholders[arg] ?? {};
	const category = type === 'plural' ? `$.cardinal(${js})` : `$.ordinalOf(${js})`;
	/** @param {string} key */
	const condition = (key) => {
		if (key.startsWith('=')) return `${js} === ${key.slice(1)}`;
		if (type !== 'select') return `${category} === "${key}"`;
		if (kind.endsWith('?') && key === 'none') return `${js} === null`;
		if (kind === 'String' && key === 'empty') return `${js} === ""`;
		if (kind === 'bool') return `(${js}) === ${key}`;
		const value = choiceOf(kind)?.find((one) => selector(one) === key);
		return `${js} === ${JSON.stringify(value)}`;
	};
	// an exact number goes before its category
	const exact = cases.filter(({ key }) => key.startsWith('='));
	const named = cases.filter(({ key }) => !key.startsWith('=') && key !== 'other');
	const other = cases.find(({ key }) => key === 'other')?.tokens ?? [];
	return [...exact, ...named].reduceRight(
		(rest, one) =>
			`${condition(one.key)} ? ${expressionOf(one.tokens, placeholders, inner)} : ${rest}`,
		expressionOf(other, placeholders, inner)
	);
}
