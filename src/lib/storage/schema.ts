import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Summary } from '#lib/evening/summary.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import type { Digest } from '#lib/stats/digest.ts';
import type { DBSchema, StoreNames } from 'idb';
import type { Retention } from './retention.ts';

/** An entry as it is stored: with its evening, and its number in that evening's log, from 0. */
export type StoredEntry = Entry & { readonly evening: EveningId; readonly seq: number };

/** Single values, by key. Times are in milliseconds since 1970. */
export interface Remembered {
	/** The evening on the table; null when there is none. */
	table: EveningId | null;
	/** The latest start, offered again for the next evening. */
	start: {
		readonly ruleset: string;
		readonly players: readonly PlayerId[];
		/** The id of its house rules, which may have been deleted since. */
		readonly house?: string;
	};
	/** The number of the digest stored last. */
	digests: number;
	/** When the last full backup was saved. */
	backedUp: number;
	/** When the reminder to make one was dismissed. */
	backupPutOff: number;
	/** Set once the browser was asked for persistent storage: whether the installed app asked. */
	askedToKeep: boolean | 'installed';
	/** How long deleted evenings have been kept; evenings that were deleted since the last visit
	 * are not in it. */
	retention: Retention;
	/** How many evenings were ever removed from this store, or replaced by a shorter log. */
	removed: number;
	/** The restore that is running; deleted when it ends, so one that is left was interrupted. */
	restoring: { readonly file: string; readonly mode: 'merge' | 'replace' };
}

/** A digest with its number among all that were ever stored, so that a reader can ask for those
 * after a number. */
export type StoredDigest = Digest & { readonly stored: number };

/** `partial`: versions 1 and 2 wrote fewer fields; the index fills them in from the log. */
export type StoredSummary = Summary & { readonly partial?: true };

export interface Schema extends DBSchema {
	entries: { key: [EveningId, number]; value: StoredEntry };
	evenings: {
		key: EveningId;
		value: StoredSummary;
		/** `deletedAt` indexes only deleted evenings, because null is not a key. */
		indexes: { startedAt: number; deletedAt: number };
	};
	/** The index for lists and statistics; it can be made from the logs at any time. */
	digests: { key: EveningId; value: StoredDigest; indexes: { stored: number } };
	people: { key: PlayerId; value: RosterPlayer };
	houses: { key: string; value: HouseSet };
	remembered: { key: keyof Remembered; value: Remembered[keyof Remembered] };
}

/** Names of object stores, for a transaction. */
export type Stores = StoreNames<Schema>[];
