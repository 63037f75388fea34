/** To a worker: something to do, or that it need not be done any more. */
export type Asked<Question> =
	{ readonly id: number; readonly question: Question } | { readonly cancel: number };

/** From a worker: an answer, that there is none, or how far it is. */
export type Told<Answer, Progress> =
	| { readonly id: number; readonly answer: Answer }
	| { readonly id: number; readonly failed: true }
	| { readonly progress: Progress | null };

/** Does what is asked; in a worker, or where there is none in slices on the main thread. */
export interface Doing<Question, Answer> {
	answer(question: Question, signal: AbortSignal): Promise<Answer>;
}
