import { toBase64Url } from '#lib/exchange/link/encoding.ts';
import type { Bytes } from '#lib/exchange/streams.ts';
import type { About } from './bundles.ts';
import { joined, parseJson, utf8, type RoomKeys } from './seal.ts';
import { importVerifier, sign, SIGNATURE_BYTES, type KeyId, type Signer } from './sign.ts';

/** Bundles of a club as records: signed, sealed and padded. The payload is a line of JSON, and the
 * backup file after it. */

const MAX_SEASONS = 200;
/** The maximum length of a name. */
const MAX_NAME = 60;
const NEW_LINE = 0x0a;

export interface BundleHeader {
	/** The public key of the phone. */
	readonly key: string;
	readonly names: readonly string[];
	/** Unchecked. */
	readonly seasons: readonly unknown[];
	/** Null from a phone that says nothing. */
	readonly about: About | null;
	/** Whether the phone says that the club has a new key. */
	readonly hasNewKey: boolean;
}

export interface OpenedBundle {
	readonly id: string;
	/** The phone that signed it. */
	readonly by: KeyId;
	readonly header: BundleHeader;
	/** A backup file, unchecked; empty if there is none. */
	readonly file: Bytes;
}

/** Signs and seals a bundle. */
export async function sealBundle(
	keys: RoomKeys,
	me: Signer,
	{ names, seasons, hasNewKey, about }: Omit<BundleHeader, 'key'>,
	file: Bytes
): Promise<Bytes> {
	const line = JSON.stringify({
		names,
		seasons,
		moved: hasNewKey,
		key: me.publicKey,
		...(about === null ? {} : { about })
	});
	const body = joined(utf8(`${line}\n`), file);
	const [id, signature] = await Promise.all([keys.idOf(body), sign(me, body)]);
	return keys.seal(id, joined(signature, body));
}

/** Opens a sealed bundle; null if it is not of this page, or its signature is wrong. */
export async function openBundle(keys: RoomKeys, record: Uint8Array): Promise<OpenedBundle | null> {
	const opened = await keys.open(record);
	if (opened === null) return null;
	const signature = opened.payload.slice(0, SIGNATURE_BYTES);
	const body = opened.payload.slice(SIGNATURE_BYTES);
	const id = toBase64Url(opened.id);
	if (id !== toBase64Url(await keys.idOf(body))) return null;
	const end = body.indexOf(NEW_LINE);
	const header = end < 0 ? null : parseHeader(body.subarray(0, end));
	const author = header === null ? null : await importVerifier(header.key);
	if (header === null || author === null || !(await author.verify(signature, body))) return null;
	return { id, by: author.id, header, file: body.slice(end + 1) };
}

function parseHeader(bytes: Uint8Array): BundleHeader | null {
	const header = parseJson(bytes);
	if (typeof header !== 'object' || header === null) return null;
	const { key, names, seasons, moved, about } = header as Record<string, unknown>;
	if (typeof key !== 'string' || typeof moved !== 'boolean') return null;
	if (!Array.isArray(names) || names.some((name) => typeof name !== 'string')) return null;
	if (!Array.isArray(seasons) || seasons.length > MAX_SEASONS) return null;
	return { key, names: names as string[], seasons, hasNewKey: moved, about: parseAbout(about) };
}

const isShort = (text: unknown): text is string =>
	typeof text === 'string' && text.length <= MAX_NAME;

function parseAbout(value: unknown): About | null {
	if (typeof value !== 'object' || value === null) return null;
	const { club, member, at } = value as Record<string, unknown>;
	return isShort(club) && isShort(member) && Number.isSafeInteger(at)
		? { club, member, at: at as number }
		: null;
}
