import {
	openDB,
	unwrap,
	type DBSchema,
	type IDBPDatabase,
	type IDBPTransaction,
	type StoreNames
} from 'idb';
import { errorName, openTroubleOf, StorageError } from './trouble.ts';

/** In milliseconds: longer than a slow phone takes to open or upgrade its store. */
const BLOCKED_AFTER = 4000;
/** After this time without an answer the browser is asked again. WebKit on iOS sometimes never
 * answers a page that opens a database or writes to it, until it is opened anew. In milliseconds. */
export const SILENT_AFTER = 15_000;
/** The same after such a silence, until there is an answer. In milliseconds. */
const BRIEFLY = 1000;

/** Errors of a connection that has died. WebKit on iOS closes the connections of an app that slept
 * without a `close` event; every transaction fails with one of these from then on, until the
 * database is opened anew. */
const DEAD: readonly string[] = [
	'InvalidStateError',
	'UnknownError',
	'AbortError',
	'TransactionInactiveError',
	'TimeoutError'
];
const isDead = (error: unknown): boolean => DEAD.includes(errorName(error));

/** Aborts a transaction, so that none of it is stored, unless it is being committed or has
 * ended. */
function abort(tx: { abort: () => void }): void {
	try {
		tx.abort();
	} catch {
		// a commit works without this page
	}
}

/** Begins a transaction. A browser that refuses the option of durability stores without it. */
function beginWrite<Schema extends DBSchema, const Names extends readonly StoreNames<Schema>[]>(
	db: IDBPDatabase<Schema>,
	stores: Names,
	durability: IDBTransactionDurability
): IDBPTransaction<Schema, Names, 'readwrite'> {
	try {
		return db.transaction(stores, 'readwrite', { durability });
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		return db.transaction(stores, 'readwrite');
	}
}

/** Makes requests of a transaction at once: awaiting each before the next costs round trips to the
 * store. Rejects with the first error, thrown ones too. */
export const together = (...requests: readonly (() => Promise<unknown>)[]): Promise<unknown> =>
	Promise.all(requests.map(async (request) => request()));

interface Options<Schema extends DBSchema> {
	readonly name: string;
	readonly version: number;
	/** Creates or upgrades the object stores, from version `from`, 0 for a new database. If it
	 * rejects, the database stays as it was. */
	readonly upgrade: (
		db: IDBPDatabase<Schema>,
		tx: IDBPTransaction<Schema, never[], 'versionchange'>,
		from: number
	) => Promise<void> | void;
	/** Awaited before each attempt to open the database. */
	readonly beforeOpen?: () => Promise<void>;
}

/** The connection to one database. It is opened when it is first used, and anew after the browser
 * has closed it or it has died. */
export class Connection<Schema extends DBSchema> {
	readonly #options: Options<Schema>;
	#opened: Promise<IDBPDatabase<Schema>> | undefined;
	/** The open database; undefined while there is none. */
	#current: IDBPDatabase<Schema> | undefined;
	/** Whether the browser has not answered the latest request to open it in time. */
	#isLate = false;
	#askedAt = 0;
	/** Whether an older tab keeps the database open. */
	#isBlocked = false;
	#number = 0;
	#onLost: (trouble: 'lost' | 'newer') => void = () => undefined;
	/** Whether the loss of the latest connection was reported. */
	#isReported = false;
	/** Whether the page is in the back-forward cache, or on its way there. */
	#isFrozen = false;
	/** Whether short work was not answered, and none was since. */
	#isSilent = false;
	readonly #running = new Set<IDBTransaction>();

	constructor(options: Options<Schema>) {
		this.#options = options;
		if (typeof document === 'undefined') return;
		addEventListener('pagehide', ({ persisted }) => {
			if (persisted) this.#freeze();
		});
		addEventListener('pageshow', () => (this.#isFrozen = false));
	}

	/** The number of connections so far. Records that were stored over an earlier connection may be
	 * gone. */
	get number(): number {
		return this.#number;
	}

	/** Calls `notify` when the database is deleted or closed under the app, or a newer version of
	 * the app takes it over. */
	whenLost(notify: (trouble: 'lost' | 'newer') => void): void {
		this.#onLost = notify;
	}

	/** Runs work in a transaction: all of it is stored, or none.
	 * @param durability `strict`: flushed to the disk before `complete`, so that everything the
	 * screen shows as done survives a dead battery; `tap`: also within the time of `runInTime`
	 * @returns the answer of the work, after the transaction’s `complete`. Rejects as `run` does; the
	 * transaction is aborted if the work rejects */
	write<const Names extends readonly StoreNames<Schema>[], T>(
		stores: Names,
		durability: IDBTransactionDurability | 'tap',
		work: (tx: IDBPTransaction<Schema, Names, 'readwrite'>) => Promise<T>
	): Promise<T> {
		const isTap = durability === 'tap';
		return this.run(async (db) => {
			const tx = beginWrite(db, stores, isTap ? 'strict' : durability);
			// Chromium leaves some requests of a transaction that it aborts at once, for want of space,
			// without an answer: the work would wait for ever
			const failed = new Promise<never>((_, reject) => {
				tx.done.catch(reject);
			});
			const complete = async () => {
				const answer = await Promise.race([work(tx), failed]);
				await tx.done;
				return answer;
			};
			try {
				return await (isTap ? this.#inTime(complete()) : complete());
			} catch (error) {
				// pending requests reject with an AbortError, which does not say why
				const reason = tx.error ?? error;
				abort(tx);
				throw reason;
			}
		});
	}

	/** Runs short work as `run` does: if it is not answered in time, the connection counts as
	 * dead. */
	runInTime<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
		return this.run((db) => this.#inTime(work(db)));
	}

	/** Rejects with a TimeoutError where the answer does not come in time. */
	async #inTime<T>(answer: Promise<T>): Promise<T> {
		let giveUp: ReturnType<typeof setTimeout> | undefined;
		const silence = new Promise<never>((_, reject) => {
			giveUp = setTimeout(
				() => {
					this.#isSilent = true;
					reject(new DOMException('The store does not answer', 'TimeoutError'));
				},
				this.#isSilent ? BRIEFLY : SILENT_AFTER
			);
		});
		try {
			const value = await Promise.race([answer, silence]);
			this.#isSilent = false;
			return value;
		} finally {
			clearTimeout(giveUp);
		}
	}

	/** Runs work on the database. If the connection turns out to be dead, opens the database anew
	 * and runs the work again, so the work must do no harm if its transaction was stored before.
	 * Rejects with a StorageError where the database cannot be opened, and otherwise as the work
	 * does. */
	async run<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
		const db = await this.open();
		try {
			return await work(db);
		} catch (error) {
			if (!isDead(error) || this.#isFrozen) throw error;
			this.#drop(db);
			return await work(await this.open());
		}
	}

	/** The open database. Rejects with a StorageError. While an older tab keeps the database open,
	 * or the browser does not answer, the first call waits for four seconds, and later calls reject
	 * at once. */
	open(): Promise<IDBPDatabase<Schema>> {
		if (this.#opened === undefined) this.#opened = this.#begin(BLOCKED_AFTER);
		else if (this.#isLate) {
			const isSilent = !this.#isBlocked && performance.now() > this.#askedAt + SILENT_AFTER;
			if (!isSilent) return Promise.reject(this.#notOpened());
			this.#opened = this.#begin(0);
		}
		return this.#opened;
	}

	#notOpened(): StorageError {
		return new StorageError(this.#isBlocked ? 'blocked' : 'unopened');
	}

	/** @param patience how long the answer may take, in milliseconds */
	#begin(patience: number): Promise<IDBPDatabase<Schema>> {
		let giveUp: ReturnType<typeof setTimeout> | undefined;
		const late = new Promise<never>((_, reject) => {
			giveUp = setTimeout(() => {
				this.#isLate = true;
				reject(this.#notOpened());
			}, patience);
		});
		this.#askedAt = performance.now();
		this.#isBlocked = this.#isLate = false;
		const opening = this.#attempt().finally(() => clearTimeout(giveUp));
		const answer = Promise.race([opening, late]);
		// after a late success the next call gets the database, after a failure it tries again
		const settle = (now: Promise<IDBPDatabase<Schema>> | undefined) => {
			this.#opened = now;
			this.#isLate = false;
		};
		opening.then(
			(db) => db === this.#current && settle(opening),
			() => this.#opened === answer && settle(undefined)
		);
		return answer;
	}

	async #attempt(): Promise<IDBPDatabase<Schema>> {
		if (typeof indexedDB === 'undefined') throw new StorageError('missing');
		try {
			// the connection may die in an upgrade too, which leaves the database as it was
			return await this.#request().catch((error: unknown) => {
				if (!isDead(error)) throw error;
				return this.#request();
			});
		} catch (error) {
			throw error instanceof StorageError ? error : new StorageError(openTroubleOf(error), error);
		}
	}

	async #request(): Promise<IDBPDatabase<Schema>> {
		const { name, version, upgrade, beforeOpen } = this.#options;
		await beforeOpen?.();
		let isNew = false;
		let opened: IDBPDatabase<Schema> | undefined;
		const lose = (trouble: 'lost' | 'newer') => {
			if (opened !== this.#current) return;
			this.#drop(opened);
			this.#report(trouble);
		};
		const db = await openDB<Schema>(name, version, {
			upgrade(db, oldVersion, _newVersion, tx) {
				isNew = oldVersion === 0;
				// `openDB` rejects for it
				tx.done.catch(() => undefined);
				Promise.resolve(upgrade(db, tx as never, oldVersion)).catch(() => tx.abort());
			},
			// a newer tab wants to upgrade, or the database is being deleted: the next call opens it
			// again
			blocking(_current, wanted, event) {
				(event.target as IDBDatabase).close();
				lose(wanted === null ? 'lost' : 'newer');
			},
			blocked: () => (this.#isBlocked = true),
			terminated: () => lose('lost')
		});
		if (this.#current !== undefined) {
			// a later request was answered earlier
			db.close();
			return this.#current;
		}
		this.#number += 1;
		this.#current = opened = db;
		this.#watchTransactions(unwrap(db));
		// the connection before has died because the database was deleted
		if (isNew && this.#number > 1) this.#report('lost');
		this.#isReported = false;
		return db;
	}

	#report(trouble: 'lost' | 'newer'): void {
		if (!this.#isReported) this.#onLost(trouble);
		this.#isReported = true;
	}

	/** Closes a database; the next call opens it anew, unless one has done so already. */
	#drop(db: IDBPDatabase<Schema> | undefined): void {
		db?.close();
		if (db !== this.#current) return;
		this.#current = undefined;
		this.#opened = undefined;
	}

	/** Tracks the transactions of a connection in `#running`. */
	#watchTransactions(db: IDBDatabase): void {
		const running = this.#running;
		db.transaction = (...args) => {
			const tx = IDBDatabase.prototype.transaction.apply(db, args);
			running.add(tx);
			for (const end of ['complete', 'abort'])
				tx.addEventListener(end, () => running.delete(tx), { once: true });
			return tx;
		};
	}

	/** Aborts running transactions, and closes the database. WebKit freezes a page in its
	 * back-forward cache, even in the middle of a transaction: no other page could write until the
	 * frozen page is discarded. */
	#freeze(): void {
		this.#isFrozen = true;
		for (const tx of this.#running) abort(tx);
		this.#opened?.then((db) => this.#drop(db)).catch(() => undefined);
		this.#drop(this.#current);
	}
}
