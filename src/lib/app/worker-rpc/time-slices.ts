import type { Entry } from '#lib/evening/entries.ts';
import { fold, type Timeline } from '#lib/evening/timeline.ts';

/** Time slice of work, in milliseconds. In the pauses between slices a worker receives messages,
 * such as further questions and cancellations. A single step may take several times as long. */
const SLICE = 40;

/** Resolves in a new task when the time slice is used up; returns undefined before that. To be
 * awaited between the steps of long work. */
export type PauseIfDue = () => Promise<void> | undefined;

/** @param slice in milliseconds */
export function timeSlices(slice = SLICE): PauseIfDue {
	let sliceStart = performance.now();
	return () => {
		if (performance.now() - sliceStart < slice) return;
		return new Promise((resolve) =>
			setTimeout(() => {
				sliceStart = performance.now();
				resolve();
			})
		);
	};
}

/** How many entries are folded between two checks of the time. */
const FOLDED = 25;

/** Folds a log, pausing in between. Rejects if an entry does not follow from those before it.
 * @returns null for an empty log */
export async function foldInSlices(
	log: readonly Entry[],
	pause: PauseIfDue
): Promise<Timeline | null> {
	let timeline: Timeline | null = null;
	for (let i = 0; i < log.length; i += FOLDED) {
		timeline = fold(log.slice(i, i + FOLDED), timeline);
		await pause();
	}
	return timeline;
}
