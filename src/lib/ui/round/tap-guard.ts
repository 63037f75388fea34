/** How long taps are ignored after the last player went out, in milliseconds: further fingers may still be on the way. */
export const PAUSE = 500;

/** Ignores taps for a moment after a round has ended. */
export class TapGuard {
	#until = 0;
	#wasFinished: boolean;

	constructor(isFinished: boolean) {
		this.#wasFinished = isFinished;
	}

	/** Call in `$effect.pre`, with each change of the round. */
	update(isFinished: boolean): void {
		if (isFinished && !this.#wasFinished) this.#until = performance.now() + PAUSE;
		this.#wasFinished = isFinished;
	}

	/** Stops a click that comes too early. */
	filter(event: Event): void {
		if (performance.now() >= this.#until) return;
		event.stopPropagation();
		event.preventDefault();
	}
}
