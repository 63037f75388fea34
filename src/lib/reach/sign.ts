import { cryptography, cryptographyOf, type PrivateKey } from '#lib/exchange/cryptography.ts';
import { sha256 } from '#lib/exchange/sha256.ts';
import { fromBase64Url, toBase64Url } from '#lib/exchange/link/encoding.ts';
import type { Bytes } from '#lib/exchange/streams.ts';

/** Signatures by ECDSA on P-256 with SHA-256. Each phone has one key for each room. */

declare const brand: unique symbol;
/** The fingerprint of a key: the first 128 bits of its SHA-256, in base64url. Every link has the
 * founder's. */
export type KeyId = string & { readonly [brand]: 'key' };

export const SIGNATURE_BYTES = 64;
/** An uncompressed point. */
const PUBLIC_KEY_BYTES = 65;

/** The key pair of a phone. */
export interface Signer {
	readonly id: KeyId;
	/** In base64url. */
	readonly publicKey: string;
	readonly privateKey: PrivateKey;
}

async function keyIdOf(raw: Bytes): Promise<KeyId> {
	const hash = await sha256(raw);
	return toBase64Url(hash.slice(0, 16)) as KeyId;
}

/** Makes a key pair. */
export async function newSigner(): Promise<Signer> {
	const { publicKey: raw, privateKey } = await (await cryptography()).newKeyPair();
	return { id: await keyIdOf(raw), publicKey: toBase64Url(raw), privateKey };
}

/** The ECDSA signature of some bytes: 64 bytes. */
export async function sign({ privateKey }: Signer, bytes: Bytes): Promise<Bytes> {
	return (await cryptographyOf(privateKey)).sign(privateKey, bytes);
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
	const { verifier } = await cryptography();
	try {
		return { id: await keyIdOf(raw), publicKey, verify: await verifier(raw) };
	} catch {
		return null;
	}
}
