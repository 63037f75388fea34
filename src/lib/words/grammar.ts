import { apart } from './apart.ts';
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

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** What the messages of a language are put together with: its plurals, ordinals, lists and numbers. */
export function grammar<L extends Locale>(locale: L) {
	const cardinals = new Intl.PluralRules(locale);
	const ordinals = new Intl.PluralRules(locale, { type: 'ordinal' });
	const and = new Intl.ListFormat(locale);
	const or = new Intl.ListFormat(locale, { type: 'disjunction' });
	const numbers = new Intl.NumberFormat(locale);
	const percents = new Intl.NumberFormat(locale, { style: 'percent' });
	const pick = (forms: Forms, rule: Intl.LDMLPluralRule) => forms[rule] ?? forms.other;
	const each = (texts: Iterable<string>) => [...texts].map((text) => apart(text, locale));
	return {
		/** The form that goes with so many. */
		plural: (n: number, forms: Readonly<Record<Categories[L], string>> & { other: string }) =>
			pick(forms, cardinals.select(n)),
		/** The form that goes with that place in an order. */
		ordinal: (
			n: number,
			forms: Readonly<Record<OrdinalCategories[L], string>> & { other: string }
		) => pick(forms, ordinals.select(n)),
		/** Ana, Ben, and Dee. */
		list: (texts: Iterable<string>) => and.format(each(texts)),
		/** A five, a six, or a seven. */
		either: (texts: Iterable<string>) => or.format(each(texts)),
		/** 12,345. */
		number: (n: number) => numbers.format(n),
		/** 62%, of 62. */
		percent: (hundredths: number) => percents.format(hundredths / 100)
	};
}
