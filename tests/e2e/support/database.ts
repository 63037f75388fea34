import type { BrowserContext, Page } from '@playwright/test';
import type { Entry } from '#lib/evening/entries.ts';
import { VERSIONS } from '#lib/evening/versions.ts';
import type { Host } from './host.ts';

/** Reads and writes the app's database over a connection of its own, which is closed at once. */

interface StoreDump {
	keyPath: string | string[] | null;
	autoIncrement: boolean;
	indexes: Record<string, { keyPath: string | string[]; unique: boolean; multiEntry: boolean }>;
	rows: { key: unknown; value: unknown }[];
}
/** A whole database as JSON. */
export interface Dump {
	version: number;
	stores: Record<string, StoreDump>;
}

/** A page of any engine that can run functions. */
export type Evaluates = Pick<Page, 'evaluate'>;

/** Dumps the database with its schema; version 0 when there is none. */
export function dumpStore(page: Evaluates): Promise<Dump> {
	return page.evaluate(async () => {
		const done = <T>(request: IDBRequest<T>) =>
			new Promise<T>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error ?? new Error('no store'));
			});
		const opening = indexedDB.open('courtbook');
		let isNone = false;
		// reading must not create a database
		opening.onupgradeneeded = () => {
			isNone = true;
			opening.transaction?.abort();
		};
		const db = await done(opening).catch((error: unknown) => {
			// a database that cannot be opened is not an empty one
			if (!isNone) throw error;
			return null;
		});
		if (db === null) return { version: 0, stores: {} };
		const names = [...db.objectStoreNames];
		const dump: Dump = { version: db.version, stores: {} };
		const tx = names.length > 0 ? db.transaction(names) : null;
		for (const name of names) {
			const store = tx!.objectStore(name);
			const keys = await done(store.getAllKeys());
			const values = await done<unknown[]>(store.getAll());
			const indexes: StoreDump['indexes'] = {};
			for (const index of store.indexNames) {
				const { keyPath, unique, multiEntry } = store.index(index);
				indexes[index] = { keyPath, unique, multiEntry };
			}
			dump.stores[name] = {
				keyPath: store.keyPath,
				autoIncrement: store.autoIncrement,
				indexes,
				rows: keys.map((key, i) => ({ key, value: values[i] }))
			};
		}
		db.close();
		return dump;
	});
}

/** Opens an empty page on the app's origin. */
export async function openEmptyPage(page: Page, host: Host): Promise<void> {
	// after a visit the service worker would answer this address; tests in Gecko have none
	if (page.context().browser()?.browserType().name() === 'chromium') {
		const session = await page.context().newCDPSession(page);
		await session.send('Network.enable');
		await session.send('Network.setBypassServiceWorker', { bypass: true });
	}
	await page.goto(host.beside);
}

/** The stores of today's version, empty. */
export function emptyStores(): Dump {
	const stores: Dump['stores'] = {};
	const indexed = (names: readonly string[]) =>
		Object.fromEntries(
			names.map((name) => [name, { keyPath: name, unique: false, multiEntry: false }])
		);
	for (const { stores: added = {}, indexes = {} } of VERSIONS) {
		for (const [name, { keyPath, indexes = [] }] of Object.entries(added))
			stores[name] = {
				keyPath: keyPath === null || typeof keyPath === 'string' ? keyPath : [...keyPath],
				autoIncrement: false,
				indexes: indexed(indexes),
				rows: []
			};
		for (const [name, more] of Object.entries(indexes))
			Object.assign(stores[name]!.indexes, indexed(more));
	}
	return { version: VERSIONS.length, stores };
}

/** Creates the database of a dump, if there is none. The page must be on the app's origin, without
 * the app. */
export async function createDatabase(page: Page, dump: Dump): Promise<void> {
	await page.evaluate(async ({ version, stores }) => {
		const request = indexedDB.open('courtbook', version);
		request.onupgradeneeded = () => {
			for (const [name, { keyPath, autoIncrement, indexes, rows }] of Object.entries(stores)) {
				const store = request.result.createObjectStore(name, { keyPath, autoIncrement });
				for (const [index, { keyPath, ...options }] of Object.entries(indexes))
					store.createIndex(index, keyPath, options);
				for (const { key, value } of rows)
					if (keyPath === null) store.add(value, key as IDBValidKey);
					else store.add(value);
			}
		};
		await new Promise((resolve, reject) => {
			request.onsuccess = resolve;
			request.onerror = () => reject(request.error ?? new Error('no store'));
		});
		request.result.close();
		// as if somebody had just gone on with what is on the table
		globalThis.localStorage?.setItem('courtbook-went-on', String(Date.now()));
	}, dump);
}

/** The stored logs by evening: the JSON text of each entry, in order. */
export async function storedLogs(page: Evaluates): Promise<Record<string, string[]>> {
	const logs: Record<string, string[]> = {};
	for (const { key, value } of (await dumpStore(page)).stores['entries']?.rows ?? [])
		(logs[(key as [string, number])[0]] ??= []).push(JSON.stringify([key, value]));
	return logs;
}

/** The stored log of the evening on the table: the JSON text of each entry. */
export async function storedLog(page: Page): Promise<string[]> {
	const dump = await dumpStore(page);
	const table = dump.stores['remembered']?.rows.find(({ key }) => key === 'table')?.value;
	return (dump.stores['entries']?.rows ?? [])
		.filter(({ key }) => (key as [string, number])[0] === table)
		.map(({ key, value }) => JSON.stringify([key, value]));
}

/** Parses an entry of `storedLog`. */
export const entryOf = (text: string): Entry & { seq: number } =>
	(JSON.parse(text) as [unknown, Entry & { seq: number }])[1];

/** The types of a log's entries, followed by the player where there is one. */
export const describeLog = (log: readonly string[]): string[] =>
	log.map(entryOf).map((entry) => {
		if (entry.type === 'EveningStarted') return entry.type;
		return 'player' in entry && typeof entry.player === 'string'
			? `${entry.type} ${entry.player}`
			: entry.type;
	});

/** The JSON text of each entry in a file of one evening. */
export const entriesIn = (file: string): string[] =>
	(JSON.parse(file) as { evenings: { entries: object[] }[] }).evenings[0]!.entries.map((entry) =>
		JSON.stringify(entry)
	);

/** Aborts every transaction that adds rows while `window[flag]` is true. */
export async function abortsWhen(pages: Page | BrowserContext, flag: string) {
	await pages.addInitScript((name) => {
		const isOn = () => (window as unknown as Record<string, unknown>)[name] === true;
		const { add } = IDBObjectStore.prototype;
		const adding = new WeakSet<IDBTransaction>();
		IDBObjectStore.prototype.add = function (...args) {
			const request = add.apply(this, args);
			if (!isOn()) return request;
			adding.add(this.transaction);
			request.addEventListener('success', () => this.transaction.abort());
			return request;
		};
		const { commit } = IDBTransaction.prototype;
		IDBTransaction.prototype.commit = function () {
			if (adding.has(this)) this.abort();
			else commit.call(this);
		};
	}, flag);
}

/** Ends all connections of a page or worker as WebKit does while an app on iOS sleeps: without a
 * `close` event, and every later transaction throws. */
export const killConnections = (where: Evaluates, name: string) =>
	where.evaluate((error) => {
		const { transaction } = IDBDatabase.prototype;
		const born = new WeakSet<IDBDatabase>();
		const { open } = IDBFactory.prototype;
		IDBFactory.prototype.open = function (...args) {
			const request = open.apply(this, args);
			request.addEventListener('success', () => born.add(request.result));
			return request;
		};
		IDBDatabase.prototype.transaction = function (...args) {
			if (!born.has(this)) throw new DOMException('The connection is lost', error);
			return transaction.apply(this, args);
		};
	}, name);
