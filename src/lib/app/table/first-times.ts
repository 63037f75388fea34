import { hasSeatsStep, taxesOf } from '#lib/evening/round.ts';
import { STEPS, type Evening, type Step } from '#lib/evening/state.ts';

/** The steps of an evening that have an explanation for first-time users. Play always shows
 * instructions. */
export const FIRST_STEPS = ['start', 'seats', 'deal', 'taxes', 'closed'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Reads the stored steps; unknown ones are ignored. */
export function parseSteps(text: string | null): FirstStep[] {
	const known = (text ?? '').split(' ');
	return FIRST_STEPS.filter((step) => known.includes(step));
}

/** The steps that were completed between two states of the table. Steps without anything to do do
 * not count: the Seats of a round without standing, and the Taxes of an untaxed round. */
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
