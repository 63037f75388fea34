/** Fingers are still on the way when the last player goes out: for so many milliseconds no tap does anything. */
export const STILL = 500;

/** Whether taps do something: not just after the round was over. */
export class Stillness {
	#until = 0;
	#wasFinished: boolean;

	constructor(isFinished: boolean) {
		this.#wasFinished = isFinished;
	}

	/** To be told of each change before it is drawn. */
	follow(isFinished: boolean): void {
		if (isFinished && !this.#wasFinished) this.#until = performance.now() + STILL;
		this.#wasFinished = isFinished;
	}

	/** Stops a tap that comes too early. */
	hold(event: Event): void {
		if (performance.now() >= this.#until) return;
		event.stopPropagation();
		event.preventDefault();
	}
}
