import {
	createDecoder,
	hasContent,
	readVarString,
	readVarUint,
	readVarUint8Array
} from 'lib0/decoding';
import { createEncoder, toUint8Array, writeVarString, writeVarUint } from 'lib0/encoding';
import { checkStateVector, measureUpdate } from './update-cost.js';

/** The types of messages that a phone may send (Hocuspocus's protocol). Others are refused, among
 * them those that are broadcast without being stored. */
const TYPES = { sync: 0, awareness: 1, auth: 2, syncReply: 4, close: 7 };
const SYNC_STATUS = 8;
const SYNC_STEPS = { stateVector: 0, state: 1, update: 2 };

/** `t` for a table or `c` for a club, and 128 bits or more in base64url. */
const ROOM_NAME = /^[tc][\w-]{22,64}$/;
const MAX_AWARENESS_BYTES = 16 * 1024;
/** Phones in one message of presence: the sender, and phones that it reports as gone. */
const MAX_IDS = 64;
const MAX_CLOCK = 2 ** 32;

/** A token, and the version of the phone's library. */
const MAX_AUTH_BYTES = 400;
const TOKEN = 0;

/** Why a message is refused.
 * @typedef {'no-message' | 'no-such-room-name' | 'not-allowed' | 'presence-too-large' |
 * import('./update-cost.js').UpdateFault} Fault */

/** @typedef {import('./presence-owners.js').PresenceId} PresenceId */
/** @typedef {{ room: string, kind: 'auth' | 'close' | 'stateVector' } |
 * { room: string, kind: 'awareness', ids: PresenceId[] } |
 * { room: string, kind: 'update', isEmpty: boolean, cost: import('./update-cost.js').UpdateCost }}
 * Message */

/** Reads the room and kind of a message, and measures its content.
 * @param {Uint8Array} data
 * @returns {Message | Fault} */
export function readMessage(data) {
	try {
		const decoder = createDecoder(data);
		const room = readVarString(decoder);
		if (!ROOM_NAME.test(room)) return 'no-such-room-name';
		const message = readContent(decoder, data.length);
		if (typeof message === 'string') return message;
		return hasContent(decoder) ? 'no-message' : { room, ...message };
	} catch {
		return 'no-message';
	}
}

/** @template T @typedef {T extends unknown ? Omit<T, 'room'> : never} WithoutRoom */

/** @param {import('lib0/decoding').Decoder} decoder @param {number} bytes of the message
 * @returns {WithoutRoom<Message> | Fault} */
function readContent(decoder, bytes) {
	switch (readVarUint(decoder)) {
		case TYPES.auth: {
			if (bytes > MAX_AUTH_BYTES || readVarUint(decoder) !== TOKEN) return 'not-allowed';
			// the token, and the version that newer libraries add
			readVarString(decoder);
			if (hasContent(decoder)) readVarString(decoder);
			return { kind: 'auth' };
		}
		case TYPES.close:
			return { kind: 'close' };
		case TYPES.awareness: {
			if (bytes > MAX_AWARENESS_BYTES) return 'presence-too-large';
			const ids = idsIn(readVarUint8Array(decoder));
			return typeof ids === 'string' ? ids : { kind: 'awareness', ids };
		}
		case TYPES.sync:
		case TYPES.syncReply:
			return readSync(decoder, readVarUint(decoder));
		default:
			return 'not-allowed';
	}
}

/** @param {import('lib0/decoding').Decoder} decoder @param {number} step
 * @returns {WithoutRoom<Message> | Fault} */
function readSync(decoder, step) {
	if (step === SYNC_STEPS.stateVector) {
		const fault = checkStateVector(readVarUint8Array(decoder));
		return fault ?? { kind: 'stateVector' };
	}
	if (step !== SYNC_STEPS.state && step !== SYNC_STEPS.update) return 'not-allowed';
	const update = readVarUint8Array(decoder);
	const cost = measureUpdate(update);
	if (typeof cost === 'string') return cost;
	// an empty update answers the relay's state if the relay has everything
	return { kind: 'update', isEmpty: cost.records === 0, cost };
}

/** The phones in a message of presence of another process; null if it is another message, or none
 * that can be read.
 * @param {Uint8Array} data
 * @returns {{ room: string, ids: PresenceId[] } | null} */
export function readPresence(data) {
	try {
		const decoder = createDecoder(data);
		const room = readVarString(decoder);
		if (readVarUint(decoder) !== TYPES.awareness) return null;
		const ids = idsIn(readVarUint8Array(decoder), Infinity);
		return typeof ids === 'string' ? null : { room, ids };
	} catch {
		return null;
	}
}

/** The messages of the relay of which it takes note. */
const SENT = { sync: 0, close: 7 };

/** The room and kind of a message that Hocuspocus sends.
 * @param {Uint8Array} data
 * @returns {{ room: string, kind: 'close' | 'state' | 'other' }} */
export function readSent(data) {
	const decoder = createDecoder(data);
	const room = readVarString(decoder);
	const type = readVarUint(decoder);
	if (type === SENT.close) return { room, kind: 'close' };
	const isState = type === SENT.sync && readVarUint(decoder) === SYNC_STEPS.state;
	return { room, kind: isState ? 'state' : 'other' };
}

/** Whether a phone has only what the relay has, as an answer to its update.
 * @param {string} room @param {boolean} isSaved */
export function syncStatus(room, isSaved) {
	const encoder = createEncoder();
	writeVarString(encoder, room);
	writeVarUint(encoder, SYNC_STATUS);
	writeVarUint(encoder, isSaved ? 1 : 0);
	return toUint8Array(encoder);
}

/** The phones in a message of presence, and their clocks. Hocuspocus would close the room at a
 * state that is no JSON.
 * @param {Uint8Array} update @param {number} [most]
 * @returns {PresenceId[] | Fault} */
function idsIn(update, most = MAX_IDS) {
	const decoder = createDecoder(update);
	const count = readVarUint(decoder);
	if (count > most) return 'presence-too-large';
	/** @type {PresenceId[]} */
	const ids = [];
	for (let i = 0; i < count; i++) {
		const [id, clock] = [readVarUint(decoder), readVarUint(decoder)];
		// no presence could be newer than this clock
		if (clock > MAX_CLOCK) return 'not-allowed';
		if (!isFlat(JSON.parse(readVarString(decoder)))) return 'not-allowed';
		ids.push({ id, clock });
	}
	return hasContent(decoder) ? 'no-message' : ids;
}

/** @param {unknown} state of a phone
 * @returns whether it is null, a text, or an object of texts: Yjs compares states level by level */
function isFlat(state) {
	if (state === null || typeof state === 'string') return true;
	return (
		typeof state === 'object' &&
		!Array.isArray(state) &&
		Object.values(state).every((value) => typeof value === 'string')
	);
}
