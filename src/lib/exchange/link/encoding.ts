import { no, ok, type Result } from '#lib/rules/result.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import { cancelLater } from '#lib/exchange/streams.ts';

/** Encodes bytes in letters that an address may contain (base64url, RFC 4648 section 5), without
 * padding. */
export function toBase64Url(bytes: Uint8Array): string {
	let binary = '';
	for (const byte of bytes) binary += String.fromCharCode(byte);
	return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes base64url without padding; null if the text is not that. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
	if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
	const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
	return Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
}

/** Compresses bytes with raw deflate. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
	const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Decompresses raw deflate to text. Stops as soon as the limit is passed, so a bomb costs no more
 * memory than that.
 * @param maxBytes decompressed
 * @returns the text; refuses with `unpacks-too-large`, or `damaged` if it is not deflate or not
 * UTF-8
 */
export async function inflate(
	bytes: Uint8Array<ArrayBuffer>,
	maxBytes: number
): Promise<Result<string, DataFault>> {
	const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
	const reader = stream.getReader();
	const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
	let [text, length] = ['', 0];
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return ok(text + decoder.decode());
			length += value.length;
			if (length > maxBytes) {
				cancelLater(reader);
				return no({ code: 'unpacks-too-large', path: null });
			}
			text += decoder.decode(value, { stream: true });
		}
	} catch {
		return no({ code: 'damaged', path: null });
	}
}
