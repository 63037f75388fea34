import { EventEmitter } from 'node:events';
import { budget } from './limits.js';
import { checkUpdate, readMessage } from './messages.js';

/** A phone that is not admitted to a room in this time is cut off. In milliseconds. */
const TIME_TO_SIGN_IN = 10_000;
/** Before it is admitted a phone sends its token, what it has, and its presence. */
const BYTES_BEFORE = 64 * 1024;
const MESSAGES_BEFORE = 16;
/** Its table, its club, and those that it leaves just now. */
const ROOMS_PER_SOCKET = 4;
/** What waits for a slow phone. */
const MAX_BUFFERED = 32_000_000;
/** Told to the phone; it does not try again at once. */
const REFUSED = 4400;
const CLOSED = 3;
/** A message that is not passed on, without a word. */
const IGNORED = 'ignored';

/** What may be written to a room.
 * @typedef {object} RoomAccess
 * @property {boolean} readOnly
 * @property {(bytes: number) => string | null} take why so many more bytes are refused, or null */

/** A WebSocket as Hocuspocus sees it. It passes on only messages that a phone may send, so that
 * nothing else reaches the documents, and it ends the connection at the first one that is not.
 *
 * Hocuspocus asks hooks too, but it logs each refusal with its content, and does not wait for
 * `beforeSync`. */
export class GuardedSocket extends EventEmitter {
	/** @type {Map<string, RoomAccess | null>} by room; null until it is admitted */
	#rooms = new Map();
	#bytesBefore = 0;
	#messagesBefore = 0;
	#isAdmitted = false;
	#over = false;
	/** Bytes of a message that has begun and not ended. */
	#unfinished = 0;
	#all;
	#owners;
	#presence;
	#millisecondsToClose;
	#now;
	binaryType = 'nodebuffer';

	/**
	 * @param {import('ws').WebSocket} socket
	 * @param {object} options
	 * @param {import('node:stream').Duplex} options.stream what the messages come from
	 * @param {object} options.address
	 * @param {ReturnType<typeof import('./limits.js').waitingBytes>} options.waiting of all
	 * connections
	 * @param {ReturnType<typeof import('./limits.js').presenceOwners>} options.owners of all
	 * connections
	 * @param {import('./limits.js').Limits} options.limits
	 * @param {() => number} options.now
	 * @param {(fault: string) => void} options.refused is told of each refusal
	 */
	constructor(socket, { stream, address, waiting, owners, limits, now, refused }) {
		super();
		this.socket = socket;
		this.address = address;
		this.refused = refused;
		this.#all = waiting;
		this.#owners = owners;
		this.#now = now;
		const { messagesPerSecond, presencePerSecond, millisecondsToClose } = limits;
		this.#millisecondsToClose = millisecondsToClose;
		const rate = budget(messagesPerSecond * 10, messagesPerSecond);
		this.#presence = budget(presencePerSecond * 30, presencePerSecond);
		// ahead of the listener that reads the messages
		stream.prependListener('data', (/** @type {Buffer} */ chunk) => {
			this.#unfinished += chunk.length;
			const isOpen = this.#isAdmitted && !this.#over;
			if (!isOpen && this.#bytesBefore + this.#unfinished > BYTES_BEFORE)
				this.cutOff('not-signed-in');
			else waiting.update(this);
		});
		socket.on('message', (/** @type {Buffer} */ data, /** @type {boolean} */ isBinary) => {
			this.#unfinished = 0;
			waiting.update(this);
			if (this.#over) return;
			const fault = !isBinary
				? 'no-message'
				: !rate.take(1, now())
					? 'too-many-messages'
					: this.#check(data);
			if (fault === IGNORED) return;
			if (fault === null) this.emit('message', data);
			else this.refuse(fault);
		});
		socket.on('pong', () => this.emit('pong'));
		socket.on('close', (code, reason) => {
			this.#over = true;
			this.#unfinished = 0;
			waiting.update(this);
			owners.release(this);
			clearTimeout(this.patience);
			this.emit('close', code, reason);
		});
		socket.on('error', () => socket.terminate());
		this.patience = setTimeout(() => this.refuse('not-signed-in'), TIME_TO_SIGN_IN);
	}

	/** The bytes that came of a message that has not ended, and those that the phone has not read
	 * yet. */
	get waiting() {
		const { readyState, bufferedAmount } = this.socket;
		return readyState === CLOSED ? 0 : this.#unfinished + bufferedAmount;
	}

	/** @param {Buffer} data @returns {string | null} why it is refused */
	#check(data) {
		const message = readMessage(data);
		if (typeof message === 'string') return message;
		const { room, kind, bytes } = message;
		const access = this.#rooms.get(room);
		if (access === undefined && this.#rooms.size >= ROOMS_PER_SOCKET) return 'too-many-rooms';
		if (access === undefined) this.#rooms.set(room, null);
		if (!access) {
			this.#bytesBefore += bytes;
			this.#messagesBefore += 1;
			// an update before the room was opened would wait in memory, unchecked
			if (kind === 'update') return 'not-signed-in';
			if (this.#bytesBefore > BYTES_BEFORE || this.#messagesBefore > MESSAGES_BEFORE)
				return 'not-signed-in';
			return null;
		}
		// it has to sign in again
		if (kind === 'close') this.#rooms.delete(room);
		if (message.kind === 'awareness') {
			if (!this.#presence.take(bytes, this.#now())) return 'too-many-messages';
			// somebody else's, who is there
			const owns = message.ids.every((id) => this.#owners.claim(room, id, this, this.#now()));
			return owns ? null : IGNORED;
		}
		if (message.kind !== 'update' || access.readOnly) return null;
		const fault = checkUpdate(message.update);
		if (fault !== null) return fault;
		// the answer to what the relay has is empty if it has everything
		return message.update.length <= 2 ? null : access.take(bytes);
	}

	/** @param {string} room @param {RoomAccess} access */
	admit(room, access) {
		clearTimeout(this.patience);
		this.#isAdmitted = true;
		this.#rooms.set(room, access);
		this.#bytesBefore = 0;
		this.#messagesBefore = 0;
	}

	/** @param {string} fault */
	refuse(fault) {
		if (this.#over) return;
		this.#over = true;
		this.refused(fault);
		this.socket.close(REFUSED, fault);
		// whoever does not answer the closing frame is cut off
		setTimeout(() => this.socket.terminate(), this.#millisecondsToClose).unref();
	}

	/** Ends the connection in the middle of a message: it takes no more of it, and says nothing.
	 * @param {string} fault */
	cutOff(fault) {
		if (!this.#over) this.refused(fault);
		this.#over = true;
		this.socket.terminate();
	}

	get readyState() {
		return this.#over && this.socket.readyState === 1 ? 2 : this.socket.readyState;
	}

	/** @param {Uint8Array} data @param {(error?: Error) => void} [done] */
	send(data, done) {
		if (this.socket.bufferedAmount > MAX_BUFFERED) this.socket.terminate();
		else this.socket.send(data, done);
		this.#all.update(this);
	}

	/** @param {number} [code] @param {string} [reason] */
	close(code, reason) {
		this.socket.close(code, reason);
	}

	ping() {
		this.socket.ping();
	}
}
