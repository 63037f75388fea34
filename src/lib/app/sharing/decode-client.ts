import { Asker } from '#lib/app/worker-rpc/client.ts';
import address from './decode-worker.ts?worker&url';

const decoder = new Asker<ImageData, string | null, never>({
	address,
	policy: 'courtbook-scan',
	here: async () => (await import('./decode-qr.ts')).decoding
});

/** What the code in a picture says; null where none is found. Done in a worker: on a slow phone one picture takes as
 * long as several frames of the screen. */
export const decode = (picture: ImageData): Promise<string | null> =>
	decoder.ask(picture, () => undefined);
