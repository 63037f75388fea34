import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { MIGRATIONS } from './migrations.ts';

/** An entry as it is stored: with its evening, and its number in that evening's log, from 0. */
type StoredEntry = Entry & { readonly evening: EveningId; readonly seq: number };

/** A player of the roster. */
export interface RosterPlayer {
	readonly id: PlayerId;
	readonly name: string;
	/** When last seated, in milliseconds since 1970. */
	readonly lastSeen: number;
}

/** What is remembered between evenings. */
export interface Remembered {
	/** The evening on the table; null when there is none. */
	table: EveningId | null;
	/** The latest start, to be offered again. */
	start: { readonly ruleset: string; readonly players: readonly PlayerId[] };
}

export interface Schema extends DBSchema {
	entries: { key: [EveningId, number]; value: StoredEntry };
	evenings: { key: EveningId; value: Summary; indexes: { startedAt: number } };
	people: { key: PlayerId; value: RosterPlayer };
	remembered: { key: keyof Remembered; value: Remembered[keyof Remembered] };
}
export type Database = IDBPDatabase<Schema>;

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
