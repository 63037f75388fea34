import { hasSeatsStep, taxesOf } from '#lib/evening/round.ts';
import { STEPS, type Evening, type Step } from '#lib/evening/state.ts';

/** The steps of an evening that are explained to somebody who does them for the first time. Play
 * always says what to do. */
export const FIRST_STEPS = ['start', 'seats', 'deal', 'taxes', 'closed'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Reads the stored steps; unknown ones are ignored. */
export function parseSteps(text: string | null): FirstStep[] {
	const known = (text ?? '').split(' ');
	return FIRST_STEPS.filter((step) => known.includes(step));
}

/** The steps that were done between two states of the table. A step counts if there was something
 * to do in it: not the Seats of a round without standing, nor the Taxes of a round without any. */
export function stepsDone(before: Evening | null, after: Evening | null): FirstStep[] {
	const done: FirstStep[] = [];
	if (before !== null && before.closedAt !== null && after?.id !== before.id) done.push('closed');
	if (after === null) return done;
	done.push('start');
	const { round } = after;
	if (round === null) return done;
	const isPast = (step: Step) => STEPS.indexOf(step) < STEPS.indexOf(round.step);
	if (isPast('seats') && hasSeatsStep(round)) done.push('seats');
	if (isPast('deal')) done.push('deal');
	if (isPast('taxes') && taxesOf(round).brackets.length > 0) done.push('taxes');
	return done;
}
