import { encodeStateAsUpdate } from 'yjs';
import { restAfter } from './turns.js';
import { measureUpdate } from './update-cost.js';

/** The pause after a failed store, which doubles with each further one. In milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;
/** Maximum size of updates that are accepted while stores fail, in bytes. */
const MAX_UNSAVED_BYTES = 50_000_000;

/** The comparisons that Yjs may make for all records of a room: they take about a third of a
 * second, when it is loaded or at once. A room of 400 records may have each from another phone. */
const MAX_COMPARISONS = 4_000_000;
const NOTHING = { records: 0, loose: 0 };

/** How long a room is not stored again, for each of its bytes: a full one takes a fifth of a
 * second. In milliseconds. */
const PAUSE_PER_BYTE = 0.01;

/** The stored document and the updates since, the time from which it may be stored again, and whether a
 * store waits for that.
 * @typedef {import('./update-cost.js').UpdateCost & { bytes: number, due: number, isWaiting: boolean }}
 * LoadedRoom */
/** @typedef {import('./limits.js').Budget} Budget */

/** The rooms whose documents are in memory: their sizes, and which of them have unsaved changes. */
export class LoadedRooms {
	/** @type {Map<string, LoadedRoom>} */
	#loaded = new Map();
	/** The documents with unsaved changes, with the number and time of the last change.
	 * @type {Map<string, { document: import('@hocuspocus/server').Document, change: number, at:
	 * number }>} */
	#unsaved = new Map();
	#changes = 0;
	/** The pause before the next try; 0 unless stores fail. */
	#pause = 0;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	#timer;
	#bytesWhileFailing = 0;
	/** The bytes of all stored rooms when they were last measured, and of updates since. */
	storedBytes = 0;
	#rooms;
	#limits;
	#now;
	/** Resolves when the next store may begin. @type {Promise<void>} */
	#last = Promise.resolve();
	stores = 0;
	storesFailed = 0;

	/** @param {import('./rooms-sqlite.js').Rooms} rooms
	 * @param {import('./limits.js').Limits} limits
	 * @param {() => number} now */
	constructor(rooms, limits, now) {
		this.#rooms = rooms;
		this.#limits = limits;
		this.#now = now;
	}

	/** The number of rooms with unsaved changes. */
	get unsaved() {
		return this.#unsaved.size;
	}

	/** Whether the last store failed. */
	get isFailing() {
		return this.#pause > 0;
	}

	/** Whether the stored rooms have as many bytes as they may. */
	get isFull() {
		return this.storedBytes >= this.#limits.storedBytes;
	}

	/** Measures the stored rooms. Rejects if the store fails. @returns their bytes */
	async measure() {
		this.storedBytes = await this.#rooms.bytes();
		return this.storedBytes;
	}

	/** @param {string} name @param {Budget} reads of the address that has it loaded
	 * @returns {Promise<Uint8Array | null>} the stored document; rejects if the store fails */
	async load(name, reads) {
		const state = await this.#rooms.load(name);
		const bytes = state?.length ?? 0;
		reads.charge(bytes, this.#now());
		const cost = state === null ? NOTHING : measureUpdate(state, Infinity);
		this.#loaded.set(name, {
			bytes,
			due: 0,
			isWaiting: false,
			...(typeof cost === 'string' ? NOTHING : cost)
		});
		return state;
	}

	/** Stores a room soon, if it has changes. Never rejects, because Hocuspocus would let the process
	 * end: after a failure the room is unsaved, and all such rooms are tried again after growing
	 * pauses.
	 * @param {string} name */
	async store(name) {
		const room = this.#loaded.get(name);
		const pause = (room?.due ?? 0) - performance.now();
		if (room === undefined || pause <= 0) await this.save(name);
		else if (!room.isWaiting) {
			room.isWaiting = true;
			setTimeout(() => {
				room.isWaiting = false;
				void this.store(name);
			}, pause).unref();
		}
	}

	/** Stores a room at once if it has changes, unless stores fail.
	 * @param {string} name
	 * @returns {Promise<boolean>} whether it has no unsaved changes then */
	async save(name) {
		if (!this.#unsaved.has(name)) return true;
		return !this.isFailing && this.#write(name);
	}

	/** Stores all documents with changes, until one fails.
	 * @param {number} [age] only those whose last change is older than this, in milliseconds */
	async saveAll(age = -Infinity) {
		// without those that change meanwhile
		const rooms = [...this.#unsaved];
		for (const [name, { at }] of rooms) {
			if (this.#now() - at <= age) continue;
			if (!(await this.#write(name))) return;
		}
		this.#pause = 0;
		this.#bytesWhileFailing = 0;
	}

	/** Stores a room after those that are being stored.
	 * @param {string} name
	 * @returns {Promise<boolean>} whether it has been stored */
	async #write(name) {
		const begun = this.#last.then(() => {
			const from = performance.now();
			// the process is held up until the store has the bytes, not until they are written
			return { writing: this.#writeNow(name), rest: restAfter(from) };
		});
		this.#last = begun.then(({ rest }) => rest);
		try {
			const { writing } = await begun;
			await writing;
			return true;
		} catch (error) {
			this.storesFailed += 1;
			this.#tryLater(error);
			return false;
		}
	}

	/** Stores a room, unless that was done while it waited. Rejects if the store fails.
	 * @param {string} name */
	async #writeNow(name) {
		const unsaved = this.#unsaved.get(name);
		if (unsaved === undefined) return;
		const state = Buffer.from(encodeStateAsUpdate(unsaved.document));
		await this.#rooms.store(name, state, this.#now());
		this.stores += 1;
		const room = this.#loaded.get(name);
		if (room !== undefined) room.due = performance.now() + PAUSE_PER_BYTE * state.length;
		if (this.#unsaved.get(name)?.change === unsaved.change) this.#unsaved.delete(name);
	}

	/** @param {unknown} error */
	#tryLater(error) {
		if (this.#timer !== undefined) return;
		if (!this.isFailing) console.error(`Rooms cannot be stored: ${messageOf(error)}`);
		this.#pause = Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, 2 * this.#pause));
		this.#timer = setTimeout(() => {
			this.#timer = undefined;
			void this.saveAll();
		}, this.#pause);
	}

	/** Stops trying again. */
	close() {
		clearTimeout(this.#timer);
	}

	/** @param {import('@hocuspocus/server').Document} document */
	markChanged(document) {
		this.#changes += 1;
		this.#unsaved.set(document.name, { document, change: this.#changes, at: this.#now() });
	}

	/** @param {string} name of a room that is in memory no more */
	forget(name) {
		this.#loaded.delete(name);
	}

	/** The size of the largest room of its kind, in bytes. @param {string} name */
	maxBytes(name) {
		return name.startsWith('c') ? this.#limits.clubBytes : this.#limits.roomBytes;
	}

	/** Counts an update towards the size of a room, of all rooms, and the bytes of an address.
	 * @param {string} name @param {number} bytes
	 * @param {import('./update-cost.js').UpdateCost} cost
	 * @param {Budget} written of the address
	 * @returns {'room-full' | 'relay-full' | 'too-many-bytes' | 'not-signed-in' | null} why it is
	 * refused */
	takeUpdate(name, bytes, cost, written) {
		const room = this.#loaded.get(name);
		// Hocuspocus would queue it
		if (room === undefined) return 'not-signed-in';
		const records = room.records + cost.records;
		const loose = room.loose + cost.loose;
		if (room.bytes + bytes > this.maxBytes(name)) return 'room-full';
		if (records * loose > MAX_COMPARISONS) return 'room-full';
		if (this.isFull || this.#bytesWhileFailing > MAX_UNSAVED_BYTES) return 'relay-full';
		if (!written.take(bytes, this.#now())) return 'too-many-bytes';
		Object.assign(room, { records, loose, bytes: room.bytes + bytes });
		this.storedBytes += bytes;
		if (this.isFailing) this.#bytesWhileFailing += bytes;
		return null;
	}
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
