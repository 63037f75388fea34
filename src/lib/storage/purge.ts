import type { EveningId } from '#lib/evening/ids.ts';
import type { IDBPIndex, IDBPTransaction } from 'idb';
import { together } from './connection.ts';
import { database } from './database.ts';
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
export function deletedEvenings(): Promise<Deleted[]> {
	return database.run((db) => deletedIn(db.transaction('evenings').store.index('deletedAt')));
}

/** Deletes an evening with its log and digest, within a transaction. */
export const deleteEvening = (
	tx: Pick<IDBPTransaction<Schema, Stores, 'readwrite'>, 'objectStore'>,
	id: EveningId
): Promise<unknown> =>
	together(
		() => tx.objectStore('entries').delete(logKeys(id)),
		() => tx.objectStore('evenings').delete(id),
		() => tx.objectStore('digests').delete(id)
	);

/** Counts a visit, and removes deleted evenings for good after the time of retention, except one on
 * the table.
 * @param now in milliseconds since 1970
 * @returns whether any was removed */
export async function purgeDeleted(now: number): Promise<boolean> {
	// usually there are none, and nothing has to be written
	if ((await database.run((db) => db.countFromIndex('evenings', 'deletedAt'))) === 0) return false;
	const stores: Stores = ['entries', 'evenings', 'digests', 'remembered'];
	return database.write(stores, 'strict', async (tx) => {
		const remembered = tx.objectStore('remembered');
		const deleted = await deletedIn(tx.objectStore('evenings').index('deletedAt'));
		const table = await remembered.get('table');
		const known = await remembered.get('retention');
		const before = isRemembered('retention', known) ? (known as Retention) : undefined;
		const { retention, due } = countVisit(before, deleted, now);
		const purged = due.filter((id) => id !== table);
		await together(
			() => remembered.put(retention, 'retention'),
			() => countRemoved(remembered, purged.length),
			...purged.map((id) => () => deleteEvening(tx, id))
		);
		return purged.length > 0;
	});
}
