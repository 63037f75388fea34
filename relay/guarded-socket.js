import { EventEmitter } from 'node:events';
import { budget } from './limits.js';
import { readMessage, readSent, syncStatus } from './messages.js';

/** A phone that is not admitted to a room in this time is disconnected. In milliseconds. */
const TIME_TO_SIGN_IN = 10_000;
/** Before it is admitted, a phone sends its token, its state vector and its presence. */
const BYTES_BEFORE_SIGN_IN = 64 * 1024;
const MESSAGES_BEFORE_SIGN_IN = 16;
/** Its table, its club, and rooms that it is leaving. */
const ROOMS_PER_SOCKET = 4;
/** Maximum size of messages that a slow phone has not read, in bytes. */
const MAX_SEND_BUFFER = 32_000_000;
/** A phone that has not read more than this is not answered yet. In bytes. */
const ALMOST_READ = 64_000;
/** Larger messages count towards the bytes that an address may read. */
const LARGE = 32_000;
/** Close code of a refusal; the phone does not reconnect at once. */
const REFUSED = 4400;
const [OPEN, CLOSING, CLOSED] = [1, 2, 3];
/** Marks a message that is dropped without a refusal. */
const DROPPED = 'dropped';

/** A phone's access to a room.
 * @typedef {object} RoomAccess
 * @property {boolean} readOnly
 * @property {number} messageBytes of the largest message
 * @property {(bytes: number, cost: import('./update-cost.js').UpdateCost) => string | null} takeUpdate
 * counts an update; returns why it is refused, or null
 * @property {(bytes: number) => boolean} takePresence counts a presence that goes to all phones of
 * the room; returns whether it may
 * @property {() => void} onLeave called when the phone leaves the room, or the connection ends */

/** @typedef {object} GuardOptions
 * @property {import('node:stream').Duplex} stream the bytes that the WebSocket reads
 * @property {import('./connections.js').Address} address
 * @property {ReturnType<typeof import('./limits.js').bufferedBytes>} buffered of all connections
 * @property {import('./presence-owners.js').PresenceOwners} owners of all connections
 * @property {import('./turns.js').Turns} answers of all connections
 * @property {import('./turns.js').Turns} presences of all connections
 * @property {import('./limits.js').Limits} limits
 * @property {() => number} now
 * @property {(fault: string) => void} onRefusal */

/** The WebSocket that Hocuspocus sees. It passes on only messages that a phone may send, so that
 * nothing else reaches the documents, and ends the connection at the first forbidden one.
 *
 * Hocuspocus has hooks for this, but it logs each refusal with its content, and does not wait for
 * `beforeSync`. */
export class GuardedSocket extends EventEmitter {
	/** By room; null until the phone is admitted. @type {Map<string, RoomAccess | null>} */
	#rooms = new Map();
	/** State vectors that have no answer yet, by room. @type {Map<string, Buffer>} */
	#asked = new Map();
	/** The last presence of this phone that came before the document was loaded, by room.
	 * @type {Map<string, { id: number | undefined, data: Buffer }>} */
	#earlyPresence = new Map();
	/** The last presence after that, which waits for its turn to go to all phones, by room.
	 * @type {Map<string, Buffer>} */
	#presence = new Map();
	/** Rooms whose documents are loaded for this phone. @type {Set<string>} */
	#connected = new Set();
	/** Numbers of updates that came before that, by room. @type {Map<string, number>} */
	#early = new Map();
	#bytesBeforeSignIn = 0;
	#messagesBeforeSignIn = 0;
	/** The size of the largest message, in bytes, once the phone is admitted. */
	#messageBytes = 0;
	/** Whether the connection is refused or closed. */
	#hasEnded = false;
	/** Bytes of a message whose end has not arrived. */
	#partialBytes = 0;
	#options;
	#answering;
	#announcing;
	#messageBudget;
	/** Of messages other than updates. */
	#smallBudget;
	#signInTimer;
	binaryType = 'nodebuffer';

	/** @param {import('ws').WebSocket} socket @param {GuardOptions} options */
	constructor(socket, options) {
		super();
		this.socket = socket;
		this.address = options.address;
		this.#options = options;
		const { address } = options;
		this.#answering = { address, isDue: () => this.#canAnswer, run: () => this.#answer() };
		this.#announcing = {
			address,
			isDue: () => !this.#hasEnded && this.#presence.size > 0,
			run: () => this.#announce()
		};
		const { messagesPerSecond, smallPerSecond } = options.limits;
		this.#messageBudget = budget(messagesPerSecond * 10, messagesPerSecond);
		this.#smallBudget = budget(smallPerSecond * 30, smallPerSecond);
		this.#signInTimer = setTimeout(() => this.refuse('not-signed-in'), TIME_TO_SIGN_IN);
		// before the listener of `ws`, which reads the messages
		options.stream.prependListener('data', (/** @type {Buffer} */ { length }) =>
			this.#receiveBytes(length)
		);
		options.stream.on('drain', () => {
			if (this.#canAnswer) options.answers.add(this.#answering);
		});
		socket.on('message', (/** @type {Buffer} */ data, /** @type {boolean} */ isBinary) =>
			this.#receive(data, isBinary)
		);
		socket.on('ping', () => this.#countMessage());
		socket.on('pong', () => {
			this.#countMessage();
			this.emit('pong');
		});
		socket.on('close', (code, reason) => this.#end(code, reason));
		socket.on('error', () => socket.terminate());
	}

	/** Bytes of a message that has not ended, and of messages that the phone has not read. */
	get bufferedBytes() {
		const { readyState, bufferedAmount } = this.socket;
		return readyState === CLOSED ? 0 : this.#partialBytes + bufferedAmount;
	}

	/** Limits a message before it is complete. @param {number} length in bytes */
	#receiveBytes(length) {
		this.#partialBytes += length;
		const most = this.#hasEnded ? 0 : this.#messageBytes;
		if (this.#partialBytes > Math.max(most, BYTES_BEFORE_SIGN_IN - this.#bytesBeforeSignIn))
			this.cutOff(most === 0 ? 'not-signed-in' : 'message-too-large');
		else this.#options.buffered.update(this);
	}

	/** Counts a ping or a pong, which has no content to speak of, as a message. */
	#countMessage() {
		if (!this.#takeMessage()) this.cutOff('too-many-messages');
	}

	#takeMessage() {
		const { address, now } = this.#options;
		return this.#messageBudget.take(1, now()) && address.messages.take(1, now());
	}

	/** @param {Buffer} data @param {boolean} isBinary */
	#receive(data, isBinary) {
		this.#partialBytes = 0;
		this.#options.buffered.update(this);
		if (this.#hasEnded) return;
		const fault = this.#faultOf(data, isBinary);
		if (fault === DROPPED) return;
		if (fault === null) this.emit('message', data);
		else this.refuse(fault);
	}

	/** @param {number} code @param {Buffer} reason */
	#end(code, reason) {
		this.#hasEnded = true;
		this.#partialBytes = 0;
		this.#options.buffered.update(this);
		this.#options.owners.release(this, this.#rooms.keys());
		for (const access of this.#rooms.values()) access?.onLeave();
		clearTimeout(this.#signInTimer);
		this.emit('close', code, reason);
	}

	/** @param {Buffer} data @param {boolean} isBinary
	 * @returns {string | null} why the message is refused, `DROPPED`, or null */
	#faultOf(data, isBinary) {
		if (!isBinary) return 'no-message';
		if (!this.#takeMessage()) return 'too-many-messages';
		const message = readMessage(data);
		if (typeof message === 'string') return message;
		const isSmall = message.kind !== 'update';
		if (isSmall && !this.#smallBudget.take(data.length, this.#options.now()))
			return 'too-many-messages';
		const { room } = message;
		const access = this.#rooms.get(room);
		if (access === undefined && this.#rooms.size >= ROOMS_PER_SOCKET) return 'too-many-rooms';
		if (access === undefined) this.#rooms.set(room, null);
		const fault = access ? null : this.#faultBeforeSignIn(message, data.length);
		return fault ?? this.#faultIn(access ?? null, message, data);
	}

	/** @param {RoomAccess | null} access
	 * @param {import('./messages.js').Message} message
	 * @param {Buffer} data
	 * @returns {string | null} as `#faultOf` */
	#faultIn(access, message, data) {
		const { room, kind } = message;
		switch (kind) {
			case 'auth':
				// Hocuspocus would log it
				return access === null ? null : 'not-allowed';
			case 'close':
				this.#leave(room);
				return null;
			case 'awareness':
				// the document says who is present
				if (this.#connected.has(room)) return this.#faultOfPresence(message, data);
				this.#keepEarly(message, data);
				return DROPPED;
			case 'stateVector':
				this.#asked.set(room, data);
				if (this.#canAnswer) this.#options.answers.add(this.#answering);
				return DROPPED;
			case 'update':
				if (!this.#connected.has(room)) {
					this.#early.set(room, 1 + (this.#early.get(room) ?? 0));
					return this.#drop(data.length);
				}
				if (access?.readOnly) {
					// Hocuspocus would compare it with the whole room
					this.send(syncStatus(room, message.isEmpty));
					return this.#drop(data.length);
				}
				return message.isEmpty ? null : (access?.takeUpdate(data.length, message.cost) ?? null);
		}
	}

	/** Keeps a presence until the document is loaded. The first one has the id of this phone: after
	 * it, older apps send one that they announced before they were connected, under another id.
	 * @param {Extract<import('./messages.js').Message, { kind: 'awareness' }>} message
	 * @param {Buffer} data */
	#keepEarly({ room, ids: [phone] }, data) {
		const kept = this.#earlyPresence.get(room);
		if (kept === undefined || kept.id === phone?.id)
			this.#earlyPresence.set(room, { id: phone?.id, data });
	}

	/** Drops an update, whose bytes count all the same.
	 * @param {number} bytes
	 * @returns {string} as `#faultOf` */
	#drop(bytes) {
		const { address, now } = this.#options;
		return address.bytes.take(bytes, now()) ? DROPPED : 'too-many-bytes';
	}

	/** @param {import('./messages.js').Message} message @param {number} bytes */
	#faultBeforeSignIn({ kind }, bytes) {
		this.#bytesBeforeSignIn += bytes;
		this.#messagesBeforeSignIn += 1;
		// Hocuspocus would queue an update, unchecked
		if (kind === 'update') return 'not-signed-in';
		const isTooMuch =
			this.#bytesBeforeSignIn > BYTES_BEFORE_SIGN_IN ||
			this.#messagesBeforeSignIn > MESSAGES_BEFORE_SIGN_IN;
		return isTooMuch ? 'not-signed-in' : null;
	}

	/** @param {Extract<import('./messages.js').Message, { kind: 'awareness' }>} message
	 * @param {Buffer} data
	 * @returns {string} as `#faultOf` */
	#faultOfPresence({ room, ids }, data) {
		const fault = this.#options.owners.claim(room, ids, this);
		if (fault !== null) return fault;
		this.#presence.set(room, data);
		this.#options.presences.add(this.#announcing);
		return DROPPED;
	}

	/** Has Hocuspocus send the presence that waits to all phones of its room. */
	#announce() {
		for (const [room, data] of this.#presence) {
			this.#presence.delete(room);
			if (this.#rooms.get(room)?.takePresence(data.length)) this.emit('message', data);
			// a phone takes the return of its presence for the answer to a ping
			else this.send(data);
		}
	}

	/** The phone has to sign in again. @param {string} room */
	#leave(room) {
		this.#rooms.get(room)?.onLeave();
		this.#rooms.delete(room);
		this.#asked.delete(room);
		this.#earlyPresence.delete(room);
		this.#presence.delete(room);
		this.#connected.delete(room);
		this.#early.delete(room);
		this.#options.owners.release(this, [room]);
	}

	/** @param {string} room @param {RoomAccess} access */
	admit(room, access) {
		clearTimeout(this.#signInTimer);
		// it has closed while its token was checked
		if (this.socket.readyState === CLOSED) return access.onLeave();
		this.#messageBytes = Math.max(this.#messageBytes, access.messageBytes);
		this.#rooms.set(room, access);
		this.#bytesBeforeSignIn = 0;
		this.#messagesBeforeSignIn = 0;
	}

	/** To be called when the document of a room is loaded for the phone. @param {string} room */
	connect(room) {
		this.#connected.add(room);
		// the phone sends early updates again when it is asked what the document lacks
		for (let early = this.#early.get(room) ?? 0; early > 0; early--)
			this.send(syncStatus(room, true));
		this.#early.delete(room);
		const presence = this.#earlyPresence.get(room);
		this.#earlyPresence.delete(room);
		if (presence !== undefined) this.#receive(presence.data, true);
		if (this.#canAnswer) this.#options.answers.add(this.#answering);
	}

	get #canAnswer() {
		if (this.#hasEnded || this.socket.bufferedAmount > ALMOST_READ) return false;
		for (const room of this.#asked.keys()) if (this.#connected.has(room)) return true;
		return false;
	}

	/** Has Hocuspocus answer a state vector. */
	#answer() {
		const { address, now } = this.#options;
		if (!address.reads.take(0, now())) return this.refuse('too-many-bytes');
		for (const [room, data] of this.#asked) {
			if (!this.#connected.has(room)) continue;
			this.#asked.delete(room);
			this.emit('message', data);
			break;
		}
		if (this.#canAnswer) this.#options.answers.add(this.#answering);
	}

	/** Closes the connection with a code for the phone. @param {string} fault */
	refuse(fault) {
		if (this.#hasEnded) return;
		this.#hasEnded = true;
		this.#options.onRefusal(fault);
		this.socket.close(REFUSED, fault);
		// in case the phone does not answer the closing frame
		setTimeout(() => this.socket.terminate(), this.#options.limits.millisecondsToClose).unref();
	}

	/** Ends the connection at once, in the middle of a message, without a code.
	 * @param {string} fault */
	cutOff(fault) {
		if (!this.#hasEnded) this.#options.onRefusal(fault);
		this.#hasEnded = true;
		this.socket.terminate();
	}

	get readyState() {
		const { readyState } = this.socket;
		return this.#hasEnded && readyState === OPEN ? CLOSING : readyState;
	}

	/** @param {Uint8Array} data @param {(error?: Error) => void} [done] */
	send(data, done) {
		const { room, kind } = readSent(data);
		const { address, now } = this.#options;
		if (kind === 'state' || data.length > LARGE) address.reads.charge(data.length, now());
		// Hocuspocus has closed the room after an error or a timeout
		if (kind === 'close' && this.#rooms.get(room)) return this.refuse('closed');
		if (this.socket.bufferedAmount > MAX_SEND_BUFFER) this.socket.terminate();
		else this.socket.send(data, done);
		this.#options.buffered.update(this);
	}

	/** @param {number} [code] @param {string} [reason] */
	close(code, reason) {
		this.socket.close(code, reason);
	}

	ping() {
		this.socket.ping();
	}
}
