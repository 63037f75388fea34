import { VERSION } from '#lib/evening/versions.ts';
import { Connection } from './connection.ts';
import { migrate } from './migrations.ts';
import { beginJournal } from './new-journal.ts';
import type { Schema } from './schema.ts';

/** The store of the app: evenings, people, house rules and what belongs to them. */
export const database = new Connection<Schema>({
	name: 'courtbook',
	version: VERSION,
	upgrade: (db, tx, from) => migrate(db as never, tx as never, from),
	beforeOpen: beginJournal
});
