import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { IDBPObjectStore, StoreValue } from 'idb';
import { database } from './database.ts';
import type { Schema, Stores } from './schema.ts';

/** Reads the whole store in slices, for backups and for finding damaged records. */

type Entries = IDBPObjectStore<Schema, Stores, 'entries', 'readonly' | 'readwrite'>;

/** A key after all keys of an evening: an array sorts after every number and text that a damaged
 * row may have. */
const afterLog = (id: EveningId) => [id, []] as unknown as [EveningId, number];

/** The ids of the evenings that have a log, in a range of keys; at most `most`. */
export async function eveningsWithLog(
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
		cursor = await cursor.continue(afterLog(id));
	}
	return ids;
}

/** The next `most` evenings that have a log, after one of them. */
export function someEvenings(after: EveningId | null, most: number): Promise<EveningId[]> {
	return database.run(async (db) => {
		const { store } = db.transaction('entries');
		const range = after === null ? null : IDBKeyRange.lowerBound(afterLog(after), true);
		return eveningsWithLog(store, range, most);
	});
}

/** How many records are taken at once: more would block a page for long. */
const PART = 500;

/** All people, or all house rules, in the order of their ids. Reads a part at a time. */
export function allRecords<N extends 'people' | 'houses'>(
	name: N
): Promise<StoreValue<Schema, N>[]> {
	return database.run(async (db) => {
		const { store } = db.transaction(name);
		const all: StoreValue<Schema, N>[] = [];
		for (let range: IDBKeyRange | null = null; ;) {
			const part: StoreValue<Schema, N>[] = await store.getAll(range, PART);
			all.push(...part);
			if (part.length < PART) return all;
			range = IDBKeyRange.lowerBound(part.at(-1)!.id, true);
		}
	});
}

/** A record as it is stored, unchecked. */
interface RawRecord {
	readonly key: IDBValidKey;
	readonly value: unknown;
}

/** All records of a store. */
export function rawRecords(name: 'people' | 'houses' | 'evenings'): Promise<RawRecord[]> {
	return database.run(async (db) => {
		const { store } = db.transaction(name);
		const [keys, values] = await Promise.all([
			store.getAllKeys() as Promise<IDBValidKey[]>,
			store.getAll() as Promise<unknown[]>
		]);
		return keys.map((key, i) => ({ key, value: values[i] }));
	});
}

/** How many records there are. */
export function countAll(): Promise<Record<'evenings' | 'entries' | 'people' | 'houses', number>> {
	return database.run(async (db) => {
		const [evenings, entries, people, houses] = await Promise.all([
			db.count('evenings'),
			db.count('entries'),
			db.count('people'),
			db.count('houses')
		]);
		return { evenings, entries, people, houses };
	});
}

/** The ids of all records, without entries. */
export function storedIds(): Promise<{
	readonly evenings: Set<EveningId>;
	readonly people: Set<PlayerId>;
	readonly houses: Set<string>;
}> {
	return database.run(async (db) => {
		const [evenings, people, houses] = await Promise.all([
			db.getAllKeys('evenings'),
			db.getAllKeys('people'),
			db.getAllKeys('houses')
		]);
		return { evenings: new Set(evenings), people: new Set(people), houses: new Set(houses) };
	});
}

/** A fingerprint of the store that changes with every write. */
export function storeFingerprint(): Promise<string> {
	return database.run(async (db) => {
		const [counts, ...lists] = await Promise.all([
			countAll(),
			db.getAll('people'),
			db.getAll('houses')
		]);
		// logs only grow, and every other record has the time of its last change
		const times = lists.map((list) => list.map(({ changedAt }) => changedAt));
		return JSON.stringify([Object.values(counts), ...times]);
	});
}
/** The fingerprint of an empty store. */
export const EMPTY_STORE = JSON.stringify([[0, 0, 0, 0], [], []]);
