import { openDB, unwrap, type IDBPDatabase } from 'idb';
import { VERSION } from '#lib/evening/versions.ts';
import { migrate } from './migrations.ts';
import { beginJournal } from './new-journal.ts';
import type { Schema } from './schema.ts';

type Database = IDBPDatabase<Schema>;

/** Faults of the store. `missing`: the browser has none; `forbidden`: it does not let the page have
 * one; `unopened`: it fails to open; `blocked`: an older tab holds it; `newer`: a newer version of
 * the app has upgraded it; `full`; `lost`: it was deleted or closed under the app; `failed`: a
 * transaction failed. */
export type Trouble =
	'missing' | 'forbidden' | 'unopened' | 'blocked' | 'newer' | 'full' | 'lost' | 'failed';

class StorageError extends Error {
	override name = 'StorageError';
	constructor(
		readonly trouble: Trouble,
		cause?: unknown
	) {
		super(trouble, { cause });
	}
}

/** The fault that an error of IndexedDB stands for. */
export function troubleOf(error: unknown): Trouble {
	if (error instanceof StorageError) return error.trouble;
	const name = error instanceof Error || error instanceof DOMException ? error.name : '';
	if (name === 'QuotaExceededError') return 'full';
	if (name === 'VersionError') return 'newer';
	if (name === 'InvalidStateError' || name === 'NotFoundError') return 'lost';
	return name === 'SecurityError' || name === 'NotSupportedError' ? 'forbidden' : 'failed';
}

/** Flushed to the disk before `complete`, so that everything the screen shows as done survives a
 * dead battery. */
export const durable = { durability: 'strict' } as const;

const NAME = 'courtbook';
/** In milliseconds: longer than a slow phone takes to open or upgrade its store. */
const BLOCKED_AFTER = 4000;

let opened: Promise<Database> | undefined;
let connection = 0;
let onLost: (trouble: 'lost' | 'newer') => void = () => undefined;

/** The number of connections so far. Records that were stored over an earlier connection may be
 * gone. */
export const connectionNumber = (): number => connection;

/** Calls `notify` when the store is deleted or closed under the app, or a newer version of the app
 * takes it over. */
export function whenLost(notify: typeof onLost): void {
	onLost = notify;
}

/** The database, opened once, and again after the browser has closed it. Rejects with a
 * StorageError. While an older tab keeps the store open, the first call waits for three seconds,
 * and later calls reject at once. */
export function database(): Promise<Database> {
	opened ??= open();
	return opened;
}

function open(): Promise<Database> {
	let giveUp: ReturnType<typeof setTimeout> | undefined;
	const blocked = new Promise<never>((_, reject) => {
		giveUp = setTimeout(() => reject(new StorageError('blocked')), BLOCKED_AFTER);
	});
	const opening = request().finally(() => clearTimeout(giveUp));
	const answer = Promise.race([opening, blocked]);
	// after a late success the next call gets the database, after a failure it tries again
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
	await beginJournal();
	try {
		const db = await openDB<Schema>(NAME, VERSION, {
			upgrade(db, oldVersion, _newVersion, tx) {
				// a failed upgrade leaves the store as it was
				migrate(db as never, tx as never, oldVersion).catch(() => tx.abort());
			},
			// a newer tab wants to upgrade, or the store is being deleted: the next call opens the
			// database again
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
		watchTransactions(unwrap(db));
		return db;
	} catch (error) {
		throw error instanceof StorageError ? error : new StorageError(openTrouble(error), error);
	}
}

/** The running transactions. */
const running = new Set<IDBTransaction>();

/** Tracks the transactions of a connection in `running`. */
function watchTransactions(db: IDBDatabase): void {
	db.transaction = (...args) => {
		const tx = IDBDatabase.prototype.transaction.apply(db, args);
		running.add(tx);
		for (const end of ['complete', 'abort'])
			tx.addEventListener(end, () => running.delete(tx), { once: true });
		return tx;
	};
}

/** Aborts running transactions, unless they are being committed, and closes the database. WebKit
 * freezes a page in its back-forward cache, even in the middle of a transaction: no other page
 * could write until the frozen page is discarded. */
function letGo(): void {
	for (const tx of running)
		try {
			tx.abort();
		} catch {
			// it is being committed, which works without this page
		}
	void opened?.then((db) => db.close()).catch(() => undefined);
	opened = undefined;
}

if (typeof document !== 'undefined')
	addEventListener('pagehide', ({ persisted }) => {
		if (persisted) letGo();
	});

const openTrouble = (error: unknown): Trouble => {
	const trouble = troubleOf(error);
	// older private windows of Firefox refuse with an InvalidStateError
	if (trouble === 'lost') return 'forbidden';
	return trouble === 'failed' ? 'unopened' : trouble;
};
