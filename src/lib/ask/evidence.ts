import weights from './evidence.txt?raw';
import type { Target } from './phrasings.ts';

/** The name of a target in the list of weights. */
export function nameOfTarget(target: Target): string {
	if ('rule' in target) return target.rule;
	if ('option' in target) return target.option;
	if ('subject' in target) return target.subject;
	if (target.question === 'hand') return target.side;
	return target.question === 'irregular' ? target.what : target.question;
}

/** What speaks for a target, beside the terms of the question: each from 0 to 1. */
export interface Signs {
	/** How well one of its phrasings fits the question. */
	readonly fit: number;
	/** 1 if that phrasing answers the question exactly. */
	readonly exact: number;
	/** The same as `fit` if the phrasing has several terms and the question has all of them. */
	readonly whole: number;
	/** How many of the words that are in no list the text of its rule has. */
	readonly words: number;
	/** How like the texts of its rules are to the question. */
	readonly like: number;
}
export const SIGNS = ['fit', 'exact', 'whole', 'words', 'like'] as const;

/** Stands for a term of every question, and for one of questions that want no yes or no. */
const ALWAYS = '*';
const OPEN = '?';
/** The name of the line with the weights of signs, which are the same for all targets. */
export const ANY = 'any';
/** Weights are logarithms, in whole multiples of this. */
export const UNIT = 0.5;

/** The weight of each term for a target, by the target’s name; of each sign, by `ANY`. */
const WEIGHTS: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
	weights
		.trim()
		.split('\n')
		.map((line) => {
			const [name = '', ...parts] = line.split(' ');
			const own = new Map<string, number>();
			let weight = 0;
			for (const part of parts)
				if (/^-?\d+$/.test(part)) weight = Number(part) * UNIT;
				else own.set(part, weight);
			return [name, own];
		})
);
const weightOf = (name: string, term: string): number => WEIGHTS.get(name)?.get(term) ?? 0;

/** The terms of a question that have weights.
 * @param open whether it wants no yes or no */
export const weighedTerms = (terms: readonly string[], open: boolean): string[] => [
	ALWAYS,
	...(open ? [OPEN] : []),
	...terms
];

/** How likely each of these targets is what a question with these terms is about, all together 1.
 * The weights are learnt from the questions in tests/fixtures (`npm run learn`).
 * @param terms as `weighedTerms` gives them */
export function chancesOf(
	hits: readonly { readonly target: Target; readonly signs: Signs }[],
	terms: readonly string[]
): number[] {
	const odds = hits.map(({ target, signs }) => {
		const name = nameOfTarget(target);
		const ofTerms = terms.reduce((sum, term) => sum + weightOf(name, term), 0);
		const ofSigns = SIGNS.reduce((sum, sign) => sum + signs[sign] * weightOf(ANY, sign), 0);
		return Math.exp(ofTerms + ofSigns);
	});
	const total = odds.reduce((sum, one) => sum + one, 0);
	return odds.map((one) => one / total);
}
