import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId, EveningId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { upgradeRecord } from '#lib/evening/versions.ts';
import type { IDBPObjectStore } from 'idb';
import { database, durable } from './database.ts';
import { logOf } from './remembered.ts';
import { met, type Met } from './met.ts';
import type { Remembered, Schema, StoredEntry, Stores } from './schema.ts';
import { isSoundPerson } from './validate.ts';

/** What goes into the store together with an entry. */
export interface Beside {
	/** The evening's line in the list of evenings, where it changed. */
	readonly summary?: Summary | undefined;
	/** Players who were seated, or are known otherwise. */
	readonly people?: readonly Met[];
	readonly remember?: Partial<Remembered>;
	/** Set where the evening is closed or deleted before or after: nobody looks whether the digest of such a one is of
	 * the whole log, so it goes. That of an open one is found to be of a shorter log. */
	readonly settled?: boolean;
}

/** Writes entries as numbers `seq`, `seq + 1`, … of an evening's log, all or none. Resolves after the
 * transaction's `complete`; `overtaken`: another tab wrote that number first; `gone`: the entries before are not there
 * any more, or the log is another one since a backup was restored. Rejects if it failed.
 * @param after the entry before these */
export async function appendEntries(
	evening: EveningId,
	seq: number,
	after: EntryId | undefined,
	entries: readonly Entry[],
	{ summary, people = [], remember = {}, settled = false }: Beside = {}
): Promise<'stored' | 'overtaken' | 'gone'> {
	const db = await database();
	const alone = summary === undefined && people.length === 0 && Object.keys(remember).length === 0;
	const stores: Stores = ['entries'];
	if (!alone) stores.push('evenings', 'people', 'remembered');
	if (settled) stores.push('digests');
	const tx = db.transaction(stores, 'readwrite', durable);
	const asked: Promise<unknown>[] = [];
	const ask = (answer: Promise<unknown>): void => {
		// an abort rejects it, whether it is waited for or not
		answer.catch(() => undefined);
		asked.push(answer);
	};
	ask(tx.done);
	try {
		// all at once: each answer that is waited for before the next is asked costs a way to the store and back
		const rows = tx.objectStore('entries');
		const last = rows.get([evening, seq - 1]);
		ask(last);
		for (const [i, entry] of entries.entries()) ask(rows.add({ ...entry, evening, seq: seq + i }));
		if (summary) ask(tx.objectStore('evenings').put(summary));
		if (people.length > 0) ask(meet(tx.objectStore('people'), people));
		for (const [key, value] of Object.entries(remember))
			ask(tx.objectStore('remembered').put(value, key as keyof Remembered));
		if (settled) ask(tx.objectStore('digests').delete(evening));
		if ((await last)?.id !== after) {
			tx.abort();
			return 'gone';
		}
		// people are asked for one after the other; else the store need not wait until its answers are heard here
		if (people.length === 0) commit(tx);
		await Promise.all(asked);
		return 'stored';
	} catch (error) {
		// what threw before the transaction began to fail leaves nothing behind either
		try {
			tx.abort();
		} catch {
			// it is over already
		}
		if (error instanceof DOMException && error.name === 'ConstraintError') return 'overtaken';
		throw error;
	}
}

/** Has a transaction end with what was asked by now. */
function commit(tx: { commit: () => void }): void {
	try {
		tx.commit();
	} catch {
		// it has failed already, as its answers tell, or the browser cannot: then it ends by itself
	}
}

type PeopleStore = IDBPObjectStore<Schema, Stores, 'people', 'readwrite'>;

/** One after the other: somebody may be told of twice. */
async function meet(store: PeopleStore, people: readonly Met[]): Promise<void> {
	for (const person of people) {
		const known: unknown = await store.get(person.id);
		await store.put(met(isSoundPerson(known) ? known : undefined, person));
	}
}

/** The entry of a row, as it is written today. */
export function entryIn(row: StoredEntry): Entry {
	const { seq: _, ...entry } = upgradeRecord('entries', row, 0) as StoredEntry;
	// the start carries its evening's id as its own; the others only for the store
	if (entry.type === 'EveningStarted') return entry;
	const { evening: __, ...rest } = entry;
	return rest;
}

/** The log of an evening, from entry `from` on, in order; at most `most` entries of it. */
export async function readLog(evening: EveningId, from = 0, most?: number): Promise<Entry[]> {
	const stored = await (await database()).getAll('entries', logOf(evening, from), most);
	return stored.map(entryIn);
}

/** The log of an evening as it lies there, whatever that is. */
export async function readRows(evening: EveningId): Promise<StoredEntry[]> {
	return (await database()).getAll('entries', logOf(evening));
}
