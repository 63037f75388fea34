import { setImmediate, setTimeout } from 'node:timers/promises';

/** After work that took this long, the relay does other things for as long. In milliseconds. */
const LONG = 3;

/** Work that holds up all phones while it runs, such as reading, storing or sending a whole room of
 * 24 MB: one at a time, with pauses between them. */
export class Turns {
	/** @type {Promise<unknown>} of the turn before, with its pause */
	#last = Promise.resolve();

	/** @template T @param {() => Promise<T>} work its turn ends when it waits for something outside of
	 * the process
	 * @returns {Promise<T>} its result; rejects if it does */
	take(work) {
		return new Promise((resolve) => {
			this.#last = this.#last.then(async () => {
				const from = performance.now();
				resolve(work());
				await setImmediate();
				const took = performance.now() - from;
				if (took > LONG) await setTimeout(took);
			});
		});
	}
}
