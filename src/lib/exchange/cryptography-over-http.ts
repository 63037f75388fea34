import { gcm } from '@noble/ciphers/aes.js';
import { p256 } from '@noble/curves/nist.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Cryptography } from './cryptography.ts';
import type { Bytes } from './streams.ts';

/** For how long signatures may be made and checked before the page gets its turn, in milliseconds:
 * a joining phone checks those of a whole evening. */
const SLICE = 30;
let sliceStart = 0;

async function pause(): Promise<void> {
	if (performance.now() - sliceStart < SLICE) return;
	await new Promise((later) => setTimeout(later));
	sliceStart = performance.now();
}

/** WebCrypto makes and accepts signatures with either value of s. */
const EITHER_S = { lowS: false } as const;

/** Whether two MACs are equal. Takes as long wherever they differ. */
const areEqual = (a: Bytes, b: Bytes): boolean =>
	a.length === b.length && a.reduce((sum, byte, i) => sum | (byte ^ b[i]!), 0) === 0;

/** Runs work that takes no time to speak of; what it throws, the promise rejects with. */
const promised = <T>(work: () => T): Promise<T> => Promise.resolve().then(work);

/** By the packages of noble, which are audited and import nothing but each other. */
export const cryptographyOverHttp: Cryptography = {
	hkdf: (secret, info, length) => promised(() => hkdf(sha256, secret, undefined, info, length)),
	hmac: (secret) =>
		promised(() => ({
			sign: (bytes) => promised(() => hmac(sha256, secret, bytes)),
			verify: (mac, bytes) => promised(() => areEqual(mac, hmac(sha256, secret, bytes)))
		})),
	aesGcm: (key) =>
		promised(() => ({
			encrypt: (nonce, context, bytes) => promised(() => gcm(key, nonce, context).encrypt(bytes)),
			decrypt: (nonce, context, sealed) => promised(() => gcm(key, nonce, context).decrypt(sealed))
		})),
	newKeyPair: () =>
		promised(() => {
			const privateKey = p256.utils.randomSecretKey();
			return { publicKey: p256.getPublicKey(privateKey, false), privateKey };
		}),
	async sign(privateKey, bytes) {
		await pause();
		return p256.sign(bytes, privateKey as Bytes, EITHER_S);
	},
	verifier: (publicKey) =>
		promised(() => {
			// throws if it is no point of the curve
			p256.Point.fromBytes(publicKey);
			return async (signature, bytes) => {
				await pause();
				return signature.length === 64 && p256.verify(signature, bytes, publicKey, EITHER_S);
			};
		})
};
