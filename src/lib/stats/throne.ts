import type { PlayerId } from '#lib/evening/ids.ts';
import { hasSeatsStep, playedRounds, result } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';

/** A player's evening where nobody counts points (SC-4). */
export interface Throne {
	readonly player: PlayerId;
	readonly played: number;
	/** Rounds of which the player came out first. */
	readonly won: number;
	/** Rounds played as the first in rank. */
	readonly reigned: number;
	/** Of those, the most in a row. */
	readonly longest: number;
}

/** Who won and reigned, the most rounds won first; of equals who reigned more, then in the order they came (SC-4). A
 * first round without standing has nobody on the throne; after a greater revolution it is who sits there for play. */
export function thrones(evening: Evening): Throne[] {
	const rounds = playedRounds(evening);
	const tops = rounds.map((round) => (hasSeatsStep(round) ? round.places[0]! : null));
	const longestOf = (player: PlayerId): number => {
		let run = 0;
		return tops.reduce((most, top) => {
			run = top === player ? run + 1 : 0;
			return Math.max(most, run);
		}, 0);
	};
	return (Object.keys(evening.people) as PlayerId[])
		.map((player) => ({
			player,
			played: rounds.filter(({ places }) => places.includes(player)).length,
			won: rounds.filter((round) => result(round)[0] === player).length,
			reigned: tops.filter((top) => top === player).length,
			longest: longestOf(player)
		}))
		.filter(({ played }) => played > 0)
		.sort((a, b) => b.won - a.won || b.reigned - a.reigned);
}
