/** Runs tasks one after the other: signing and opening records take a while, and the state that a
 * task reads must not change meanwhile. */
export class SerialQueue {
	#last: Promise<unknown> = Promise.resolve();

	/** @returns the result of the task; rejects as the task does, and the next one still runs */
	run<T>(task: () => Promise<T>): Promise<T> {
		const result = this.#last.then(task);
		this.#last = result.catch(() => undefined);
		return result;
	}

	/** Resolves when no task is left, including tasks that were added meanwhile. */
	async idle(): Promise<void> {
		for (let last: unknown; last !== this.#last;) {
			last = this.#last;
			await this.#last;
		}
	}
}
