import type { PlayerId } from '#lib/evening/ids.ts';
import type { Cards, Pair } from '#lib/stats/statistics.ts';

/** What one player paid to another. */
export interface Payment extends Cards {
	readonly from: PlayerId;
	readonly to: PlayerId;
}

/** All payments between two players, most cards first. */
export const payments = (pairs: readonly Pair[]): Payment[] =>
	pairs
		.flatMap(({ a, b, aToB, bToA }) => [
			{ from: a, to: b, ...aToB },
			{ from: b, to: a, ...bToA }
		])
		.filter(({ cards }) => cards > 0)
		.sort((one, other) => other.cards - one.cards);

/** A pair from the point of view of one of the two. */
export interface Opponent {
	readonly other: PlayerId;
	readonly rounds: number;
	/** How many of these rounds the player finished higher in. */
	readonly ahead: number;
	readonly paid: Cards;
	readonly received: Cards;
}

/** Everybody whom a player met, most rounds together first. */
export const opponentsOf = (pairs: readonly Pair[], player: PlayerId): Opponent[] =>
	pairs
		.flatMap(({ a, b, rounds, aAhead, aToB, bToA }): Opponent[] => {
			if (a === player) return [{ other: b, rounds, ahead: aAhead, paid: aToB, received: bToA }];
			if (b === player)
				return [{ other: a, rounds, ahead: rounds - aAhead, paid: bToA, received: aToB }];
			return [];
		})
		.sort((one, other) => other.rounds - one.rounds);

/** The pair with the most rounds together. */
export function mostMet(pairs: readonly Pair[]): Pair | null {
	return pairs.reduce<Pair | null>(
		(most, pair) => (most === null || pair.rounds > most.rounds ? pair : most),
		null
	);
}
