import type { IDBPIndex } from 'idb';
import { database, durable } from './database.ts';
import { logKeys } from './entries.ts';
import { countRemoved } from './remembered.ts';
import { countVisit, type Deleted, type Retention } from './retention.ts';
import type { Schema, Stores } from './schema.ts';
import { isRemembered } from './validate.ts';

type DeletedIndex = Pick<
	IDBPIndex<Schema, Stores, 'evenings', 'deletedAt', 'readonly' | 'readwrite'>,
	'openKeyCursor'
>;

async function deletedIn(index: DeletedIndex): Promise<Deleted[]> {
	const deleted: Deleted[] = [];
	// numbers only: a damaged row may have another key
	let cursor = await index.openKeyCursor(IDBKeyRange.upperBound(Infinity));
	for (; cursor !== null; cursor = await cursor.continue())
		deleted.push({ id: cursor.primaryKey, deletedAt: cursor.key });
	return deleted;
}

/** All deleted evenings. */
export async function deletedEvenings(): Promise<Deleted[]> {
	return deletedIn((await database()).transaction('evenings').store.index('deletedAt'));
}

/** Counts a visit, and removes deleted evenings for good after the time of retention, except one on
 * the table.
 * @param now in milliseconds since 1970
 * @returns whether any was removed */
export async function purgeDeleted(now: number): Promise<boolean> {
	const db = await database();
	// usually there are none, and nothing has to be written
	if ((await db.countFromIndex('evenings', 'deletedAt')) === 0) return false;
	const stores: Stores = ['entries', 'evenings', 'digests', 'remembered'];
	const tx = db.transaction(stores, 'readwrite', durable);
	const remembered = tx.objectStore('remembered');
	const [deleted, table, known] = await Promise.all([
		deletedIn(tx.objectStore('evenings').index('deletedAt')),
		remembered.get('table'),
		remembered.get('retention')
	]);
	const before = isRemembered('retention', known) ? (known as Retention) : undefined;
	const { retention, due } = countVisit(before, deleted, now);
	const purged = due.filter((id) => id !== table);
	await Promise.all([
		remembered.put(retention, 'retention'),
		countRemoved(remembered, purged.length),
		...purged.flatMap((id) => [
			tx.objectStore('entries').delete(logKeys(id)),
			tx.objectStore('evenings').delete(id),
			tx.objectStore('digests').delete(id)
		]),
		tx.done
	]);
	return purged.length > 0;
}
