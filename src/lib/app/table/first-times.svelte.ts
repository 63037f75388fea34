import type { Evening } from '#lib/evening/state.ts';
import { FIRST_STEPS, parseSteps, type FirstStep } from './first-times.ts';

const KEY = 'courtbook-first-times';

/** Where nothing can be stored, what is explained once would be explained each time: rather not at all. */
function stored(): readonly FirstStep[] {
	try {
		return parseSteps(localStorage.getItem(KEY));
	} catch {
		return FIRST_STEPS;
	}
}

/** Whether no step was done in between, as after most taps of a round. */
const isAsFar = (before: Evening | null, now: Evening | null): boolean =>
	before?.id === now?.id && before?.past === now?.past && before?.round?.step === now?.round?.step;

/** Which steps of an evening were done on this phone. */
class FirstTimes {
	/** Null until it is read. */
	#done = $state.raw<readonly FirstStep[] | null>(null);
	#before: Evening | null = null;

	isNew(step: FirstStep): boolean {
		return this.#done?.includes(step) === false;
	}

	/** Before anything is explained. */
	read(): void {
		this.#done ??= stored();
	}

	/** Looks at the evening on the table each time that it changes. */
	look(evening: Evening | null): void {
		const before = this.#before;
		this.#before = evening;
		this.read();
		// where all are known there is nothing to look for
		if (this.#done?.length === FIRST_STEPS.length || isAsFar(before, evening)) return;
		void import('./first-times-done.ts').then(({ doneBetween }) =>
			this.#add(doneBetween(before, evening))
		);
	}

	#add(more: readonly FirstStep[]): void {
		const known = stored();
		// also what could not be stored
		const done = [...new Set([...known, ...(this.#done ?? []), ...more])];
		// nothing is drawn anew for what was known here
		if (done.length !== this.#done?.length) this.#done = done;
		if (done.length === known.length) return;
		try {
			localStorage.setItem(KEY, done.join(' '));
		} catch {
			// private mode: for this visit
		}
	}
}
export const firstTimes = new FirstTimes();
