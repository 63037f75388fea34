import { database, durable } from './database.ts';
import type { Remembered } from './schema.ts';
import { isRemembered } from './validate.ts';

/** What was stored under `key`; undefined where nothing readable was. */
export async function recall<K extends keyof Remembered>(
	key: K
): Promise<Remembered[K] | undefined> {
	const value = await (await database()).get('remembered', key);
	return isRemembered(key, value) ? (value as Remembered[K]) : undefined;
}

/** Stores a value under `key`. Resolves when it is on the disk. */
export async function remember<K extends keyof Remembered>(
	key: K,
	value: Remembered[K]
): Promise<void> {
	const tx = (await database()).transaction('remembered', 'readwrite', durable);
	await Promise.all([tx.store.put(value, key), tx.done]);
}
