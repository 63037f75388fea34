import type { Progress } from '#lib/app/archive.svelte.ts';
import type { Answering } from './answering.ts';
import type { Answer, Asked, Question, Told, Topic } from './questions.ts';
import address from './worker.ts?worker&url';

/** On the main thread: one step more may take as long again several times over. */
const SLICE = 8;

export type Tell = (progress: Progress | null) => void;

interface Waiting {
	readonly question: Question;
	readonly tell: Tell;
	resolve(answer: Answer): void;
	reject(error: Error): void;
}
const waiting = new Map<number, Waiting>();
let asked = 0;
let worker: Worker | null | undefined;
let here: Promise<Answering> | undefined;

/** The only address that may become a worker. */
function workerAddress(): string {
	const policy = window.trustedTypes?.createPolicy('courtbook-index', {
		createScriptURL(wanted) {
			if (wanted !== address) throw new TypeError(`not the index: ${wanted}`);
			return wanted;
		}
	});
	return policy?.createScriptURL(address) ?? address;
}

function told(message: Told): void {
	if ('progress' in message) {
		for (const { tell } of waiting.values()) tell(message.progress);
		return;
	}
	const one = waiting.get(message.id);
	waiting.delete(message.id);
	if ('answer' in message) one?.resolve(message.answer);
	else one?.reject(new Error('no answer'));
}

function startWorker(): Worker | null {
	try {
		const started = new Worker(workerAddress(), { type: 'module' });
		started.addEventListener('message', ({ data }: MessageEvent<Told>) => told(data));
		started.addEventListener('error', () => {
			// it was blocked or cannot be loaded: what was asked is answered here
			started.terminate();
			worker = null;
			for (const [id, { question }] of waiting) answerHere({ id, question });
		});
		return started;
	} catch {
		return null;
	}
}

function answerHere({ id, question }: Asked): void {
	here ??= import('./answering.ts').then(
		({ Answering }) => new Answering(SLICE, (progress) => told({ progress }))
	);
	here
		.then((answering) => answering.answer(question))
		.then(
			(answer) => told({ id, answer }),
			() => told({ id, failed: true })
		);
}

/** Asks the index. @param tell how far it is, while it has to read what it lacks */
export async function ask<T extends Topic>(
	question: Question & { readonly topic: T },
	tell: Tell = () => undefined
): Promise<Answer<T>> {
	if (worker === undefined) worker = startWorker();
	asked += 1;
	const one: Asked = { id: asked, question };
	try {
		return await new Promise<Answer<T>>((resolve, reject) => {
			waiting.set(one.id, { question, tell, resolve, reject });
			if (worker === null || worker === undefined) answerHere(one);
			else worker.postMessage(one);
		});
	} finally {
		tell(null);
	}
}
