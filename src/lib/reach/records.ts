import { toBase64Url } from '#lib/exchange/link/encoding.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { joined, utf8, type Bytes, type RoomKeys } from './seal.ts';
import { sign, SIGNATURE_BYTES, type KeyId, type Signer } from './sign.ts';

declare const brand: unique symbol;
export type RecordId = string & { readonly [brand]: 'record' };
export type ProposalId = string & { readonly [brand]: 'proposal' };

/** What a record says. `founded` is the first of each room. */
export type Saying =
	| { readonly kind: 'founded'; readonly key: string }
	/** An entry of the evening's log, and the proposal that it follows from. */
	| { readonly kind: 'entry'; readonly entry: unknown; readonly answers: ProposalId | null }
	| { readonly kind: 'refused'; readonly answers: ProposalId; readonly code: string }
	/** The pen admits a phone: from then on it may propose, and take the pen when its holder is away. */
	| { readonly kind: 'admitted'; readonly key: string; readonly seat: PlayerId | null }
	/** The pen passes to somebody admitted. */
	| { readonly kind: 'handed'; readonly to: KeyId }
	/** Somebody admitted takes the pen, and goes on from the record before: from there on the course counts that has the
	 * highest term. The pen chooses between two courses in the same way. */
	| { readonly kind: 'taken'; readonly term: number }
	/** The pen was not away when this key took it: what the key took from this pen never counts. */
	| { readonly kind: 'stays'; readonly against: KeyId };

/** A record: what it says, after which one, and by whom. */
export type Statement = Saying & {
	/** Null for the first. */
	readonly prev: RecordId | null;
	readonly by: KeyId;
	/** In milliseconds since 1970, by the phone's clock. */
	readonly at: number;
};

/** A record that was opened. Its signature is not checked yet: whose it must be follows from those before. */
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

/** Checks the fields by which records are put in order; entries are checked when they are put to the log. */
function isStatement(value: unknown): value is Statement {
	if (typeof value !== 'object' || value === null) return false;
	const { kind, prev, by, at, ...rest } = value as Record<string, unknown>;
	if (!isText(by) || !(prev === null || isText(prev)) || !Number.isSafeInteger(at)) return false;
	switch (kind as Saying['kind']) {
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

/** The id of a record or a message at its beginning. */
const idIn = (bytes: Bytes): RecordId => toBase64Url(bytes) as RecordId;

/** Signs bytes and seals them together with the signature. */
export async function sealSigned(
	keys: RoomKeys,
	signer: Signer,
	text: string
): Promise<{ id: RecordId; body: Bytes; signature: Bytes; sealed: Bytes }> {
	const body = utf8(text);
	const [id, signature] = await Promise.all([keys.idOf(body), sign(signer, body)]);
	const sealed = await keys.seal(id, joined(signature, body));
	return { id: idIn(id), body, signature, sealed };
}

/** Opens what `sealSigned` has sealed, without checking the signature. */
export async function openSigned(
	keys: RoomKeys,
	sealed: Uint8Array
): Promise<{ id: RecordId; json: unknown; body: Bytes; signature: Bytes } | null> {
	const opened = await keys.open(sealed);
	if (opened === null) return null;
	const signature = opened.payload.slice(0, SIGNATURE_BYTES);
	const body = opened.payload.slice(SIGNATURE_BYTES);
	const id = idIn(opened.id);
	if (id !== idIn(await keys.idOf(body))) return null;
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
		return { id, json: JSON.parse(text) as unknown, body, signature };
	} catch {
		return null;
	}
}

/** Writes a record. */
export async function sealRecord(
	keys: RoomKeys,
	signer: Signer,
	statement: Statement
): Promise<OpenedRecord> {
	const record = await sealSigned(keys, signer, JSON.stringify(statement));
	return { ...record, statement };
}

/** Opens a record; null if it is none of this room. */
export async function openRecord(keys: RoomKeys, sealed: Uint8Array): Promise<OpenedRecord | null> {
	const opened = await openSigned(keys, sealed);
	if (opened === null || !isStatement(opened.json)) return null;
	const { json, ...rest } = opened;
	return { ...rest, statement: json, sealed };
}
