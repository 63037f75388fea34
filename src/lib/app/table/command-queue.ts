/** Runs one thing after the other. */
export class Turns {
	#last: Promise<unknown> = Promise.resolve();

	/** What somebody asked for, and waits for. */
	take<T>(work: () => Promise<T>): Promise<T> {
		const turn = this.#last.then(work);
		this.#last = turn.catch(() => undefined);
		return turn;
	}

	/** What another tab gave reason for: nobody waits, and what is wrong with the store is told when something is to be
	 * stored. */
	takeQuietly(work: () => Promise<void>): void {
		this.#last = this.#last.then(work).catch(() => undefined);
	}
}
