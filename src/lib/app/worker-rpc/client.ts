import { journalBegun } from '#lib/storage/new-journal.ts';
import type { JobHandler, WorkerRequest, WorkerResponse } from './protocol.ts';

interface PendingQuestion<Question, Answer, Progress> {
	readonly question: Question;
	readonly signal: AbortSignal;
	readonly onProgress: (progress: Progress | null) => void;
	resolve(answer: Answer): void;
	reject(error: Error): void;
}

interface WorkerOptions<Question, Answer, Progress> {
	/** The URL of the worker's script. */
	readonly address: string;
	/** The name of the Trusted Types policy that allows this URL alone. */
	readonly policy: string;
	/** Loads the handler that answers on the main thread if the worker cannot be started. */
	loadFallback(
		onProgress: (progress: Progress | null) => void
	): Promise<JobHandler<Question, Answer>>;
}

/** Asks a worker, which starts with the first question. If it cannot start, the main thread
 * answers. */
export class WorkerClient<Question, Answer, Progress> {
	readonly #options: WorkerOptions<Question, Answer, Progress>;
	readonly #pending = new Map<number, PendingQuestion<Question, Answer, Progress>>();
	#lastId = 0;
	/** Null if it could not be started; undefined before the first question. */
	#worker: Worker | null | undefined;
	#fallback: Promise<JobHandler<Question, Answer>> | undefined;

	constructor(options: WorkerOptions<Question, Answer, Progress>) {
		this.#options = options;
	}

	/** Rejects if the question could not be answered.
	 * @param onProgress is given the progress of all questions, and null once this one is settled
	 * @param signal cancels the question; what the answer is then is up to the handler */
	async ask(
		question: Question,
		onProgress: (progress: Progress | null) => void,
		signal = new AbortController().signal
	): Promise<Answer> {
		await journalBegun();
		if (this.#worker === undefined) this.#worker = this.#start();
		const id = ++this.#lastId;
		const cancel = () =>
			this.#worker?.postMessage({ cancel: id } satisfies WorkerRequest<Question>);
		signal.addEventListener('abort', cancel);
		try {
			return await new Promise<Answer>((resolve, reject) => {
				this.#pending.set(id, { question, signal, onProgress, resolve, reject });
				if (this.#worker)
					this.#worker.postMessage({ id, question } satisfies WorkerRequest<Question>);
				else this.#answerOnMainThread(id, question, signal);
				if (signal.aborted) cancel();
			});
		} finally {
			signal.removeEventListener('abort', cancel);
			onProgress(null);
		}
	}

	/** The worker's URL, trusted by a policy that allows no other. */
	#trustedAddress(): string {
		const { address, policy } = this.#options;
		const trusted = window.trustedTypes?.createPolicy(policy, {
			createScriptURL(wanted) {
				if (wanted !== address) throw new TypeError(`not this worker: ${wanted}`);
				return wanted;
			}
		});
		return trusted?.createScriptURL(address) ?? address;
	}

	#start(): Worker | null {
		try {
			const worker = new Worker(this.#trustedAddress(), { type: 'module' });
			worker.addEventListener(
				'message',
				({ data }: MessageEvent<WorkerResponse<Answer, Progress>>) => this.#handle(data)
			);
			worker.addEventListener('error', () => {
				// it is blocked or cannot be loaded: the main thread answers the pending questions
				worker.terminate();
				this.#worker = null;
				for (const [id, { question, signal }] of this.#pending)
					this.#answerOnMainThread(id, question, signal);
			});
			// WebKit and Gecko freeze it with the page, in the middle of a transaction that keeps
			// other pages from writing
			addEventListener('pagehide', () => worker.terminate());
			return worker;
		} catch {
			return null;
		}
	}

	#handle(response: WorkerResponse<Answer, Progress>): void {
		if ('progress' in response) {
			for (const { onProgress } of this.#pending.values()) onProgress(response.progress);
			return;
		}
		const pending = this.#pending.get(response.id);
		this.#pending.delete(response.id);
		if ('answer' in response) pending?.resolve(response.answer);
		else pending?.reject(new Error('no answer'));
	}

	#answerOnMainThread(id: number, question: Question, signal: AbortSignal): void {
		this.#fallback ??= this.#options.loadFallback((progress) => this.#handle({ progress }));
		this.#fallback
			.then((handler) => handler.answer(question, signal))
			.then(
				(answer) => this.#handle({ id, answer }),
				() => this.#handle({ id, failed: true })
			);
	}
}
