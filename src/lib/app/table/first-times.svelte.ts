import type { Evening } from '#lib/evening/state.ts';
import { FIRST_STEPS, parseSteps, stepsDone, type FirstStep } from './first-times.ts';

const KEY = 'courtbook-first-times';

/** Without storage the explanations would be shown every time, so none is shown. */
function storedSteps(): readonly FirstStep[] {
	try {
		return parseSteps(localStorage.getItem(KEY));
	} catch {
		return FIRST_STEPS;
	}
}

/** The steps of an evening that were completed on this phone. */
class FirstTimes {
	/** Null until read. */
	#done = $state.raw<readonly FirstStep[] | null>(null);
	#before: Evening | null = null;

	isNew(step: FirstStep): boolean {
		return this.#done?.includes(step) === false;
	}

	/** To be called whenever the evening on the table has changed. */
	look(evening: Evening | null): void {
		const before = this.#before;
		this.#before = evening;
		this.#done ??= storedSteps();
		if (this.#done.length < FIRST_STEPS.length) this.#add(stepsDone(before, evening));
	}

	#add(steps: readonly FirstStep[]): void {
		const stored = storedSteps();
		const done = [...new Set([...stored, ...(this.#done ?? []), ...steps])];
		if (done.length !== this.#done?.length) this.#done = done;
		if (done.length === stored.length) return;
		try {
			localStorage.setItem(KEY, done.join(' '));
		} catch {
			// remembered for this visit only
		}
	}
}
export const firstTimes = new FirstTimes();
