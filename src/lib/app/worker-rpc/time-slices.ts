/** Lets other work in between, once a slice is used up: to be awaited wherever work can be interrupted. */
export type Pause = () => Promise<void> | undefined;

/** Slices of so many milliseconds. On the main thread taps come first, in a worker questions do. */
export function slicesOf(milliseconds: number): Pause {
	let since = performance.now();
	return () => {
		if (performance.now() - since < milliseconds) return;
		return new Promise((resolve) =>
			setTimeout(() => {
				since = performance.now();
				resolve();
			})
		);
	};
}
