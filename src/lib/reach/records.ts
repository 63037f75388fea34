import { fromBase64Url, toBase64Url } from '#lib/exchange/link/encoding.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Bytes } from '#lib/exchange/streams.ts';
import { joined, parseJson, utf8, type RoomKeys } from './seal.ts';
import { sign, SIGNATURE_BYTES, type KeyId, type Signer } from './sign.ts';

declare const brand: unique symbol;
export type RecordId = string & { readonly [brand]: 'record' };
export type ProposalId = string & { readonly [brand]: 'proposal' };

/** The content of a record, by kind. All but a takeover are written by the pen holder. */
export type RecordContent =
	/** The first record of a room, with the founder's public key. */
	| { readonly kind: 'founding'; readonly key: string }
	/** An entry of the evening's log, and the proposal that it accepts. */
	| { readonly kind: 'entry'; readonly entry: unknown; readonly proposal: ProposalId | null }
	/** A proposal is refused. */
	| { readonly kind: 'refusal'; readonly proposal: ProposalId; readonly code: string }
	/** A phone becomes a member: it may send proposals, and take the pen when its holder is
	 * away. */
	| { readonly kind: 'admission'; readonly key: string; readonly seat: PlayerId | null }
	/** The pen passes to a member. */
	| { readonly kind: 'handover'; readonly to: KeyId }
	/** A member takes the pen, and continues from the record before. The branch with the highest term
	 * counts. The pen holder chooses a branch in the same way, and names the record that it
	 * leaves. */
	| { readonly kind: 'takeover'; readonly term: number; readonly left: RecordId | null }
	/** The pen holder was present when this key took the pen, or had entries that the key lacked: its
	 * takeovers that do not come after the objection do not count. Older versions name no takeover:
	 * then none of the key from this holder counts. */
	| { readonly kind: 'objection'; readonly against: KeyId; readonly takeover: RecordId | null };

/** A record: its content, the record before it, and its author. */
export type Statement = RecordContent & {
	/** Null for the first. */
	readonly prev: RecordId | null;
	/** The author's key. */
	readonly by: KeyId;
	/** In milliseconds since 1970, by the phone's clock. */
	readonly at: number;
};

/** A record that was opened. Its signature is not checked yet: the records before it decide who may
 * write it. */
export interface OpenedRecord {
	readonly id: RecordId;
	readonly statement: Statement;
	readonly body: Bytes;
	readonly signature: Bytes;
	/** The sealed bytes, as they are in the room. */
	readonly sealed: Uint8Array;
}

export const isText = (value: unknown, maxLength = 100): value is string =>
	typeof value === 'string' && value.length > 0 && value.length <= maxLength;

export const isTextOrNull = (value: unknown): boolean => value === null || isText(value);

/** Whether a phone may claim it as its seat: people are looked up by it, so it is no field of every
 * object. */
export const isSeat = (value: unknown): boolean =>
	value === null || (isText(value, 200) && !(value in Object.prototype));

/** Checks the fields on which the order of records depends. Entries are checked when they are
 * appended to the log. */
function isStatement(value: unknown): value is Statement {
	if (typeof value !== 'object' || value === null) return false;
	const { kind, prev, by, at, ...rest } = value as Record<string, unknown>;
	if (!isText(by) || !(prev === null || isText(prev)) || !Number.isSafeInteger(at)) return false;
	switch (kind as RecordContent['kind']) {
		case 'founding':
			return prev === null && isText(rest['key']);
		case 'entry':
			return 'entry' in rest && isTextOrNull(rest['proposal']);
		case 'refusal':
			return isText(rest['proposal']) && isText(rest['code']);
		case 'admission':
			return isText(rest['key']) && isSeat(rest['seat']);
		case 'handover':
			return isText(rest['to']);
		case 'takeover':
			return Number.isSafeInteger(rest['term']) && isTextOrNull(rest['left']);
		case 'objection':
			return isText(rest['against']) && isTextOrNull(rest['takeover']);
	}
	return false;
}

/** The fields of each kind, in the order in which a record has them. A record has the index of its
 * kind here, so a new kind goes to the end, as does a new field: older records lack it. */
const FIELDS = {
	founding: ['key'],
	entry: ['entry', 'proposal'],
	refusal: ['proposal', 'code'],
	admission: ['key', 'seat'],
	handover: ['to'],
	takeover: ['term', 'left'],
	objection: ['against', 'takeover']
} as const satisfies Record<RecordContent['kind'], readonly string[]>;
const KINDS = Object.keys(FIELDS) as RecordContent['kind'][];
const ID_BYTES = 16;
/** The kind, the record before, the key, and the time in 48 bits. */
const HEADER_BYTES = 1 + 2 * ID_BYTES + 6;
const NO_ID = toBase64Url(new Uint8Array(ID_BYTES));

/** The bytes of a statement: its header, and the fields of its kind as a JSON array. Most entries
 * fit into the smallest record. */
function encode({ kind, prev, by, at, ...fields }: Statement): Bytes {
	const header = new Uint8Array(HEADER_BYTES);
	const view = new DataView(header.buffer);
	view.setUint8(0, KINDS.indexOf(kind));
	header.set(fromBase64Url(prev ?? NO_ID)!, 1);
	header.set(fromBase64Url(by)!, 1 + ID_BYTES);
	view.setUint16(HEADER_BYTES - 6, Math.floor(at / 2 ** 32));
	view.setUint32(HEADER_BYTES - 4, at % 2 ** 32);
	const values: Readonly<Record<string, unknown>> = fields;
	return joined(header, utf8(JSON.stringify(FIELDS[kind].map((field) => values[field] ?? null))));
}

function decode(bytes: Bytes): Statement | null {
	const kind = bytes.length > HEADER_BYTES ? KINDS[bytes[0]!] : undefined;
	if (kind === undefined) return null;
	const values = parseJson(bytes.subarray(HEADER_BYTES));
	if (!Array.isArray(values)) return null;
	const view = new DataView(bytes.buffer, bytes.byteOffset);
	const prev = toBase64Url(bytes.slice(1, 1 + ID_BYTES));
	const statement = {
		...Object.fromEntries(FIELDS[kind].map((field, i) => [field, (values[i] ?? null) as unknown])),
		kind,
		prev: prev === NO_ID ? null : prev,
		by: toBase64Url(bytes.slice(1 + ID_BYTES, 1 + 2 * ID_BYTES)),
		at: view.getUint16(HEADER_BYTES - 6) * 2 ** 32 + view.getUint32(HEADER_BYTES - 4)
	};
	return isStatement(statement) ? statement : null;
}

/** The text form of an id. */
const idIn = (bytes: Bytes): RecordId => toBase64Url(bytes) as RecordId;

/** Signs bytes and seals them together with the signature. */
export async function sealSigned(
	keys: RoomKeys,
	signer: Signer,
	body: Bytes
): Promise<{ id: RecordId; body: Bytes; signature: Bytes; sealed: Bytes }> {
	const [id, signature] = await Promise.all([keys.idOf(body), sign(signer, body)]);
	const sealed = await keys.seal(id, joined(signature, body));
	return { id: idIn(id), body, signature, sealed };
}

/** Opens what `sealSigned` has sealed, without checking the signature; null if it is not of this
 * room. */
export async function openSigned(
	keys: RoomKeys,
	sealed: Uint8Array
): Promise<{ id: RecordId; body: Bytes; signature: Bytes } | null> {
	const opened = await keys.open(sealed);
	if (opened === null) return null;
	const signature = opened.payload.slice(0, SIGNATURE_BYTES);
	const body = opened.payload.slice(SIGNATURE_BYTES);
	const id = idIn(opened.id);
	return id === idIn(await keys.idOf(body)) ? { id, body, signature } : null;
}

/** Signs and seals a record. */
export async function sealRecord(
	keys: RoomKeys,
	signer: Signer,
	statement: Statement
): Promise<OpenedRecord> {
	return { ...(await sealSigned(keys, signer, encode(statement))), statement };
}

/** Opens a record; null if it is not one of this room. */
export async function openRecord(keys: RoomKeys, sealed: Uint8Array): Promise<OpenedRecord | null> {
	const opened = await openSigned(keys, sealed);
	const statement = opened === null ? null : decode(opened.body);
	return opened === null || statement === null ? null : { ...opened, statement, sealed };
}
