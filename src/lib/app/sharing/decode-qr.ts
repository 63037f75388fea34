import decode from 'qr/decode.js';
import type { JobHandler } from '#lib/app/worker-rpc/protocol.ts';

/** Time limit for further attempts, in milliseconds. */
const TIME_LIMIT = 16;

/** Reads the QR code in a picture; null if none is found. */
export const qrDecoder: JobHandler<ImageData, string | null> = {
	answer(picture) {
		try {
			return Promise.resolve(decode(picture, { timeLimit: TIME_LIMIT }));
		} catch {
			return Promise.resolve(null);
		}
	}
};
