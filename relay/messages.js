import {
	createDecoder,
	hasContent,
	readUint8,
	readVarString,
	readVarUint,
	readVarUint8Array
} from 'lib0/decoding';

/** The types of messages that a phone may send (Hocuspocus's protocol). Others are refused, among
 * them those that are broadcast without being stored. */
const TYPES = { sync: 0, awareness: 1, auth: 2, queryAwareness: 3, syncReply: 4, close: 7 };
const SYNC_STEPS = { stateVector: 0, state: 1, update: 2 };

/** `t` for a table or `c` for a club, and 128 bits or more in base64url. */
const ROOM_NAME = /^[tc][\w-]{22,64}$/;
/** The minimum length of a record: id, nonce, one step of padding and the tag
 * (src/lib/reach/seal.ts). */
const MIN_RECORD_BYTES = 16 + 12 + 256 + 16;
const MAX_RECORD_BYTES = 256 * 1024;
const MAX_AWARENESS_BYTES = 16 * 1024;
/** Phones in one message of presence: the sender, and phones that it reports as gone. */
const MAX_IDS = 64;
const MAX_CLOCK = 2 ** 32;

/** The name of the list of records in a document (src/lib/reach/room.ts). */
const RECORDS = 'records';

/** Why a message is refused.
 * @typedef {'no-message' | 'no-such-room-name' | 'not-allowed' | 'no-deleting' | 'not-a-record' |
 * 'record-too-large' | 'presence-too-large'} Fault */

/** @typedef {import('./presence-owners.js').PresenceId} PresenceId */
/** @typedef {{ room: string, kind: 'auth' | 'close' | 'other', bytes: number } |
 * { room: string, kind: 'awareness', bytes: number, ids: PresenceId[] } |
 * { room: string, kind: 'update', bytes: number, update: Uint8Array }} Message */

/** Reads the room and kind of a message, without its content.
 * @param {Uint8Array} data
 * @returns {Message | Fault} */
export function readMessage(data) {
	try {
		const decoder = createDecoder(data);
		const room = readVarString(decoder);
		if (!ROOM_NAME.test(room)) return 'no-such-room-name';
		const type = readVarUint(decoder);
		const bytes = data.length;
		switch (type) {
			case TYPES.auth:
				return { room, kind: 'auth', bytes };
			case TYPES.queryAwareness:
				return { room, kind: 'other', bytes };
			case TYPES.close:
				return { room, kind: 'close', bytes };
			case TYPES.awareness: {
				if (bytes > MAX_AWARENESS_BYTES) return 'presence-too-large';
				const ids = idsIn(readVarUint8Array(decoder));
				return typeof ids === 'string' ? ids : { room, kind: 'awareness', bytes, ids };
			}
			case TYPES.sync:
			case TYPES.syncReply: {
				const step = readVarUint(decoder);
				if (step === SYNC_STEPS.stateVector) return { room, kind: 'other', bytes };
				if (step !== SYNC_STEPS.state && step !== SYNC_STEPS.update) return 'not-allowed';
				return { room, kind: 'update', bytes, update: readVarUint8Array(decoder) };
			}
			default:
				return 'not-allowed';
		}
	} catch {
		return 'no-message';
	}
}

/** What an update may contain (Yjs's first encoding): items with binary content, and gaps where a
 * phone lacks items. */
const CONTENT = 31;
const BINARY = 3;
const SKIP = 10;
const HAS_LEFT = 128;
const HAS_RIGHT = 64;
const HAS_KEY = 32;

/** Checks that an update only adds records: the relay can see this without reading them. It walks
 * through the bytes: Yjs would first make an object of each of a million empty records.
 * @param {Uint8Array} update
 * @returns {Fault | null} */
export function checkUpdate(update) {
	try {
		const decoder = createDecoder(update);
		for (let clients = readVarUint(decoder); clients > 0; clients--) {
			let structs = readVarUint(decoder);
			readVarUint(decoder);
			readVarUint(decoder);
			for (; structs > 0; structs--) {
				const fault = checkStruct(decoder);
				if (fault !== null) return fault;
			}
		}
		return readVarUint(decoder) === 0 ? null : 'no-deleting';
	} catch {
		return 'no-message';
	}
}

/** @param {import('lib0/decoding').Decoder} decoder
 * @returns {Fault | null} */
function checkStruct(decoder) {
	const info = readUint8(decoder);
	if (info === SKIP) {
		readVarUint(decoder);
		return null;
	}
	if ((info & CONTENT) !== BINARY || (info & HAS_KEY) !== 0) return 'not-a-record';
	for (const neighbour of [HAS_LEFT, HAS_RIGHT])
		if ((info & neighbour) !== 0) {
			readVarUint(decoder);
			readVarUint(decoder);
		}
	// an item with a neighbour is in the same list as that
	if ((info & (HAS_LEFT | HAS_RIGHT)) === 0) {
		const isNamed = readVarUint(decoder) === 1;
		if (!isNamed || readVarString(decoder) !== RECORDS) return 'not-a-record';
	}
	const { length } = readVarUint8Array(decoder);
	if (length < MIN_RECORD_BYTES) return 'not-a-record';
	return length > MAX_RECORD_BYTES ? 'record-too-large' : null;
}

/** The phones in a message of presence, and their clocks. Hocuspocus would close the room at a state
 * that is no JSON.
 * @param {Uint8Array} update
 * @returns {PresenceId[] | Fault} */
function idsIn(update) {
	const decoder = createDecoder(update);
	const count = readVarUint(decoder);
	if (count > MAX_IDS) return 'presence-too-large';
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
