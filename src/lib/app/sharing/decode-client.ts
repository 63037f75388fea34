import { WorkerClient } from '#lib/app/worker-rpc/client.ts';
import address from './decode-worker.ts?worker&url';

const decoder = new WorkerClient<ImageData, string | null, never>(address, 'scan');

/** Reads the QR code in a picture; null if none is found. Rejects if the worker fails. Runs in a
 * worker, since a slow phone takes several frames. */
export const decode = (picture: ImageData): Promise<string | null> =>
	decoder.ask(picture, () => undefined);
