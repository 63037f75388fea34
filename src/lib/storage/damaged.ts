import type { EveningId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { database } from './database.ts';
import { countRemoved } from './remembered.ts';
import type { Stores } from './schema.ts';

/** Reads and removes records that are not valid. */

/** A row as it is stored, unchecked; undefined if there is none. */
export function rawRecord(
	store: 'people' | 'houses' | 'evenings',
	key: IDBValidKey
): Promise<unknown> {
	return database.run((db) => db.get(store, key as string));
}

/** Removes a row, if it is there. Resolves after the transaction. */
export function removeRecord(store: 'people' | 'houses', key: IDBValidKey): Promise<void> {
	return database.write([store], 'strict', (tx) => tx.objectStore(store).delete(key as never));
}

/** Replaces the row of an evening in the list. */
export function putSummary(summary: Summary): Promise<void> {
	return database.write(['evenings', 'digests'], 'strict', async (tx) => {
		await tx.objectStore('evenings').put(summary);
		await tx.objectStore('digests').delete(summary.id);
	});
}

/** Removes an evening with everything that belongs to it. */
export function removeEvening(id: EveningId): Promise<void> {
	const stores: Stores = ['entries', 'evenings', 'digests', 'remembered'];
	return database.write(stores, 'strict', async (tx) => {
		const remembered = tx.objectStore('remembered');
		// rows with damaged numbers too
		const log = IDBKeyRange.bound([id], [id, []]);
		const entries = await tx.objectStore('entries').count(log);
		const isThere = entries > 0 || (await tx.objectStore('evenings').count(id)) > 0;
		if ((await remembered.get('table')) === id) await remembered.put(null, 'table');
		await countRemoved(remembered, isThere ? 1 : 0);
		await tx.objectStore('entries').delete(log);
		await tx.objectStore('evenings').delete(id);
		await tx.objectStore('digests').delete(id);
	});
}
