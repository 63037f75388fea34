/** @typedef {object} Asking a connection whose phone asks for the records that it lacks
 * @property {object} address
 * @property {boolean} canAnswer whether an answer is due, and the phone has read the ones before
 * @property {() => void} answer sends one */

/** Answers phones that ask for the records they lack: an answer may be a whole room of 24 MB. There
 * is one in each turn, by turns of the addresses, and only for phones that read what they are
 * sent. */
export class Answers {
	/** @type {Map<object, Set<Asking>>} by address; the one whose turn is last is at the end */
	#asking = new Map();
	#isRunning = false;
	#turns;

	/** @param {import('./turns.js').Turns} turns */
	constructor(turns) {
		this.#turns = turns;
	}

	/** To be called when a connection asks, and when it has read what it was sent.
	 * @param {Asking} connection */
	add(connection) {
		const { address } = connection;
		this.#asking.set(address, (this.#asking.get(address) ?? new Set()).add(connection));
		if (!this.#isRunning) void this.#run();
	}

	async #run() {
		this.#isRunning = true;
		while (this.#asking.size > 0) await this.#turns.take(async () => this.#next()?.answer());
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
