import { describe, expect, test } from 'vitest';
import { grammar } from '#lib/messages/grammar.ts';
import { LANGUAGES, LOCALES } from '#lib/messages/locales.ts';
import { pseudoLocalize } from '#lib/messages/pseudo.ts';

const files = import.meta.glob<{ default: object }>('../../../src/lib/messages/*/*.ts', {
	eager: true
});

/** Every message of a language, by its area and its place in it: the text, or the source of the function. */
function messages(language: string): Map<string, string> {
	const found = new Map<string, string>();
	const add = (path: string, value: unknown): void => {
		if (typeof value === 'string') found.set(path, value);
		else if (value === null) found.set(path, '');
		else if (typeof value === 'function') found.set(path, Function.prototype.toString.call(value));
		else
			for (const [key, one] of Object.entries(value as object))
				add(`${path}.${key}`, one as unknown);
	};
	for (const [path, { default: words }] of Object.entries(files)) {
		const [, folder, area] = /messages\/([^/]+)\/([^/]+)\.ts$/.exec(path)!;
		if (folder === language) add(area!, words);
	}
	return found;
}
const english = messages('en');

/** The letters of a message that are its own: not those of what is filled in, or called. */
const hasLetters = (message: string): boolean =>
	/\p{L}{2}/u.test(
		message
			.replace(/\$\{[^}]*\}/g, '')
			.replace(/^\s*\(?[\w\s,{}]*\)?\s*=>/, '')
			.replace(/[\w.$]+\(/g, '')
	);

describe.each(LOCALES.filter((language) => language !== 'en'))('%s', (language) => {
	const own = messages(language);
	test('lacks no message and has none too many', () => {
		// by how many other names people look for a game is each language's own
		const keys = (of: typeof own) =>
			[...of.keys()].filter((key) => !key.startsWith('rules.names.'));
		expect(keys(own).sort()).toEqual(keys(english).sort());
	});
	test('says it in its own words', () => {
		const said = [...english].filter(([, text]) => hasLetters(text));
		const same = said.filter(([key, text]) => own.get(key) === text).map(([key]) => key);
		expect(same.length / said.length, same.join('\n')).toBeLessThanOrEqual(0.02);
	});
});

test.each(LOCALES)('%s has a form for every number', (language) => {
	const forms = { one: 'one', two: 'two', few: 'few', other: 'other' };
	const { plural, ordinal } = grammar(language);
	const cardinals = new Intl.PluralRules(language);
	const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });
	for (let n = 0; n <= 1000; n++) {
		expect(plural(n, forms)).toBe(cardinals.select(n));
		expect(ordinal(n, forms)).toBe(ordinals.select(n));
	}
});

test('what is written from right to left says so', () => {
	const rtl = LOCALES.filter((language) => LANGUAGES[language].dir === 'rtl');
	expect(rtl).toEqual(['he']);
});

test('in the pseudo-locale every message stands between marks', () => {
	const words = pseudoLocalize({
		plain: 'Undo',
		within: { list: ['a', 'b'] },
		told: (name: string) => `${name} deals`,
		number: 3
	}) as {
		plain: string;
		within: { list: string[] };
		told: (name: string) => string;
		number: number;
	};
	expect(words.plain).toBe('⟦Undo⟧');
	expect(words.within.list).toEqual(['⟦a⟧', '⟦b⟧']);
	expect(words.told('Ana')).toBe('⟦Ana deals⟧');
	expect(words.number).toBe(3);
});
