import type { EveningId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import type { Digest } from '#lib/stats/digest.ts';
import { database } from './database.ts';
import { logLength } from './entries.ts';
import type { StoredDigest, Stores } from './schema.ts';
import { isRemembered } from './validate.ts';

/** The evenings that have a digest. */
export function digestKeys(): Promise<EveningId[]> {
	return database.run((db) => db.getAllKeys('digests'));
}

/** The digests that were stored after number `number`, in that order and unchecked; at most
 * `most`. */
export function digestsAfter(number: number, most: number): Promise<StoredDigest[]> {
	return database.run(async (db) => {
		// a damaged number would sort after all others
		const range = IDBKeyRange.bound(number, Number.MAX_SAFE_INTEGER, true);
		return db.getAllFromIndex('digests', 'stored', range, most);
	});
}

/** The lengths of logs. */
export function logLengths(evenings: readonly EveningId[]): Promise<number[]> {
	return database.run(async (db) => {
		const { store } = db.transaction('entries');
		return Promise.all(evenings.map((id) => logLength(store, id)));
	});
}

/** The index's data of a log. */
export interface IndexedEvening {
	readonly digest: Digest;
	/** Replaces a stored summary that is `partial`. */
	readonly summary: Summary;
}

/** Stores digests, and replaces partial summaries. Skips logs that have become longer or are gone.
 * @returns the number of the last digest stored before these, and those that were stored */
export function putDigests(
	list: readonly IndexedEvening[]
): Promise<{ before: number; stored: StoredDigest[] }> {
	const stores: Stores = ['entries', 'evenings', 'digests', 'remembered'];
	// no flush to the disk: a digest that is lost in a crash is made again
	return database.write(stores, 'relaxed', async (tx) => {
		const remembered = tx.objectStore('remembered');
		const known = await remembered.get('digests');
		const before = isRemembered('digests', known) ? (known as number) : 0;
		const stored: StoredDigest[] = [];
		for (const { digest, summary } of list) {
			const { id, entries } = digest;
			const length = await logLength(tx.objectStore('entries'), id);
			const evening = await tx.objectStore('evenings').get(id);
			if (evening === undefined || length !== entries) continue;
			const row = { ...digest, stored: before + stored.length + 1 };
			stored.push(row);
			await tx.objectStore('digests').put(row);
			if (evening.partial === true) await tx.objectStore('evenings').put(summary);
		}
		if (stored.length > 0) await remembered.put(before + stored.length, 'digests');
		return { before, stored };
	});
}
