/** Bytes as letters that an address takes as they are (RFC 4648, 5), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
	let binary = '';
	for (const byte of bytes) binary += String.fromCharCode(byte);
	return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes again; null for letters that no bytes make. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
	if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
	const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
	return Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
}
