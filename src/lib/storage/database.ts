import { openDB, type IDBPDatabase } from 'idb';
import { VERSION } from '#lib/evening/versions.ts';
import { migrate } from './migrations.ts';
import { beginJournal } from './new-journal.ts';
import type { Schema } from './schema.ts';

type Database = IDBPDatabase<Schema>;

/** What can go wrong with the store: there is none, an older tab holds it, a newer version of the app has taken it
 * over, it is full, it was deleted or closed under the app, or a transaction failed. */
export type Trouble = 'missing' | 'blocked' | 'newer' | 'full' | 'lost' | 'failed';

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
	if (name === 'VersionError') return 'newer';
	if (name === 'InvalidStateError' || name === 'NotFoundError') return 'lost';
	return name === 'SecurityError' || name === 'NotSupportedError' ? 'missing' : 'failed';
}

/** Flushed to the disk before `complete`: what the screen shows as done survives a dead battery. */
export const durable = { durability: 'strict' } as const;

const NAME = 'courtbook';
const BLOCKED_AFTER = 3000;
/** What the first screen reads is read by then, and nobody has tapped yet. */
const JOURNAL_AFTER = 300;

let opened: Promise<Database> | undefined;
let connection = 0;
let onLost: (trouble: 'lost' | 'newer') => void = () => undefined;

/** Counts the connections so far: after a new one, what was stored over an older one may be gone. */
export const connectionNumber = (): number => connection;

/** Has `tell` called when the store is deleted, or closed by the browser, under the app, or a newer version of the app
 * takes it over. */
export function whenLost(tell: typeof onLost): void {
	onLost = tell;
}

/** The database, opened once; opened anew after the browser closed it. While an older tab holds the store the first
 * use waits a while and the others not at all; once it lets go, the next use has it. */
export function database(): Promise<Database> {
	opened ??= open();
	return opened;
}

function open(): Promise<Database> {
	let giveUp: ReturnType<typeof setTimeout> | undefined;
	const heldUp = new Promise<never>((_, reject) => {
		giveUp = setTimeout(() => reject(new StorageError('blocked')), BLOCKED_AFTER);
	});
	const opening = request().finally(() => clearTimeout(giveUp));
	const answer = Promise.race([opening, heldUp]);
	// once it is settled the answer is no longer that it took too long
	const settle = (now: Promise<Database> | undefined) => {
		if (opened === answer) opened = now;
	};
	opening.then(
		() => settle(opening),
		() => settle(undefined)
	);
	return answer;
}

async function request(): Promise<Database> {
	if (typeof indexedDB === 'undefined') throw new StorageError('missing');
	try {
		const db = await openDB<Schema>(NAME, VERSION, {
			upgrade(db, oldVersion, _newVersion, tx) {
				// what fails here leaves the store as it was
				migrate(db as never, tx as never, oldVersion).catch(() => tx.abort());
			},
			// a newer tab wants to upgrade, or the store is deleted: let it; the next use opens the database again
			blocking(_current, wanted, event) {
				opened = undefined;
				(event.target as IDBDatabase).close();
				onLost(wanted === null ? 'lost' : 'newer');
			},
			terminated() {
				opened = undefined;
				onLost('lost');
			}
		});
		connection += 1;
		setTimeout(() => void beginJournal(), JOURNAL_AFTER);
		return db;
	} catch (error) {
		throw error instanceof StorageError ? error : new StorageError(openTrouble(error), error);
	}
}

const openTrouble = (error: unknown): Trouble => {
	const trouble = troubleOf(error);
	return trouble === 'lost' || trouble === 'failed' ? 'missing' : trouble;
};
