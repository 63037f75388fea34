import { WorkerClient } from '#lib/app/worker-rpc/client.ts';
import type { IndexAnswer, IndexProgress, IndexQuestion, IndexTopic } from './index-protocol.ts';
import address from '#lib/app/worker.ts?worker&url';

const index = new WorkerClient<IndexQuestion, IndexAnswer, IndexProgress>(address, 'index');

/** Asks the index. Rejects if the store cannot be read, or the worker does not start.
 * @param onProgress is given the progress while the index is rebuilt, and null after that */
export const askIndex = <T extends IndexTopic>(
	question: IndexQuestion & { readonly topic: T },
	onProgress: (progress: IndexProgress | null) => void = () => undefined
): Promise<IndexAnswer<T>> => index.ask(question, onProgress);
