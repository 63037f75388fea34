import { Asker } from '#lib/app/worker-rpc/client.ts';
import type { Answer, Outcome, Progress, Question, Topic, Value } from './protocol.ts';
import address from './worker.ts?worker&url';

/** On the main thread: one step more may take as long again several times over. */
const SLICE = 8;

const work = new Asker<Question, Answer, Progress>({
	address,
	policy: 'courtbook-backup',
	async here(tell) {
		const { Working } = await import('./jobs.ts');
		return new Working(SLICE, tell);
	}
});

/** Has something done with the whole store. */
export const ask = <T extends Topic>(
	question: Question & { readonly topic: T },
	tell: (progress: Progress | null) => void,
	signal?: AbortSignal
): Promise<Outcome<Value<T>>> => work.ask(question, tell, signal);
