import { setImmediate, setTimeout } from 'node:timers/promises';

/** After work that took this long, the relay does other things for as long. In milliseconds. */
const LONG = 3;

/** Waits for as long as work has held up the process, if that was long.
 * @param {number} from when the work began, by `performance.now()` */
export async function restAfter(from) {
	await setImmediate();
	const took = performance.now() - from;
	if (took > LONG) await setTimeout(took);
}

/** Work for a connection.
 * @typedef {object} Work
 * @property {object} address
 * @property {() => boolean} isDue whether it can be done now
 * @property {() => void} run does a part of it, or all */

/** Work that may hold up the process, such as sending a whole room of 24 MB to a phone, or a presence
 * to 150 phones: one piece at a time, by turns of the addresses. */
export class Turns {
	/** @type {Map<object, Set<Work>>} by address; the one whose turn is last is at the end */
	#waiting = new Map();
	#isRunning = false;

	/** To be called when there is work that is due.
	 * @param {Work} work */
	add(work) {
		const { address } = work;
		this.#waiting.set(address, (this.#waiting.get(address) ?? new Set()).add(work));
		if (!this.#isRunning) void this.#run();
	}

	async #run() {
		this.#isRunning = true;
		for (let next = this.#next(); next !== undefined; next = this.#next()) {
			const from = performance.now();
			next.run();
			await restAfter(from);
		}
		this.#isRunning = false;
	}

	/** What is not due now is added again later. */
	#next() {
		for (const [address, works] of this.#waiting) {
			this.#waiting.delete(address);
			for (const work of works) {
				works.delete(work);
				if (!work.isDue()) continue;
				if (works.size > 0) this.#waiting.set(address, works);
				return work;
			}
		}
		return undefined;
	}
}
