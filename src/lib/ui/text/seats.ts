import { isMoving, sittingNow, type ChairChoice, type SeatMove } from '#lib/evening/chairs.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { plainName } from './format.ts';

const m = messagesOf('seats');

/** A player's move between two rounds, as text. */
export interface MoveText {
	/** For a tile: the chair to move to, or that the player stays. */
	readonly state: string;
	/** The same where there is little room. */
	readonly short: string;
	/** Whether `state` is a chair to move to. */
	readonly goes: boolean;
	/** Continues a sentence that begins with the name. */
	readonly does: string;
}

export function moveText(evening: Evening, round: Round, move: SeatMove): MoveText {
	const text = m.seats;
	if (!move.isNew && !isMoving(move))
		return { state: text.stays, short: text.stays, goes: false, does: text.stays };
	if (move.owner !== null) {
		const owner = plainName(evening, move.owner);
		return {
			state: text.chairOf(owner),
			short: text.shortChairOf(owner),
			goes: true,
			does: text.takes(owner)
		};
	}
	// the neighbours of the free chair, without the player who moves there
	const sitters = sittingNow(round).filter((p, chair) => p !== move.player || chair === move.to);
	const at = sitters.indexOf(sittingNow(round)[move.to]!);
	const beside = (step: number) =>
		plainName(evening, sitters[(at + step + sitters.length) % sitters.length]!);
	const does = text.takesFree(beside(-1), beside(1));
	return { state: text.freeChair, short: text.freeChair, goes: true, does };
}

/** Another choice of the top player’s chair: 4 if Ana takes Fay’s chair. */
export function otherChoiceText(evening: Evening, round: Round, choice: ChairChoice): string {
	const text = m.seats;
	const top = round.places[0]!;
	const name = plainName(evening, top);
	if (choice.owner === null) return text.ifTakesFree(choice.moves, name);
	if (choice.owner === top) return text.ifStays(choice.moves, name);
	return text.ifTakes(choice.moves, name, plainName(evening, choice.owner));
}

/** How many people have to change chairs.
 * @param short where there is little room */
export function movesText(people: number, short = false): string {
	if (people === 0) return m.seats.nobodyMoves;
	return short ? m.seats.shortMove(people) : m.seats.move(people);
}
