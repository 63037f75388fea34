// ICU MessageFormat 1 → JavaScript, at build: nothing is parsed on the phone. These are expressions of
// the parameters that the app passes, and ask the browser’s plural rules. The functions that
// `compileModule` of @messageformat/core makes of one object each, with their runtime, take 4.6 kB
// more for English with brotli (84.5 for 79.9 kB; 3.5 kB more if plain texts stay strings), which is
// more than the limit of the stored app leaves. They also fill in every form before they choose one,
// and so would pass null to the formatters of the forms for other values.
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

/** @typedef {{ cardinal: Intl.LDMLPluralRule[], ordinal: Intl.LDMLPluralRule[] }} PluralForms */
/** @type {Map<string, PluralForms>} by language */
const pluralForms = new Map();

/** @param {string} locale @returns {PluralForms} */
function pluralFormsOf(locale) {
	/** @param {'cardinal' | 'ordinal'} type */
	const categories = (type) =>
		new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
	const forms = pluralForms.get(locale) ?? {
		cardinal: categories('cardinal'),
		ordinal: categories('ordinal')
	};
	pluralForms.set(locale, forms);
	return forms;
}

/** @param {string} text @param {string} locale
 * @returns {Token[]} @throws if a form is missing, unknown, or something is not closed */
export const tokensOf = (text, locale) => parse(text, pluralFormsOf(locale));

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

/** The placeholders whose plural has a form for one thing. @param {readonly Token[]} tokens
 * @returns {string[]} */
export function singularsIn(tokens) {
	return tokens.flatMap((token) => {
		if (!('cases' in token)) return [];
		const isOne = token.type === 'plural' && token.cases.some(({ key }) => /^(one|=1)$/.test(key));
		return [
			...(isOne ? [token.arg] : []),
			...token.cases.flatMap((one) => singularsIn(one.tokens))
		];
	});
}

/** The placeholders that a message says, once each, beside those that only choose a form.
 * @param {readonly Token[]} tokens @returns {string[]} */
export function printedIn(tokens) {
	/** @param {readonly Token[]} some @param {string} counted @returns {string[]} */
	const within = (some, counted) =>
		some.flatMap((token) => {
			if (token.type === 'octothorpe') return [counted];
			if ('cases' in token)
				return token.cases.flatMap((one) =>
					within(one.tokens, token.type === 'select' ? counted : token.arg)
				);
			return 'arg' in token ? [token.arg] : [];
		});
	return [...new Set(within(tokens, ''))];
}

/** What the text of an area’s messages needs: the language, and the formatters of `grammar` that they
 * have used so far.
 * @typedef {{ readonly locale: string, readonly used: Set<string> }} Context */

/** The text as JavaScript: a string, or an expression of the placeholders.
 * @param {readonly Token[]} tokens
 * @param {Readonly<Record<string, Placeholder>>} placeholders
 * @param {Context} context
 * @param {string} [counted] the placeholder that # stands for
 * @returns {string} */
export function expressionOf(tokens, placeholders, context, counted = '') {
	const [only] = tokens;
	if (only === undefined) return '""';
	const isBold = Object.values(placeholders).some(({ type }) => type === 'Markup');
	/** @param {string} content */
	const marked = (content) =>
		isBold ? content.replaceAll('<b>', '${bold(`').replaceAll('</b>', '`)}') : content;
	/** @param {string} name */
	const js = (name) => placeholders[name]?.js ?? name;
	/** @param {Token} token @returns {string} an expression, or a number that is known */
	const valueOf = (token) => {
		switch (token.type) {
			case 'content':
				return JSON.stringify(token.value);
			case 'argument':
				return js(token.arg);
			case 'octothorpe':
				return numberOf(js(counted), context);
			case 'function': {
				if (token.key === 'number') return numberOf(js(token.arg), context);
				const isOurs = token.key in FORMATTERS;
				const format = isOurs ? imported(token.key, context) : `$formats.${token.key}`;
				const [given] = token.param ?? [];
				const more = given?.type === 'content' ? `, ${JSON.stringify(given.value.trim())}` : '';
				return `${format}(${js(token.arg)}${more})`;
			}
			default:
				return choice(token, placeholders, context, counted);
		}
	};
	if (tokens.length === 1 && !isBold && only.type !== 'argument' && !isKnown(valueOf(only)))
		return only.type === 'content' ? valueOf(only) : `(${valueOf(only)})`;
	/** @param {Token} token */
	const part = (token) => {
		if (token.type === 'content') return marked(token.value.replace(/[\\`]|\$(?=\{)/g, '\\$&'));
		const value = valueOf(token);
		return isKnown(value) ? value : `\${${value}}`;
	};
	return `\`${tokens.map(part).join('')}\``;
}

/** A function of `grammar`, by a name that no placeholder has.
 * @param {string} name @param {Context} context */
function imported(name, { used }) {
	used.add(name);
	return `$${name}`;
}

/** @param {string} js @returns {boolean} whether this is a number, not an expression */
const isKnown = (js) => /^\d+$/.test(js);

/** A number with the separators of the language, which small ones do not have.
 * @param {string} js @param {Context} context */
const numberOf = (js, context) =>
	isKnown(js) && Number(js) < 1000 ? js : `${imported('number', context)}(${js})`;

/** Whole numbers by which categories are told apart. */
const NUMBERS = [...Array(200).keys(), 1000, 10_000, 100_000, 1_000_000];

/** The number that alone is of a category; undefined if there are more.
 * @param {string} category @param {'cardinal' | 'ordinal'} type @param {string} locale */
function onlyOf(category, type, locale) {
	const rules = new Intl.PluralRules(locale, { type });
	const [first, ...more] = NUMBERS.filter((n) => rules.select(n) === category);
	return more.length === 0 ? first : undefined;
}

/** @param {import('@messageformat/parser').Select} token
 * @param {Readonly<Record<string, Placeholder>>} placeholders @param {Context} context
 * @param {string} counted */
function choice({ type, arg, cases }, placeholders, context, counted) {
	const inner = type === 'select' ? counted : arg;
	const { type: kind = '', js = arg } = placeholders[arg] ?? {};
	const plural = type === 'selectordinal' ? 'ordinal' : 'cardinal';
	/** The number that a form is for; undefined if it is for several. @param {string} key */
	const exactly = (key) => {
		if (type === 'select') return undefined;
		return key.startsWith('=') ? Number(key.slice(1)) : onlyOf(key, plural, context.locale);
	};
	/** @param {string} key */
	const condition = (key) => {
		const number = exactly(key);
		if (number !== undefined) return `${js} === ${number}`;
		if (type === 'plural') return `${imported('cardinal', context)}(${js}) === "${key}"`;
		if (type === 'selectordinal') return `${imported('ordinalOf', context)}(${js}) === "${key}"`;
		if (kind.endsWith('?') && key === 'none') return `${js} === null`;
		if (kind === 'String' && key === 'empty') return `${js} === ""`;
		if (kind === 'bool') return key === 'true' ? js : `!(${js})`;
		const value = choiceOf(kind)?.find((one) => selector(one) === key);
		return `${js} === ${JSON.stringify(value)}`;
	};
	// an exact number goes before its category
	const exact = cases.filter(({ key }) => key.startsWith('='));
	const named = cases.filter(({ key }) => !key.startsWith('=') && key !== 'other');
	const other = cases.find(({ key }) => key === 'other')?.tokens ?? [];
	/** @param {readonly Token[]} tokens @param {number} [number] that the placeholder is */
	const text = (tokens, number) => {
		const known = number === undefined ? {} : { [arg]: { type: kind, js: String(number) } };
		return expressionOf(tokens, { ...placeholders, ...known }, context, inner);
	};
	return [...exact, ...named].reduceRight(
		(rest, one) => `${condition(one.key)} ? ${text(one.tokens, exactly(one.key))} : ${rest}`,
		text(other)
	);
}
