import type { EveningId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { database, durable } from './database.ts';
import { countRemoved } from './remembered.ts';
import type { Stores } from './schema.ts';

/** Reads and removes records that are not valid. */

/** A row as it is stored, unchecked; undefined if there is none. */
export async function rawRecord(
	store: 'people' | 'houses' | 'evenings',
	key: IDBValidKey
): Promise<unknown> {
	return (await database()).get(store, key as string);
}

/** Removes a row, if it is there. Resolves after the transaction. */
export async function removeRecord(store: 'people' | 'houses', key: IDBValidKey): Promise<void> {
	const tx = (await database()).transaction(store, 'readwrite', durable);
	await Promise.all([tx.store.delete(key as never), tx.done]);
}

/** Replaces the row of an evening in the list. */
export async function putSummary(summary: Summary): Promise<void> {
	const tx = (await database()).transaction(['evenings', 'digests'], 'readwrite', durable);
	await Promise.all([
		tx.objectStore('evenings').put(summary),
		tx.objectStore('digests').delete(summary.id),
		tx.done
	]);
}

/** Removes an evening with everything that belongs to it. */
export async function removeEvening(id: EveningId): Promise<void> {
	const stores: Stores = ['entries', 'evenings', 'digests', 'remembered'];
	const tx = (await database()).transaction(stores, 'readwrite', durable);
	const remembered = tx.objectStore('remembered');
	if ((await remembered.get('table')) === id) await remembered.put(null, 'table');
	await Promise.all([
		countRemoved(remembered, 1),
		// rows with damaged numbers too
		tx.objectStore('entries').delete(IDBKeyRange.bound([id], [id, []])),
		tx.objectStore('evenings').delete(id),
		tx.objectStore('digests').delete(id),
		tx.done
	]);
}
