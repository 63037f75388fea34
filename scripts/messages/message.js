// Compares a message with English’s.
import { choiceOf, printedIn, selector, singularsIn, tokensOf, usesIn, USES } from './icu.js';

/** @typedef {import('./icu.js').Token} Token */
/** What a message is compared with: its placeholders’ types, by English, and the formatters of its
 * language.
 * @typedef {{ readonly language: string, readonly source: string,
 *   readonly types: Readonly<Record<string, string>>, readonly formats: ReadonlySet<string> }} Beside */

/** Words after a number that are the same for one: Byte, Titel; fois; más; and no nouns. */
const SAME_FOR_ONE = new Set(['Byte', 'Titel', 'kommt', 'von', 'fois', 'más']);

/** Whether a placeholder of a type may be used in a way.
 * @param {string} type @param {string} as */
function mayBeUsed(type, as) {
	if (as === 'text') return /^(String\??|int|Rank)$/.test(type) || choiceOf(type) !== undefined;
	if (as === 'select') return /^(bool|String)$|\?$/.test(type) || choiceOf(type) !== undefined;
	return !(as in USES) || USES[/** @type {keyof typeof USES} */ (as)] === type.replace('?', '');
}

/** @param {readonly Token[]} tokens @returns {import('@messageformat/parser').Select[]} */
const selects = (tokens) =>
	tokens.flatMap((token) =>
		'cases' in token
			? [
					...(token.type === 'select' ? [token] : []),
					...token.cases.flatMap((one) => selects(one.tokens))
				]
			: []
	);

/** The message with nothing but its most general forms. @param {readonly Token[]} tokens
 * @returns {Token[]} */
const general = (tokens) =>
	tokens.map((token) =>
		'cases' in token
			? {
					...token,
					cases: token.cases
						.filter(({ key }) => key === 'other')
						.map((one) => ({ ...one, tokens: general(one.tokens) }))
				}
			: token
	);

/** What other languages need of English’s message: the placeholders that it says, which they say
 * too or choose by, those that it says in its most general forms, and its forms for one. A play may
 * be named by what it is there: “a bomb”.
 * @param {string} text @param {Beside['types']} types */
function neededIn(text, types) {
	try {
		const tokens = tokensOf(text, 'en');
		/** @param {readonly Token[]} some */
		const said = (some) => printedIn(some).filter((arg) => types[arg] !== 'PlayShape');
		return {
			said: said(tokens),
			alwaysSaid: said(general(tokens)),
			singulars: [...new Set(singularsIn(tokens))]
		};
	} catch {
		return { said: [], alwaysSaid: [], singulars: [] };
	}
}

/** What is wrong with the placeholders and forms of a message.
 * @param {string} text @param {Beside} beside @returns {string[]} */
export function differencesIn(text, { language, source, types, formats }) {
	/** @type {Token[]} */
	let tokens;
	try {
		tokens = tokensOf(text, language);
	} catch (reason) {
		// the lines below show where
		const [what = ''] = String(reason).split('\n');
		return [`cannot be read: ${what.replace(/:$/, '')}`];
	}
	const { said, alwaysSaid, singulars } = neededIn(source, types);
	const faults = [];
	const uses = usesIn(tokens);
	for (const { arg, as } of uses) {
		const type = types[arg];
		if (type === undefined) faults.push(`has a placeholder that English lacks: {${arg}}`);
		else if (!mayBeUsed(type, as)) faults.push(`uses {${arg}} (${type}) as ${as}`);
		if (!['text', 'select', ...Object.keys(USES)].includes(as) && !formats.has(as))
			faults.push(`has a formatter that formats.ts lacks: ${as}`);
	}
	const chosenBy = uses.filter(({ as }) => as === 'select').map(({ arg }) => arg);
	const saidInGeneral = [...printedIn(general(tokens)), ...chosenBy];
	for (const arg of said)
		if (!uses.some((use) => use.arg === arg)) faults.push(`lacks {${arg}}`);
		else if (alwaysSaid.includes(arg) && !saidInGeneral.includes(arg))
			faults.push(`lacks {${arg}} in a form for other values`);
	const hasSingular = new Intl.PluralRules(language).select(1) === 'one';
	for (const arg of hasSingular ? singulars : []) {
		if (singularsIn(tokens).includes(arg)) continue;
		const isPlural = uses.some((use) => use.arg === arg && use.as === 'plural');
		const [, word] = new RegExp(`\\{${arg}(?:, number)?\\}\\s+(\\p{L}+)`, 'u').exec(text) ?? [];
		if (isPlural || (word !== undefined && !SAME_FOR_ONE.has(word)))
			faults.push(`has no form for one {${arg}}, as English has`);
	}
	for (const { arg, cases } of selects(tokens)) {
		const type = types[arg] ?? '';
		const values = type.endsWith('?')
			? ['none']
			: ({ bool: ['true', 'false'], String: ['empty'] }[type] ?? choiceOf(type)?.map(selector));
		for (const one of cases)
			if (one.key !== 'other' && !values?.includes(one.key))
				faults.push(`has a form for ${one.key}, which {${arg}} never is`);
	}
	return faults;
}
