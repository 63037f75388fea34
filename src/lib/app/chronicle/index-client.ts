import type { Progress } from './evening-list.svelte.ts';
import { Asker } from '#lib/app/worker-rpc/client.ts';
import type { Answer, Question, Topic } from './index-protocol.ts';
import address from './index-worker.ts?worker&url';

/** On the main thread: one step more may take as long again several times over. */
const SLICE = 8;

const index = new Asker<Question, Answer, Progress>({
	address,
	policy: 'courtbook-index',
	async here(tell) {
		const { Answering } = await import('./index-queries.ts');
		return new Answering(SLICE, tell);
	}
});

/** Asks the index. @param tell how far it is, while it has to read what it lacks */
export const ask = <T extends Topic>(
	question: Question & { readonly topic: T },
	tell: (progress: Progress | null) => void = () => undefined
): Promise<Answer<T>> => index.ask(question, tell);
