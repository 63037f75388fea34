import type { JobHandler, WorkerRequest, WorkerResponse } from './protocol.ts';

/** To be called in a worker: answers the questions of its page.
 * @param createHandler is given the function that reports progress to the page */
export function serve<Question, Answer, Progress>(
	createHandler: (onProgress: (progress: Progress | null) => void) => JobHandler<Question, Answer>
): void {
	const respond = (response: WorkerResponse<Answer, Progress>) => postMessage(response);
	const handler = createHandler((progress) => respond({ progress }));
	const running = new Map<number, AbortController>();

	async function answer(id: number, question: Question): Promise<void> {
		const controller = new AbortController();
		running.set(id, controller);
		try {
			respond({ id, answer: await handler.answer(question, controller.signal) });
		} catch {
			respond({ id, failed: true });
		} finally {
			running.delete(id);
		}
	}

	addEventListener('message', ({ data }: MessageEvent<WorkerRequest<Question>>) => {
		if ('cancel' in data) running.get(data.cancel)?.abort();
		else void answer(data.id, data.question);
	});
}
