import { fromBase64Url, toBase64Url } from '#lib/exchange/link/encoding.ts';
import type { Bytes } from './seal.ts';

/** Signatures by ECDSA on P-256 with SHA-256. Each phone has one key for each room. */

declare const brand: unique symbol;
/** The fingerprint of a key: the first 128 bits of its SHA-256, in base64url. Every link has the
 * founder's. */
export type KeyId = string & { readonly [brand]: 'key' };

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;
export const SIGNATURE_BYTES = 64;
/** An uncompressed point. */
const PUBLIC_KEY_BYTES = 65;

/** The key pair of a phone. The private key cannot be exported, but a browser can store it. */
export interface Signer {
	readonly id: KeyId;
	/** In base64url. */
	readonly publicKey: string;
	readonly privateKey: CryptoKey;
}

async function keyIdOf(raw: Bytes): Promise<KeyId> {
	const hash = await crypto.subtle.digest('SHA-256', raw);
	return toBase64Url(new Uint8Array(hash).slice(0, 16)) as KeyId;
}

/** Makes a key pair. */
export async function newSigner(): Promise<Signer> {
	const pair = await crypto.subtle.generateKey(CURVE, false, ['sign', 'verify']);
	const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
	return {
		id: await keyIdOf(raw),
		publicKey: toBase64Url(raw),
		privateKey: pair.privateKey
	};
}

/** The ECDSA signature of some bytes: 64 bytes. */
export async function sign({ privateKey }: Signer, bytes: Bytes): Promise<Bytes> {
	return new Uint8Array(await crypto.subtle.sign(SIGNING, privateKey, bytes));
}

/** A public key that can check signatures. */
export interface Verifier {
	readonly id: KeyId;
	readonly publicKey: string;
	readonly verify: (signature: Bytes, bytes: Bytes) => Promise<boolean>;
}

/** Imports a public key. @param publicKey in base64url @returns null if it is invalid */
export async function importVerifier(publicKey: string): Promise<Verifier | null> {
	const raw = fromBase64Url(publicKey);
	if (raw?.length !== PUBLIC_KEY_BYTES) return null;
	try {
		const key = await crypto.subtle.importKey('raw', raw, CURVE, false, ['verify']);
		return {
			id: await keyIdOf(raw),
			publicKey,
			verify: (signature, bytes) => crypto.subtle.verify(SIGNING, key, signature, bytes)
		};
	} catch {
		return null;
	}
}
