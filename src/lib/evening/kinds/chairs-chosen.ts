import type { PlayerId } from '#lib/evening/ids.ts';
import { inRound, isEveryoneOnce, nobody, onRound, type Kind } from '#lib/evening/kind.ts';
import { isDecidedInPlay } from '#lib/evening/round.ts';
import { withChairs } from '#lib/evening/seating.ts';
import type { Round } from '#lib/evening/state.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { Refusal } from '#lib/evening/kind.ts';

interface ChooseTopChair {
	readonly type: 'chooseTopChair';
	/** The index of the chair, clockwise. */
	readonly chair: number;
}
interface TopChairChosen {
	readonly type: 'TopChairChosen';
	readonly chair: number;
}
interface KeepChairs {
	readonly type: 'keepChairs';
}
interface ChairsKept {
	readonly type: 'ChairsKept';
}
interface RecordChairs {
	readonly type: 'recordChairs';
	/** Everyone, clockwise as they sit. */
	readonly chairs: readonly PlayerId[];
}
interface ChairsRecorded {
	readonly type: 'ChairsRecorded';
	readonly chairs: readonly PlayerId[];
}

function movable<F>(round: Round, fact: F): Result<F, Refusal> {
	if (round.before === null) return no('no-chairs-yet');
	return isDecidedInPlay(round) ? no('exits-recorded') : ok(fact);
}

/** The top player took a chair; the others follow clockwise by place (SE-2). */
export const topChairChosen: Kind<ChooseTopChair, TopChairChosen> = {
	command: 'chooseTopChair',
	fact: 'TopChairChosen',
	concerns: nobody,
	topic: 'chairs',
	log: 'hidden',
	decide: (evening, { chair }) =>
		inRound(evening, (round) =>
			Number.isInteger(chair) && chair >= 0 && chair < round.places.length
				? movable(round, { type: 'TopChairChosen', chair })
				: no('no-such-chair')
		),
	evolve: (evening, { chair }) =>
		onRound(evening, (round) => withChairs({ ...round, topChair: chair, keepChairs: false }))
};

/** Everyone stays on their chair, and the titles move (SE-3). */
export const chairsKept: Kind<KeepChairs, ChairsKept> = {
	command: 'keepChairs',
	fact: 'ChairsKept',
	concerns: nobody,
	topic: 'chairs',
	log: 'hidden',
	decide: (evening) => inRound(evening, (round) => movable(round, { type: 'ChairsKept' })),
	evolve: (evening) => onRound(evening, (round) => withChairs({ ...round, keepChairs: true }))
};

/** The chairs in which people really sat in a round whose places were corrected later. Corrections
 * insert it after the Seats step (SE-2). */
export const chairsRecorded: Kind<RecordChairs, ChairsRecorded> = {
	command: 'recordChairs',
	fact: 'ChairsRecorded',
	concerns: ({ chairs }) => chairs,
	topic: 'chairs',
	log: 'hidden',
	decide: (evening, { chairs }) =>
		inRound(evening, (round) => {
			if (isDecidedInPlay(round)) return no('exits-recorded');
			return isEveryoneOnce(chairs, round.places)
				? ok({ type: 'ChairsRecorded', chairs })
				: no('not-everyone-once');
		}),
	evolve: (evening, { chairs }) => onRound(evening, (round) => ({ ...round, chairs }))
};
