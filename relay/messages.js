import { createDecoder, readVarString, readVarUint, readVarUint8Array } from 'lib0/decoding';
import * as Y from 'yjs';

/** The types of messages that a phone may send (Hocuspocus's protocol). Others, among them messages that are passed on
 * without being kept, are refused. */
const TYPES = { sync: 0, awareness: 1, auth: 2, queryAwareness: 3, syncReply: 4, close: 7 };
const SYNC_STEPS = { stateVector: 0, state: 1, update: 2 };

/** `t` for a table or `c` for a club, and 128 bits or more in base64url. */
const ROOM_NAME = /^[tc][\w-]{22,64}$/;
/** A sealed entry, with its id and nonce. */
const MAX_RECORD_BYTES = 256 * 1024;
const MAX_AWARENESS_BYTES = 16 * 1024;

/** The list of a document that holds the records (src/lib/reach/room.ts). */
const RECORDS = 'records';

/** Why a message is refused.
 * @typedef {'no-message' | 'no-such-room-name' | 'not-allowed' | 'no-deleting' | 'not-a-record' | 'record-too-large' |
 * 'presence-too-large'} Fault */

/** @typedef {{ room: string, kind: 'auth' | 'close' | 'other' | 'awareness', bytes: number } |
 * { room: string, kind: 'update', bytes: number, update: Uint8Array }} Message */

/** Reads what a message is about, without its content.
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
			case TYPES.awareness:
				return bytes > MAX_AWARENESS_BYTES
					? 'presence-too-large'
					: { room, kind: 'awareness', bytes };
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

/** Checks that an update does nothing but add records: a room is a set that only grows, which the relay can see although
 * it cannot read what is in it.
 * @param {Uint8Array} update
 * @returns {Fault | null} */
export function checkUpdate(update) {
	try {
		const { structs, ds } = Y.decodeUpdate(update);
		if (ds.clients.size > 0) return 'no-deleting';
		for (const struct of structs) {
			// a gap, where a phone has not everything yet
			if (struct instanceof Y.Skip) continue;
			if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentBinary))
				return 'not-a-record';
			const { content, parent, parentSub } = struct;
			if (content.content.length > MAX_RECORD_BYTES) return 'record-too-large';
			if (parentSub !== null || (typeof parent === 'string' && parent !== RECORDS))
				return 'not-a-record';
		}
		return null;
	} catch {
		return 'no-message';
	}
}
