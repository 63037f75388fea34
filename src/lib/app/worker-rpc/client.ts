import type { Asked, Doing, Told } from './protocol.ts';

interface Waiting<Question, Answer, Progress> {
	readonly question: Question;
	readonly signal: AbortSignal;
	readonly tell: (progress: Progress | null) => void;
	resolve(answer: Answer): void;
	reject(error: Error): void;
}

interface Ways<Question, Answer, Progress> {
	/** Where the worker's script is, and the name of the policy by which it alone may become one. */
	readonly address: string;
	readonly policy: string;
	/** Does it on the main thread, where a worker is not to be had. */
	here(tell: (progress: Progress | null) => void): Promise<Doing<Question, Answer>>;
}

/** Asks a worker, started with the first question; without one the same is done on the main thread. */
export class Asker<Question, Answer, Progress> {
	readonly #ways: Ways<Question, Answer, Progress>;
	readonly #waiting = new Map<number, Waiting<Question, Answer, Progress>>();
	#asked = 0;
	#worker: Worker | null | undefined;
	#here: Promise<Doing<Question, Answer>> | undefined;

	constructor(ways: Ways<Question, Answer, Progress>) {
		this.#ways = ways;
	}

	/** @param tell how far it is; null once that means nothing any more */
	async ask(
		question: Question,
		tell: (progress: Progress | null) => void,
		signal = new AbortController().signal
	): Promise<Answer> {
		if (this.#worker === undefined) this.#worker = this.#start();
		const id = ++this.#asked;
		const cancel = () => this.#worker?.postMessage({ cancel: id } satisfies Asked<Question>);
		signal.addEventListener('abort', cancel);
		try {
			return await new Promise<Answer>((resolve, reject) => {
				this.#waiting.set(id, { question, signal, tell, resolve, reject });
				if (this.#worker) this.#worker.postMessage({ id, question } satisfies Asked<Question>);
				else this.#answerHere(id, question, signal);
			});
		} finally {
			signal.removeEventListener('abort', cancel);
			tell(null);
		}
	}

	/** The only address that may become this worker. */
	#address(): string {
		const { address, policy } = this.#ways;
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
			const started = new Worker(this.#address(), { type: 'module' });
			started.addEventListener('message', ({ data }: MessageEvent<Told<Answer, Progress>>) =>
				this.#told(data)
			);
			started.addEventListener('error', () => {
				// it was blocked or cannot be loaded: what was asked is answered here
				started.terminate();
				this.#worker = null;
				for (const [id, { question, signal }] of this.#waiting)
					this.#answerHere(id, question, signal);
			});
			return started;
		} catch {
			return null;
		}
	}

	#told(message: Told<Answer, Progress>): void {
		if ('progress' in message) {
			for (const { tell } of this.#waiting.values()) tell(message.progress);
			return;
		}
		const one = this.#waiting.get(message.id);
		this.#waiting.delete(message.id);
		if ('answer' in message) one?.resolve(message.answer);
		else one?.reject(new Error('no answer'));
	}

	#answerHere(id: number, question: Question, signal: AbortSignal): void {
		this.#here ??= this.#ways.here((progress) => this.#told({ progress }));
		this.#here
			.then((doing) => doing.answer(question, signal))
			.then(
				(answer) => this.#told({ id, answer }),
				() => this.#told({ id, failed: true })
			);
	}
}
