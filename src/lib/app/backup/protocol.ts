import type { BackupCounts, BackupHeader } from '#lib/exchange/backup/format.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import type { LogLengths } from '#lib/storage/restore.ts';
import type { LinkPreview } from '#lib/app/sharing/link-preview.ts';
import type { OwnQuery, OwnSlice, RecordName } from '#lib/reach/bundles.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { ImportChoices, ImportPreview } from '#lib/app/import/import-preview.ts';
import type { Trouble } from '#lib/storage/trouble.ts';
import type { PauseIfDue } from '#lib/app/worker-rpc/time-slices.ts';

/** The jobs of the backup worker: their requests, results and progress. */

export type RestoreMode = 'merge' | 'replace';

/** A record of the store that cannot be read. */
export interface Damaged {
	readonly kind: 'person' | 'house' | 'evening';
	/** Its key in the store; of a log, the evening's id. */
	readonly key: IDBValidKey;
	/** `log`: the evening's entries; `record`: for an evening, only its summary. */
	readonly part: 'record' | 'log';
	/** Its name, if that can be read. */
	readonly name: string | null;
	readonly refused: DataFault;
}

export interface Written {
	readonly blob: Blob;
	readonly counts: BackupCounts;
	/** The records that were left out. */
	readonly damaged: readonly Damaged[];
	/** The lengths of all logs, `Infinity` for those left out. A log that is longer when it is to
	 * be replaced has entries that were not saved. */
	readonly lengths: LogLengths;
}

/** How many evenings of a file a merge adds or changes. */
export interface MergeCounts {
	/** Evenings that are added, and how many of those are branches of stored ones. */
	readonly added: number;
	readonly branches: number;
	/** Stored evenings that get further entries. */
	readonly longer: number;
}

export interface CheckedFile {
	readonly header: BackupHeader;
	readonly counts: BackupCounts;
	/** Null if more would be stored after a merge than one file can hold. */
	readonly additions: MergeCounts | null;
	/** The name of the first evening. */
	readonly name: string | null;
}

export interface Restored {
	readonly counts: BackupCounts;
	readonly additions: MergeCounts;
}

/** The worker's jobs, and their results. */
interface JobTopics {
	write: [ask: { readonly madeAt: number }, answer: Written];
	check: [ask: { readonly file: File }, answer: CheckedFile];
	restore: [
		/** `savedLengths`: lengths of the logs that were saved. A log with further entries must not be
		 * replaced. */
		ask: { readonly file: File; readonly mode: RestoreMode; readonly savedLengths: LogLengths },
		answer: Restored
	];
	/** Reads a link. */
	link: [ask: { readonly fragment: string }, answer: LinkPreview];
	/** Stores the content of a link. @returns the id under which it is stored */
	'add-link': [ask: { readonly fragment: string }, answer: string];
	/** Reads a file of another program. */
	'read-import': [
		ask: { readonly file: File; readonly choices: ImportChoices },
		answer: ImportPreview
	];
	/** Stores what was read last. */
	'add-import': [ask: object, answer: { readonly added: number; readonly id: EveningId | null }];
	/** Checks files of a club and merges them.
	 * @returns the names of their records; null for one that was refused */
	'club-merge': [
		ask: { readonly files: readonly Uint8Array<ArrayBuffer>[] },
		answer: readonly (readonly RecordName[] | null)[]
	];
	/** Records of this phone that the club lacks, in slices. */
	'club-own': [ask: OwnQuery, answer: OwnSlice];
	damaged: [ask: object, answer: readonly Damaged[]];
	raw: [ask: { readonly damaged: readonly Damaged[] }, answer: Blob];
	remove: [ask: { readonly damaged: readonly Damaged[] }, answer: number];
}
export type JobTopic = keyof JobTopics;
export type JobRequest<T extends JobTopic = JobTopic> = {
	[K in T]: { readonly topic: K } & JobTopics[K][0];
}[T];
export type JobValue<T extends JobTopic> = JobTopics[T][1];
export type JobAnswer<T extends JobTopic = JobTopic> = { [K in T]: JobOutcome<JobTopics[K][1]> }[T];

/** Progress of a job; `of` and `size` are null where the total is not known. */
export interface BackupProgress {
	/** Evenings, or entries of a link. */
	readonly done: number;
	readonly of: number | null;
	/** Bytes of the file that were read or written so far. */
	readonly bytes: number;
	readonly size: number | null;
}

/** The worker's side of a running job. */
export interface JobContext {
	readonly pauseIfDue: PauseIfDue;
	/** Aborted when the user stops the job. */
	readonly signal: AbortSignal;
	readonly onProgress: (progress: BackupProgress) => void;
}

/** The result of a job; `stopped`: the user stopped it after this number of evenings. */
export type JobOutcome<T> =
	| { readonly status: 'done'; readonly value: T }
	| { readonly status: 'refused'; readonly refused: DataFault }
	| { readonly status: 'stopped'; readonly evenings: number }
	| { readonly status: 'failed'; readonly trouble: Trouble };
