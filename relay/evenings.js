import { signIn } from './sign-in.js';

/** Sealed evenings behind short links. Each is a room without a document: its state is what a phone
 * has sealed, written once, and removed like a table that nobody uses. */

/** In milliseconds, for the bytes of an evening to arrive. */
const TIME_TO_ARRIVE = 30_000;
/** How many evenings may be arriving at a time: in all, and from one address. */
const MOST_ARRIVING = 50;
const MOST_OF_ADDRESS = 10;

/** The name of an evening: its letter and 16 bytes in base64url. */
const NAME = /^e[\w-]{22}$/;
/** The statuses of the refusals; other errors are failures of the store.
 * @type {Readonly<Record<string, number>>} */
const STATUS = {
	'wrong-token': 403,
	'no-room': 404,
	'too-many-rooms': 429,
	'too-many-bytes': 429,
	'too-large': 413
};
const failure = (/** @type {string} */ reason) => ({ reason });

/** @typedef {{ status: number, body?: Uint8Array }} Answer */

/** Reads the body of a request. Rejects with `too-large`, and if it is cut off.
 * @param {import('node:http').IncomingMessage} request @param {number} most in bytes
 * @returns {Promise<Buffer>} */
async function bodyOf(request, most) {
	/** @type {Buffer[]} */
	const parts = [];
	let length = 0;
	const late = setTimeout(() => request.destroy(), TIME_TO_ARRIVE);
	try {
		for await (const part of request) {
			length += part.length;
			if (length > most) throw failure('too-large');
			parts.push(part);
		}
	} finally {
		clearTimeout(late);
	}
	return Buffer.concat(parts);
}

/** Stores and returns sealed evenings. */
export class Evenings {
	/** The number of requests that were refused. */
	refused = 0;
	#arriving = 0;
	#parts;

	/** @param {object} parts
	 * @param {import('./rooms-sqlite.js').Rooms} parts.rooms
	 * @param {import('./loaded-rooms.js').LoadedRooms} parts.loaded
	 * @param {import('./limits.js').Limits} parts.limits
	 * @param {() => number} parts.now */
	constructor(parts) {
		this.#parts = parts;
	}

	/** Answers `GET` and `PUT` of an evening. The token is in the header `authorization`, after
	 * `Bearer`, as for signing in to a room. Never rejects.
	 * @param {import('node:http').IncomingMessage} request
	 * @param {string} name @param {import('./limits.js').Address} address
	 * @returns {Promise<Answer>} */
	async answer(request, name, address) {
		try {
			if (!NAME.test(name)) throw failure('no-room');
			if (!address.upgrades.take(1, this.#parts.now())) throw failure('too-many-bytes');
			const [, token = ''] = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
			if (request.method === 'PUT') return await this.#put(request, name, token, address);
			return await this.#get(name, token, address);
		} catch (error) {
			this.refused += 1;
			const reason = /** @type {{ reason?: string }} */ (error).reason ?? '';
			return { status: STATUS[reason] ?? 503 };
		}
	}

	/** @param {string} name @param {string} token @param {import('./limits.js').Address} address
	 * @returns {Promise<Answer>} */
	async #get(name, token, { reads }) {
		const { rooms, now } = this.#parts;
		// nobody opens a room by reading
		await signIn(rooms, { room: name, token, takeRoom: () => false }, now);
		if (!reads.take(0, now())) throw failure('too-many-bytes');
		const body = await rooms.load(name);
		if (body === null) throw failure('no-room');
		reads.charge(body.length, now());
		return { status: 200, body };
	}

	/** @param {import('node:http').IncomingMessage} request
	 * @param {string} name @param {string} token @param {import('./limits.js').Address} address
	 * @returns {Promise<Answer>} */
	async #put(request, name, token, address) {
		const { rooms, loaded, limits, now } = this.#parts;
		const announced = Number(request.headers['content-length'] ?? Infinity);
		if (!(announced > 0 && announced <= limits.eveningBytes)) throw failure('too-large');
		const isBusy = this.#arriving >= MOST_ARRIVING || address.arriving >= MOST_OF_ADDRESS;
		if (isBusy || !address.bytes.take(announced, now())) throw failure('too-many-bytes');
		this.#arriving += 1;
		address.arriving += 1;
		try {
			const body = await bodyOf(request, announced);
			const takeRoom = () => !loaded.isFull && address.rooms.take(1, now());
			const isReader = await signIn(rooms, { room: name, token, takeRoom }, now);
			// written once: whoever has the link can rely on what it leads to
			if (isReader || !(await rooms.storeOnce(name, body, now()))) throw failure('wrong-token');
			loaded.storedBytes += body.length;
			return { status: 201 };
		} finally {
			this.#arriving -= 1;
			address.arriving -= 1;
		}
	}
}
