import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId, EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Summary } from '#lib/evening/summary.ts';
import type { Shown } from '#lib/evening/timeline.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import type { Digest } from '#lib/stats/digest.ts';
import type { DBSchema, StoreNames } from 'idb';

/** An entry as it is stored: with its evening, and its number in that evening's log, from 0. */
export type StoredEntry = Entry & { readonly evening: EveningId; readonly seq: number };

/** What is remembered between evenings. */
export interface Remembered {
	/** The evening on the table; null when there is none. */
	table: EveningId | null;
	/** The latest start, to be offered again. */
	start: {
		readonly ruleset: string;
		readonly players: readonly PlayerId[];
		/** The house rules that it was started with; they may be gone since. */
		readonly house?: string;
	};
	/** How many digests were ever stored. */
	digests: number;
	/** When the last whole backup was written to a file, in milliseconds since 1970. */
	backedUp: number;
	/** When the reminder to make one was put off. */
	backupPutOff: number;
	/** Whether the browser was asked to keep the store. */
	askedToKeep: boolean;
	/** What the screen showed of the evening on the table, with the entry that its log ends with. */
	shown: {
		/** What wrote it: no other build reads it. */
		readonly build: string;
		readonly evening: EveningId;
		readonly length: number;
		readonly last: EntryId;
		readonly shown: Shown;
		/** What was worked out for it, in words; null where nothing was. */
		readonly view: unknown;
	};
	/** What a restore that was cut off was about; gone once it is done. */
	restoring: { readonly file: string; readonly mode: 'merge' | 'replace' };
}

/** A digest with its number among all that were ever stored: whoever knows those up to some number asks for the later
 * ones. */
export type StoredDigest = Digest & { readonly stored: number };

/** `partial`: versions 1 and 2 did not write all of it; the index makes it anew from the log. */
export type StoredSummary = Summary & { readonly partial?: true };

export interface Schema extends DBSchema {
	entries: { key: [EveningId, number]; value: StoredEntry };
	evenings: {
		key: EveningId;
		value: StoredSummary;
		/** `deletedAt`: of the deleted ones alone, for null is no key. */
		indexes: { startedAt: number; deletedAt: number };
	};
	/** The index beside the log: can be made again from it at any time. */
	digests: { key: EveningId; value: StoredDigest; indexes: { stored: number } };
	people: { key: PlayerId; value: RosterPlayer };
	houses: { key: string; value: HouseSet };
	remembered: { key: keyof Remembered; value: Remembered[keyof Remembered] };
}

/** The stores of a transaction. */
export type Stores = StoreNames<Schema>[];
