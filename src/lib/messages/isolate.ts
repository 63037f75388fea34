import { LANGUAGES, type Locale } from './locales.ts';

const RTL = `[${['Hebrew', 'Arabic', 'Syriac', 'Thaana', 'Nko', 'Adlam', 'Mandaic', 'Samaritan']
	.map((script) => `\\p{Script=${script}}`)
	.join('')}]`;
/** A letter that is written the other way than the language. */
const FOREIGN = {
	ltr: new RegExp(RTL, 'u'),
	rtl: new RegExp(String.raw`(?!${RTL})\p{L}`, 'u')
} as const;

/** What people typed, within a sentence: where some of it is written the other way, it stands between Unicode's
 * isolates, which keep the rest in order also where no markup can, as in the name of a button. */
export const apart = (text: string, locale: Locale): string =>
	FOREIGN[LANGUAGES[locale].dir].test(text) && !/[\u2066\u2068]/.test(text)
		? `\u2068${text}\u2069`
		: text;
