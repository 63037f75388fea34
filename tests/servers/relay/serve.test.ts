import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeClients, enter, roomName, saved, spectator, token } from '../../fixtures/relay.ts';
import { until } from '../../fixtures/until.ts';

/** `npm start`: the app and the relay in one process. */

const folder = mkdtempSync(join(tmpdir(), 'courtbook-serve-'));
const build = join(folder, 'build');
const data = join(folder, 'data');
const processes: ChildProcess[] = [];
afterEach(closeClients);
afterAll(() => {
	for (const one of processes) one.kill('SIGKILL');
	rmSync(folder, { recursive: true });
});

async function start(env: Record<string, string> = {}, errors: 'inherit' | 'pipe' = 'inherit') {
	const child = spawn(process.execPath, ['scripts/serve.js'], {
		env: { ...process.env, PORT: '0', BUILD_DIR: build, REACH_DATA: data, ...env },
		stdio: ['ignore', 'pipe', errors]
	});
	processes.push(child);
	let said = '';
	child.stdout!.on('data', (more: Buffer) => (said += more.toString()));
	await until(() => expect(said).toMatch(/This computer: \S+\n/));
	const [, origin = ''] = /This computer: (\S+)\n/.exec(said)!;
	return { child, said, origin, relay: `${origin.replace('http', 'ws')}/reach` };
}
beforeAll(() => {
	mkdirSync(build);
	writeFileSync(join(build, '200.html'), 'the shell');
	writeFileSync(join(build, 'index.html'), 'the first page');
});

test('serves the app and the relay at one address, and loses no record when it is killed or stopped', async () => {
	const first = await start();
	expect(await (await fetch(`${first.origin}/`)).text()).toBe('the first page');
	const one = enter(first.relay, roomName('k'));
	one.add('first');
	const health = async () =>
		(await (await fetch(`${first.origin}/reach/health`)).json()) as {
			rooms: { unsaved: number };
			stores: number;
		};
	await until(async () => expect((await health()).stores).toBeGreaterThan(0));
	first.child.kill('SIGKILL');
	await once(first.child, 'exit');
	one.add('while it was down');
	const port = new URL(first.origin).port;
	const second = await start({ PORT: port });
	const other = enter(second.relay, roomName('k'), spectator);
	await until(() => expect(other.texts).toEqual(['first', 'while it was down']));
	// it stores everything before it stops
	one.add('last');
	await until(() => expect(other.texts).toContain('last'));
	second.child.kill('SIGTERM');
	await once(second.child, 'exit');
	one.close();
	other.close();
	const third = await start({ PORT: port });
	const late = enter(third.relay, roomName('k'), spectator);
	await until(() => expect(late.texts).toEqual(['first', 'last', 'while it was down']));
	const stored = readdirSync(data).map((name) => readFileSync(join(data, name)));
	for (const secret of [token('r'), token('w')])
		expect(stored.some((bytes) => bytes.includes(secret))).toBe(false);
});

test('a second process on the same folder says so, and serves only the app', async () => {
	const env = { REACH_DATA: join(folder, 'locked') };
	const first = await start(env);
	const one = enter(first.relay, roomName('l'));
	one.add('first');
	await saved(one);
	const second = await start(env, 'pipe');
	const [said] = (await once(second.child.stderr!, 'data')) as [Buffer];
	expect(said.toString()).toContain(`another Courtbook uses the folder ${env.REACH_DATA}`);
	expect(await (await fetch(`${second.origin}/`)).text()).toBe('the first page');
	expect((await fetch(`${second.origin}/reach/health`)).status).toBe(404);
	one.add('second');
	const other = enter(first.relay, roomName('l'), spectator);
	await until(() => expect(other.texts).toEqual(['first', 'second']));
});

test('starts without the relay if REACH=off', async () => {
	const { origin } = await start({ REACH: 'off', REACH_DATA: join(folder, 'none') });
	expect(await (await fetch(`${origin}/`)).text()).toBe('the first page');
	expect((await fetch(`${origin}/reach/health`)).status).toBe(404);
	expect(readdirSync(folder)).not.toContain('none');
});

test('takes the next port if one is busy, and says so', async () => {
	const env = { REACH: 'off' };
	const { port } = new URL((await start(env)).origin);
	const second = await start({ ...env, PORT: port });
	expect(second.said).toContain(`Port ${port} is busy.`);
	expect(Number(new URL(second.origin).port)).toBeGreaterThan(Number(port));
});

test('tells the addresses for phones to the pages of this computer only', async () => {
	const env = { REACH_DATA: join(folder, 'addresses'), ADDRESS: 'http://192.168.1.20:4173/' };
	const { origin, said } = await start(env);
	expect(said).toContain('Phones: http://192.168.1.20:4173\n');
	const addresses = (host: string) =>
		new Promise((resolve, reject) => {
			get(`${origin}/reach/health`, { headers: { host } }, (response) => {
				void json(response).then((body) => resolve((body as { addresses?: unknown }).addresses));
			}).on('error', reject);
		});
	for (const host of ['localhost', 'localhost:4173', '127.0.0.1:4173', '[::1]:4173'])
		expect(await addresses(host)).toEqual(['http://192.168.1.20:4173']);
	// such as that of a page whose name was led here
	for (const host of ['attacker.example:4173', '192.168.1.20:4173', 'localhost.example'])
		expect(await addresses(host)).toBeUndefined();
});

test.each([
	['HOST', '203.0.113.9', 'HOST=203.0.113.9 is no address of this computer'],
	['ADDRESS', 'my-laptop', 'ADDRESS=my-laptop is no address like'],
	// without a limit, rooms would be removed as if it were reached
	['REACH_STORED_GB', '2,5', 'REACH_STORED_GB=2,5 is no number of GB']
])('ends with a sentence if %s=%s', async (name, value, sentence) => {
	const env = { ...process.env, PORT: '0', BUILD_DIR: build, REACH: 'off', [name]: value };
	const child = spawn(process.execPath, ['scripts/serve.js'], { env, stdio: 'pipe' });
	processes.push(child);
	const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
	expect(said).toContain(sentence);
	expect(child.exitCode).toBe(1);
});

test('behind a proxy it listens on this computer only, for the proxy tells the addresses', async () => {
	const env = { REACH: 'off', REACH_PROXY: 'on' };
	const { said } = await start(env);
	expect(said).not.toContain('Phones:');
});
