import Database from 'libsql';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Stored rooms: of each the hashes of both tokens, the document, and the time of the last use.
 * @typedef {object} Rooms
 * @property {(name: string) => Promise<{ read: Buffer, write: Buffer } | null>} tokens
 * @property {(name: string, read: Buffer, write: Buffer, now: number) => Promise<boolean>} create
 * false if the room exists
 * @property {(name: string) => Promise<Uint8Array | null>} load the document; null if there is no
 * room, or no document yet
 * @property {(name: string, state: Buffer, now: number) => Promise<void>} store
 * @property {(name: string, state: Buffer, now: number) => Promise<boolean>} storeOnce false if the
 * room has a document
 * @property {(names: readonly string[], now: number) => Promise<void>} touch sets the time
 * of their last use
 * @property {(tables: number, clubs: number) => Promise<number>} removeIdle removes tables,
 * evenings and clubs whose last use was before these times; returns how many
 * @property {() => Promise<number>} count
 * @property {() => Promise<number>} bytes of all rooms
 * @property {() => Promise<void>} close */

/** Rooms in one file of SQLite, for one process: until it ends, others cannot open the file.
 * @param {string} folder created if it is missing
 * @returns {Rooms} Throws an error if another process has the file open. */
export function openSqlite(folder) {
	mkdirSync(folder, { recursive: true });
	const db = new Database(join(folder, 'reach.db'));
	try {
		// two processes would overwrite each other's rooms; the lock ends with the process
		db.pragma('locking_mode = EXCLUSIVE');
		db.pragma('journal_mode = WAL');
	} catch (error) {
		if (!/locked|busy/i.test(String(error))) throw error;
		throw new Error(`another Courtbook uses the folder ${folder}`, { cause: error });
	}
	// writes do not wait for the disk: after a power failure the phones still have the records
	db.pragma('synchronous = NORMAL');
	db.exec(`CREATE TABLE IF NOT EXISTS rooms (
		name TEXT PRIMARY KEY, read BLOB NOT NULL, write BLOB NOT NULL, used INTEGER NOT NULL, state BLOB
	)`);
	db.exec('CREATE INDEX IF NOT EXISTS rooms_used ON rooms (used)');
	const tokens = db.prepare('SELECT read, write FROM rooms WHERE name = ?');
	const create = db.prepare(
		'INSERT OR IGNORE INTO rooms (name, read, write, used) VALUES (?, ?, ?, ?)'
	);
	const load = db.prepare('SELECT state FROM rooms WHERE name = ?');
	const store = db.prepare('UPDATE rooms SET state = ?, used = ? WHERE name = ?');
	const storeOnce = db.prepare(
		'UPDATE rooms SET state = ?, used = ? WHERE name = ? AND state IS NULL'
	);
	const touch = db.prepare('UPDATE rooms SET used = ? WHERE name = ?');
	const remove = db.prepare(
		"DELETE FROM rooms WHERE ((name LIKE 't%' OR name LIKE 'e%') AND used < ?) OR (name LIKE 'c%' AND used < ?)"
	);
	const count = db.prepare('SELECT count(*) AS rooms FROM rooms');
	const bytes = db.prepare(`SELECT (page_count - freelist_count) * page_size AS bytes
		FROM pragma_page_count, pragma_freelist_count, pragma_page_size`);
	// the driver is synchronous; the interface is asynchronous for PostgreSQL
	return {
		tokens: async (name) => {
			const row = /** @type {{ read: Buffer, write: Buffer } | undefined} */ (tokens.get(name));
			return row === undefined ? null : { read: row.read, write: row.write };
		},
		create: async (name, read, write, now) => create.run(name, read, write, now).changes > 0,
		load: async (name) =>
			/** @type {{ state: Buffer | null } | undefined} */ (load.get(name))?.state ?? null,
		store: async (name, state, now) => void store.run(state, now, name),
		storeOnce: async (name, state, now) => storeOnce.run(state, now, name).changes > 0,
		touch: async (names, now) => {
			for (const name of names) touch.run(now, name);
		},
		removeIdle: async (tables, clubs) => remove.run(tables, clubs).changes,
		count: async () => /** @type {{ rooms: number }} */ (count.get()).rooms,
		bytes: async () => /** @type {{ bytes: number }} */ (bytes.get()).bytes,
		close: async () => {
			// the driver keeps the file open until its statements are collected, so the lock is released:
			// SQLite does so outside of WAL mode, with the next access
			try {
				db.pragma('journal_mode = DELETE');
				db.pragma('locking_mode = NORMAL');
				count.get();
			} catch {
				// the disk is full, or the folder is gone
			}
			db.close();
		}
	};
}
