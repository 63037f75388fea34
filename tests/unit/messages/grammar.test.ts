import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bidiIsolate } from '#lib/messages/bidi.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { LOCALES } from '#lib/messages/locales.ts';

/** Our lists against `Intl.ListFormat`, which follows CLDR. */

const BEGINNINGS = [
	'Inés',
	'ivo',
	'Íñigo',
	'hijo',
	'Hilda',
	'hielo',
	'Hiato',
	'h',
	'y',
	'Yago',
	'Óscar',
	'otro',
	'Hola',
	'hora',
	'8',
	'80',
	'11',
	'11 ases',
	'110',
	'1',
	'7. Zwerg',
	'דנה',
	'Ana',
	'花子',
	'ليلى',
	'♠',
	'5',
	'(א)',
	'\u05d1',
	' a',
	'-',
	'𝒜',
	'é'
];
const part = fc.oneof(
	fc.constantFrom(...BEGINNINGS),
	fc.string({ unit: 'grapheme', maxLength: 6 }),
	fc.tuple(fc.constantFrom(...BEGINNINGS), fc.string({ maxLength: 3 })).map((both) => both.join(''))
);
const parts = fc.array(part, { maxLength: 6 });

describe.each(LOCALES)('%s', (language) => {
	const { list, either } = grammar(language);
	test.each([
		['conjunction', list],
		['disjunction', either]
	] as const)('%s', (type, ours) => {
		const theirs = new Intl.ListFormat(language, { type });
		fc.assert(
			fc.property(parts, (texts) => {
				expect(ours(texts)).toBe(theirs.format(texts.map((text) => bidiIsolate(text, language))));
			}),
			{ numRuns: 2000 }
		);
	});
});
