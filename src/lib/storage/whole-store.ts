import type { EveningId } from '#lib/evening/ids.ts';
import type { IDBPObjectStore } from 'idb';
import { database } from './database.ts';
import type { Schema, Stores } from './schema.ts';

/** The whole store, a slice at a time: for a backup, and for a look at what of it can be read. */

type Entries = IDBPObjectStore<Schema, Stores, 'entries', 'readonly' | 'readwrite'>;

/** After all keys of an evening: a list comes after every number and text that a damaged row may have. */
const afterAll = (id: EveningId) => [id, []] as unknown as [EveningId, number];

/** The evenings in a range of keys that have a log, by id; at most `most` of them. */
export async function eveningsWithin(
	store: Entries,
	range: IDBKeyRange | null,
	most = Infinity
): Promise<EveningId[]> {
	const ids: EveningId[] = [];
	let cursor = await store.openKeyCursor(range);
	while (cursor !== null) {
		const [id] = cursor.key;
		ids.push(id);
		if (ids.length === most) break;
		cursor = await cursor.continue(afterAll(id));
	}
	return ids;
}

/** The next evenings that have a log, after one of them. */
export async function someEvenings(after: EveningId | null, most: number): Promise<EveningId[]> {
	const { store } = (await database()).transaction('entries');
	const range = after === null ? null : IDBKeyRange.lowerBound(afterAll(after), true);
	return eveningsWithin(store, range, most);
}

/** A record as it lies there, whatever it is. */
interface RawRecord {
	readonly key: IDBValidKey;
	readonly value: unknown;
}

/** Everything of a store of small records. */
export async function rawOf(name: 'people' | 'houses' | 'evenings'): Promise<RawRecord[]> {
	const { store } = (await database()).transaction(name);
	const [keys, values] = await Promise.all([
		store.getAllKeys() as Promise<IDBValidKey[]>,
		store.getAll() as Promise<unknown[]>
	]);
	return keys.map((key, i) => ({ key, value: values[i] }));
}

/** How much is kept. */
export async function countAll(): Promise<
	Record<'evenings' | 'entries' | 'people' | 'houses', number>
> {
	const db = await database();
	const [evenings, entries, people, houses] = await Promise.all([
		db.count('evenings'),
		db.count('entries'),
		db.count('people'),
		db.count('houses')
	]);
	return { evenings, entries, people, houses };
}

/** Something that is another when anything was stored since. */
export async function stateOfStore(): Promise<string> {
	const db = await database();
	const [counts, ...lists] = await Promise.all([
		countAll(),
		db.getAll('people'),
		db.getAll('houses')
	]);
	// a log only ever gets longer, and whatever else changes says when
	const times = lists.map((list) => list.map(({ changedAt }) => changedAt));
	return JSON.stringify([Object.values(counts), ...times]);
}
/** Of a store with nothing in it. */
export const EMPTY = JSON.stringify([[0, 0, 0, 0], [], []]);
