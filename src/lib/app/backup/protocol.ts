import type { BackupCounts, BackupHeader } from '#lib/exchange/backup/format.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import type { LogLengths } from '#lib/storage/restore.ts';
import type { Trouble } from '#lib/storage/database.ts';

export type Mode = 'merge' | 'replace';

/** How far a backup or a restore is; of what is not known beforehand `of` is null. */
export interface Progress {
	readonly evenings: number;
	readonly of: number | null;
	/** Of the file: read of its size, or written so far. */
	readonly bytes: number;
	readonly size: number | null;
}

/** Something of the store that cannot be read. */
export interface Damaged {
	readonly kind: 'person' | 'house' | 'evening';
	/** By which it is found in the store; of a log that of its evening. */
	readonly key: IDBValidKey;
	/** `log`: the evening itself, and not only its line in the list. */
	readonly part: 'record' | 'log';
	/** What it is called, if that much can be read. */
	readonly name: string | null;
	readonly refused: DataFault;
}

export interface Written {
	readonly blob: Blob;
	readonly counts: BackupCounts;
	/** What was left out. */
	readonly damaged: readonly Damaged[];
	/** Of the logs, those that were left out as well: what is longer by the time that it is replaced was not saved. */
	readonly lengths: LogLengths;
}

/** What a merge does with the evenings of a file. */
export interface News {
	/** Not here yet, and of those the ones that are kept beside another branch. */
	readonly added: number;
	readonly branches: number;
	/** Here, but shorter. */
	readonly longer: number;
}

export interface Found {
	readonly header: BackupHeader;
	readonly counts: BackupCounts;
	readonly news: News;
	/** Of the first evening. */
	readonly name: string | null;
}

export interface Restored {
	readonly counts: BackupCounts;
	readonly news: News;
}

/** How something went: `stopped` by the user, after so many evenings. */
export type Outcome<T> =
	| { readonly how: 'done'; readonly value: T }
	| { readonly how: 'refused'; readonly refused: DataFault }
	| { readonly how: 'stopped'; readonly evenings: number }
	| { readonly how: 'failed'; readonly trouble: Trouble };

/** What the worker is asked, and what it answers. */
interface Topics {
	write: [ask: { readonly madeAt: number }, answer: Written];
	check: [ask: { readonly file: File }, answer: Found];
	restore: [
		/** `kept`: what was saved of what is here, which alone may be replaced. */
		ask: { readonly file: File; readonly mode: Mode; readonly kept: LogLengths },
		answer: Restored
	];
	damaged: [ask: object, answer: readonly Damaged[]];
	raw: [ask: { readonly damaged: readonly Damaged[] }, answer: Blob];
	remove: [ask: { readonly damaged: readonly Damaged[] }, answer: number];
}
export type Topic = keyof Topics;
export type Question<T extends Topic = Topic> = {
	[K in T]: { readonly topic: K } & Topics[K][0];
}[T];
export type Value<T extends Topic> = Topics[T][1];
export type Answer<T extends Topic = Topic> = { [K in T]: Outcome<Topics[K][1]> }[T];
