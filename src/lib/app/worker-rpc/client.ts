import { journalBegun } from '#lib/storage/new-journal.ts';
import { workers } from './not-started.svelte.ts';
import type { WorkerRequest, WorkerResponse } from './protocol.ts';

interface PendingQuestion<Answer, Progress> {
	readonly onProgress: (progress: Progress | null) => void;
	resolve(answer: Answer): void;
	reject(error: Error): void;
}

/** Asks a worker, which starts with the first question. If it does not start, because the browser
 * blocks it or its code cannot be loaded, the questions are rejected, `workers.notStarted` is set,
 * and the next question tries to start it again. */
export class WorkerClient<Question, Answer, Progress> {
	readonly #pending = new Map<number, PendingQuestion<Answer, Progress>>();
	#lastId = 0;
	#worker: Worker | undefined;
	#trustedAddress: string | undefined;

	/** @param address the URL of the worker's script
	 * @param name of the worker, and of the Trusted Types policy that allows this URL alone */
	constructor(
		readonly address: string,
		readonly name: string
	) {}

	/** Rejects if the question could not be answered.
	 * @param onProgress is given the progress of all questions, and null once this one is settled
	 * @param signal cancels the question; the handler decides on the answer then */
	async ask(
		question: Question,
		onProgress: (progress: Progress | null) => void,
		signal = new AbortController().signal
	): Promise<Answer> {
		await journalBegun();
		this.#worker ??= this.#start();
		const worker = this.#worker;
		const id = ++this.#lastId;
		const cancel = () => worker.postMessage({ cancel: id } satisfies WorkerRequest<Question>);
		signal.addEventListener('abort', cancel);
		try {
			return await new Promise<Answer>((resolve, reject) => {
				this.#pending.set(id, { onProgress, resolve, reject });
				worker.postMessage({ id, question } satisfies WorkerRequest<Question>);
				if (signal.aborted) cancel();
			});
		} finally {
			signal.removeEventListener('abort', cancel);
			onProgress(null);
		}
	}

	/** The worker's URL, trusted by a policy that allows no other. */
	#trusted(): string {
		const { address } = this;
		const policy = window.trustedTypes?.createPolicy(`courtbook-${this.name}`, {
			createScriptURL(wanted) {
				if (wanted !== address) throw new TypeError(`not this worker: ${wanted}`);
				return wanted;
			}
		});
		return policy?.createScriptURL(address) ?? address;
	}

	/** Throws where the browser has no workers, or allows none. */
	#start(): Worker {
		this.#trustedAddress ??= this.#trusted();
		try {
			const worker = new Worker(this.#trustedAddress, { type: 'module', name: this.name });
			worker.addEventListener(
				'message',
				({ data }: MessageEvent<WorkerResponse<Answer, Progress>>) => this.#handle(data)
			);
			worker.addEventListener('error', () => this.#fail(worker));
			// WebKit and Gecko freeze it with the page, in the middle of a transaction that keeps
			// other pages from writing
			addEventListener('pagehide', () => worker.terminate());
			return worker;
		} catch (error) {
			workers.notStarted = true;
			throw error;
		}
	}

	#fail(worker: Worker): void {
		worker.terminate();
		this.#worker = undefined;
		workers.notStarted = true;
		for (const job of this.#pending.values()) job.reject(new Error('the worker did not start'));
		this.#pending.clear();
	}

	#handle(response: WorkerResponse<Answer, Progress>): void {
		workers.notStarted = false;
		if ('progress' in response) {
			for (const { onProgress } of this.#pending.values()) onProgress(response.progress);
			return;
		}
		const pending = this.#pending.get(response.id);
		this.#pending.delete(response.id);
		if ('answer' in response) pending?.resolve(response.answer);
		else pending?.reject(new Error('no answer'));
	}
}
