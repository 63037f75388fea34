import type { PlayerId } from '#lib/evening/ids.ts';
import type { Cards, Pair } from '#lib/stats/statistics.ts';

/** What one player paid to another. */
export interface Payment extends Cards {
	readonly from: PlayerId;
	readonly to: PlayerId;
}

/** Who paid whom, the most cards first. */
export const payments = (pairs: readonly Pair[]): Payment[] =>
	pairs
		.flatMap(({ a, b, aToB, bToA }) => [
			{ from: a, to: b, ...aToB },
			{ from: b, to: a, ...bToA }
		])
		.filter(({ cards }) => cards > 0)
		.sort((one, other) => other.cards - one.cards);

/** A pair as one of the two sees it. */
export interface Opponent {
	readonly other: PlayerId;
	readonly rounds: number;
	/** Rounds of those in which the player finished higher. */
	readonly ahead: number;
	readonly paid: Cards;
	readonly received: Cards;
}

/** All whom the player met, those of the most rounds first. */
export const opponentsOf = (pairs: readonly Pair[], player: PlayerId): Opponent[] =>
	pairs
		.flatMap(({ a, b, rounds, aAhead, aToB, bToA }): Opponent[] => {
			if (a === player) return [{ other: b, rounds, ahead: aAhead, paid: aToB, received: bToA }];
			if (b === player)
				return [{ other: a, rounds, ahead: rounds - aAhead, paid: bToA, received: aToB }];
			return [];
		})
		.sort((one, other) => other.rounds - one.rounds);

/** The two who met most often. */
export function mostMet(pairs: readonly Pair[]): Pair | null {
	return pairs.reduce<Pair | null>(
		(most, pair) => (most === null || pair.rounds > most.rounds ? pair : most),
		null
	);
}
