/** Sent to a worker: a question, or the id of one that is cancelled. */
export type WorkerRequest<Question> =
	{ readonly id: number; readonly question: Question } | { readonly cancel: number };

/** Sent by a worker: the answer to a question, its failure, or progress (null: nothing to report
 * any more). */
export type WorkerResponse<Answer, Progress> =
	| { readonly id: number; readonly answer: Answer }
	| { readonly id: number; readonly failed: true }
	| { readonly progress: Progress | null };

/** Answers the questions of a worker. */
export interface JobHandler<Question, Answer> {
	answer(question: Question, signal: AbortSignal): Promise<Answer>;
}
