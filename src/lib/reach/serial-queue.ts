/** Runs tasks one after the other: signing and opening records take a while, and the state that a
 * task reads must not change meanwhile. */
export class SerialQueue {
	#last: Promise<unknown> = Promise.resolve();

	/** @returns what the task returns; rejects as it does, and the next one runs all the same */
	run<T>(task: () => Promise<T>): Promise<T> {
		const result = this.#last.then(task);
		this.#last = result.catch(() => undefined);
		return result;
	}

	/** Resolves when no task is left, also none that was added meanwhile. */
	async idle(): Promise<void> {
		for (let last: unknown; last !== this.#last;) {
			last = this.#last;
			await this.#last;
		}
	}
}
