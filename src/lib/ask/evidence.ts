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

/** What speaks for a target, beside the terms of the question: how well one of its phrasings fits;
 * whether that one answers the question exactly; the fit again if it has several terms, all of
 * which the question has; how much of the words that are in no list the text of its rule has; how
 * like the texts of its rules are to the question. */
export const SIGNS = ['fit', 'exact', 'whole', 'words', 'like'] as const;
/** Each from 0 to 1. */
export type Signs = Readonly<Record<(typeof SIGNS)[number], number>>;

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

/** The terms of a question that have weights; the first one is there always.
 * @param open whether it wants no yes or no */
export const weighedTerms = (terms: readonly string[], open: boolean): string[] => [
	ALWAYS,
	...(open ? [OPEN] : []),
	...terms
];

/** How likely each of these targets is what a question with these terms is about, all together 1.
 * The weights are learnt from the questions in tests/fixtures (`npm run learn`).
 * @param terms as `weighedTerms` gives them
 * @returns the chances in the order of the targets */
export function chancesOf(
	targets: readonly { readonly target: Target; readonly signs: Signs }[],
	terms: readonly string[]
): number[] {
	const odds = targets.map(({ target, signs }) => {
		const name = nameOfTarget(target);
		const ofTerms = terms.reduce((sum, term) => sum + weightOf(name, term), 0);
		const ofSigns = SIGNS.reduce((sum, sign) => sum + signs[sign] * weightOf(ANY, sign), 0);
		return Math.exp(ofTerms + ofSigns);
	});
	const total = odds.reduce((sum, one) => sum + one, 0);
	return odds.map((one) => one / total);
}
