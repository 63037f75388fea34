import { apart } from './isolate.ts';
import type { Locale } from './locales.ts';

/** The plural categories that each language needs (CLDR); `grammar` takes `other` where one has no form. */
interface Categories {
	en: 'one' | 'other';
	de: 'one' | 'other';
	fr: 'one' | 'other';
	es: 'one' | 'other';
	ja: 'other';
	'zh-Hans': 'other';
	he: 'one' | 'two' | 'other';
}
interface OrdinalCategories {
	en: 'one' | 'two' | 'few' | 'other';
	de: 'other';
	fr: 'one' | 'other';
	es: 'other';
	ja: 'other';
	'zh-Hans': 'other';
	he: 'other';
}

/** What stands between the parts of a list, before the last one, and before the last of more than two where that is
 * something else. */
type Joints = readonly [
	between: string,
	and: string,
	or: string,
	andOfMore?: string,
	orOfMore?: string
];
/** The patterns of CLDR. `Intl.ListFormat` has them too, but the first of a page costs a slow phone 60 ms and more. */
const JOINTS: Readonly<Record<Locale, Joints>> = {
	en: [', ', ' and ', ' or ', ', and ', ', or '],
	de: [', ', ' und ', ' oder '],
	fr: [', ', ' et ', ' ou '],
	es: [', ', ' y ', ' o '],
	ja: ['、', '、', 'または', '、', '、または'],
	'zh-Hans': ['、', '和', '或'],
	he: [', ', ' ו', ' או ']
};
/** What becomes of a joint before some words. */
const BEFORE: Readonly<Record<string, readonly [word: RegExp, joint: string]>> = {
	' y ': [/^(?:i|hi(?![ae]))/i, ' e '],
	' o ': [/^(?:h?o|8|11(?: |$))/i, ' u '],
	' ו': [/^\P{Script=Hebrew}/u, ' ו-']
};
function joined(texts: readonly string[], between: string, two: string, more = two): string {
	const end = texts.at(-1) ?? '';
	if (texts.length < 2) return end;
	const joint = texts.length > 2 ? more : two;
	const [word, other] = BEFORE[joint] ?? [];
	return texts.slice(0, -1).join(between) + (other && word?.test(end) ? other : joint) + end;
}

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Makes it when it is first asked for: the first of a kind costs a slow phone up to 15 ms. */
function once<T>(make: () => T): () => T {
	let made: T | undefined;
	return () => (made ??= make());
}

/** What the messages of a language are put together with: its plurals, ordinals, lists and numbers. */
export function grammar<L extends Locale>(locale: L) {
	const cardinals = once(() => new Intl.PluralRules(locale));
	const ordinals = once(() => new Intl.PluralRules(locale, { type: 'ordinal' }));
	const [between, and, or, andOfMore, orOfMore] = JOINTS[locale];
	const numbers = once(() => new Intl.NumberFormat(locale));
	const percents = once(() => new Intl.NumberFormat(locale, { style: 'percent' }));
	const pick = (forms: Forms, rule: Intl.LDMLPluralRule) => forms[rule] ?? forms.other;
	const each = (texts: Iterable<string>) => [...texts].map((text) => apart(text, locale));
	return {
		/** The form that goes with so many. */
		plural: (n: number, forms: Readonly<Record<Categories[L], string>> & { other: string }) =>
			pick(forms, cardinals().select(n)),
		/** The form that goes with that place in an order. */
		ordinal: (
			n: number,
			forms: Readonly<Record<OrdinalCategories[L], string>> & { other: string }
		) => pick(forms, ordinals().select(n)),
		/** Ana, Ben, and Dee. */
		list: (texts: Iterable<string>) => joined(each(texts), between, and, andOfMore),
		/** A five, a six, or a seven. */
		either: (texts: Iterable<string>) => joined(each(texts), between, or, orOfMore),
		/** 12,345. */
		number: (n: number) => numbers().format(n),
		/** 62%, of 62. */
		percent: (hundredths: number) => percents().format(hundredths / 100)
	};
}
