import { no, ok, type Result } from '#lib/rules/result.ts';

export const NAME_LENGTH = 40;
export const NOTE_LENGTH = 1000;
export const DECREE_LENGTH = 300;
const TRUMP_LENGTH = 300;
/** More than any table, and any roster on one page. */
const MOST_NAMES = 100;
const LIST_LENGTH = 10_000;
/** In code units: no letter with its accents, and no emoji that is one for people, needs more on the average. */
const UNITS = 64;

export type TextError = 'text-empty' | 'name-too-long' | 'text-too-long';

/** Control characters, and the invisible ones that turn the direction of the text around them. The joiners that
 * emoji and several scripts need stay. */
const unwanted = /[\p{Cc}\p{Cs}\u061C\u200B\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/** Characters as people count them: a family emoji is one, and so is a letter with its accents. */
export function countCharacters(text: string): number {
	return [...new Intl.Segmenter().segment(text)].length;
}

function parseText(
	text: string,
	longest: number,
	tooLong: TextError = 'text-too-long'
): Result<string, TextError> {
	// it would take long to count, or even to clean
	if (text.length > longest * UNITS) return no(tooLong);
	const clean = text
		.normalize('NFC')
		.replace(/\s+/gu, ' ')
		.replace(unwanted, '')
		.replace(/ +/g, ' ')
		.trim();
	if (clean === '' || !/[\p{L}\p{N}\p{S}\p{P}\p{M}]/u.test(clean)) return no('text-empty');
	// to count takes long, and there are never more characters than units
	const isTooLong = clean.length > longest && countCharacters(clean) > longest;
	return isTooLong ? no(tooLong) : ok(clean);
}

/** A player's or an evening's name: 1 to 40 characters, trimmed, without control characters. */
export const parseName = (text: string): Result<string, TextError> =>
	parseText(text, NAME_LENGTH, 'name-too-long');

/** A remark for the log. */
export const parseNote = (text: string): Result<string, TextError> => parseText(text, NOTE_LENGTH);

/** What a tarot trump does at a table, in its own words. */
export const parseTrumpText = (text: string): Result<string, TextError> =>
	parseText(text, TRUMP_LENGTH);

/** The words of a decree, a fine, or a reason. */
export const parseDecree = (text: string): Result<string, TextError> =>
	parseText(text, DECREE_LENGTH);

/** Equal for names that a table could not tell apart: regardless of case and of what cannot be seen. */
export const nameKey = (name: string): string =>
	name
		.normalize('NFKC')
		.replace(/\p{Cf}/gu, '')
		.toUpperCase()
		.toLowerCase();

/** The names in a pasted list: one a line, or parted by commas, semicolons or tabs; numbering is dropped. Each is yet to
 * be checked. A text that is no list of names is refused as a whole. */
export function splitNames(text: string): Result<string[], 'list-too-long'> {
	if (text.length > LIST_LENGTH) return no('list-too-long');
	const names = text
		.split(/[\n\r,;\t]+/u)
		.map((part) => part.replace(/^\s*(?:\d+[.):]|[-*•])\s+/u, '').trim())
		.filter((part) => part !== '');
	return names.length > MOST_NAMES ? no('list-too-long') : ok(names);
}

/** A name that none of the others has: the one that is wished, or that with a number. */
export function freeName(wished: string, taken: readonly string[]): string {
	const keys = new Set(taken.map(nameKey));
	// a number fits behind a name of full length
	const start = [...wished].slice(0, 36).join('').trim();
	for (let i = 1; ; i++) {
		const name = i === 1 ? wished : `${start} ${i}`;
		if (!keys.has(nameKey(name))) return name;
	}
}
