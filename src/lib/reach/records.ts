import { fromBase64Url, toBase64Url } from '#lib/exchange/link/encoding.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { joined, parseJson, utf8, type Bytes, type RoomKeys } from './seal.ts';
import { sign, SIGNATURE_BYTES, type KeyId, type Signer } from './sign.ts';

declare const brand: unique symbol;
export type RecordId = string & { readonly [brand]: 'record' };
export type ProposalId = string & { readonly [brand]: 'proposal' };

/** What a record says. `founded` is the first of each room. */
export type RecordContent =
	| { readonly kind: 'founded'; readonly key: string }
	/** An entry of the evening's log, and the proposal that it follows from. */
	| { readonly kind: 'entry'; readonly entry: unknown; readonly answers: ProposalId | null }
	| { readonly kind: 'refused'; readonly answers: ProposalId; readonly code: string }
	/** The pen admits a phone: from then on it may propose, and take the pen when its holder is
	 * away. */
	| { readonly kind: 'admitted'; readonly key: string; readonly seat: PlayerId | null }
	/** The pen passes to somebody admitted. */
	| { readonly kind: 'handed'; readonly to: KeyId }
	/** Somebody admitted takes the pen, and goes on from the record before: from there on the
	 * branch counts that has the highest term. The pen chooses between two branches in the same
	 * way. */
	| { readonly kind: 'taken'; readonly term: number }
	/** The pen was not away when this key took it: what the key took from this pen never counts. */
	| { readonly kind: 'stays'; readonly against: KeyId };

/** A record: what it says, after which one, and by whom. */
export type Statement = RecordContent & {
	/** Null for the first. */
	readonly prev: RecordId | null;
	readonly by: KeyId;
	/** In milliseconds since 1970, by the phone's clock. */
	readonly at: number;
};

/** A record that was opened. Its signature is not checked yet: whose it must be follows from those
 * before. */
export interface OpenedRecord {
	readonly id: RecordId;
	readonly statement: Statement;
	readonly body: Bytes;
	readonly signature: Bytes;
	/** As it lies at the relay. */
	readonly sealed: Uint8Array;
}

const isText = (value: unknown, longest = 100): value is string =>
	typeof value === 'string' && value.length > 0 && value.length <= longest;

/** Checks the fields by which records are put in order; entries are checked when they are put to
 * the log. */
function isStatement(value: unknown): value is Statement {
	if (typeof value !== 'object' || value === null) return false;
	const { kind, prev, by, at, ...rest } = value as Record<string, unknown>;
	if (!isText(by) || !(prev === null || isText(prev)) || !Number.isSafeInteger(at)) return false;
	switch (kind as RecordContent['kind']) {
		case 'founded':
			return prev === null && isText(rest['key']);
		case 'entry':
			return 'entry' in rest && (rest['answers'] === null || isText(rest['answers']));
		case 'refused':
			return isText(rest['answers']) && isText(rest['code']);
		case 'admitted':
			return isText(rest['key']) && (rest['seat'] === null || isText(rest['seat'], 200));
		case 'handed':
			return isText(rest['to']);
		case 'taken':
			return Number.isSafeInteger(rest['term']);
		case 'stays':
			return isText(rest['against']);
	}
	return false;
}

/** What each kind says besides. A record has the number of its kind: a new one goes to the end. */
const FIELDS = {
	founded: ['key'],
	entry: ['entry', 'answers'],
	refused: ['answers', 'code'],
	admitted: ['key', 'seat'],
	handed: ['to'],
	taken: ['term'],
	stays: ['against']
} as const satisfies Record<RecordContent['kind'], readonly string[]>;
const KINDS = Object.keys(FIELDS) as RecordContent['kind'][];
const ID_BYTES = 16;
/** The kind, the record before, the key, and the time in 48 bits. */
const HEAD_BYTES = 1 + 2 * ID_BYTES + 6;
const NO_ID = toBase64Url(new Uint8Array(ID_BYTES));

/** The bytes of a statement: its head, and the rest as JSON. A usual entry just fits into the
 * smallest record. */
function encode({ kind, prev, by, at, ...says }: Statement): Bytes {
	const head = new Uint8Array(HEAD_BYTES);
	const view = new DataView(head.buffer);
	view.setUint8(0, KINDS.indexOf(kind));
	head.set(fromBase64Url(prev ?? NO_ID)!, 1);
	head.set(fromBase64Url(by)!, 1 + ID_BYTES);
	view.setUint16(HEAD_BYTES - 6, Math.floor(at / 2 ** 32));
	view.setUint32(HEAD_BYTES - 4, at % 2 ** 32);
	const values: Readonly<Record<string, unknown>> = says;
	return joined(head, utf8(JSON.stringify(FIELDS[kind].map((field) => values[field] ?? null))));
}

function decode(bytes: Bytes): Statement | null {
	const kind = bytes.length > HEAD_BYTES ? KINDS[bytes[0]!] : undefined;
	if (kind === undefined) return null;
	const values = parseJson(bytes.subarray(HEAD_BYTES));
	if (!Array.isArray(values)) return null;
	const view = new DataView(bytes.buffer, bytes.byteOffset);
	const prev = toBase64Url(bytes.slice(1, 1 + ID_BYTES));
	const statement = {
		...Object.fromEntries(FIELDS[kind].map((field, i) => [field, values[i] as unknown])),
		kind,
		prev: prev === NO_ID ? null : prev,
		by: toBase64Url(bytes.slice(1 + ID_BYTES, 1 + 2 * ID_BYTES)),
		at: view.getUint16(HEAD_BYTES - 6) * 2 ** 32 + view.getUint32(HEAD_BYTES - 4)
	};
	return isStatement(statement) ? statement : null;
}

/** The id of a record or a message at its beginning. */
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

/** Opens what `sealSigned` has sealed, without checking the signature. */
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

/** Writes a record. */
export async function sealRecord(
	keys: RoomKeys,
	signer: Signer,
	statement: Statement
): Promise<OpenedRecord> {
	return { ...(await sealSigned(keys, signer, encode(statement))), statement };
}

/** Opens a record; null if it is none of this room. */
export async function openRecord(keys: RoomKeys, sealed: Uint8Array): Promise<OpenedRecord | null> {
	const opened = await openSigned(keys, sealed);
	const statement = opened === null ? null : decode(opened.body);
	return opened === null || statement === null ? null : { ...opened, statement, sealed };
}
