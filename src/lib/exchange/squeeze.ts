import { no, ok, type Result } from '#lib/rules/result.ts';
import { leave } from './leave.ts';
import type { Refused } from './refused.ts';

/** Text as few bytes. */
export async function squeezed(text: string): Promise<Uint8Array> {
	const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The text in those bytes, of at most `most` bytes: counted while it is unpacked, so that no more than that is ever
 * held. */
export async function unsqueezed(
	bytes: Uint8Array<ArrayBuffer>,
	most: number
): Promise<Result<string, Refused>> {
	const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
	const reader = stream.getReader();
	const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
	let [text, length] = ['', 0];
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return ok(text + decoder.decode());
			length += value.length;
			if (length > most) {
				leave(reader);
				return no({ code: 'unpacks-too-large', place: null });
			}
			text += decoder.decode(value, { stream: true });
		}
	} catch {
		// neither packed so nor text
		return no({ code: 'damaged', place: null });
	}
}
