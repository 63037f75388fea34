import type { Bytes } from './streams.ts';

/** The cryptography of links, shared tables and clubs. Browsers have it as `crypto.subtle`, but on
 * secure origins only. Over plain HTTP `cryptography-over-http.ts` does the same, so that phones of
 * both kinds meet at one table. */
export interface Cryptography {
	/** HKDF with SHA-256 (RFC 5869), without salt. @param length of the result, in bytes */
	readonly hkdf: (secret: Bytes, info: Bytes, length: number) => Promise<Bytes>;
	/** HMAC with SHA-256. */
	readonly hmac: (secret: Bytes) => Promise<Mac>;
	/** AES-GCM with a tag of 128 bits. @param key 32 bytes */
	readonly aesGcm: (key: Bytes) => Promise<Cipher>;
	/** A key pair of P-256 for ECDSA with SHA-256. */
	readonly newKeyPair: () => Promise<{
		/** An uncompressed point: 65 bytes. */
		readonly publicKey: Bytes;
		readonly privateKey: PrivateKey;
	}>;
	/** @param privateKey from `newKeyPair` of the same implementation
	 * @returns r and s: 64 bytes */
	readonly sign: (privateKey: PrivateKey, bytes: Bytes) => Promise<Bytes>;
	/** Rejects if the public key is no uncompressed point of P-256. */
	readonly verifier: (
		publicKey: Bytes
	) => Promise<(signature: Bytes, bytes: Bytes) => Promise<boolean>>;
}

/** A private key for ECDSA. A browser does not export a CryptoKey, but stores it; over plain HTTP
 * there are only the 32 bytes. */
export type PrivateKey = CryptoKey | Bytes;

export interface Mac {
	readonly sign: (bytes: Bytes) => Promise<Bytes>;
	readonly verify: (mac: Bytes, bytes: Bytes) => Promise<boolean>;
}

export interface Cipher {
	readonly encrypt: (nonce: Bytes, context: Bytes, bytes: Bytes) => Promise<Bytes>;
	/** Rejects if anything was changed. */
	readonly decrypt: (nonce: Bytes, context: Bytes, sealed: Bytes) => Promise<Bytes>;
}

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const ECDSA = { name: 'ECDSA', hash: 'SHA-256' } as const;
const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;

const bytesOf = (buffer: ArrayBuffer): Bytes => new Uint8Array(buffer);

/** By `crypto.subtle`. */
export const webCryptography: Cryptography = {
	async hkdf(secret, info, length) {
		const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
		const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
		return bytesOf(await crypto.subtle.deriveBits(algorithm, key, length * 8));
	},
	async hmac(secret) {
		const key = await crypto.subtle.importKey('raw', secret, HMAC, false, ['sign', 'verify']);
		return {
			sign: async (bytes) => bytesOf(await crypto.subtle.sign('HMAC', key, bytes)),
			verify: (mac, bytes) => crypto.subtle.verify('HMAC', key, mac, bytes)
		};
	},
	async aesGcm(raw) {
		const uses: KeyUsage[] = ['encrypt', 'decrypt'];
		const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, uses);
		const algorithm = (iv: Bytes, additionalData: Bytes) => ({
			name: 'AES-GCM',
			iv,
			additionalData
		});
		return {
			encrypt: async (nonce, context, bytes) =>
				bytesOf(await crypto.subtle.encrypt(algorithm(nonce, context), key, bytes)),
			decrypt: async (nonce, context, sealed) =>
				bytesOf(await crypto.subtle.decrypt(algorithm(nonce, context), key, sealed))
		};
	},
	async newKeyPair() {
		const pair = await crypto.subtle.generateKey(CURVE, false, ['sign', 'verify']);
		const publicKey = bytesOf(await crypto.subtle.exportKey('raw', pair.publicKey));
		return { publicKey, privateKey: pair.privateKey };
	},
	sign: async (privateKey, bytes) =>
		bytesOf(await crypto.subtle.sign(ECDSA, privateKey as CryptoKey, bytes)),
	async verifier(publicKey) {
		const key = await crypto.subtle.importKey('raw', publicKey, CURVE, false, ['verify']);
		return (signature, bytes) => crypto.subtle.verify(ECDSA, key, signature, bytes);
	}
};

const overHttp = async (): Promise<Cryptography> =>
	(await import('./cryptography-over-http.ts')).cryptographyOverHttp;

/** The cryptography of this page or worker. Rejects if its code cannot be loaded. */
export const cryptography = async (): Promise<Cryptography> =>
	(crypto.subtle as SubtleCrypto | undefined) === undefined ? overHttp() : webCryptography;

/** The cryptography that made a private key. */
export const cryptographyOf = async (privateKey: PrivateKey): Promise<Cryptography> =>
	privateKey instanceof Uint8Array ? overHttp() : webCryptography;
