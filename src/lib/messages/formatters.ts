import type { RoundSpan } from './parameters.ts';

/** Formatters that several languages share: each language’s `formats.ts` exports what its messages
 * use. Those of cards are in `cards.ts`. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The sign of a card; an “A” may be a word: “A run of four”. */
const SIGN = /^(?:[JQKNP](?![\p{L}’])|A(?= …|[*,]|$))/u;
/** A label within a sentence. Signs of cards keep their capital.
 * @param kept further beginnings that keep it: names, nouns */
export const lowerExcept =
	(kept: RegExp) =>
	(label: string): string =>
		kept.test(label) || SIGN.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

export const joinedBy =
	(sign: string) =>
	(all: Iterable<string>): string =>
		[...all].join(sign);

/** A list whose first entry alone has a capital. @param lower takes it from the others */
export const topicsBy =
	(lower: (text: string) => string) =>
	([first = '', ...more]: Iterable<string>): string =>
		[first, ...more.map(lower)].join(', ');

/** Small numbers in letters. @param letters from 0 on; larger numbers are in digits */
export function numberFormats(letters: readonly string[]) {
	const words = (n: number): string => letters[n] ?? String(n);
	return {
		words,
		capitalWords: (n: number): string => capital(words(n)),
		/** From three on in letters. */
		letters: (n: number): string => (n < 3 ? String(n) : words(n))
	};
}

/** 3, 5 to 9. */
export const spansBy =
	(to: string) =>
	(spans: readonly RoundSpan[]): string[] =>
		spans.map(([from, last]) => (from === last ? String(from) : `${from}${to}${last}`));

export const isOneRound = (spans: readonly RoundSpan[]): boolean =>
	spans.length === 1 && spans.every(([from, last]) => from === last);
