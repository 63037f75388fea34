/** Resolves in a new task when the time slice is used up; returns undefined before that. To be
 * awaited between the steps of long work. */
export type PauseIfDue = () => Promise<void> | undefined;

/** @param milliseconds length of a slice. Short on the main thread, where taps have to be handled
 * in between. */
export function pauseEvery(milliseconds: number): PauseIfDue {
	let sliceStart = performance.now();
	return () => {
		if (performance.now() - sliceStart < milliseconds) return;
		return new Promise((resolve) =>
			setTimeout(() => {
				sliceStart = performance.now();
				resolve();
			})
		);
	};
}
