import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import { bidiIsolate } from './bidi.ts';
import { joinedBy } from './formatters.ts';
import type { Locale } from './locales.ts';

/** The separators of a list: between items, before the last of "and" and "or" lists, and before the
 * last of three or more where that differs. */
type Separators = readonly [
	between: string,
	and: string,
	or: string,
	andOfMore?: string,
	orOfMore?: string
];
/** The list patterns of CLDR. `Intl.ListFormat` has them too, but the first instance costs a slow
 * phone 60 ms or more. */
const SEPARATORS: Readonly<Record<Locale, Separators>> = {
	en: [', ', ' and ', ' or ', ', and ', ', or '],
	de: [', ', ' und ', ' oder '],
	fr: [', ', ' et ', ' ou '],
	es: [', ', ' y ', ' o '],
	ja: ['、', '、', 'または', '、', '、または'],
	'zh-Hans': ['、', '和', '或'],
	ko: [', ', ' 및 ', ' 또는 '],
	he: [', ', ' ו', ' או ']
};
/** Separators that change before certain words: Spanish y → e, o → u; Hebrew takes a hyphen before
 * foreign letters. */
const VARIANTS: Readonly<
	Partial<Record<Locale, ByText<readonly [before: RegExp, separator: string]>>>
> = {
	es: { ' y ': [/^(?:i|hi(?![ae]))/i, ' e '], ' o ': [/^(?:h?o|8|11(?: |$))/i, ' u '] },
	he: { ' ו': [/^\P{Script=Hebrew}/u, ' ו-'] }
};
function joinList(locale: Locale, items: readonly string[], two: string, more = two): string {
	const last = items.at(-1) ?? '';
	if (items.length < 2) return last;
	const separator = items.length > 2 ? more : two;
	const [before, variant = separator] = lookUp(VARIANTS[locale], separator) ?? [];
	const [between] = SEPARATORS[locale];
	return items.slice(0, -1).join(between) + (before?.test(last) ? variant : separator) + last;
}

/** Creates a formatter on first use: the first of a kind costs a slow phone up to 15 ms. */
function lazy<T>(create: () => T): () => T {
	let created: T | undefined;
	return () => (created ??= create());
}

/** The plurals, ordinals, lists and numbers of a language. */
export function grammar(locale: Locale) {
	const cardinals = lazy(() => new Intl.PluralRules(locale));
	const ordinals = lazy(() => new Intl.PluralRules(locale, { type: 'ordinal' }));
	const [between, and, or, andOfMore, orOfMore] = SEPARATORS[locale];
	const numbers = lazy(() => new Intl.NumberFormat(locale));
	const percents = lazy(() => new Intl.NumberFormat(locale, { style: 'percent' }));
	const isolateAll = (texts: Iterable<string>) =>
		[...texts].map((text) => bidiIsolate(text, locale));
	return {
		/** The category of a count, and that of a position. */
		cardinal: (n: number) => cardinals().select(n),
		ordinalOf: (n: number) => ordinals().select(n),
		/** Ana, Ben, and Dee. */
		list: (texts: Iterable<string>) => joinList(locale, isolateAll(texts), and, andOfMore),
		/** A five, a six, or a seven. */
		either: (texts: Iterable<string>) => joinList(locale, isolateAll(texts), or, orOfMore),
		/** Ana, Ben, Dee. */
		commas: joinedBy(between),
		/** Sentences, or cards: 2 3 4. */
		spaced: joinedBy(' '),
		/** Sentences of a language without spaces. */
		joined: joinedBy(''),
		/** A name that may run the other way. */
		isolate: (text: string) => bidiIsolate(text, locale),
		/** 12,345. Small numbers, which need no formatter, are the same in all our languages. */
		number: (n: number) =>
			Number.isInteger(n) && n >= 0 && n < 1000 ? String(n) : numbers().format(n),
		/** @param hundredths 62 gives 62% */
		percent: (hundredths: number) => percents().format(hundredths / 100)
	};
}
