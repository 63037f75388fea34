import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { parseCard } from '#lib/cards/card.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { LOCALES, type Locale } from '#lib/messages/locales.ts';
import { areasOf, givenTo, placeholdersOf, readArea } from '../../../scripts/messages/areas.js';
import { choiceOf, expressionOf, tokensOf } from '../../../scripts/messages/icu.js';

const formats = import.meta.glob<Record<string, unknown>>(
	'../../../src/lib/messages/*/formats.ts',
	{ eager: true }
);

const card = (text: string) => parseCard(text)!;
const play = (kind: string, count: number, more: object) => ({ kind, count, ...more });
/** What a placeholder may be filled in with, by its type. No two texts are the same. */
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
	String: ['Ana', 'Inés', 'Ben', 'דנה', '王芳'],
	int: [0, 1, 2, 3, 5, 11, 22, 100],
	bool: [true, false],
	List: [['Ben'], ['Eli', 'Isa'], ['Ben', 'Hana', 'Gus'], ['Fay', 'דן', 'Max', 'Ida', '민준']],
	Card: ['3C', 'QH', 'JK', 'JK=8', '5'].map(card),
	Cards: [['3C'], ['JK', 'QH'], ['3C', '4D', '5S']].map((all) => all.map(card)),
	Rank: ['1', '3', '8', '11', 'J', 'Q', 'A'],
	Ranks: [['8'], ['Q'], ['8', '8'], ['8', '9'], ['J', 'Q', 'A']],
	Suits: [['C'], ['C', 'D'], ['T']],
	Rounds: [
		[[3, 3]],
		[
			[3, 3],
			[4, 4]
		],
		[
			[3, 3],
			[5, 9]
		]
	],
	Markup: [(text: string) => text],
	Wild: ['JK', 'JE', '3'],
	PlayShape: [
		...[1, 2, 3, 4, 5, 6].map((count) => play('set', count, { rank: count > 3 ? '8' : 'Q' })),
		play('run', 4, { rank: 'J' }),
		play('pairs', 6, { rank: 'J' }),
		play('wilds', 1, { wild: 'JK' }),
		play('wilds', 2, { wild: 'JE' }),
		play('cards', 3, {})
	]
};
function samplesOf(type: string): readonly unknown[] {
	const plain = type.replace('?', '');
	const all = choiceOf(plain) ?? SAMPLES[plain] ?? [];
	return plain === type ? all : [...all, null];
}

/** Sets of values for the placeholders: each value of each, beside others that change with it. */
function fillings(types: Readonly<Record<string, string>>): Record<string, unknown>[] {
	const all = Object.entries(types).map(([name, type]) => [name, samplesOf(type)] as const);
	return [1, 2, 3].flatMap((step) =>
		Array.from({ length: Math.max(1, ...all.map(([, samples]) => samples.length)) }, (_, i) =>
			Object.fromEntries(
				all.map(([name, samples], at) => [name, samples[(i + at * step) % samples.length]])
			)
		)
	);
}

/** A language's messages, each as a function of its placeholders. */
function messagesOf(language: Locale) {
	const context = { locale: language, used: new Set<string>() };
	const all = areasOf('en').flatMap((area) => {
		const { notes } = readArea('en', area);
		return [...readArea(language, area).texts].map(([key, text]) => {
			const given = givenTo(notes, key);
			const types = Object.entries(given).flatMap(([name, { type, counts, same, many }]) =>
				(counts ?? same ?? many) === undefined ? [[name, type] as const] : []
			);
			const js = expressionOf(tokensOf(text, language), placeholdersOf(given), context);
			const source = `({ ${types.map(([name]) => name).join(', ')} }) => (${js})`;
			return { area, key, types: Object.fromEntries(types), source };
		});
	});
	const own = formats[`../../../src/lib/messages/${language}/formats.ts`]!;
	const shared = Object.entries(grammar(language)).map(([name, value]) => [`$${name}`, value]);
	const script = new Script(`[${all.map(({ source }) => source).join(',\n')}]`);
	const scope = { ...Object.fromEntries(shared), $formats: own } as object;
	const functions = script.runInNewContext(scope) as ((given: object) => string)[];
	return all.map((one, i) => ({ ...one, say: functions[i]! }));
}

const PAIRS = ['()', '[]', '{}', '«»', '「」', '『』', '（）', '“”', '„“'];
/** Quotes that open with the sign by which another language's close. */
const OPENING: Readonly<Record<string, string>> = { de: '“”' };
/** Words that change before the next one, which is a name here. */
const CONTRACTIONS: Readonly<Record<string, RegExp>> = {
	es: / y (?:i|hi(?!e))| o h?o|(?<!\p{L})(?:a|de) el /iu,
	fr: /\b(?:de|que) (?:Ana|Inés|Eli|Isa|Ida)|(?<!\p{L})(?:de|à) les? [A-ZÉ]|(?:d|qu)’(?:Ben|Gus|Max|Fay)/u
};
/** Messages that are filled in with something else than names, have a Japanese name with an h that
 * is heard, or say a word twice on purpose. */
const EXCEPTIONS: ReadonlySet<string> = new Set([
	'en house-meanings options.deck.40',
	'he rules-kings-and-bastards DK-6.text',
	'he rules-tahimi DK-7.text',
	'es how need',
	'es rules-daifugo JO-4.text',
	'fr chronicle recap.rose',
	'fr chronicle recap.fell',
	'fr how source',
	'fr start goOn',
	'fr start again'
]);

/** What is wrong with a text whatever it says. */
function faultIn(text: string, language: string): string | undefined {
	if (/\b(?:undefined|NaN)\b|\[object/.test(text)) return 'says a value of the code';
	if (/[ \u00a0\u202f]{2}/.test(text)) return 'has two spaces in a row';
	if (/ [,.;:!?)](?!\w)/.test(text)) return 'has a space before a sign';
	if (/(?<![\p{L}\p{M}])(\p{L}+) \1(?![\p{L}\p{M}])/u.test(text)) return 'says a word twice';
	if (CONTRACTIONS[language]?.test(text)) return 'does not join words as the language does';
	const unmatched = PAIRS.filter((pair) => pair !== OPENING[language]).find(
		([open = '', close = '']) =>
			text.includes(open) && text.split(open).length !== text.split(close).length
	);
	return unmatched && `has one of ${unmatched} alone`;
}

test.each(LOCALES)('%s: filled in, no message has a fault of form', (language) => {
	const found = messagesOf(language).flatMap(({ area, key, types, say }) => {
		const name = `${language} ${area} ${key}`;
		// search words are no sentences
		if (
			EXCEPTIONS.has(name) ||
			/^(?:rules (?:everyday|names|search)|referee ask)\b/.test(`${area} ${key}`)
		)
			return [];
		const texts = fillings(types).map((given) => say(given));
		const wrong = texts.find((text) => faultIn(text, language) !== undefined);
		return wrong === undefined ? [] : [`${name} ${faultIn(wrong, language)}: ${wrong}`];
	});
	expect(found).toEqual([]);
});
