import { upgradeRecord, VERSIONS, type UpgradedStore } from '#lib/evening/versions.ts';
import type { IDBPDatabase, IDBPTransaction } from 'idb';

type Upgrading = IDBPTransaction<unknown, string[], 'versionchange'>;

/** The kinds whose records are rewritten by an upgrade. Entries are not: a log is never changed,
 * and is upgraded when it is read. */
const REWRITTEN: readonly UpgradedStore[] = ['evenings', 'people', 'houses'];

/** Upgrades a store of version `from`, 0 for a new one, to today's version. */
export async function migrate(
	db: IDBPDatabase<unknown>,
	tx: Upgrading,
	from: number
): Promise<void> {
	for (const { stores = {}, indexes = {}, removed = {} } of VERSIONS.slice(from)) {
		for (const [name, { keyPath, indexes = [] }] of Object.entries(stores)) {
			const path = typeof keyPath === 'string' || keyPath === null ? keyPath : [...keyPath];
			const store = db.createObjectStore(name, { keyPath: path });
			for (const index of indexes) store.createIndex(index, index);
		}
		for (const [name, fields] of Object.entries(indexes))
			for (const field of fields) tx.objectStore(name).createIndex(field, field);
		for (const [name, keys] of Object.entries(removed))
			for (const key of keys) await tx.objectStore(name).delete(key);
	}
	if (from === 0) return;
	const isNews = (kind: UpgradedStore) =>
		VERSIONS.slice(from).some(({ upgrade }) => upgrade?.[kind]);
	for (const kind of REWRITTEN.filter(isNews)) await rewrite(tx, kind, from);
}

async function rewrite(tx: Upgrading, kind: UpgradedStore, from: number): Promise<void> {
	const store = tx.objectStore(kind);
	for (let cursor = await store.openCursor(); cursor !== null; cursor = await cursor.continue())
		await cursor.update(upgradeRecord(kind, cursor.value, from));
}
