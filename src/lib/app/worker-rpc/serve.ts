import type { Asked, Doing, Told } from './protocol.ts';

/** In a worker: answers all that is asked of it. */
export function serve<Question, Answer, Progress>(
	doing: (tell: (progress: Progress | null) => void) => Doing<Question, Answer>
): void {
	const tell = (told: Told<Answer, Progress>) => postMessage(told);
	const work = doing((progress) => tell({ progress }));
	const running = new Map<number, AbortController>();

	async function answer(id: number, question: Question): Promise<void> {
		const cancelling = new AbortController();
		running.set(id, cancelling);
		try {
			tell({ id, answer: await work.answer(question, cancelling.signal) });
		} catch {
			tell({ id, failed: true });
		} finally {
			running.delete(id);
		}
	}

	addEventListener('message', ({ data }: MessageEvent<Asked<Question>>) => {
		if ('cancel' in data) running.get(data.cancel)?.abort();
		else void answer(data.id, data.question);
	});
}
