import type { IDBPObjectStore } from 'idb';
import { database } from './database.ts';
import type { Remembered, Schema, Stores } from './schema.ts';
import { isRemembered } from './validate.ts';

/** The value stored under `key`; undefined if there is none that is readable. */
export function recall<K extends keyof Remembered>(key: K): Promise<Remembered[K] | undefined> {
	return database.run(async (db) => {
		const value = await db.get('remembered', key);
		return isRemembered(key, value) ? (value as Remembered[K]) : undefined;
	});
}

/** Stores a value under `key`. Resolves when it is on the disk. */
export function remember<K extends keyof Remembered>(key: K, value: Remembered[K]): Promise<void> {
	return database.write(
		['remembered'],
		'strict',
		async (tx) => void (await tx.store.put(value, key))
	);
}

/** Counts removed evenings, and logs replaced by shorter ones, in the same transaction. By this
 * count `storeState` tells them from data that the browser has lost. */
export async function countRemoved(
	remembered: IDBPObjectStore<Schema, Stores, 'remembered', 'readwrite'>,
	removed: number
): Promise<void> {
	if (removed === 0) return;
	const known = await remembered.get('removed');
	const before = isRemembered('removed', known) ? (known as number) : 0;
	await remembered.put(before + removed, 'removed');
}
