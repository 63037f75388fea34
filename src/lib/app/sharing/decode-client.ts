import { WorkerClient } from '#lib/app/worker-rpc/client.ts';
import address from './decode-worker.ts?worker&url';

const decoder = new WorkerClient<ImageData, string | null, never>({
	address,
	policy: 'courtbook-scan',
	loadFallback: async () => (await import('./decode-qr.ts')).qrDecoder
});

/** Reads the QR code in a picture; null if none is found. Runs in a worker, since a slow phone
 * takes several frames. */
export const decode = (picture: ImageData): Promise<string | null> =>
	decoder.ask(picture, () => undefined);
