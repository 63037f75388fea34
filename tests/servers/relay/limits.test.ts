import { writeVarUint } from 'lib0/encoding';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { addressBook, defaultLimits, networkOf, type Limits } from '../../../relay/limits.js';
import type { Rooms } from '../../../relay/rooms-sqlite.js';
import { Raw } from '../../fixtures/relay-attacks.ts';
import {
	presenceOf,
	signInOf,
	syncOf,
	writeClient,
	writeRecord
} from '../../fixtures/relay-messages.ts';
import {
	type Client,
	closeClients,
	enter,
	member,
	QuietWebSocket,
	roomName,
	saved,
	spectator,
	startRelay,
	synced
} from '../../fixtures/relay.ts';
import { until } from '../../fixtures/until.ts';

/** The limits of a relay that other tests do not reach. */

const folder = mkdtempSync(join(tmpdir(), 'courtbook-limits-'));
afterEach(closeClients);
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
	['192.0.2.7', '192.0.2.7'],
	['192.0.2.7:4173', '192.0.2.7'],
	['::ffff:192.0.2.7', '192.0.2.7'],
	['::FFFF:c000:0207', '192.0.2.7'],
	['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
	['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
	['2001:db8:1:2::', '2001:db8:1:2'],
	['2001:db8::6', '2001:db8:0:0'],
	['2001:db8::1:0:0:6', '2001:db8:0:0'],
	['[2001:db8:1:2::6]:443', '2001:db8:1:2'],
	['[2001:db8:1:2::6]', '2001:db8:1:2'],
	['fe80::1%eth0', 'fe80:0:0:0'],
	['::1', '0:0:0:0'],
	['unknown', 'unknown']
])('%s counts as %s', (address, network) => {
	expect(networkOf(address)).toBe(network);
});

test('forgets the budgets of addresses seen long ago, behind one that is connected too', () => {
	const book = addressBook({ ...defaultLimits, addresses: 100 });
	const connected = book.of('10.0.0.0');
	connected.connections = 1;
	const budgets = Array.from({ length: 300 }, (_, i) => book.of(`10.1.${i >> 8}.${i & 255}`));
	expect(book.of('10.1.0.0')).not.toBe(budgets[0]);
	// the latest are kept
	expect(book.of('10.1.1.43')).toBe(budgets[299]);
	expect(book.of('10.0.0.0')).toBe(connected);
});

const room = roomName('a');
const open = (url: string, token = spectator) => Raw.open(url, room, token);
const present = (i: number) => presenceOf(room, 7, i, '{"sealed":"x"}');
const record = (clock: number) =>
	syncOf(room, 2, (encoder) => {
		writeVarUint(encoder, 1);
		writeClient(encoder, [9, clock, 1], (structs) => writeRecord(structs, null));
		writeVarUint(encoder, 0);
	});
const told = (raw: Raw, code: string) => until(() => expect(raw.code).toBe(code));
/** The HTTP status of a connection that is refused; 0 if it is not. */
const statusOf = (url: string) =>
	new Promise<number | undefined>((resolve) => {
		const socket = new QuietWebSocket(url);
		socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
		socket.on('open', () => resolve(0));
	});

/** The second presence of a spectator returns to its own phone only. */
async function announceTwice(url: string, first: Client): Promise<void> {
	const seen = () => first.provider.awareness!.getStates().get(7);
	const raw = await open(url);
	await raw.send(presenceOf(room, 7, 1, '{"sealed":"first"}'));
	await until(() => expect(seen()).toEqual({ sealed: 'first' }));
	const echo = once(raw.socket, 'message');
	await raw.send(presenceOf(room, 7, 2, '{"sealed":"second"}'));
	await echo;
	// an answer comes after what was sent before it
	first.add('more');
	await saved(first);
	expect(seen()).toEqual({ sealed: 'first' });
}

test.each<[string, Partial<Limits>, (url: string, first: Client) => Promise<unknown>]>([
	['presence in a room', { roomPresencePerSecond: 100 }, announceTwice],
	['presence of an address', { addressPresencePerSecond: 1800 }, announceTwice],
	[
		'spectators of a room, not its members',
		{ spectators: 2 },
		async (url) => {
			await Promise.all([open(url), open(url)]);
			const third = enter(url, room, spectator);
			await until(() => expect(third.refused).toBe('too-many-phones'));
			await synced(enter(url, room));
		}
	],
	[
		'connections of an address at a time',
		{ connections: 2 },
		async (url) => {
			const raw = await open(url);
			expect(await statusOf(url)).toBe(429);
			raw.close();
			await until(async () => expect(await statusOf(url)).toBe(0));
		}
	],
	[
		'connections of an address in a time',
		{ connectionsPerSecond: 1 / 15 },
		async (url) => {
			for (let i = 0; i < 3; i++) (await open(url)).close();
			expect(await statusOf(url)).toBe(429);
		}
	],
	[
		'messages of a connection',
		{ messagesPerSecond: 1 },
		async (url) => {
			const [raw, other] = [await open(url), await open(url)];
			for (let i = 1; i < 12; i++) await raw.send(present(i));
			await told(raw, 'too-many-messages');
			await other.send(present(1));
			expect(other.code).toBeNull();
		}
	],
	[
		'messages of an address',
		{ addressMessagesPerSecond: 2 },
		async (url) => {
			const all = [await open(url), await open(url), await open(url)];
			for (let i = 1; i < 7; i++) for (const raw of all) await raw.send(present(i));
			await until(() => expect(all.some(({ code }) => code === 'too-many-messages')).toBe(true));
		}
	],
	[
		'rooms of a connection',
		{},
		async (url) => {
			const raw = await open(url);
			for (const letter of 'bcde') await raw.send(signInOf(roomName(letter), member));
			await told(raw, 'too-many-rooms');
		}
	],
	[
		'bytes that an address reads',
		{ readsPerHour: 150_000 },
		async (url) => {
			const empty = syncOf(room, 0, (encoder) => writeVarUint(encoder, 0));
			const raw = await open(url);
			// one question at a time is answered
			await until(async () => {
				await raw.send(empty);
				expect(raw.code).toBe('too-many-bytes');
			});
			const late = enter(url, room, spectator);
			await until(() => expect(late.refused).toBe('too-many-bytes'));
			// before its room would be loaded
			const health = await fetch(`${url.replace('ws', 'http')}/health`);
			expect(await health.json()).toMatchObject({ signInsRefused: 1 });
		}
	],
	[
		'bytes of a spectator’s records',
		{ bytesPerHour: 120_000 },
		async (url) => {
			const raw = await open(url);
			for (let i = 0; i < 90; i++) await raw.send(record(i));
			await told(raw, 'too-many-bytes');
		}
	]
])('limits %s', async (name, limits, reach) => {
	const relay = await startRelay(join(folder, name), { limits, now: () => 1e12 });
	const first = enter(relay.url, room);
	await synced(first);
	first.records.push([new Uint8Array(100_000)]);
	await saved(first);
	await reach(relay.url, first);
	closeClients();
	await relay.stop();
});

test('records that wait for missing ones are not kept', async () => {
	const relay = await startRelay(join(folder, 'waiting'));
	const raw = await open(relay.url, member);
	const first = enter(relay.url, room);
	await synced(first);
	const answer = once(raw.socket, 'message');
	await raw.send(record(1));
	await answer;
	const late = enter(relay.url, room);
	await synced(late);
	expect(late.doc.store.pendingStructs).toBeNull();
	closeClients();
	await relay.stop();
});

test('limits spectators that sign in at once, and again when they have left', async () => {
	const many = 8;
	let waiting: (() => void)[] | null = null;
	/** A store of tokens that answers all of them at once, as one that was away for a moment. */
	const wrap = (rooms: Rooms): Rooms => ({
		...rooms,
		tokens: async (name) => {
			if (waiting !== null) await new Promise<void>((answer) => waiting!.push(answer));
			return rooms.tokens(name);
		}
	});
	const relay = await startRelay(join(folder, 'at-once'), { limits: { spectators: 2 }, wrap });
	const first = enter(relay.url, room);
	await synced(first);
	for (let round = 0; round < 2; round++) {
		waiting = [];
		const all = Array.from({ length: many }, () => enter(relay.url, room, spectator));
		await until(() => expect(waiting).toHaveLength(many));
		const answers = waiting;
		waiting = null;
		for (const answer of answers) answer();
		const isIn = ({ provider }: Client) => provider.isSynced;
		await until(() =>
			expect(all.filter((one) => one.refused === 'too-many-phones')).toHaveLength(many - 2)
		);
		await until(() => expect(all.filter(isIn)).toHaveLength(2));
		for (const one of all) one.close();
		await until(async () => expect((await relay.health()).connections).toBe(1));
	}
	closeClients();
	await relay.stop();
});
