import { no, ok, type Result } from '#lib/rules/result.ts';

export const NAME_LENGTH = 40;
export const NOTE_LENGTH = 1000;
export const DECREE_LENGTH = 300;
const TRUMP_LENGTH = 300;
/** The longest list of names that can be pasted. */
const MOST_NAMES = 100;
const LIST_LENGTH = 10_000;
/** How many keys are kept: more than there are people and house rules in a file. */
const MOST_KEPT = 40_000;
/** Code units per character: no letter with its accents and no emoji needs more on average. */
const UNITS = 64;

export type TextError = 'text-empty' | 'name-too-long' | 'text-too-long';

/** Control characters, and invisible ones that change the direction of the text around them. The
 * joiners that emoji and some scripts need are kept. */
const unwanted = /[\p{Cc}\p{Cs}\u061C\u200B\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/** Invisible characters: Unicode's default ignorables, such as joiners, fillers and variation
 * selectors; the blank braille pattern, and the musical null notehead. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u{1D159}]|\u2800/gu;

/** Counts characters as people see them: a family emoji is one, and so is a letter with its
 * accents. */
export function countCharacters(text: string): number {
	return [...new Intl.Segmenter().segment(text)].length;
}

function parseText(
	text: string,
	longest: number,
	tooLong: TextError = 'text-too-long'
): Result<string, TextError> {
	// cleaning and counting very long texts is slow
	if (text.length > longest * UNITS) return no(tooLong);
	const clean = text
		.normalize('NFC')
		.replace(/\s+/gu, ' ')
		.replace(unwanted, '')
		.replace(/ +/g, ' ')
		.trim();
	if (clean === '' || !/[\p{L}\p{N}\p{S}\p{P}\p{M}]/u.test(clean)) return no('text-empty');
	// counting is slow, and there are never more characters than code units
	const isTooLong = clean.length > longest && countCharacters(clean) > longest;
	return isTooLong ? no(tooLong) : ok(clean);
}

/** Cleans the name of a player or an evening: 1 to 40 characters, trimmed, without control
 * characters. Refuses with `text-empty`, also if nothing of it can be seen, or `name-too-long`. */
export function parseName(text: string): Result<string, TextError> {
	const parsed = parseText(text, NAME_LENGTH, 'name-too-long');
	return parsed.ok && parsed.value.replace(invisible, '').trim() === '' ? no('text-empty') : parsed;
}

/** Cleans a note for the log. */
export const parseNote = (text: string): Result<string, TextError> => parseText(text, NOTE_LENGTH);

/** Cleans the table's text for a tarot trump. */
export const parseTrumpText = (text: string): Result<string, TextError> =>
	parseText(text, TRUMP_LENGTH);

/** Cleans the text of a decree, a fine, or a reason. */
export const parseDecree = (text: string): Result<string, TextError> =>
	parseText(text, DECREE_LENGTH);

/** Keeps the results of a slow function of a text: lists of names are compared again with each
 * letter that is typed. */
function kept(keyOf: (text: string) => string): (text: string) => string {
	const results = new Map<string, string>();
	return (text) => {
		const known = results.get(text);
		if (known !== undefined) return known;
		const key = keyOf(text);
		if (results.size >= MOST_KEPT) results.clear();
		results.set(text, key);
		return key;
	};
}

/** A key that is equal for names that differ only in case, compatible letters and invisible
 * characters. Two players of an evening cannot have the same. */
export const nameKey = kept((name) =>
	name
		.normalize('NFKC')
		.replace(/\u2800/g, ' ')
		.replace(invisible, '')
		.replace(/ +/g, ' ')
		.trim()
		.toUpperCase()
		.toLowerCase()
);

/** Splits a pasted list of names at line breaks, commas, semicolons and tabs, and drops numbering.
 * The names are not checked yet. Refuses with `list-too-long`. */
export function splitNames(text: string): Result<string[], 'list-too-long'> {
	if (text.length > LIST_LENGTH) return no('list-too-long');
	const names = text
		.split(/[\n\r,;\t]+/u)
		.map((part) => part.replace(/^\s*(?:\d+[.):]|[-*•])\s+/u, '').trim())
		.filter((part) => part !== '');
	return names.length > MOST_NAMES ? no('list-too-long') : ok(names);
}

/** The wished name if it is free, or else the same with a number. */
export function freeName(wished: string, taken: readonly string[]): string {
	const keys = new Set(taken.map(nameKey));
	// leaves room for the number behind a name of full length
	const start = [...wished].slice(0, 36).join('').trim();
	for (let i = 1; ; i++) {
		const name = i === 1 ? wished : `${start} ${i}`;
		if (!keys.has(nameKey(name))) return name;
	}
}

/** Letters and, in the same order, the Latin ones that they look like in most typefaces. */
const LOOKALIKES = [
	['АВЕЅІЈКМНОРСТУХҮԚԜЁаеѕіјкорсухһԁԛԝӏё', 'ABESlJKMHOPCTYXYQWËaesijkopcyxhdqwlë'],
	['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυ', 'ABEZHlKMNOPTYXaikvopu'],
	['օսհոıɑɡ', 'ouhniag'],
	['01I|', 'Olll']
] as const;
const latinOf = new Map(
	LOOKALIKES.flatMap(([letters, latin]) => [...letters].map((letter, i) => [letter, latin[i]!]))
);

/** A key that is equal for names that look alike, such as Ana and Аna with a Cyrillic A. Such names
 * are asked about, and never refused: both may be right. */
const lookKey = kept((name) =>
	nameKey([...name.normalize('NFKC')].map((letter) => latinOf.get(letter) ?? letter).join(''))
);

/** Whether a name looks like one of the others without being the same. */
export const looksLikeAnother = (name: string, others: readonly string[]): boolean =>
	others.some((other) => nameKey(other) !== nameKey(name) && lookKey(other) === lookKey(name));
