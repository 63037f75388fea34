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

/** @typedef {object} Asking a connection whose phone asks for the records that it lacks
 * @property {object} address
 * @property {boolean} canAnswer whether an answer is due, and the phone has read the ones before
 * @property {() => void} answer sends one */

/** Answers phones that ask for the records they lack: an answer may be a whole room of 24 MB. There
 * is one at a time, by turns of the addresses, and only for phones that read what they are sent. */
export class Answers {
	/** @type {Map<object, Set<Asking>>} by address; the one whose turn is last is at the end */
	#asking = new Map();
	#isRunning = false;

	/** To be called when a connection asks, and when it has read what it was sent.
	 * @param {Asking} connection */
	add(connection) {
		const { address } = connection;
		this.#asking.set(address, (this.#asking.get(address) ?? new Set()).add(connection));
		if (!this.#isRunning) void this.#run();
	}

	async #run() {
		this.#isRunning = true;
		for (let next = this.#next(); next !== undefined; next = this.#next()) {
			const from = performance.now();
			next.answer();
			await restAfter(from);
		}
		this.#isRunning = false;
	}

	/** Those that cannot be answered now are added again later. */
	#next() {
		for (const [address, connections] of this.#asking) {
			this.#asking.delete(address);
			for (const connection of connections) {
				connections.delete(connection);
				if (!connection.canAnswer) continue;
				if (connections.size > 0) this.#asking.set(address, connections);
				return connection;
			}
		}
		return undefined;
	}
}
