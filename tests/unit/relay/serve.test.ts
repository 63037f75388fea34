import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
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
	const [line] = (await once(child.stdout!, 'data')) as [Buffer];
	const [origin] = /http:\S+\d/.exec(line.toString())!;
	return { child, origin, relay: `${origin.replace('http', 'ws')}/reach` };
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
