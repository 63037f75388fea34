import type { DataFault } from '#lib/exchange/data-fault.ts';
import type { Trouble } from '#lib/storage/database.ts';
import type { PauseIfDue } from '#lib/app/worker-rpc/time-slices.ts';

/** What a job of the worker gets and returns, whatever it does. */

/** Progress of a job; `of` and `size` are null where the total is not known. */
export interface BackupProgress {
	/** Evenings, or entries of a link. */
	readonly done: number;
	readonly of: number | null;
	/** Bytes of the file that were read or written so far. */
	readonly bytes: number;
	readonly size: number | null;
}

/** What a job needs while it runs. */
export interface JobContext {
	readonly pauseIfDue: PauseIfDue;
	/** Aborted when the user stops the job. */
	readonly signal: AbortSignal;
	readonly onProgress: (progress: BackupProgress) => void;
}

/** The result of a job; `stopped` by the user after so many evenings. */
export type JobOutcome<T> =
	| { readonly status: 'done'; readonly value: T }
	| { readonly status: 'refused'; readonly refused: DataFault }
	| { readonly status: 'stopped'; readonly evenings: number }
	| { readonly status: 'failed'; readonly trouble: Trouble };
