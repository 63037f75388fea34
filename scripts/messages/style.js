// What a reader would correct in the messages of all languages.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tokensOf } from './icu.js';

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));

/** @typedef {{ area: string, key: string, text: string, english: string }} Said */

/** English words that no other language of the app has, but in these names. */
const ENGLISH_WORDS =
	/(?<![\w’-])(?:the|and|with|this|that|from|already|play(?:s|ed|ers?)|cards?|rounds?|evenings?|tricks?|they|there|your|have|been|when|which|where|until|nobody|everyone|somebody)(?![\w’-])/i;
const ENGLISH_NAMES = /The Great Dalmuti|Kings and Bastards|god card/g;

/** Words that a language has as English has them; a text of no others may be word for word
 * English’s. Names in Latin script are those of the games, of their Japanese titles, and of people. */
const LATIN =
	'Temple Tahimi Tarot-Himi Daifugō Dalmuti Joker Jokers Tenpen-chii Fugō Heimin Hinmin Daihinmin ' +
	'Ōsama Dorei Kamisama Kachiku Ana Ben Lena Club Veto';
/** @type {Readonly<Record<string, string | undefined>>} */
const SAME_WORDS = {
	all: 'Courtbook Workbox Figtree Fraunces OK MB',
	de: `${LATIN} Revolution Baron Baronet Baronetess Dame Bastard Name Person wild`,
	fr: `${LATIN} Place Places Points Table Tarot Notes Rose Pause Prince Baron Dame Serf min h`,
	es: `${LATIN} Eli Baronet Tarot capital no byte bytes kB min h`,
	'zh-Hans': 'Temple Tahimi Tarot-Himi'
};
/** @param {string} language */
const sameWords = (language) =>
	new Set(`${SAME_WORDS.all} ${SAME_WORDS[language] ?? ''}`.toLowerCase().split(' '));

/** What a message says, without its placeholders and the values by which they choose.
 * @param {string} text @param {string} language @returns {string} nothing if it cannot be read */
function contentOf(text, language) {
	/** @param {readonly import('./icu.js').Token[]} tokens @returns {string} */
	const within = (tokens) =>
		tokens
			.map((token) => {
				if ('cases' in token) return token.cases.map((one) => within(one.tokens)).join(' ');
				return token.type === 'content' ? token.value : ' ';
			})
			.join('');
	try {
		return within(tokensOf(text, language));
	} catch {
		return '';
	}
}

/** The quotes and apostrophes of each language. One that is not listed may have all.
 * @type {Readonly<Record<string, string | undefined>>} */
const QUOTES = {
	en: '“”‘’',
	de: '„“‚‘’',
	fr: '«»’',
	es: '“”',
	he: '״׳',
	ja: '「」『』',
	ko: '“”‘’',
	'zh-Hans': '“”‘’'
};

/** What is wrong with a text beside English’s.
 * @param {string} text @param {string} english the same as the text for English’s own
 * @param {string} language @returns {string[]} */
export function faultsIn(text, english, language) {
	const said = text.replaceAll("''", "'").replace(/'[{}#]+[^']*'/g, '');
	// a sentence may end in a form: “{n, plural, one {A card.} other {# cards.}}”
	const end = text.replace(/[}\s]+$/, '');
	const englishEnd = english.replace(/[}\s]+$/, '');
	const faults = [];
	if (said.includes('  ')) faults.push('has two spaces in a row');
	if (/["']/.test(said)) faults.push('has straight quotes; each language has its own');
	if (/[^\s.]\.$/.test(englishEnd) && !/[.。?？!！:：…][)）”」»״]?$/.test(end))
		faults.push('does not end in a full stop, as English does');
	// not the stop of an ordinal or an abbreviation: “{n}.”, “{n} Min.”
	if (
		english !== '' &&
		!/[.?!:…]$/.test(englishEnd) &&
		/。$|\S\s+\S+\s.*[^}]\.$|\p{L}{4}\.$/u.test(end)
	)
		faults.push('ends in a full stop, as English does not');
	const own = QUOTES[language];
	const foreign = text
		.match(/[„“”‚‘’«»‹›「」『』״׳]/g)
		?.find((sign) => own?.includes(sign) === false);
	if (foreign !== undefined) faults.push(`has ${foreign}, which is no quote of the language`);
	if (language === 'fr' && / [?!;:»]|« /.test(text))
		faults.push('has a space where a line may break, before a sign or within quotes');
	return language === 'en' ? faults : [...faults, ...englishIn(text, english, language)];
}

/** What of a text is English: all of it, or a word that only English has.
 * @param {string} text @param {string} english @param {string} language @returns {string[]} */
function englishIn(text, english, language) {
	const content = contentOf(text, language);
	const same = sameWords(language);
	const words = content.toLowerCase().match(/\p{L}[\p{L}\p{M}-]*/gu) ?? [];
	if (text === english && words.some((word) => !same.has(word))) return ['is left in English'];
	const [word] = ENGLISH_WORDS.exec(content.replace(ENGLISH_NAMES, '')) ?? [];
	return word === undefined ? [] : [`says “${word}”, which is English`];
}

/** Terms of the glossary; not “place”, which is said of too much else: “no place to store”. */
const TERMS = [
	'seat',
	'pack',
	'deal',
	'giveback',
	'lead',
	'go out',
	'newcomer',
	'Referee',
	'revolution',
	'standings',
	'Chronicle',
	'house rules',
	'evening',
	'round',
	'trick',
	'chair',
	'title',
	'tax',
	'tribute',
	'decree',
	'ruling'
];

/** English words that a term is a part of, and that mean something else. */
const NOT_MEANT =
	/first deal revolution|deals evenly|leads? to\b|clockwise round|\b(?:names|places|carried|comes?|go|goes|on|passes|turns?) round\b|\bround (?:the table|a table|from)\b/gi;

/** What docs/glossary-exceptions.json says of a term in a language: forms of the term that the
 * glossary does not list, or messages that say it otherwise.
 * @typedef {{ forms: string[], because: string } | { messages: string[], because: string }} Exception */
/** @typedef {Readonly<Partial<Record<string, readonly Exception[]>>>} Exceptions by term */
/** @type {Readonly<Partial<Record<string, Exceptions>>>} */
const EXCEPTIONS = JSON.parse(readFileSync(`${DOCS}glossary-exceptions.json`, 'utf8'));

/** @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Terms of docs/glossary.md that a language’s messages say in other words, with the messages; and
 * exceptions that no message needs.
 * @param {string} language @param {readonly Said[]} messages
 * @param {Exceptions} [exceptionsOf] */
export function otherTerms(language, messages, exceptionsOf = EXCEPTIONS[language] ?? {}) {
	const rows = readFileSync(`${DOCS}glossary.md`, 'utf8')
		.split('\n')
		.filter((line) => line.startsWith('| '))
		.map((line) => line.split('|').map((cell) => cell.trim()));
	const column = rows[0]?.indexOf(language) ?? -1;
	if (column < 0) return ['docs/glossary.md has no column for it'];
	return TERMS.flatMap((term) => {
		const isTerm = new RegExp(`^(?:to |the )?${term}\\b`);
		const row = rows.find(([, english = '']) => isTerm.test(english));
		const exceptions = exceptionsOf[term] ?? [];
		const forms = exceptions.flatMap((one) => ('forms' in one ? one.forms : []));
		const excepted = exceptions.flatMap((one) => ('messages' in one ? one.messages : []));
		// without their endings, which cases and plurals change
		const own = (row?.[column] ?? '')
			.split(', ')
			.map((word) => plain(word).replace(/(?<=[a-z]{3})[aeo]$|(?<=[א-ת]{3})ה$/, ''))
			.concat(forms.map(plain));
		const named = new RegExp(String.raw`\b${term}(?:s|es)?\b`, 'i');
		const others = messages
			.filter(({ english }) =>
				named.test(english.replace(/\{[^{}]*\}/g, '').replace(NOT_MEANT, ''))
			)
			.filter(({ text }) => !own.some((word) => plain(text).includes(word)))
			.map(({ area, key }) => `${area} ${key}`);
		const wrong = others.filter((one) => !excepted.includes(one));
		const unneeded = excepted.filter((one) => !others.includes(one));
		return [
			...wrong.map((one) => `${one} says “${term}” in other words than ${row?.[column]}`),
			...unneeded.map((one) => `${one} needs no exception for “${term}”`)
		];
	});
}
