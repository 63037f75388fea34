import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { Doc } from 'yjs';
import { budget, defaultLimits } from '../../../relay/limits.js';
import { LoadedRooms } from '../../../relay/loaded-rooms.js';
import {
	closeClients,
	enter,
	member,
	roomName,
	saved,
	spectator,
	startRelay,
	synced,
	token
} from '../../fixtures/relay.ts';
import { until } from '../../fixtures/until.ts';

/** Stores that fail, and the limit of all stored bytes. */

const folder = mkdtempSync(join(tmpdir(), 'courtbook-stores-'));
afterEach(closeClients);
afterAll(() => rmSync(folder, { recursive: true }));

test('after a failed store the room stays unsaved and open, and is tried again after growing pauses', async () => {
	const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	// the first two tries fail; each waits until the test allows it
	const tries: number[] = [];
	let allowed = 1;
	const relay = await startRelay(join(folder, 'failing'), {
		wrap: (rooms) => ({
			...rooms,
			async store(name, state, now) {
				const nth = tries.push(performance.now());
				await until(() => expect(nth).toBeLessThanOrEqual(allowed));
				if (nth <= 2) throw new Error('database or disk is full');
				await rooms.store(name, state, now);
			}
		})
	});
	const one = enter(relay.url, roomName('a'));
	one.add('first');
	await saved(one);
	await until(async () => expect((await relay.health()).storesFailed).toBe(1));
	expect(await relay.health()).toMatchObject({ ok: false, rooms: { unsaved: 1 } });
	// phones go on; Hocuspocus’s own stores wait for the next try
	one.add('second');
	await saved(one);
	one.close();
	await until(async () => expect((await relay.health()).connections).toBe(0));
	await relay.sweep();
	expect((await relay.health()).rooms).toMatchObject({ unsaved: 1, open: 1 });
	allowed = 2;
	await until(async () => expect((await relay.health()).storesFailed).toBe(2));
	expect((await relay.health()).ok).toBe(false);
	allowed = 3;
	await until(async () => expect((await relay.health()).ok).toBe(true));
	expect((await relay.health()).rooms.unsaved).toBe(0);
	expect(tries).toHaveLength(3);
	// at least: a slow machine takes longer
	const [first, second, third] = tries as [number, number, number];
	expect(second - first).toBeGreaterThan(900);
	expect(third - second).toBeGreaterThan(1900);
	await relay.sweep();
	expect((await relay.health()).rooms.open).toBe(0);
	const late = enter(relay.url, roomName('a'), spectator);
	await until(() => expect(late.texts).toEqual(['first', 'second']));
	expect(logged.mock.calls).toEqual([['Rooms cannot be stored: database or disk is full']]);
	logged.mockRestore();
	await relay.stop();
});

test('however many ask at once how the relay is, the store and the networks are asked once', async () => {
	const asked: string[] = [];
	const relay = await startRelay(join(folder, 'asked'), {
		wrap: (rooms) => ({ ...rooms, count: () => Promise.resolve(asked.push('rooms')) }),
		addresses: () => Promise.resolve([`${asked.push('addresses')}`])
	});
	const request = { method: 'GET', url: '/reach/health', headers: { host: 'localhost' } };
	const ends = Array.from({ length: 20 }, () => vi.fn());
	for (const end of ends) relay.answer(request as never, { writeHead: vi.fn(), end } as never);
	await until(() => expect(ends.map((end) => end.mock.calls.length)).toEqual(ends.map(() => 1)));
	expect(asked).toEqual(['rooms', 'addresses']);
	await relay.health();
	expect(asked.filter((what) => what === 'rooms')).toHaveLength(2);
	await relay.stop();
});

test('a room or an evening that cannot be created is a failure too, for a minute', async () => {
	let [clock, isFull] = [Date.now(), false];
	const full = () => (isFull ? Promise.reject(new Error('database or disk is full')) : null);
	const relay = await startRelay(join(folder, 'no-space'), {
		now: () => clock,
		wrap: (rooms) => ({
			...rooms,
			create: async (...given) => (await full()) ?? rooms.create(...given),
			store: async (...given) => (await full()) ?? rooms.store(...given)
		})
	});
	const isOk = async () => (await relay.health()).ok;
	const put = async (letter: string) => {
		const address = `${relay.url.replace(/^ws/, 'http')}/evening/e${token(letter)}`;
		const headers = { authorization: `Bearer ${member}` };
		return (await fetch(address, { method: 'PUT', headers, body: new Uint8Array(600) })).status;
	};
	expect(await put('a')).toBe(201);
	isFull = true;
	expect(await put('b')).toBe(503);
	expect(await isOk()).toBe(false);
	clock += 61_000;
	expect(await isOk()).toBe(true);
	const phone = enter(relay.url, roomName('n'));
	await until(async () => expect(await isOk()).toBe(false));
	isFull = false;
	expect(await put('c')).toBe(201);
	expect(await isOk()).toBe(true);
	phone.close();
	await relay.stop();
});

/** The document of a club’s room. */
const docOf = (letter: string) =>
	Object.assign(new Doc(), { name: roomName(letter, 'c') }) as never;

test('rooms are stored one at a time, and the relay does other things in between', async () => {
	const done: string[] = [];
	const rooms = {
		store() {
			done.push('store');
			return Promise.resolve();
		}
	};
	const loaded = new LoadedRooms(rooms as never, defaultLimits, Date.now);
	let isOn = true;
	const other = () => {
		done.push('other');
		if (isOn) setImmediate(other);
	};
	other();
	for (const letter of 'abcd') loaded.markChanged(docOf(letter));
	await Promise.all([...'abcd'].map((letter) => loaded.store(roomName(letter, 'c'))));
	isOn = false;
	const inTurn = done.join().replace(/(other,?)+/g, '.');
	expect(inTurn).toBe('.store,.store,.store,.store');
	loaded.close();
});

test('while stores fail, 50 MB of records are accepted', async () => {
	const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	const rooms = { load: () => Promise.resolve(null), store: () => Promise.reject(new Error()) };
	const loaded = new LoadedRooms(rooms as never, defaultLimits, Date.now);
	const plenty = budget(1e9, 0);
	const room = docOf('a');
	await loaded.load(roomName('a', 'c'), plenty);
	loaded.markChanged(room);
	expect(await loaded.save(roomName('a', 'c'))).toBe(false);
	const answers = [];
	for (const letter of 'bcde') {
		await loaded.load(roomName(letter, 'c'), plenty);
		const cost = { records: 1, loose: 1 };
		answers.push(loaded.takeUpdate(roomName(letter, 'c'), 20_000_000, cost, plenty));
	}
	expect(answers).toEqual([null, null, null, 'relay-full']);
	loaded.close();
	logged.mockRestore();
});

test('stored bytes have a limit in all; near it, rooms without use are removed earlier', async () => {
	let time = Date.parse('2026-01-01');
	const relay = await startRelay(join(folder, 'full'), {
		limits: { storedBytes: 300_000 },
		now: () => time
	});
	const one = enter(relay.url, roomName('b'));
	await synced(one);
	for (let i = 0; i < 4; i++) one.records.push([new Uint8Array(100_000)]);
	await until(() => expect(one.refused).toBe('relay-full'));
	one.close();
	const other = enter(relay.url, roomName('c'));
	await until(() => expect(other.refused).toBe('too-many-rooms'));
	await until(async () => expect((await relay.health()).rooms.open).toBe(0));
	time += 2 * 86_400_000;
	await relay.sweep();
	expect((await relay.health()).rooms.stored).toBe(0);
	other.add('after that');
	await saved(other);
	await relay.stop();
});
