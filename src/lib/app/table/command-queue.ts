/** Runs asynchronous work in order, one piece at a time. */
class CommandQueue {
	#last: Promise<unknown> = Promise.resolve();

	/** Runs `work` after everything queued before it. Resolves or rejects as it does; a failure
	 * does not stop the queue. Work that is queued from within other work must not be awaited
	 * there. */
	run<T>(work: () => Promise<T>): Promise<T> {
		const result = this.#last.then(work);
		this.#last = result.catch(() => undefined);
		return result;
	}

	/** Queues work that nobody waits for, such as reading what another tab wrote. Its errors are
	 * ignored: the next write reports what is wrong with the store. */
	runInBackground(work: () => Promise<void>): void {
		this.#last = this.#last.then(work).catch(() => undefined);
	}
}

/** Everything that this tab does with open evenings: taps during a slow write are neither lost nor
 * doubled, and no evening leaves the table in the middle of a command. */
export const queue = new CommandQueue();
