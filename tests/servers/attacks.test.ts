import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
import { Chance } from '../fixtures/chance.ts';
import { attacks, HostileMessages, Raw } from '../fixtures/relay-attacks.ts';
import { closeClients, enter, member, roomName, saved, spectator } from '../fixtures/relay.ts';
import { freePort, ServerProcess } from '../fixtures/servers.ts';
import { until } from '../fixtures/until.ts';
import { many, report, whole } from '../sample.ts';

/** What an honest phone and a page notice of attacks on the memory and the time of a relay. */

const folder = mkdtempSync(join(tmpdir(), 'courtbook-attacks-'));
const build = join(folder, 'build');
beforeAll(() => {
	mkdirSync(build);
	writeFileSync(join(build, '200.html'), 'the shell');
	writeFileSync(join(build, 'index.html'), 'the first page');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A relay in a process of its own, with two honest phones. */
async function attackedRelay(name: string, more: Record<string, string> = {}) {
	const port = await freePort();
	const env = {
		...process.env,
		PORT: `${port}`,
		BUILD_DIR: build,
		REACH_DATA: join(folder, name),
		...more
	};
	let logged = '';
	const server = new ServerProcess(port, () => {
		const child = spawn(process.execPath, ['scripts/serve.js'], {
			env,
			stdio: ['ignore', 'ignore', 'pipe']
		});
		child.stderr.on('data', (data: Buffer) => (logged += data.toString()));
		return child;
	});
	await server.start();
	const [origin, url] = [`http://127.0.0.1:${port}`, `ws://127.0.0.1:${port}/reach`];
	const [one, two] = [enter(url, roomName('h')), enter(url, roomName('h'))];
	one.add('first');
	await saved(one);
	await until(() => expect(two.texts).toEqual(['first']));
	return { origin, url, one, two, logged: () => logged, stop: () => server.kill() };
}

interface Visits {
	readonly pages: readonly number[];
	readonly healths: readonly { readonly memory: number; readonly cpu: number }[];
}

/** Measures records and pages, in milliseconds, and the memory of the process, in bytes. */
function measure({ origin, one, two }: Awaited<ReturnType<typeof attackedRelay>>) {
	const records: number[] = [];
	const sentAt = new Map<string, number>();
	two.records.observe(() => {
		const now = performance.now();
		for (const [text, at] of sentAt) {
			if (!two.texts.includes(text)) continue;
			records.push(now - at);
			sentAt.delete(text);
		}
	});
	let i = 0;
	const writing = setInterval(() => {
		const text = `record ${(i += 1)}`;
		sentAt.set(text, performance.now());
		one.add(text);
	}, 100);
	const visitor = new Worker(new URL('../fixtures/page-visitor.js', import.meta.url), {
		workerData: origin
	});
	return async () => {
		clearInterval(writing);
		await until(() => expect(sentAt.size).toBe(0));
		const visits = once(visitor, 'message') as Promise<[Visits]>;
		visitor.postMessage('end');
		const [{ pages, healths }] = await visits;
		records.sort((a, b) => a - b);
		return {
			recordAtMost: Math.round(records.at(-1)!),
			recordP99: Math.round(records[Math.floor(records.length * 0.99)] ?? records.at(-1)!),
			pageAtMost: Math.round(Math.max(...pages)),
			/** In seconds of one core. */
			cpu: Number((healths.at(-1)!.cpu - healths[0]!.cpu).toFixed(2)),
			/** In MB. */
			memory: Math.round(Math.max(...healths.map((health) => health.memory)) / 1e6)
		};
	};
}

type Figures = Awaited<ReturnType<ReturnType<typeof measure>>>;

/** What passing on 10,000 honest records costs on this machine, in seconds of one core. */
function costOfHonestRecords(): number {
	const from = process.cpuUsage();
	const [writer, reader] = [new Doc(), new Doc()];
	writer.on('update', (update: Uint8Array) => applyUpdate(reader, update));
	const records = writer.getArray<Uint8Array>('records');
	for (let i = 0; i < 10_000; i++) records.push([new Uint8Array(300)]);
	encodeStateAsUpdate(reader);
	const { user, system } = process.cpuUsage(from);
	return (user + system) / 1e6;
}
/** How many times as much an attack may cost. It was up to a hundred times as much before the cost
 * of a message was limited. */
const MOST = 8;

function check(
	{ recordAtMost, recordP99, pageAtMost, cpu, memory }: Figures,
	logged: string
): void {
	// times depend on what else the machine does
	if (whole) {
		expect(recordAtMost).toBeLessThan(2000);
		expect(recordP99).toBeLessThan(500);
		expect(pageAtMost).toBeLessThan(500);
	} else expect(cpu).toBeLessThan(MOST * costOfHonestRecords());
	expect(memory).toBeLessThan(600);
	// nothing of what is sent is logged
	expect(logged).toBe('');
}

test.each(attacks.map((attack, i) => ({ ...attack, i })))(
	'$name: records and pages go on',
	async ({ name, run, codes, i }) => {
		const relay = await attackedRelay(`${i}`);
		const end = measure(relay);
		const attackers = await run(relay.url, many(3));
		if (codes !== null)
			await until(() => expect(attackers.map(({ code }) => code)).not.toContain(null));
		// rooms are stored after the messages
		await new Promise((later) => setTimeout(later, 1000));
		const figures = await end();
		const told = [...new Set(attackers.map(({ code }) => code))].join(', ');
		report(`${name}: ${JSON.stringify(figures)}; told: ${told}`);
		for (const attacker of attackers) attacker.close();
		closeClients();
		await relay.stop();
		if (codes !== null) expect(codes).toContain(told);
		check(figures, relay.logged());
	}
);

test('random messages of members, spectators and strangers, of one address and of many', async () => {
	const relay = await attackedRelay('random', { REACH_PROXY: 'on' });
	const end = measure(relay);
	const total = many(300, 34);
	const [room, codes] = [roomName('z'), new Map<string, number>()];
	let sent = 0;
	const attack = async (seed: number) => {
		const chance = new Chance(seed);
		const messages = new HostileMessages(chance, room);
		const tokens = [member, spectator, ''];
		while (sent < total) {
			const address = chance.coin() ? '10.0.0.1' : `10.1.${chance.below(250)}.${chance.below(250)}`;
			const raw = await Raw.open(relay.url, room, tokens[chance.below(3)]!, address);
			while (raw.code === null && sent < total) {
				sent += 1;
				await raw.send(messages.next());
				if (chance.below(4) === 0) await new Promise((later) => setTimeout(later, 5));
			}
			const code = raw.code ?? 'open';
			codes.set(code, (codes.get(code) ?? 0) + 1);
			raw.close();
		}
	};
	await Promise.all([1, 2, 3, 4].map((seed) => attack(seed)));
	const figures = await end();
	report(
		`${sent} random messages: ${JSON.stringify(figures)}; ended: ${JSON.stringify([...codes])}`
	);
	closeClients();
	await relay.stop();
	check(figures, relay.logged());
});
