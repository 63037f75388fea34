import { openDB, type IDBPDatabase } from 'idb';
import { MIGRATIONS } from './migrations.ts';
import type { Schema } from './schema.ts';

type Database = IDBPDatabase<Schema>;

/** What can go wrong with the store: there is none, an older tab holds it, it is full, it was deleted or closed
 * under the app, or a transaction failed. */
export type Trouble = 'missing' | 'blocked' | 'full' | 'lost' | 'failed';

class StorageError extends Error {
	override name = 'StorageError';
	constructor(
		readonly trouble: Trouble,
		cause?: unknown
	) {
		super(trouble, { cause });
	}
}

/** The trouble behind an error of IndexedDB. */
export function troubleOf(error: unknown): Trouble {
	if (error instanceof StorageError) return error.trouble;
	const name = error instanceof Error || error instanceof DOMException ? error.name : '';
	if (name === 'QuotaExceededError') return 'full';
	if (name === 'InvalidStateError' || name === 'NotFoundError') return 'lost';
	return name === 'SecurityError' || name === 'NotSupportedError' ? 'missing' : 'failed';
}

const NAME = 'courtbook';
const BLOCKED_AFTER = 3000;

let opened: Promise<Database> | undefined;
let connection = 0;

/** Counts the connections so far: after a new one, what was stored over an older one may be gone. */
export const connectionNumber = (): number => connection;

/** The database, opened once; opened anew after the browser closed it. */
export function database(): Promise<Database> {
	opened ??= open().catch((error: unknown) => {
		opened = undefined;
		throw error;
	});
	return opened;
}

/** Closes the database; the next use opens it again. */
async function closeDatabase(): Promise<void> {
	const db = opened;
	opened = undefined;
	(await db)?.close();
}

async function open(): Promise<Database> {
	if (typeof indexedDB === 'undefined') throw new StorageError('missing');
	let giveUp: ReturnType<typeof setTimeout> | undefined;
	const blocked = new Promise<never>((_, reject) => {
		giveUp = setTimeout(() => reject(new StorageError('blocked')), BLOCKED_AFTER);
	});
	const opening = openDB<Schema>(NAME, MIGRATIONS.length, {
		upgrade(db, oldVersion, _newVersion, tx) {
			for (const migrate of MIGRATIONS.slice(oldVersion)) migrate(db, tx);
		},
		// a newer tab wants to upgrade: let it, this one opens the database again when it next needs it
		blocking: () => void closeDatabase(),
		terminated: () => {
			opened = undefined;
		}
	});
	try {
		const db = await Promise.race([opening, blocked]);
		connection += 1;
		return db;
	} catch (error) {
		throw error instanceof StorageError ? error : new StorageError(openTrouble(error), error);
	} finally {
		clearTimeout(giveUp);
	}
}

const openTrouble = (error: unknown): Trouble => {
	const trouble = troubleOf(error);
	return trouble === 'lost' || trouble === 'failed' ? 'missing' : trouble;
};
