import type { DBSchema } from 'idb';
import { Connection, together } from './connection.ts';

/** The tables that this phone shares or follows, with its keys, and their sealed records. They have
 * a database of their own, which is created with the first table. */

export interface StoredTable {
	/** The name of the room. */
	readonly room: string;
	readonly role: 'member' | 'spectator';
	/** The member secret, or the read secret of a spectator. */
	readonly secret: Uint8Array<ArrayBuffer>;
	/** The fingerprint of the founder's key. */
	readonly founder: string;
	/** The key of this phone. The browser does not export a CryptoKey; over plain HTTP the private
	 * key is 32 bytes. */
	readonly me: {
		readonly id: string;
		readonly publicKey: string;
		readonly privateKey: CryptoKey | Uint8Array<ArrayBuffer>;
	};
	/** The player who uses this phone. */
	readonly seat: string | null;
	/** The evening that this phone shared, and when; absent for a table that it followed. */
	readonly shared?: { readonly evening: string; readonly at: number };
	/** When another table was last opened, and for how long this one had not been opened then; absent
	 * since it was. In milliseconds. */
	readonly left?: { readonly at: number; readonly time: number };
}

const DAY = 86_400_000;
/** After this time the relay has removed the room, unless others use it. In milliseconds. */
const KEEP_LEFT = 90 * DAY;
/** The most that the time between two openings counts: a phone's clock may be wrong for a while. */
const LONGEST_GAP = 7 * DAY;

interface Schema extends DBSchema {
	tables: { key: string; value: StoredTable };
	records: {
		key: number;
		value: { readonly room: string; readonly record: Uint8Array };
		indexes: { room: string };
	};
}

const database = new Connection<Schema>({
	name: 'courtbook-reach',
	version: 1,
	upgrade(db) {
		db.createObjectStore('tables', { keyPath: 'room' });
		db.createObjectStore('records', { autoIncrement: true }).createIndex('room', 'room');
	}
});

/** A shared table by its room. Rejects if the store fails, as all here. */
export const findTable = (room: string): Promise<StoredTable | undefined> =>
	database.run((db) => db.get('tables', room));

/** The table at which this phone last shared an evening. */
export async function tableOf(evening: string): Promise<StoredTable | undefined> {
	const all = await database.run((db) => db.getAll('tables'));
	return all
		.filter(({ shared }) => shared?.evening === evening)
		.toSorted((a, b) => a.shared!.at - b.shared!.at)
		.at(-1);
}

/** Adds a shared table that is open, or replaces it. Resolves after the transaction. */
export async function storeTable({ left: _, ...table }: StoredTable): Promise<void> {
	await database.run((db) => db.put('tables', table));
}

/** The records of a room, in the order in which they were stored. */
export async function readRecords(room: string): Promise<Uint8Array[]> {
	const rows = await database.run((db) => db.getAllFromIndex('records', 'room', room));
	return rows.map(({ record }) => record);
}

/** Appends sealed records of a room. Resolves after the transaction. */
export async function storeRecords(room: string, records: readonly Uint8Array[]): Promise<void> {
	await database.write(['records'], 'default', ({ store }) =>
		together(...records.map((record) => () => store.add({ room, record })))
	);
}

/** Counts for how long each table was not opened, and removes the keys and records of those that
 * were left long ago. To be called when a table is opened, and once in a visit.
 * @param opened the room of the open table; null if there is none */
export async function removeLeftTables(opened: string | null, now: number): Promise<void> {
	await database.write(['tables', 'records'], 'default', async (tx) => {
		const [tables, records] = [tx.objectStore('tables'), tx.objectStore('records')];
		for (const { left, ...table } of await tables.getAll()) {
			const gap = left === undefined ? 0 : Math.min(Math.max(now - left.at, 0), LONGEST_GAP);
			const time = (left?.time ?? 0) + gap;
			if (table.room === opened) await tables.put(table);
			else if (time < KEEP_LEFT) await tables.put({ ...table, left: { at: now, time } });
			else {
				const keys = await records.index('room').getAllKeys(table.room);
				const removals = keys.map((key) => () => records.delete(key));
				await together(() => tables.delete(table.room), ...removals);
			}
		}
	});
}
