import type { Bytes } from './streams.ts';

/** SHA-256, also over plain HTTP. Apart from `cryptography.ts`, because workers need only this.
 * Rejects if its code cannot be loaded. */
export async function sha256(bytes: Bytes): Promise<Bytes> {
	if ((crypto.subtle as SubtleCrypto | undefined) !== undefined)
		return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	const noble = await import('@noble/hashes/sha2.js');
	return noble.sha256(bytes);
}
