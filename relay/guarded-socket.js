import { EventEmitter } from 'node:events';
import { budget } from './limits.js';
import { checkUpdate, readMessage } from './messages.js';

/** A phone that is not admitted to a room in this time is disconnected. In milliseconds. */
const TIME_TO_SIGN_IN = 10_000;
/** Before it is admitted, a phone sends its token, its state vector and its presence. */
const BYTES_BEFORE_SIGN_IN = 64 * 1024;
const MESSAGES_BEFORE_SIGN_IN = 16;
/** Its table, its club, and rooms that it is leaving. */
const ROOMS_PER_SOCKET = 4;
/** Maximum size of messages that a slow phone has not read, in bytes. */
const MAX_SEND_BUFFER = 32_000_000;
/** Close code of a refusal; the phone does not reconnect at once. */
const REFUSED = 4400;
const [OPEN, CLOSING, CLOSED] = [1, 2, 3];
/** Marks a message that is dropped without a refusal. */
const DROPPED = 'dropped';

/** A phone's access to a room.
 * @typedef {object} RoomAccess
 * @property {boolean} readOnly
 * @property {(bytes: number) => string | null} take counts bytes; returns why they are refused, or
 * null */

/** @typedef {object} GuardOptions
 * @property {import('node:stream').Duplex} stream the bytes that the WebSocket reads
 * @property {object} address
 * @property {ReturnType<typeof import('./limits.js').bufferedBytes>} buffered of all connections
 * @property {import('./presence-owners.js').PresenceOwners} owners of all connections
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
	#bytesBeforeSignIn = 0;
	#messagesBeforeSignIn = 0;
	#isAdmitted = false;
	/** Whether the connection is refused or closed. */
	#hasEnded = false;
	/** Bytes of a message whose end has not arrived. */
	#partialBytes = 0;
	#options;
	#messageBudget;
	#presenceBudget;
	#signInTimer;
	binaryType = 'nodebuffer';

	/** @param {import('ws').WebSocket} socket @param {GuardOptions} options */
	constructor(socket, options) {
		super();
		this.socket = socket;
		this.address = options.address;
		this.#options = options;
		const { messagesPerSecond, presencePerSecond } = options.limits;
		this.#messageBudget = budget(messagesPerSecond * 10, messagesPerSecond);
		this.#presenceBudget = budget(presencePerSecond * 30, presencePerSecond);
		this.#signInTimer = setTimeout(() => this.refuse('not-signed-in'), TIME_TO_SIGN_IN);
		// before the listener of `ws`, which reads the messages
		options.stream.prependListener('data', (/** @type {Buffer} */ { length }) =>
			this.#receiveBytes(length)
		);
		socket.on('message', (/** @type {Buffer} */ data, /** @type {boolean} */ isBinary) =>
			this.#receive(data, isBinary)
		);
		socket.on('pong', () => this.emit('pong'));
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
		const mayGrow = this.#isAdmitted && !this.#hasEnded;
		if (!mayGrow && this.#bytesBeforeSignIn + this.#partialBytes > BYTES_BEFORE_SIGN_IN)
			this.cutOff('not-signed-in');
		else this.#options.buffered.update(this);
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
		clearTimeout(this.#signInTimer);
		this.emit('close', code, reason);
	}

	/** @param {Buffer} data @param {boolean} isBinary
	 * @returns {string | null} why the message is refused, `DROPPED`, or null */
	#faultOf(data, isBinary) {
		if (!isBinary) return 'no-message';
		if (!this.#messageBudget.take(1, this.#options.now())) return 'too-many-messages';
		const message = readMessage(data);
		if (typeof message === 'string') return message;
		const { room, kind } = message;
		const access = this.#rooms.get(room);
		if (access === undefined && this.#rooms.size >= ROOMS_PER_SOCKET) return 'too-many-rooms';
		if (access === undefined) this.#rooms.set(room, null);
		const fault = access ? null : this.#faultBeforeSignIn(message);
		if (fault !== null) return fault;
		if (kind === 'awareness') return this.#faultOfPresence(message);
		if (!access) return null;
		if (kind === 'close') this.#leave(room);
		if (kind !== 'update' || access.readOnly) return null;
		const forbidden = checkUpdate(message.update);
		if (forbidden !== null) return forbidden;
		// an empty update answers the relay's state if the relay has everything
		return message.update.length <= 2 ? null : access.take(message.bytes);
	}

	/** @param {import('./messages.js').Message} message */
	#faultBeforeSignIn({ kind, bytes }) {
		this.#bytesBeforeSignIn += bytes;
		this.#messagesBeforeSignIn += 1;
		// Hocuspocus would queue an update, unchecked
		if (kind === 'update') return 'not-signed-in';
		const isTooMuch =
			this.#bytesBeforeSignIn > BYTES_BEFORE_SIGN_IN ||
			this.#messagesBeforeSignIn > MESSAGES_BEFORE_SIGN_IN;
		return isTooMuch ? 'not-signed-in' : null;
	}

	/** @param {Extract<import('./messages.js').Message, { kind: 'awareness' }>} message */
	#faultOfPresence({ room, ids, bytes }) {
		const { owners, now } = this.#options;
		if (!this.#presenceBudget.take(bytes, now())) return 'too-many-messages';
		return owners.claim(room, ids, this);
	}

	/** The phone has to sign in again. @param {string} room */
	#leave(room) {
		this.#rooms.delete(room);
		this.#options.owners.release(this, [room]);
	}

	/** @param {string} room @param {RoomAccess} access */
	admit(room, access) {
		clearTimeout(this.#signInTimer);
		this.#isAdmitted = true;
		this.#rooms.set(room, access);
		this.#bytesBeforeSignIn = 0;
		this.#messagesBeforeSignIn = 0;
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
