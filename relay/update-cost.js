import {
	createDecoder,
	hasContent,
	readUint8,
	readVarString,
	readVarUint,
	readVarUint8Array
} from 'lib0/decoding';

/** Measures what phones send, from its bytes in Yjs's first encoding: reading it as Yjs does would
 * take seconds and gigabytes for a message of millions of empty parts. */

/** The name of the list of records in a document (src/lib/reach/room.ts). */
const RECORDS = 'records';
/** The minimum length of a record: id, nonce, one step of padding and the tag
 * (src/lib/reach/seal.ts). */
const MIN_RECORD_BYTES = 16 + 12 + 256 + 16;
const MAX_RECORD_BYTES = 256 * 1024;
/** Clients in one update. Yjs compares each that lacks records with all others; a phone is a new
 * client after each reconnection. */
const MAX_CLIENTS = 2000;
/** Entries of a state vector: one for each client. */
const MAX_ENTRIES = 8000;

/** What an update may contain: items with binary content, and gaps where a phone lacks items. */
const BINARY = 3;
const SKIP = 10;
const HAS_LEFT = 128;

/** The cost of an update.
 * @typedef {object} UpdateCost
 * @property {number} records
 * @property {number} loose records that do not follow the one before of the same client: to find
 * the place of each, Yjs may compare it with all others */

/** @typedef {'no-message' | 'no-deleting' | 'not-a-record' | 'record-too-large'} UpdateFault */

/** Checks that an update only adds records to the end of the list; the relay can see this without
 * reading them.
 * @param {Uint8Array} update
 * @param {number} [maxClients]
 * @returns {UpdateCost | UpdateFault} */
export function measureUpdate(update, maxClients = MAX_CLIENTS) {
	try {
		const decoder = createDecoder(update);
		const cost = { records: 0, loose: 0 };
		const clients = readVarUint(decoder);
		if (clients > maxClients) return 'not-a-record';
		for (let i = 0; i < clients; i++) {
			const fault = addClient(decoder, cost);
			if (fault !== null) return fault;
		}
		if (readVarUint(decoder) !== 0) return 'no-deleting';
		return hasContent(decoder) ? 'no-message' : cost;
	} catch {
		return 'no-message';
	}
}

/** @param {import('lib0/decoding').Decoder} decoder @param {UpdateCost} cost
 * @returns {UpdateFault | null} */
function addClient(decoder, cost) {
	let structs = readVarUint(decoder);
	const client = readVarUint(decoder);
	let clock = readVarUint(decoder);
	for (let isRecord = false; structs > 0; structs--) {
		const info = readUint8(decoder);
		if (info === SKIP) {
			// a gap is between two records
			if (!isRecord || structs === 1) return 'not-a-record';
			isRecord = false;
			clock += readVarUint(decoder);
			continue;
		}
		const fault = addRecord(decoder, info, { client, clock }, cost);
		if (fault !== null) return fault;
		isRecord = true;
		clock += 1;
		if (structs === 1) return null;
	}
	// a client without records
	return 'not-a-record';
}

/** @param {import('lib0/decoding').Decoder} decoder
 * @param {number} info
 * @param {{ client: number, clock: number }} id of the record
 * @param {UpdateCost} cost
 * @returns {UpdateFault | null} */
function addRecord(decoder, info, id, cost) {
	// our phones only add to the end of the list, so no item has a right neighbour or a key
	if ((info & ~HAS_LEFT) !== BINARY) return 'not-a-record';
	let isNext = false;
	if ((info & HAS_LEFT) !== 0) {
		const left = { client: readVarUint(decoder), clock: readVarUint(decoder) };
		if (left.client === id.client && left.clock >= id.clock) return 'not-a-record';
		isNext = left.client === id.client && left.clock === id.clock - 1;
	} else {
		// an item with a neighbour is in the same list as that
		const isNamed = readVarUint(decoder) === 1;
		if (!isNamed || readVarString(decoder) !== RECORDS) return 'not-a-record';
	}
	cost.records += 1;
	if (!isNext) cost.loose += 1;
	const { length } = readVarUint8Array(decoder);
	if (length < MIN_RECORD_BYTES) return 'not-a-record';
	return length > MAX_RECORD_BYTES ? 'record-too-large' : null;
}

/** Checks a state vector, by which a phone tells the records that it has.
 * @param {Uint8Array} vector
 * @returns {'no-message' | 'not-allowed' | null} */
export function checkStateVector(vector) {
	try {
		const decoder = createDecoder(vector);
		const entries = readVarUint(decoder);
		if (entries > MAX_ENTRIES) return 'not-allowed';
		for (let i = 0; i < 2 * entries; i++) readVarUint(decoder);
		return hasContent(decoder) ? 'no-message' : null;
	} catch {
		return 'no-message';
	}
}
