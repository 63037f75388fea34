import type { Progress } from '#lib/app/archive.svelte.ts';
import { Asker } from '#lib/app/jobs/asker.ts';
import type { Answer, Question, Topic } from './questions.ts';
import address from './worker.ts?worker&url';

/** On the main thread: one step more may take as long again several times over. */
const SLICE = 8;

const index = new Asker<Question, Answer, Progress>({
	address,
	policy: 'courtbook-index',
	async here(tell) {
		const { Answering } = await import('./answering.ts');
		return new Answering(SLICE, tell);
	}
});

/** Asks the index. @param tell how far it is, while it has to read what it lacks */
export const ask = <T extends Topic>(
	question: Question & { readonly topic: T },
	tell: (progress: Progress | null) => void = () => undefined
): Promise<Answer<T>> => index.ask(question, tell);
