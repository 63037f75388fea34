import type { Target } from './phrasings.ts';
import lines from './vectors.txt?raw';

/** The name of a target in the list of vectors. */
export function nameOfTarget(target: Target): string {
	if ('rule' in target) return target.rule;
	if ('option' in target) return target.option;
	if ('subject' in target) return target.subject;
	if (target.question === 'hand') return target.side;
	return target.question === 'irregular' ? target.what : target.question;
}

/** What speaks for a target, beside the meaning of the question: how well one of its phrasings fits;
 * whether that one answers the question exactly; the fit again if it has several terms, all of
 * which the question has; how much of the words that are in no list the text of its rule has; how
 * like the texts of its rules are to the question. */
export const SIGNS = ['fit', 'exact', 'whole', 'words', 'like'] as const;
/** Each from 0 to 1. */
export type Signs = Readonly<Record<(typeof SIGNS)[number], number>>;

/** Stands for a term of every question, and for one of questions that want no yes or no. */
const ALWAYS = '*';
const OPEN = '?';
/** The line of the weights of signs, which are the same for all targets. */
export const ANY = 'any';
/** What the name of a target begins with, unlike a term’s. */
export const OF_TARGET = '>';

/** What the lists write for the numbers from −15 to 15. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcde';
/** The largest number of a vector. */
export const MOST = 15;
/** What 1 stands for: in a vector, and in the weights of signs. */
export const UNIT = 1 / 8;
export const UNIT_OF_SIGNS = 1 / 2;

/** Vectors by what they belong to. */
export type Vectors = ReadonlyMap<string, readonly number[]>;

/** A line of a list. @param numbers from −15 to 15 */
export const lineOf = (name: string, numbers: readonly number[]): string =>
	`${name} ${numbers.map((one) => LETTERS[one + MOST]).join('')}`;

/** The vectors of a list, one a line. */
export const vectorsIn = (list: string): Vectors =>
	new Map(
		list
			.split('\n')
			.filter((line) => line !== '')
			.map((line) => {
				const [name = '', letters = ''] = line.split(' ');
				return [name, Array.from(letters, (one) => LETTERS.indexOf(one) - MOST)];
			})
	);

/** Of terms and targets, in every language. */
const VECTORS = vectorsIn(lines);
const WEIGHTS = VECTORS.get(ANY) ?? [];

/** The terms of a question, after those of its form: one of every question, which is the first, and
 * one of questions that want no yes or no.
 * @param open whether it wants no yes or no */
export const allTerms = (terms: readonly string[], open: boolean): string[] => [
	ALWAYS,
	...(open ? [OPEN] : []),
	...terms
];

/** How likely each of these targets is what a question is about, all together 1. The meaning of the
 * question is the sum of the vectors of its terms and words; the more it points where the vector
 * of a target does, the likelier is that target. Vectors and weights are learnt from the questions
 * in tests/fixtures (`npm run learn`).
 * @param terms as `allTerms` gives them
 * @param stems of its words
 * @param words the vectors of stems in its language
 * @returns the chances in the order of the targets */
export function chancesOf(
	targets: readonly { readonly target: Target; readonly signs: Signs }[],
	terms: readonly string[],
	stems: readonly string[],
	words: Vectors
): number[] {
	const meaning: number[] = [];
	for (const vector of [
		...terms.map((term) => VECTORS.get(term)),
		...stems.map((stem) => words.get(stem))
	])
		vector?.forEach((one, i) => (meaning[i] = (meaning[i] ?? 0) + one));
	const odds = targets.map(({ target, signs }) => {
		const own = VECTORS.get(`${OF_TARGET}${nameOfTarget(target)}`) ?? [];
		const ofMeaning = own.reduce((sum, one, i) => sum + one * (meaning[i] ?? 0), 0);
		const ofSigns = SIGNS.reduce((sum, sign, i) => sum + signs[sign] * (WEIGHTS[i] ?? 0), 0);
		return Math.exp(ofMeaning * UNIT ** 2 + ofSigns * UNIT_OF_SIGNS);
	});
	const total = odds.reduce((sum, one) => sum + one, 0);
	return odds.map((one) => one / total);
}
