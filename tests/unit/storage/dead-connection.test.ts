import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackupJobs } from '#lib/app/backup/jobs.ts';
import type { Written } from '#lib/app/backup/protocol.ts';
import { IndexQueries } from '#lib/app/chronicle/index-queries.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { fold } from '#lib/evening/timeline.ts';
import { Connection, SILENT_AFTER } from '#lib/storage/connection.ts';
import { appendEntries, readLog } from '#lib/storage/entries.ts';
import { findSummary, pageOfEvenings, someSummaries } from '#lib/storage/evenings.ts';
import { listPeople } from '#lib/storage/people.ts';
import { remember, recall } from '#lib/storage/remembered.ts';
import { readClub, storeClub } from '#lib/storage/clubs.ts';
import { readRecords, storeRecords } from '#lib/storage/shared-tables.ts';
import { createDatabase, type Dump } from '../../e2e/support/database.ts';
import { playingEvening, words } from '../../e2e/support/logs.ts';
import { DEATHS, Connections, guard, type Death } from '../../fixtures/dead-connections.ts';
import { useFakeStore } from '../../fixtures/fake-store.ts';
import { until } from '../../fixtures/until.ts';

useFakeStore();

const entries = playingEvening('temple', words('Ana Ben Chidi Dee'));
const [start] = entries;
if (start?.type !== 'EveningStarted') throw new Error('no start');
const { evening: id } = start;
const exit = (name: string) => ({ type: 'recordExit', player: name as PlayerId }) as const;

let connections: Connections;
beforeEach(() => {
	connections = new Connections();
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const seeded = () =>
	appendEntries(id, 0, undefined, entries, { summary: summaryOf(fold(entries)!.state) });

/** Runs in this process what is written for a page. */
const here = { evaluate: (work: (data: unknown) => unknown, data: unknown) => work(data) } as never;

const jobs = new BackupJobs(() => undefined);
const { signal } = new AbortController();
const backup = () => jobs.answer({ topic: 'write', madeAt: 1 }, signal);

describe.each(DEATHS)('%s at the %s', (...death: Death) => {
	test('in mid-round: the entry is stored at once over a new connection', async () => {
		// nothing is retried by a timer
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		await seeded();
		await session.put(id);
		const before = connections.opened;
		connections.kill(death);
		const answers = await Promise.all([session.act(exit('Ana')), session.act(exit('Ben'))]);
		expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
		expect([session.trouble, session.unsaved]).toEqual([null, 0]);
		expect(connections.opened).toBe(before + 1);
		expect((await readLog(id)).slice(entries.length)).toMatchObject([
			{ type: 'PlayerWentOut', player: 'Ana' },
			{ type: 'PlayerWentOut', player: 'Ben' }
		]);
		await session.put(null);
	});

	test('in lists and single values: they are read over a new connection', async () => {
		await seeded();
		await remember('backedUp', 5);
		for (const read of [
			() => findSummary(id).then((found) => found?.id),
			() => recall('backedUp'),
			() => listPeople().then(({ length }) => length),
			() =>
				pageOfEvenings({ deleted: false, from: null, to: null }, null, 5).then(
					({ items }) => items[0]?.id
				)
		]) {
			const found = await read();
			connections.kill(death);
			expect(await read()).toBe(found);
		}
	});

	test('in a worker: its index, and a backup', async () => {
		await seeded();
		const query = { text: '', player: null, ruleset: null, from: null, to: null, deleted: false };
		const queries = new IndexQueries(() => undefined);
		const ask = () => queries.answer({ topic: 'evenings', query, offset: 0, most: 5 });
		connections.kill(death);
		const found = await ask();
		expect(found).toMatchObject({ total: 1 });
		connections.kill(death);
		expect(await ask()).toEqual(found);
		connections.kill(death);
		expect(await backup()).toMatchObject({ status: 'done', value: { counts: { evenings: 1 } } });
	});

	test.each(['merge', 'replace'] as const)('at any write of a restore: %s', async (mode) => {
		await seeded();
		const written = await backup();
		if (written.status !== 'done') throw new Error(written.status);
		const file = new File([(written.value as Written & { blob: Blob }).blob], 'all.json.gz');
		let writes = 0;
		let fatal = 0;
		connections.onPut = () => {
			writes += 1;
			if (writes === fatal) connections.kill(death);
		};
		do {
			await new Promise((done) => (indexedDB.deleteDatabase('courtbook').onsuccess = done));
			writes = 0;
			fatal += 1;
			const savedLengths = new Map();
			const restored = await jobs.answer({ topic: 'restore', file, mode, savedLengths }, signal);
			expect(restored.status).toBe('done');
			expect(await readLog(id)).toEqual(entries);
			expect((await findSummary(id))?.id).toBe(id);
		} while (writes >= fatal);
		expect(fatal).toBeGreaterThan(5);
	});

	test('in a migration: the store opens at once, with everything in it', async () => {
		const dump = JSON.parse(readFileSync('tests/fixtures/store-v3.json', 'utf8')) as Dump;
		await createDatabase(here, dump);
		let updates = 0;
		guard(IDBCursor.prototype, 'update', () => {
			updates += 1;
			if (updates === 2) throw new DOMException('The connection is lost', death[0]);
		});
		const summaries = await someSummaries(null, 99);
		expect(updates).toBeGreaterThan(2);
		expect(summaries).toHaveLength(dump.stores['evenings']!.rows.length);
		expect(summaries.every(({ people }) => Array.isArray(people))).toBe(true);
	});

	test('of a club and of a shared table', async () => {
		await storeClub({ page: 3 } as never);
		await storeRecords('room', [Uint8Array.of(1)]);
		connections.kill(death);
		expect((await readClub())?.page).toBe(3);
		await storeRecords('room', [Uint8Array.of(2)]);
		connections.kill(death);
		expect((await readRecords('room')).map(([byte]) => byte)).toEqual([1, 2]);
	});
});

test('entries that were stored before the connection died are not stored twice', async () => {
	await seeded();
	expect(await appendEntries(id, 0, undefined, entries)).toBe('stored');
	expect(await readLog(id)).toEqual(entries);
	const other = { ...entries.at(-1)!, id: 'other' as never };
	expect(await appendEntries(id, entries.length - 1, entries.at(-2)!.id, [other])).toBe(
		'overtaken'
	);
});

test('a connection that died because the store was deleted: all of the evening is stored again', async () => {
	await seeded();
	await session.put(id);
	connections.kill(['InvalidStateError', 'transaction']);
	await new Promise((done) => (indexedDB.deleteDatabase('courtbook').onsuccess = done));
	expect((await session.act(exit('Ana'))).ok).toBe(true);
	expect((await readLog(id)).map(({ type }) => type)).toEqual([
		...entries.map(({ type }) => type),
		'PlayerWentOut'
	]);
	await session.put(null);
});

test('a transaction that ends without an answer to its requests rejects, and the store goes on', async () => {
	const connection = new Connection<{ rows: { key: string; value: number } }>({
		name: 'silent',
		version: 1,
		upgrade(db) {
			db.createObjectStore('rows');
		}
	});
	const unanswered = connection.write(['rows'], 'strict', (tx) => {
		tx.abort();
		return new Promise(() => undefined);
	});
	await expect(unanswered).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
	await connection.write(['rows'], 'strict', (tx) => tx.objectStore('rows').put(1, 'a'));
	expect(await connection.run((db) => db.get('rows', 'a'))).toBe(1);
});

/** Lets a transaction on the entries run until `release` is called: later ones wait for it. */
async function occupy(): Promise<{ release: () => void }> {
	const opened = indexedDB.open('courtbook');
	await new Promise((done) => (opened.onsuccess = done));
	const db = opened.result;
	let isOn = true;
	const store = db.transaction('entries', 'readwrite').objectStore('entries');
	const goOn = () => {
		if (isOn) store.count().onsuccess = goOn;
		else db.close();
	};
	goOn();
	return { release: () => (isOn = false) };
}

/** Waits until a check passes, while the clock goes on. */
const soon = (check: () => void) =>
	until(async () => {
		await vi.advanceTimersByTimeAsync(500);
		check();
	});

test('a store that never answers: taps go on after a while, the database is opened anew, and nothing is lost or stored twice', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	await seeded();
	await session.put(id);
	const { release } = await occupy();
	const before = connections.opened;
	const first = session.act(exit('Ana'));
	await soon(() => expect(connections.opened).toBe(before + 1));
	let isDone = false;
	void first.then(() => (isDone = true));
	const second = session.act(exit('Ben'));
	await soon(() => expect(isDone).toBe(true));
	expect(session.trouble).toBe('failed');
	release();
	await soon(() => expect([session.trouble, session.unsaved]).toEqual([null, 0]));
	expect([(await first).ok, (await second).ok]).toEqual([true, true]);
	expect((await readLog(id)).slice(entries.length)).toMatchObject([
		{ type: 'PlayerWentOut', player: 'Ana' },
		{ type: 'PlayerWentOut', player: 'Ben' }
	]);
	await session.put(null);
});

test('a browser that never answers when it is asked for the database is asked again, and a late answer is taken', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
	const open = vi.spyOn(IDBFactory.prototype, 'open');
	const real = open.getMockImplementation()!;
	let answerLate: () => void = () => undefined;
	let late: IDBDatabase | undefined;
	open.mockImplementationOnce(function (this: IDBFactory, ...args) {
		const request = new IDBOpenDBRequest();
		answerLate = () => {
			const answer = real.apply(this, args);
			answer.onsuccess = (event) => {
				late = answer.result;
				Object.defineProperty(request, 'result', { value: late });
				setImmediate(() => request.dispatchEvent(event));
			};
		};
		return request;
	});
	const connection = new Connection<{ rows: { key: string; value: number } }>({
		name: 'unanswered',
		version: 1,
		upgrade(db) {
			db.createObjectStore('rows');
		}
	});
	const unopened = expect.objectContaining({ trouble: 'unopened' }) as Error;
	const asked = expect(connection.open()).rejects.toThrow(unopened);
	await vi.advanceTimersByTimeAsync(4000);
	await asked;
	await expect(connection.open()).rejects.toThrow(unopened);
	await vi.advanceTimersByTimeAsync(SILENT_AFTER);
	const db = await connection.open();
	await connection.write(['rows'], 'tap', (tx) => tx.objectStore('rows').put(1, 'a'));
	answerLate();
	// it is closed
	await until(() => expect(() => late?.transaction('rows')).toThrow());
	expect(await connection.open()).toBe(db);
	expect(await connection.run((now) => now.get('rows', 'a'))).toBe(1);
	db.close();
});

test('in a browser that refuses the option of durability: entries are stored without it', async () => {
	type Begin = (this: IDBDatabase, ...of: Parameters<IDBDatabase['transaction']>) => IDBTransaction;
	const prototype = IDBDatabase.prototype as unknown as { transaction: Begin };
	const begin = prototype.transaction;
	prototype.transaction = function (stores, mode, options) {
		if (options?.durability !== undefined) throw new TypeError('durability is unknown');
		return begin.call(this, stores, mode);
	};
	try {
		await seeded();
		expect(await readLog(id)).toHaveLength(entries.length);
	} finally {
		prototype.transaction = begin;
	}
});
