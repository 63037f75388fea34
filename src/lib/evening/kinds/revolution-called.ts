import type { PlayerId } from '#lib/evening/ids.ts';
import { inRound, onRound, type Kind, type Refusal } from '#lib/evening/kind.ts';
import { isDecidedInPlay, orderAtDeal, taxesOf } from '#lib/evening/round.ts';
import { withChairs } from '#lib/evening/seating.ts';
import type { Round } from '#lib/evening/state.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import { revolution } from '#lib/rules/revolution.ts';

interface CallRevolution {
	readonly type: 'callRevolution';
	readonly caller: PlayerId;
}
interface RevolutionCalled {
	readonly type: 'RevolutionCalled';
	readonly caller: PlayerId;
}

/** Checks whether a player may call a revolution now: only before any tax is paid, and in an
 * untaxed round only a greater one (RV-1, RV-2).
 * @returns whether it is a greater one; or why it is refused */
export function checkRevolution(
	round: Round,
	caller: PlayerId
): Result<{ greater: boolean }, Refusal> {
	if (!round.places.includes(caller)) return no('not-at-the-table');
	const { allowed, greater } = revolution(round.rules.options, round.places, caller);
	if (!allowed || round.revolution !== null) return no('no-revolution');
	if (!greater && taxesOf(round).brackets.length === 0) return no('no-revolution');
	if (!round.dealt) return no('not-dealt');
	if (isDecidedInPlay(round)) return no('exits-recorded');
	return Object.values(round.marks).some((mark) => mark.paid || mark.returned)
		? no('tax-begun')
		: ok({ greater });
}

/** The players who may call a revolution now, without those who left, and whether it is a greater
 * one. */
export const callersOf = (round: Round) =>
	round.places
		.filter((player) => !round.left.includes(player))
		.flatMap((player) => {
			const answer = checkRevolution(round, player);
			return answer.ok ? [{ player, greater: answer.value.greater }] : [];
		});

/** The players who could have called a revolution right after the deal of a round, and whether a
 * greater one (RV-1). */
export const couldCall = (round: Round) =>
	callersOf({
		...round,
		...orderAtDeal(round),
		step: 'taxes',
		revolution: null,
		marks: {},
		voidTaxes: [],
		left: [],
		leftBeforePlay: [],
		out: [],
		rest: null
	});

/** A player showed both wilds: no taxes are paid. A greater revolution also reverses places and
 * chairs at once; players keep their hands (RV-2). */
export const revolutionCalled: Kind<CallRevolution, RevolutionCalled, 'details'> = {
	command: 'callRevolution',
	fact: 'RevolutionCalled',
	concerns: ({ caller }) => [caller],
	topic: 'revolution',
	log: 'details',
	decide: (evening, { caller }) =>
		inRound(evening, (round) => {
			const answer = checkRevolution(round, caller);
			return answer.ok ? ok({ type: 'RevolutionCalled', caller }) : answer;
		}),
	evolve: (evening, { caller }) =>
		onRound(evening, (round) => {
			const { greater, places } = revolution(round.rules.options, round.places, caller);
			const called: Round = { ...round, places, revolution: { caller, greater } };
			return greater ? withChairs({ ...called, before: round.chairs, step: 'seats' }) : called;
		})
};
