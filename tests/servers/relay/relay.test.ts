import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { headers } from '../../../scripts/headers.js';
import { Chance } from '../../fixtures/chance.ts';
import {
	Client,
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
import {
	emptyRecords,
	messageOfType,
	presenceOf,
	roomPrefix
} from '../../fixtures/relay-messages.ts';
import { until } from '../../fixtures/until.ts';
import { many } from '../../sample.ts';

const folder = mkdtempSync(join(tmpdir(), 'courtbook-reach-'));
afterEach(closeClients);
afterAll(() => rmSync(folder, { recursive: true }));

describe('a relay', () => {
	let relay: Awaited<ReturnType<typeof startRelay>>;
	let clock = Date.parse('2026-01-01');
	const limits = { roomBytes: 20_000, roomsPerHour: 30, messagesPerSecond: 200, connections: 2000 };
	beforeAll(async () => {
		relay = await startRelay(join(folder, 'in-process'), { limits, now: () => clock });
		return () => relay.stop();
	});
	const join_ = (room: string, secret = member) => enter(relay.url, room, secret);
	/** A member in a room with one record. */
	async function opened(letter: string): Promise<Client> {
		const client = join_(roomName(letter));
		client.add('first');
		await saved(client);
		return client;
	}

	test('passes on a member’s records to members and spectators', async () => {
		const one = await opened('a');
		const [two, three] = [join_(roomName('a')), join_(roomName('a'), spectator)];
		await until(() => expect([two.texts, three.texts]).toEqual([['first'], ['first']]));
		two.add('second');
		const both = ['first', 'second'];
		await until(() => expect([one.texts, three.texts]).toEqual([both, both]));
	});

	test('accepts no record of a spectator', async () => {
		const one = await opened('b');
		const spectating = join_(roomName('b'), spectator);
		await until(() => expect(spectating.texts).toEqual(['first']));
		spectating.add('forged');
		one.add('second');
		await until(() => expect(spectating.texts).toContain('second'));
		expect(one.texts).toEqual(['first', 'second']);
	});

	test.each([
		['a read token of another room', `r.${token('x')}`, 'wrong-token'],
		['a write token of another room', `w.${token('r')}.${token('x')}`, 'wrong-token'],
		['no token', '', 'wrong-token'],
		['a malformed token', 'w.short', 'wrong-token']
	])('refuses %s', async (_, secret, why) => {
		await opened('c');
		const client = join_(roomName('c'), secret);
		await until(() => expect(client.refused).toBe(why));
		expect(client.texts).toEqual([]);
	});

	test('opens no room for a spectator', async () => {
		const client = join_(roomName('d'), spectator);
		await until(() => expect(client.refused).toBe('no-room'));
	});

	test.each<[string, string, (client: Client) => void]>([
		['deletes a record', 'no-deleting', (client) => client.records.delete(0)],
		[
			'adds another value to the document',
			'not-a-record',
			(client) => client.doc.getMap('other').set('a', new Uint8Array(3))
		],
		[
			'adds a record to another list',
			'not-a-record',
			(client) => client.doc.getArray('other').push([new Uint8Array(3)])
		],
		[
			'adds text instead of bytes',
			'not-a-record',
			(client) => client.records.push(['text' as never])
		],
		[
			'fills the room',
			'room-full',
			(client) => client.records.push([new Uint8Array(limits.roomBytes)])
		],
		[
			'broadcasts a message that is not stored',
			'not-allowed',
			(client) => client.send(messageOfType(roomNameOf(client), 6))
		],
		[
			'counts its presence too far',
			'not-allowed',
			(client) =>
				client.send(presenceOf(roomNameOf(client), client.doc.clientID, 2 ** 31, '{"sealed":"x"}'))
		],
		['sends noise', 'no-message', (client) => client.send(new Uint8Array([200, 1, 2]))],
		[
			'names an invalid room',
			'no-such-room-name',
			(client) => client.send(messageOfType('__proto__', 0))
		]
	])('disconnects a phone that %s, and keeps the records', async (_, fault, attack) => {
		const letter = 'ghijklmnop'[attacks++]!;
		const one = await opened(letter);
		const hostile = join_(roomName(letter));
		await until(() => expect(hostile.texts).toEqual(['first']));
		attack(hostile);
		await until(() => expect(hostile.refused).toBe(fault));
		hostile.close();
		one.add('second');
		const late = join_(roomName(letter), spectator);
		await until(() => expect(late.texts).toEqual(['first', 'second']));
		expect((await relay.health()).faults[fault]).toBeGreaterThan(0);
	});
	let attacks = 0;
	const roomNameOf = (client: Client) => client.provider.configuration.name;

	test('passes on no update of a phone without a token', async () => {
		const one = await opened('q');
		const outside = join_(roomName('q'), '');
		await until(() => expect(outside.refused).toBe('wrong-token'));
		outside.add('forged');
		await until(() => expect(outside.refused).toBe('not-signed-in'));
		expect(one.texts).toEqual(['first']);
	});

	test('survives random messages of strangers', async () => {
		const one = await opened('u');
		const chance = new Chance(1);
		for (let i = 0; i < many(30, 34); i++) {
			const socket = new WebSocket(relay.url);
			await once(socket, 'open');
			const room = roomPrefix(roomName('u'));
			for (let n = chance.below(4); n >= 0; n--) {
				const noise = Uint8Array.from({ length: chance.below(300) }, () => chance.below(256));
				socket.send(chance.coin() ? noise : Buffer.concat([room, noise]));
			}
			if (chance.coin()) socket.send('text');
			socket.close();
		}
		one.add('second');
		const late = join_(roomName('u'), spectator);
		await until(() => expect(late.texts).toEqual(['first', 'second']));
		await until(async () => expect((await relay.health()).connections).toBe(2));
	});

	const largeMessage = new Uint8Array(500_000);
	/** A connection that has not signed in. */
	async function stranger(url: string): Promise<WebSocket> {
		const socket = new WebSocket(url);
		socket.on('error', () => undefined);
		await once(socket, 'open');
		return socket;
	}

	test('cuts off a message that does not end at 64 kB, before the phone signs in and after a refusal', async () => {
		const patient = await startRelay(join(folder, 'patient'), {
			limits: { millisecondsToClose: 60_000 }
		});
		const noConnections = () =>
			until(async () => expect((await patient.health()).connections).toBe(0));
		const unsigned = await stranger(patient.url);
		unsigned.send(largeMessage, { fin: false });
		await until(() => expect(unsigned.readyState).toBe(WebSocket.CLOSED));
		await noConnections();
		const refused = await stranger(patient.url);
		// the phone does not answer the closing frame
		refused.pause();
		refused.send(new Uint8Array([200, 1, 2]));
		await until(async () => expect((await patient.health()).faults).toHaveProperty('no-message'));
		expect((await patient.health()).connections).toBe(1);
		refused.send(largeMessage, { fin: false });
		await noConnections();
		refused.terminate();
		await patient.stop();
	});

	test('cuts off the connection with the most buffered bytes', async () => {
		const small = await startRelay(join(folder, 'waiting'), { limits: { bufferedBytes: 600_000 } });
		const phones = await Promise.all(
			[1, 2].map(async (i) => {
				const client = enter(small.url, roomName('v'), i === 1 ? member : spectator);
				await synced(client);
				const socket = client.provider.configuration.websocketProvider.webSocket;
				return { client, socket: socket as unknown as WebSocket };
			})
		);
		phones[0]!.socket.send(largeMessage, { fin: false });
		phones[1]!.socket.send(new Uint8Array(200_000), { fin: false });
		await until(() => expect(phones[0]!.socket.readyState).toBe(WebSocket.CLOSED));
		expect(phones[1]!.socket.readyState).toBe(WebSocket.OPEN);
		await until(async () => expect((await small.health()).faults).toEqual({ 'too-many-bytes': 1 }));
		for (const { client } of phones) client.close();
		await small.stop();
	});

	test('refuses a million empty records at the first one', async () => {
		const client = join_(roomName('w'));
		await synced(client);
		client.send(emptyRecords(roomName('w'), 1_000_000));
		// reading further would end in `no-message`
		await until(() => expect(client.refused).toBe('not-a-record'));
	});

	test('limits the presence of a spectator, and drops presence in the name of another phone', async () => {
		const pen = await opened('x');
		pen.provider.awareness!.setLocalState({ sealed: 'the pen' });
		const spectating = join_(roomName('x'), spectator);
		const seen = () => spectating.provider.awareness!.getStates().get(pen.doc.clientID);
		await until(() => expect(seen()).toEqual({ sealed: 'the pen' }));
		spectating.send(presenceOf(roomName('x'), pen.doc.clientID, 2 ** 31, '{"sealed":"forged"}'));
		pen.provider.awareness!.setLocalState({ sealed: 'still the pen' });
		await until(() => expect(seen()).toEqual({ sealed: 'still the pen' }));
		spectating.send(presenceOf(roomName('x'), 5, 2 ** 40, '{}'));
		await until(() => expect(spectating.refused).toBe('not-allowed'));
		const loud = join_(roomName('x'), spectator);
		await synced(loud);
		for (let i = 1; i < 20; i++)
			loud.send(presenceOf(roomName('x'), 6, i, JSON.stringify('x'.repeat(15_000))));
		await until(() => expect(loud.refused).toBe('too-many-messages'));
	});

	test('unloads documents when the last phone has left', async () => {
		const client = await opened('r');
		client.close();
		await until(async () => expect((await relay.health()).rooms.open).toBe(0));
		expect((await relay.health()).rooms.unsaved).toBe(0);
	});

	test('removes rooms of tables after 60 days without use, and those of clubs after two years', async () => {
		const table = await opened('s');
		const club = join_(roomName('s', 'c'));
		club.add('history');
		await saved(club);
		table.close();
		club.close();
		await until(async () => expect((await relay.health()).rooms.open).toBe(0));
		const { stored } = (await relay.health()).rooms;
		clock += 59 * 86_400_000;
		await relay.sweep();
		expect((await relay.health()).rooms.stored).toBe(stored);
		clock += 2 * 86_400_000;
		await relay.sweep();
		expect((await relay.health()).rooms.stored).toBe(1);
		clock += 700 * 86_400_000;
		await relay.sweep();
		expect((await relay.health()).rooms.stored).toBe(0);
		// a member whose room is missing uploads it again
		const again = join_(roomName('s', 'c'));
		Y.applyUpdate(again.doc, Y.encodeStateAsUpdate(club.doc));
		const other = join_(roomName('s', 'c'));
		await until(() => expect(other.texts).toEqual(['history']));
	});

	test('limits the rooms that one address opens in an hour', async () => {
		const many = Array.from({ length: limits.roomsPerHour + 1 }, (_, i) =>
			join_(`t${String(i).padStart(2, '0')}${token('n')}`)
		);
		await until(() => expect(many.some(({ refused }) => refused === 'too-many-rooms')).toBe(true));
	});

	test('limits the bytes that one address writes in an hour, and accepts them later', async () => {
		let time = 0;
		const bytesPerHour = 3000;
		const small = await startRelay(join(folder, 'few-bytes'), {
			limits: { bytesPerHour },
			now: () => time
		});
		const client = enter(small.url, roomName('t'));
		await synced(client);
		for (let i = 0; i < 4; i++) client.records.push([new Uint8Array(1000)]);
		await until(() => expect(client.refused).toBe('too-many-bytes'));
		time += 3_600_000;
		await saved(client);
		const other = enter(small.url, roomName('t'), spectator);
		await until(() => expect(other.records.length).toBeGreaterThan(0));
		client.close();
		other.close();
		await small.stop();
	});

	/** The answer to a request to upgrade that is refused. */
	async function upgradeAnswer(
		path: string,
		more: Readonly<Record<string, string>> = {}
	): Promise<IncomingMessage> {
		const { port } = new URL(relay.url);
		const sent = {
			connection: 'upgrade',
			upgrade: 'websocket',
			'sec-websocket-version': '13',
			'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
			...more
		};
		const asked = request({ port, path, headers: sent }).end();
		const [answer] = (await once(asked, 'response')) as [IncomingMessage];
		return answer;
	}
	const upgradeStatus = async (path: string, origin?: string) =>
		(await upgradeAnswer(path, origin === undefined ? {} : { origin })).statusCode;
	test('answers with the headers of the pages', async () => {
		const http = relay.url.replace('ws', 'http');
		for (const path of ['/health', '/other']) {
			const answered = (await fetch(http + path)).headers;
			expect(Object.fromEntries(answered)).toMatchObject(headers);
		}
		expect((await upgradeAnswer('/other')).headers).toMatchObject(headers);
		for (const [name, value] of [
			['upgrade', 'h2c'],
			['sec-websocket-key', 'short']
		] as const) {
			const answer = await upgradeAnswer('/reach', { [name]: value });
			expect(answer.statusCode).toBe(400);
			expect(answer.headers).toMatchObject(headers);
		}
	});
	test('refuses pages of other origins', async () => {
		expect(await upgradeStatus('/reach', 'https://other.example')).toBe(403);
		expect(await upgradeStatus('/reach', 'no origin')).toBe(403);
	});
	test.each(['/', '//', '//:80', '//[', 'http://[', '/reach/'])(
		'answers an upgrade at %s with 404',
		async (path) => {
			expect(await upgradeStatus(path)).toBe(404);
			expect((await relay.health()).ok).toBe(true);
		}
	);
});
