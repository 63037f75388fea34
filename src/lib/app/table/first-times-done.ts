import { hasSeatsStep, taxesOf } from '#lib/evening/round.ts';
import { STEPS, type Evening, type Step } from '#lib/evening/state.ts';
import type { FirstStep } from './first-times.ts';

/** What was done between two looks at the table. A step counts where there was something to do in it: not the Seats of
 * a round without standing, nor the Taxes of one without any. */
export function doneBetween(before: Evening | null, after: Evening | null): FirstStep[] {
	const done: FirstStep[] = [];
	if (before !== null && before.closedAt !== null && after?.id !== before.id) done.push('closed');
	if (after === null) return done;
	done.push('start');
	const { round } = after;
	if (after.past !== null && before?.id === after.id) done.push('play');
	if (round === null) return done;
	const isPast = (step: Step) => STEPS.indexOf(step) < STEPS.indexOf(round.step);
	if (isPast('seats') && hasSeatsStep(round)) done.push('seats');
	if (isPast('deal')) done.push('deal');
	if (isPast('taxes') && taxesOf(round).brackets.length > 0) done.push('taxes');
	return done;
}
