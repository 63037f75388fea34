import type { Options } from './options.ts';
import { revolution } from './revolution.ts';

/** One round as the score sees it. */
export interface ScoredHand<P> {
	/** The places at the deal, from the top. */
	readonly places: readonly P[];
	/** The places that the round gave: everyone, in order. */
	readonly out: readonly P[];
	readonly revolution?: P | null | undefined;
}

type ScoreOptions = Pick<Options, 'scoring' | 'revolution' | 'jokers'>;

/** Points by title where the table set none (SC-3): President's 2, 1, 0. */
const BY_TITLE = [2, 1];

/** The points of one round, by player (SC-1, SC-3, FP-14). */
function points<P>(options: ScoreOptions, hand: ScoredHand<P>): Map<P, number> {
	const { out } = hand;
	const n = out.length;
	const score = new Map(out.map((p) => [p, 0]));
	const add = (player: P, some: number) => score.set(player, (score.get(player) ?? 0) + some);
	if (options.scoring === 'none') return score;
	if (options.scoring === 'by-title') {
		for (const [i, p] of out.entries()) add(p, BY_TITLE[i] ?? 0);
		return score;
	}
	for (const [i, p] of out.entries()) add(p, n - 1 - i);
	if (options.scoring === 'beaten-philanthropic') {
		const caller = hand.revolution;
		const places =
			caller === undefined || caller === null
				? hand.places
				: revolution(options, hand.places, caller).places;
		const rose = (place: number) => out.indexOf(places[place]!) < place;
		if (rose(n - 1)) add(places[0]!, 1);
		if (n > 3 && rose(n - 2)) add(places[1]!, 1);
	}
	return score;
}

/** The points of several rounds together. */
export function totals<P>(options: ScoreOptions, hands: readonly ScoredHand<P>[]): Map<P, number> {
	const sum = new Map<P, number>();
	for (const hand of hands)
		for (const [player, some] of points(options, hand))
			sum.set(player, (sum.get(player) ?? 0) + some);
	return sum;
}
