import type { PlayerId } from '#lib/evening/ids.ts';
import { hasSeatsStep, isFinished, playedRounds, result } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';

/** A notable event at the end of a round:
 * - `rise`: a player rose from the last place for the first time this evening;
 * - `reign-over`: the top player lost the place after two or more rounds in a row;
 * - `reigns`: the top player keeps it for the fifth round in a row, or a later one. */
export type Milestone =
	| { readonly kind: 'rise'; readonly player: PlayerId }
	| { readonly kind: 'reign-over'; readonly player: PlayerId; readonly rounds: number }
	| { readonly kind: 'reigns'; readonly player: PlayerId; readonly reigns: number };

/** The number of reigns in a row from which each further one is notable. */
const NOTABLE_REIGN = 5;

/** The player who began the round at the last place and ended it higher than the last of those who
 * stayed. */
function risen(round: Round): PlayerId | null {
	if (!hasSeatsStep(round)) return null;
	const bottom = round.places.at(-1)!;
	const stayed = result(round).filter((player) => !round.left.includes(player));
	return stayed.at(-1) === bottom || !stayed.includes(bottom) ? null : bottom;
}

/** How many rounds in a row, up to the last of these, its top player began on top (SC-4). */
function reignLength(rounds: readonly Round[]): number {
	const tops = rounds.map((round) => (hasSeatsStep(round) ? round.places[0]! : null));
	const top = tops.at(-1);
	return tops.length - 1 - tops.findLastIndex((p) => p !== top);
}

/** The milestones of the round that has just ended; none while a round is on. */
export function milestones(evening: Evening): Milestone[] {
	const { round } = evening;
	if (round === null || !isFinished(round) || !hasSeatsStep(round)) return [];
	const rounds = playedRounds(evening);
	const found: Milestone[] = [];
	const top = round.places[0]!;
	const length = reignLength(rounds);
	if (result(round)[0] !== top) {
		if (length > 1) found.push({ kind: 'reign-over', player: top, rounds: length });
	} else if (length + 1 >= NOTABLE_REIGN && !evening.lastRound && evening.closedAt === null)
		found.push({ kind: 'reigns', player: top, reigns: length + 1 });
	const up = risen(round);
	const before = rounds.slice(0, -1).map(risen);
	if (up !== null && !before.includes(up)) found.push({ kind: 'rise', player: up });
	return found;
}

/** How many places each player went up in a finished round, below zero for down, among those who
 * stayed to its end; of those who had a standing (SE-4). */
export function placesGained(round: Round): Map<PlayerId, number> {
	if (!hasSeatsStep(round)) return new Map();
	const stayed = (players: readonly PlayerId[]) =>
		players.filter((player) => !round.left.includes(player));
	const before = stayed(round.places);
	return new Map(
		stayed(result(round)).flatMap((player, i) =>
			round.newcomers.includes(player) ? [] : [[player, before.indexOf(player) - i] as const]
		)
	);
}
