import { WorkerClient } from '#lib/app/worker-rpc/client.ts';
import type { IndexAnswer, IndexProgress, IndexQuestion, IndexTopic } from './index-protocol.ts';
import address from './index-worker.ts?worker&url';

/** Milliseconds of work between pauses on the main thread; a single step may take several times as
 * long. */
const SLICE = 8;

const index = new WorkerClient<IndexQuestion, IndexAnswer, IndexProgress>({
	address,
	policy: 'courtbook-index',
	async loadFallback(onProgress) {
		const { IndexQueries } = await import('./index-queries.ts');
		return new IndexQueries(SLICE, onProgress);
	}
});

/** Asks the index. Rejects if the store cannot be read.
 * @param onProgress is given the progress while the index is rebuilt, and null after that */
export const askIndex = <T extends IndexTopic>(
	question: IndexQuestion & { readonly topic: T },
	onProgress: (progress: IndexProgress | null) => void = () => undefined
): Promise<IndexAnswer<T>> => index.ask(question, onProgress);
