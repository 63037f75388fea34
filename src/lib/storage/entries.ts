import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId, EveningId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { upgradeRecord } from '#lib/evening/versions.ts';
import { database } from './database.ts';
import { putRosterUpdates, type RosterUpdate } from './people.ts';
import type { Remembered, StoredEntry, Stores } from './schema.ts';
import { errorName } from './trouble.ts';

/** Side writes: stored in the same transaction as an entry. */
export interface SideWrites {
	/** The evening's row in the list of evenings, if it changed. */
	readonly summary?: Summary | undefined;
	readonly people?: readonly RosterUpdate[];
	/** The time now, in milliseconds since 1970: people who were seen much later were seen while the
	 * clock was wrong. */
	readonly now?: number;
	readonly remember?: Partial<Remembered>;
	/** Set where the evening is closed or deleted before or after the entry: its digest is deleted,
	 * because nobody compares the length of such a log with that of its digest. */
	readonly settled?: boolean;
}

/** The keys of a log, from entry `from` on. */
export const logKeys = (evening: EveningId, from = 0): IDBKeyRange =>
	IDBKeyRange.bound([evening, from], [evening, Infinity]);

/** The length of a log, read from its last key. */
export async function logLength(
	entries: {
		openKeyCursor: (
			keys: IDBKeyRange,
			direction: 'prev'
		) => Promise<{ readonly key: readonly [EveningId, number] } | null>;
	},
	evening: EveningId
): Promise<number> {
	const last = await entries.openKeyCursor(logKeys(evening), 'prev');
	return last === null ? 0 : last.key[1] + 1;
}

/** The entry before those to append is not there. */
class EntryGone extends Error {}

/** Appends entries as numbers `seq`, `seq + 1`, … of an evening's log, all or none. Resolves after
 * the transaction's `complete`. Rejects if the transaction failed.
 * @param after the id of the entry before these
 * @returns `overtaken`: another tab wrote that number first; `gone`: the entry before is not there
 * any more, or is another one since a backup was restored */
export async function appendEntries(
	evening: EveningId,
	seq: number,
	after: EntryId | undefined,
	entries: readonly Entry[],
	{ summary, people = [], now, remember = {}, settled = false }: SideWrites = {}
): Promise<'stored' | 'overtaken' | 'gone'> {
	const stores: Stores = ['entries'];
	const alone = summary === undefined && people.length === 0 && Object.keys(remember).length === 0;
	if (!alone) stores.push('evenings', 'people', 'remembered');
	if (settled) stores.push('digests');
	try {
		return await database.write(stores, 'tap', async (tx) => {
			const requests: Promise<unknown>[] = [];
			const request = (answer: Promise<unknown>): void => {
				// an abort rejects all of them, awaited or not
				answer.catch(() => undefined);
				requests.push(answer);
			};
			// all at once: awaiting one answer before the next request costs a round trip to the store
			const rows = tx.objectStore('entries');
			const last = rows.get([evening, seq - 1]);
			request(last);
			for (const [i, entry] of entries.entries())
				request(rows.add({ ...entry, evening, seq: seq + i }));
			if (summary) request(tx.objectStore('evenings').put(summary));
			if (people.length > 0) request(putRosterUpdates(tx.objectStore('people'), people, now));
			for (const [key, value] of Object.entries(remember))
				request(tx.objectStore('remembered').put(value, key as keyof Remembered));
			if (settled) request(tx.objectStore('digests').delete(evening));
			if ((await last)?.id !== after) throw new EntryGone();
			// roster updates make further requests; without them the store need not wait for the
			// answers to arrive here
			if (people.length === 0) commit(tx);
			await Promise.all(requests);
			return 'stored' as const;
		});
	} catch (error) {
		if (error instanceof EntryGone) return 'gone';
		if (errorName(error) !== 'ConstraintError') throw error;
		// the connection may have died after it stored them
		const rows = await readRows(evening, seq, entries.length);
		return entries.every(({ id }, i) => rows[i]?.id === id) ? 'stored' : 'overtaken';
	}
}

/** Commits at once. */
function commit(tx: { commit: () => void }): void {
	try {
		tx.commit();
	} catch {
		// the transaction has failed, and its requests report that
	}
}

/** The entry in a row, in today's form. */
export function entryIn(row: StoredEntry): Entry {
	const { seq: _, ...entry } = upgradeRecord('entries', row, 0) as StoredEntry;
	// `EveningStarted` has the evening's id as a field of its own; in all others it is only the
	// row's key
	if (entry.type === 'EveningStarted') return entry;
	const { evening: __, ...rest } = entry;
	return rest;
}

/** The log of an evening from entry `from` on, in order; at most `most` entries. */
export async function readLog(evening: EveningId, from = 0, most?: number): Promise<Entry[]> {
	return (await readRows(evening, from, most)).map(entryIn);
}

/** The rows of a log from entry `from` on as they are stored, unchecked; at most `most`. */
export function readRows(evening: EveningId, from = 0, most?: number): Promise<StoredEntry[]> {
	return database.run((db) => db.getAll('entries', logKeys(evening, from), most));
}

/** How many entries of an evening are stored. */
export function countEntries(evening: EveningId): Promise<number> {
	return database.runInTime((db) => db.count('entries', logKeys(evening)));
}
