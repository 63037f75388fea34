import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test as base } from 'vitest';
import { openPostgres } from '../../relay/rooms-postgres.js';
import { servers as debian } from '../../scripts/servers.js';
import { presenceOf, signInOf } from '../fixtures/relay-messages.ts';
import {
	closeClients,
	enter,
	member,
	QuietWebSocket,
	roomName,
	saved,
	spectator,
	token,
	type Client
} from '../fixtures/relay.ts';
import { freePort, postgresServer, redisServer, ServerProcess } from '../fixtures/servers.ts';
import { until } from '../fixtures/until.ts';

/** Two relays that serve the same rooms, with Redis between them and their rooms in PostgreSQL. */

const test = base.skipIf(!debian.isHere());
const folder = mkdtempSync(join(tmpdir(), 'courtbook-nodes-'));
const servers: ServerProcess[] = [];
const nodes: ServerProcess[] = [];
let redis: Awaited<ReturnType<typeof redisServer>>;
let postgres: Awaited<ReturnType<typeof postgresServer>>;

beforeAll(async () => {
	const build = join(folder, 'build');
	mkdirSync(build);
	writeFileSync(join(build, '200.html'), 'the shell');
	redis = await redisServer();
	postgres = await postgresServer();
	servers.push(redis, postgres);
	await Promise.all(servers.map((server) => server.start()));
	for (let i = 0; i < 2; i++) {
		const port = await freePort();
		const env = {
			...process.env,
			PORT: `${port}`,
			BUILD_DIR: build,
			REACH_REDIS: redis.url,
			REACH_POSTGRES: postgres.url
		};
		const stdio = ['ignore', 'ignore', 'inherit'] as const;
		const node = new ServerProcess(port, () =>
			spawn(process.execPath, ['scripts/serve.js'], { env, stdio: [...stdio] })
		);
		nodes.push(node);
		await node.start();
	}
});
afterAll(async () => {
	closeClients();
	await Promise.all([...nodes, ...servers].map((server) => server.kill()));
	for (const made of [folder, postgres.folder]) rmSync(made, { recursive: true });
});

function joined(node: number, letter: string, tokens = member): Client {
	return enter(`ws://127.0.0.1:${nodes[node]!.port}/reach`, roomName(letter), tokens);
}

test('a record that is added at one node reaches phones at the other', async () => {
	const one = joined(0, 'a');
	one.add('first');
	await saved(one);
	const two = joined(1, 'a');
	const spectating = joined(1, 'a', spectator);
	await until(() => expect([two.texts, spectating.texts]).toEqual([['first'], ['first']]));
	two.add('second');
	await until(() =>
		expect([one.texts, spectating.texts]).toEqual(Array(2).fill(['first', 'second']))
	);
});

test('an evening behind a short link that was stored at one node is read at the other, for 60 days', async () => {
	const evening = (node: number) =>
		`http://127.0.0.1:${nodes[node]!.port}/reach/evening/e${token('e')}`;
	const sealed = new Uint8Array(600).fill(7);
	const put = await fetch(evening(0), {
		method: 'PUT',
		headers: { authorization: `Bearer ${member}` },
		body: sealed
	});
	expect(put.status).toBe(201);
	const read = () => fetch(evening(1), { headers: { authorization: `Bearer ${spectator}` } });
	expect(new Uint8Array(await (await read()).arrayBuffer())).toEqual(sealed);
	const rooms = await openPostgres(postgres.url);
	const later = Date.now() + 1000;
	expect(await rooms.removeIdle(0, later)).toBe(0);
	expect(await rooms.removeIdle(later, 0)).toBeGreaterThan(0);
	await rooms.close();
	expect((await read()).status).toBe(404);
});

test('without Redis each node goes on, and no record is lost when it is back', async () => {
	const [one, two] = [joined(0, 'b'), joined(1, 'b')];
	one.add('before');
	await until(() => expect(two.texts).toEqual(['before']));
	await redis.kill();
	one.add('one');
	two.add('two');
	await redis.start();
	one.add('after');
	const all = ['after', 'before', 'one', 'two'];
	await until(() => expect([one.texts, two.texts]).toEqual([all, all]));
});

test('after a node is killed, its phones bring back the records that were not stored', async () => {
	const [one, two] = [joined(0, 'c'), joined(1, 'c')];
	one.add('before');
	await until(() => expect(two.texts).toEqual(['before']));
	const killed = nodes[0]!.kill();
	one.add('while it was gone');
	two.add('at the other');
	await killed;
	await nodes[0]!.start();
	const all = ['at the other', 'before', 'while it was gone'];
	await until(() => expect([one.texts, two.texts]).toEqual([all, all]));
});

test('processes that start at once create one table; without a database a process does not start', async () => {
	const db = new pg.Client({ connectionString: postgres.url });
	await db.connect();
	await db.query('CREATE DATABASE fresh');
	await db.end();
	const fresh = postgres.url.replace(/postgres$/, 'fresh');
	const all = await Promise.all(Array.from({ length: 12 }, () => openPostgres(fresh)));
	expect(await Promise.all(all.map((rooms) => rooms.count()))).toEqual(all.map(() => 0));
	for (const rooms of all) await rooms.close();

	const env = {
		...process.env,
		PORT: '0',
		BUILD_DIR: join(folder, 'build'),
		REACH_POSTGRES: `${postgres.url}-gone`
	};
	const child = spawn(process.execPath, ['scripts/serve.js'], { env, stdio: 'ignore' });
	expect(await once(child, 'exit')).toEqual([1, null]);
});

test('a spectator at one node cannot take the place of a phone at the other', async () => {
	const pen = joined(0, 'e');
	pen.add('from one', 'from two');
	await saved(pen);
	pen.provider.awareness!.setLocalState({ sealed: 'the pen' });
	const other = joined(0, 'e', spectator);
	const seen = () => other.provider.awareness!.getStates().get(pen.doc.clientID);
	await until(() => expect(seen()).toEqual({ sealed: 'the pen' }));
	// before the room is loaded there
	const room = roomName('e');
	const socket = new QuietWebSocket(`ws://127.0.0.1:${nodes[1]!.port}/reach`);
	await once(socket, 'open');
	socket.send(presenceOf(room, pen.doc.clientID, 900, '{"sealed":"forged"}'));
	socket.send(signInOf(room, spectator));
	await once(socket, 'message');
	const late = joined(1, 'e', spectator);
	const seenThere = () => late.provider.awareness!.getStates().get(pen.doc.clientID);
	await until(() => expect(seenThere()).toEqual({ sealed: 'the pen' }));
	pen.provider.awareness!.setLocalState({ sealed: 'still the pen' });
	await until(() =>
		expect([seen(), seenThere()]).toEqual(Array(2).fill({ sealed: 'still the pen' }))
	);
	socket.terminate();
});

test('the database has the records of both nodes', async () => {
	const [one, two] = [joined(0, 'd'), joined(1, 'd')];
	one.add('from one');
	two.add('from two');
	await until(() => expect([one.texts, two.texts].map((texts) => texts.length)).toEqual([2, 2]));
	closeClients();
	const db = new pg.Client({ connectionString: postgres.url });
	await db.connect();
	try {
		await until(async () => {
			const { rows } = await db.query<{ name: string; state: Buffer | null }>(
				'SELECT name, state FROM rooms ORDER BY name'
			);
			expect(rows.map(({ name }) => name)).toEqual(
				['a', 'b', 'c', 'd', 'e'].map((one) => roomName(one))
			);
			for (const { state } of rows) expect(state?.length).toBeGreaterThan(0);
			const last = rows.at(-1)!.state!.toString('latin1');
			expect(['from one', 'from two'].every((text) => last.includes(text))).toBe(true);
		});
	} finally {
		await db.end();
	}
});
