import { LANGUAGES, type Locale } from './locales.ts';

const RTL = `[${['Hebrew', 'Arabic', 'Syriac', 'Thaana', 'Nko', 'Adlam', 'Mandaic', 'Samaritan']
	.map((script) => `\\p{Script=${script}}`)
	.join('')}]`;
/** A letter that runs against the direction of the language. */
const OPPOSITE = {
	ltr: new RegExp(RTL, 'u'),
	rtl: new RegExp(String.raw`(?!${RTL})\p{L}`, 'u')
} as const;

/** Wraps typed text (a name, a decree) in Unicode isolates (U+2068, U+2069) if it contains letters
 * that run the other way, so that the sentence around it keeps its order. Works where no markup
 * can, as in an accessible name. Text that is isolated already is returned as it is. */
export const bidiIsolate = (text: string, locale: Locale): string =>
	OPPOSITE[LANGUAGES[locale].dir].test(text) && !/[\u2066\u2068]/.test(text)
		? `\u2068${text}\u2069`
		: text;
