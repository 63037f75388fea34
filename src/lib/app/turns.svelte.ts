/** Runs one thing after the other. */
export class Turns {
	/** How many were asked for and are not done. */
	waiting = $state(0);
	#last: Promise<unknown> = Promise.resolve();

	/** What somebody asked for, and waits for. */
	async take<T>(work: () => Promise<T>): Promise<T> {
		this.waiting += 1;
		const turn = this.#last.then(work);
		this.#last = turn.catch(() => undefined);
		try {
			return await turn;
		} finally {
			this.waiting -= 1;
		}
	}

	/** What another tab gave reason for: nobody waits, and what is wrong with the store is told when something is to be
	 * stored. */
	takeQuietly(work: () => Promise<void>): void {
		this.#last = this.#last.then(work).catch(() => undefined);
	}
}
