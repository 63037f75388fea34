import decode from 'qr/decode.js';
import type { Doing } from '#lib/app/worker-rpc/protocol.ts';

/** What the decoder may spend on a second thought, in milliseconds. */
const THOUGHT = 16;

/** What the code in a picture says; null where none is found. */
export const decoding: Doing<ImageData, string | null> = {
	answer(picture) {
		try {
			return Promise.resolve(decode(picture, { timeLimit: THOUGHT }));
		} catch {
			return Promise.resolve(null);
		}
	}
};
