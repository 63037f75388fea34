import { chairMoves, chairsBefore, seatsFrom, seatsKept } from '#lib/rules/seats.ts';
import type { PlayerId } from './ids.ts';
import type { Evening, Round } from './state.ts';

/** The moves to other chairs before a round is dealt. A chair is identified by the player who sits
 * on it now. */

/** The chair of a player now, and the chair for the round. */
export interface SeatMove {
	readonly player: PlayerId;
	/** The index of the chair; a newcomer's is a free one. */
	readonly from: number;
	readonly to: number;
	/** The player who sits on the new chair now; null if it is free. */
	readonly owner: PlayerId | null;
	/** The player came for this round and has no chair yet. */
	readonly isNew: boolean;
}

/** The player at each chair, clockwise, as everyone sits now: until the seats are confirmed those
 * are the chairs of the round before. Newcomers are at the free chairs. */
export function sittingNow(round: Round): readonly PlayerId[] {
	if (round.before === null || round.step !== 'seats') return round.chairs;
	const before = chairsBefore(round.before, round.places);
	const newcomers = round.chairs.filter((player) => !before.includes(player));
	return before.map((player) => player ?? newcomers.shift()!);
}

/** Everyone at the table, clockwise as they sit; then those who sit out, and those who wait for the
 * next round. Of a closed evening: who stayed to its end. */
export function groupOf({ seating, round, sitting, coming }: Evening): PlayerId[] {
	const seated = round === null ? (seating?.players ?? []) : sittingNow(round);
	return [
		...seated.filter((player) => round?.left.includes(player) !== true),
		...sitting.map(({ player }) => player),
		...coming.map(({ player }) => player.id)
	];
}

/** The move of each player, clockwise as they sit now. Empty if nobody had a chair before, people
 * keep their chairs, or the seats are taken. */
export function seatMoves(round: Round): readonly SeatMove[] {
	if (round.before === null || round.keepChairs || round.step !== 'seats') return [];
	const before = chairsBefore(round.before, round.places);
	return sittingNow(round).flatMap((player, from) => {
		// their chairs stay empty
		if (round.left.includes(player)) return [];
		const to = round.chairs.indexOf(player);
		return [{ player, from, to, owner: before[to] ?? null, isNew: before[from] === null }];
	});
}

/** Whether a player has to change chairs. Newcomers, who have none, are not counted (FP-13). */
export const isMoving = ({ from, to, isNew }: SeatMove): boolean => !isNew && from !== to;

/** Another choice of the top player's chair. */
export interface ChairChoice {
	readonly chair: number;
	/** How many people move for this choice. */
	readonly moves: number;
	/** The player who sits there now; null if it is free. */
	readonly owner: PlayerId | null;
}

/** Every chair that the top player can take, clockwise (SE-2). */
export function chairChoices(round: Round): readonly ChairChoice[] {
	if (round.before === null) return [];
	const before = chairsBefore(round.before, round.places);
	const { movesByTopChair } = chairMoves(round.rules.options, round.before, round.places);
	return before.map((owner, chair) => ({ chair, moves: movesByTopChair[chair]!, owner }));
}

/** The choice to offer instead of the current one: the one with the fewest moves; if that is chosen
 * already, the top player's own chair. Null if the own chair needs no more moves, or if people keep
 * their chairs. */
export function otherChoice(round: Round): ChairChoice | null {
	const choices = chairChoices(round);
	const now = choices.find(({ chair }) => chair === round.topChair);
	if (now === undefined || round.keepChairs) return null;
	const own = choices.find(({ owner }) => owner === round.places[0]);
	const fewest = Math.min(...choices.map(({ moves }) => moves));
	if (now.moves === fewest) return own !== undefined && own.moves > fewest ? own : null;
	return own?.moves === fewest ? own : choices.find(({ moves }) => moves === fewest)!;
}

/** The chair that the top player of a later round took, or `kept` if everyone kept their chair.
 * Null if people sat in another order, as they may after its places were corrected (SE-2). */
export function topChairOf({
	rules,
	places,
	chairs,
	before,
	keepChairs
}: Round): number | 'kept' | null {
	const isSame = (order: readonly PlayerId[]) => order.every((player, i) => chairs[i] === player);
	const taken = chairs.indexOf(places[0]!);
	const isTaken = isSame(seatsFrom(rules.options, places, taken));
	const areKept = before !== null && isSame(seatsKept(before, places));
	if (areKept && (keepChairs || !isTaken)) return 'kept';
	return isTaken ? taken : null;
}

/** The player who sat in a chair before a later round; null for a free one (SE-2).
 * @param chair its index, clockwise */
export const sitterBefore = ({ before, places }: Round, chair: number): PlayerId | null =>
	chairsBefore(before!, places)[chair] ?? null;

/** Whether people move, or stay, in this round only. */
export const isSeatsOnce = ({ rules }: Evening, round: Round): boolean =>
	round.once && round.rules.options.seats !== rules.options.seats;
