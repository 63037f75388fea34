import { encodeStateAsUpdate } from 'yjs';

/** The rooms whose documents are in memory: their sizes, and which of them have unsaved changes. */
export class LoadedRooms {
	/** In bytes: the stored document, and the updates since. @type {Map<string, number>} */
	#sizes = new Map();
	/** The time of the last change that is not stored. @type {Map<string, number>} */
	#unsaved = new Map();
	#rooms;
	#limits;
	#now;
	stores = 0;
	storesFailed = 0;

	/** @param {import('./rooms-sqlite.js').Rooms} rooms
	 * @param {Pick<import('./limits.js').Limits, 'roomBytes' | 'clubBytes'>} limits
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

	/** @param {string} name
	 * @returns {Promise<Uint8Array | null>} the stored document; rejects if the store fails */
	async load(name) {
		const state = await this.#rooms.load(name);
		this.#sizes.set(name, state?.length ?? 0);
		return state;
	}

	/** Stores a document. Rejects if the store fails; the room counts as unsaved then.
	 * @param {string} name @param {Buffer} state */
	async store(name, state) {
		const changedAt = this.#unsaved.get(name);
		try {
			await this.#rooms.store(name, state, this.#now());
			this.stores += 1;
			if (this.#unsaved.get(name) === changedAt) this.#unsaved.delete(name);
		} catch (error) {
			this.storesFailed += 1;
			throw error;
		}
	}

	/** Stores a document if it has changes.
	 * @param {import('@hocuspocus/server').Document} document
	 * @param {number} [age] only if the last change is older than this, in milliseconds */
	async save(document, age = -Infinity) {
		const changedAt = this.#unsaved.get(document.name);
		if (changedAt === undefined || this.#now() - changedAt <= age) return;
		await this.store(document.name, Buffer.from(encodeStateAsUpdate(document)));
	}

	/** @param {string} name */
	markChanged(name) {
		this.#unsaved.set(name, this.#now());
	}

	/** @param {string} name of a room that is in memory no more */
	forget(name) {
		this.#sizes.delete(name);
	}

	/** Counts an update towards the size of a room and the bytes of an address.
	 * @param {string} name @param {number} bytes
	 * @param {ReturnType<typeof import('./limits.js').budget>} budget of the address
	 * @returns {'room-full' | 'too-many-bytes' | null} why it is refused */
	takeBytes(name, bytes, budget) {
		const size = (this.#sizes.get(name) ?? 0) + bytes;
		const { roomBytes, clubBytes } = this.#limits;
		if (size > (name.startsWith('c') ? clubBytes : roomBytes)) return 'room-full';
		if (!budget.take(bytes, this.#now())) return 'too-many-bytes';
		this.#sizes.set(name, size);
		return null;
	}
}
