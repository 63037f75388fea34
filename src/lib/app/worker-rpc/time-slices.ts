/** Time slice of work, in milliseconds. In the pauses between slices a worker receives messages,
 * such as further questions and cancellations. A single step may take several times as long. */
const SLICE = 40;

/** Resolves in a new task when the time slice is used up; returns undefined before that. To be
 * awaited between the steps of long work. */
export type PauseIfDue = () => Promise<void> | undefined;

export function timeSlices(): PauseIfDue {
	let sliceStart = performance.now();
	return () => {
		if (performance.now() - sliceStart < SLICE) return;
		return new Promise((resolve) =>
			setTimeout(() => {
				sliceStart = performance.now();
				resolve();
			})
		);
	};
}
