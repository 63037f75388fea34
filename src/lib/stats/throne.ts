import type { PlayerId } from '#lib/evening/ids.ts';
import { hasSeatsStep, playedRounds, result } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';

/** A player's results in an evening without scoring (SC-4). */
export interface Throne {
	readonly player: PlayerId;
	readonly played: number;
	/** Rounds that the player finished first. */
	readonly won: number;
	/** Rounds started from the top place. */
	readonly reigned: number;
	/** The longest run of such rounds. */
	readonly longest: number;
}

/**
 * The players of an evening without scoring: most rounds won first, then most reigned, then in the
 * order of arrival (SC-4). Nobody reigns in a first round without standing. After a greater
 * revolution the new top player reigns.
 */
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
