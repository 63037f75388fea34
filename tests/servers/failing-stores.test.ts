import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test as base } from 'vitest';
import { servers as debian } from '../../scripts/servers.js';
import { closeClients, enter, roomName, spectator, type Client } from '../fixtures/relay.ts';
import { freePort, postgresServer, redisServer, ServerProcess } from '../fixtures/servers.ts';
import { until } from '../fixtures/until.ts';

/** Relays whose disk is full, or whose PostgreSQL or Redis stops under load and starts again. */

const folder = mkdtempSync(join(tmpdir(), 'courtbook-failing-'));
const build = join(folder, 'build');
const disk = join(folder, 'disk');
const started: ServerProcess[] = [];
const folders = [folder];
const mount = (...args: string[]) => spawnSync('mount', ['-t', 'tmpfs', ...args]).status === 0;
beforeAll(() => {
	for (const made of [build, disk]) mkdirSync(made);
	writeFileSync(join(build, '200.html'), 'the shell');
	writeFileSync(join(build, 'index.html'), 'the first page');
});
const canMount = process.getuid?.() === 0 && mount('-o', 'size=4k', 'tmpfs', '/mnt');
if (canMount) spawnSync('umount', ['/mnt']);
afterEach(closeClients);
afterAll(async () => {
	await Promise.all(started.map((server) => server.kill()));
	spawnSync('umount', [disk]);
	for (const made of folders) rmSync(made, { recursive: true });
});

async function node(more: Record<string, string>) {
	const port = await freePort();
	const env = { ...process.env, PORT: `${port}`, BUILD_DIR: build, ...more };
	const server = new ServerProcess(port, () =>
		spawn(process.execPath, ['scripts/serve.js'], { env, stdio: 'ignore' })
	);
	started.push(server);
	await server.start();
	const origin = `http://127.0.0.1:${port}`;
	return {
		relay: `ws://127.0.0.1:${port}/reach`,
		isUp: async () => expect(await (await fetch(origin)).text()).toBe('the first page'),
		health: async () =>
			(await (await fetch(`${origin}/reach/health`)).json()) as {
				ok: boolean;
				rooms: { unsaved: number };
				storesFailed: number;
			}
	};
}

/** Adds a record every few milliseconds. @returns ends it, with the texts of all records */
function writing(client: Client, prefix: string) {
	const texts: string[] = [];
	const timer = setInterval(() => {
		texts.push(`${prefix}${String(texts.length).padStart(4, '0')}`);
		client.add(texts.at(-1)!);
	}, 20);
	return () => {
		clearInterval(timer);
		return texts;
	};
}

base.skipIf(!canMount)(
	'a full disk stops neither pages nor records, which are stored when there is room',
	async () => {
		expect(mount('-o', 'size=400k', 'tmpfs', disk)).toBe(true);
		const { relay, health, isUp } = await node({ REACH_DATA: disk });
		const one = enter(relay, roomName('a'));
		const end = writing(one, 'full ');
		one.records.push([new Uint8Array(200_000)]);
		await until(async () => expect((await health()).storesFailed).toBeGreaterThan(1));
		expect((await health()).ok).toBe(false);
		await isUp();
		const other = enter(relay, roomName('a'), spectator);
		await until(() => expect(other.records.length).toBeGreaterThan(10));
		expect(mount('-o', 'remount,size=20m', 'tmpfs', disk)).toBe(true);
		const texts = end();
		await until(async () =>
			expect(await health()).toMatchObject({ ok: true, rooms: { unsaved: 0 } })
		);
		await started.at(-1)!.kill();
		await started.at(-1)!.start();
		closeClients();
		const late = enter(relay, roomName('a'), spectator);
		await until(() => expect(late.texts).toEqual(expect.arrayContaining(texts)));
	}
);

base.skipIf(!debian.isHere())(
	'relays go on while PostgreSQL or Redis is away, and store everything when it is back',
	async () => {
		const [redis, postgres] = [await redisServer(), await postgresServer()];
		started.push(redis, postgres);
		folders.push(postgres.folder);
		await Promise.all([redis.start(), postgres.start()]);
		const env = { REACH_REDIS: redis.url, REACH_POSTGRES: postgres.url };
		const nodes = [await node(env), await node(env)] as const;
		const clients = nodes.map(({ relay }) => enter(relay, roomName('b')));
		const ends = clients.map((client, i) => writing(client, `${i} `));
		await until(() => expect(clients[1]!.texts.length).toBeGreaterThan(5));
		for (const server of [postgres, redis]) {
			await server.kill();
			if (server === postgres)
				await until(async () => expect((await nodes[0].health()).ok).toBe(false));
			else {
				// a room that nobody has opened yet
				const fresh = enter(nodes[0].relay, roomName('c'));
				fresh.add('without Redis');
				await until(() => expect(fresh.provider.hasUnsyncedChanges).toBe(false));
			}
			for (const { isUp } of nodes) await isUp();
			await server.start();
			for (const { health } of nodes)
				await until(async () => expect((await health()).ok).toBe(true), 100);
		}
		const all = ends.flatMap((end) => end()).toSorted();
		await until(() => expect(clients.map(({ texts }) => texts)).toEqual([all, all]));
		for (const { health } of nodes)
			await until(async () => expect((await health()).rooms.unsaved).toBe(0), 100);
	}
);
