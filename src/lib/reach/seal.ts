import { cryptography, type Cipher, type Mac } from '#lib/exchange/cryptography.ts';
import { toBase64Url } from '#lib/exchange/link/encoding.ts';
import type { Bytes } from '#lib/exchange/streams.ts';

/** Keys of a room, and sealed payloads. A member's link has the member secret, from which the read
 * secret and the write token are derived. From the read secret the name of the room, the read token
 * and the reading key are derived. A spectator's link has the read secret, from which nothing can
 * be derived that can write. */

/** A table (`t`), a page of a club (`c`), or an evening behind a short link (`e`). */
export type RoomKind = 't' | 'c' | 'e';

export const SECRET_BYTES = 16;
const TOKEN_BYTES = 16;
const ID_BYTES = 16;
const NONCE_BYTES = 12;
/** Payloads are padded to a multiple of this, which hides their length from the relay. */
const STEP = 256;
const LENGTH_BYTES = 4;
/** Of AES-GCM. */
const TAG_BYTES = 16;
/** The maximum length of a payload. The app seals no longer ones. */
const MAX_RECORD_BYTES = 256 * 1024;

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** Parses JSON in UTF-8; null if it is invalid. */
export function parseJson(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
	} catch {
		return null;
	}
}

/** Concatenates bytes. */
export function joined(...parts: readonly Uint8Array[]): Bytes {
	const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}

/** The secrets are random, so they need no salt. */
const derive = async (secret: Bytes, info: string, bytes: number): Promise<Bytes> =>
	(await cryptography()).hkdf(secret, utf8(`courtbook reach 1 ${info}`), bytes);

const hmacKey = async (secret: Bytes, info: string): Promise<Mac> =>
	(await cryptography()).hmac(await derive(secret, info, 32));

/** A new member secret. */
export const newSecret = (): Bytes => crypto.getRandomValues(new Uint8Array(SECRET_BYTES));

/** The read secret of a member secret, for a spectator's link. */
export const readSecretOf = (memberSecret: Bytes): Promise<Bytes> =>
	derive(memberSecret, 'read', SECRET_BYTES);

/** The secret of a page of a club (club.ts). The club's secret cannot be derived from it. */
export const pageSecretOf = (clubSecret: Bytes, page: number): Promise<Bytes> =>
	derive(clubSecret, `page ${page}`, SECRET_BYTES);

/** Pads a payload: its length, the payload, and zeros. */
function padded(payload: Uint8Array): Bytes {
	const bytes = new Uint8Array(Math.ceil((LENGTH_BYTES + payload.length) / STEP) * STEP);
	new DataView(bytes.buffer).setUint32(0, payload.length);
	bytes.set(payload, LENGTH_BYTES);
	return bytes;
}

function unpadded(bytes: Bytes): Bytes | null {
	const length = new DataView(bytes.buffer).getUint32(0);
	return length > bytes.length - LENGTH_BYTES
		? null
		: bytes.slice(LENGTH_BYTES, LENGTH_BYTES + length);
}

/** The keys of one room on one phone. */
export class RoomKeys {
	private constructor(
		/** The name of the room at the relay. */
		readonly name: string,
		/** For signing in at the relay: `r.<read token>` or `w.<read token>.<write token>`. */
		readonly token: string,
		private readonly reading: Cipher,
		private readonly naming: Mac,
		/** Null for a spectator. */
		private readonly admitting: Mac | null
	) {}

	/** Derives the keys of a member, or of a spectator.
	 * @param secret the member secret, or the read secret */
	static async of(kind: RoomKind, role: 'member' | 'spectator', secret: Bytes): Promise<RoomKeys> {
		const isMember = role === 'member';
		const read = isMember ? await readSecretOf(secret) : secret;
		const [name, readToken, reading, naming] = await Promise.all([
			derive(read, `room ${kind}`, TOKEN_BYTES),
			derive(read, 'read token', TOKEN_BYTES),
			derive(read, 'reading key', 32),
			hmacKey(read, 'record ids')
		]);
		const tokens = [isMember ? 'w' : 'r', toBase64Url(readToken)];
		if (isMember) tokens.push(toBase64Url(await derive(secret, 'write token', TOKEN_BYTES)));
		return new RoomKeys(
			kind + toBase64Url(name),
			tokens.join('.'),
			await (await cryptography()).aesGcm(reading),
			naming,
			isMember ? await hmacKey(secret, 'admission') : null
		);
	}

	get isMember(): boolean {
		return this.admitting !== null;
	}

	/** The id of a payload: a MAC, which reveals nothing to the relay and lets members detect
	 * changes. */
	async idOf(payload: Bytes): Promise<Bytes> {
		return (await this.naming.sign(payload)).slice(0, ID_BYTES);
	}

	/** Seals a payload. @returns its id, a random nonce, and the encrypted payload */
	async seal(id: Bytes, payload: Bytes): Promise<Bytes> {
		const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
		const sealed = await this.reading.encrypt(nonce, this.#context(id), padded(payload));
		return joined(id, nonce, sealed);
	}

	/** Opens a sealed payload. @returns null if it was not sealed for this room, or was changed */
	async open(record: Uint8Array): Promise<{ id: Bytes; payload: Bytes } | null> {
		const shortest = ID_BYTES + NONCE_BYTES + STEP + TAG_BYTES;
		if (record.length < shortest || record.length > MAX_RECORD_BYTES) return null;
		const id = new Uint8Array(record.slice(0, ID_BYTES));
		const nonce = new Uint8Array(record.slice(ID_BYTES, ID_BYTES + NONCE_BYTES));
		try {
			const sealed = new Uint8Array(record.slice(ID_BYTES + NONCE_BYTES));
			const payload = unpadded(await this.reading.decrypt(nonce, this.#context(id), sealed));
			return payload === null ? null : { id, payload };
		} catch {
			return null;
		}
	}

	/** Binds a payload to its room and id. */
	#context(id: Bytes): Bytes {
		return joined(utf8(this.name), id);
	}

	/** A proof that the holder of a key has the member secret; null for a spectator.
	 * @param publicKey the key */
	async prove(publicKey: string): Promise<string | null> {
		if (this.admitting === null) return null;
		return toBase64Url(await this.admitting.sign(utf8(publicKey)));
	}

	/** Checks such a proof. A spectator can check none. */
	async isProof(publicKey: string, proof: Bytes): Promise<boolean> {
		if (this.admitting === null) return false;
		return this.admitting.verify(proof, utf8(publicKey));
	}
}
