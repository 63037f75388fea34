import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { Schema } from './schema.ts';

type Migration = (
	db: IDBPDatabase<Schema>,
	tx: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>
) => void;

/** From nothing to version 1, from 1 to 2, and so on: the length of the list is the version. A migration that was
 * once released is never changed. */
export const MIGRATIONS: readonly Migration[] = [
	(db) => {
		db.createObjectStore('entries', { keyPath: ['evening', 'seq'] });
		db.createObjectStore('evenings', { keyPath: 'id' }).createIndex('startedAt', 'startedAt');
		db.createObjectStore('people', { keyPath: 'id' });
		db.createObjectStore('remembered');
	},
	(db) => {
		db.createObjectStore('houses', { keyPath: 'id' });
	},
	(db, tx) => {
		db.createObjectStore('digests', { keyPath: 'id' }).createIndex('stored', 'stored');
		tx.objectStore('evenings').createIndex('deletedAt', 'deletedAt');
	}
];
