import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { formatShortLink, parseShortLink } from '#lib/reach/links.ts';
import { newSecret, readSecretOf, RoomKeys, utf8 } from '#lib/reach/seal.ts';
import { closeClients, enter, member, spectator, startRelay, token } from '../../fixtures/relay.ts';
import { until } from '../../fixtures/until.ts';

/** Sealed evenings behind short links (relay/evenings.js). */

const folder = mkdtempSync(join(tmpdir(), 'courtbook-evenings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DAY = 24 * 60 * 60 * 1000;
const nameOf = (letter: string) => `e${token(letter)}`;
const sealed = new Uint8Array(600).fill(7);

describe('a relay keeps sealed evenings', () => {
	let relay: Awaited<ReturnType<typeof startRelay>>;
	let url = '';
	let clock = Date.parse('2026-01-01');
	const limits = { eveningBytes: 1000, roomsPerHour: 5, bytesPerHour: 20_000, readsPerHour: 6000 };
	beforeAll(async () => {
		relay = await startRelay(join(folder, 'relay'), { limits, now: () => clock });
		url = relay.url.replace(/^ws/, 'http');
		return async () => {
			closeClients();
			await relay.stop();
		};
	});
	const send = (method: 'GET' | 'PUT', name: string, tokens?: string, body?: BodyInit) =>
		fetch(`${url}/evening/${name}`, {
			method,
			...(tokens !== undefined && { headers: { authorization: `Bearer ${tokens}` } }),
			...(body !== undefined && { body })
		});
	/** An hour later all budgets are full. */
	const wait = (time = DAY / 24) => (clock += time);

	test('for whoever has the read token, and as they were sent', async () => {
		expect((await send('PUT', nameOf('a'), member, sealed)).status).toBe(201);
		const answer = await send('GET', nameOf('a'), spectator);
		expect(answer.status).toBe(200);
		expect(answer.headers.get('cache-control')).toBe('no-store');
		expect(answer.headers.get('content-type')).toBe('application/octet-stream');
		expect(answer.headers.get('access-control-allow-origin')).toBeNull();
		expect(new Uint8Array(await answer.arrayBuffer())).toEqual(sealed);
	});

	test('which a phone has sealed, and another opens by the short link alone', async () => {
		wait();
		const secret = newSecret();
		const writer = await RoomKeys.of('e', 'member', secret);
		const payload = utf8('e8.AbCd_123.q1YqSy');
		const body = await writer.seal(await writer.idOf(payload), payload);
		expect((await send('PUT', writer.name, writer.token, body)).status).toBe(201);
		const link = await formatShortLink(await readSecretOf(secret));
		const parsed = await parseShortLink(link);
		const reader = await RoomKeys.of('e', 'spectator', parsed.ok ? parsed.value : secret);
		const answer = await send('GET', reader.name, reader.token);
		const opened = await reader.open(new Uint8Array(await answer.arrayBuffer()));
		expect(opened?.payload).toEqual(payload);
		expect(new TextDecoder().decode(body)).not.toContain('q1YqSy');
	});

	test('and refuses others', async () => {
		wait();
		const { eveningsRefused: before } = await relay.health();
		const status = async (...of: Parameters<typeof send>) => (await send(...of)).status;
		expect(await status('GET', nameOf('a'))).toBe(403);
		expect(await status('GET', nameOf('a'), `r.${token('x')}`)).toBe(403);
		expect(await status('GET', nameOf('b'), spectator)).toBe(404);
		expect(await status('GET', `t${token('a')}`, spectator)).toBe(404);
		expect(await status('GET', '%20', spectator)).toBe(404);
		// nobody but who stored an evening writes there, and nobody twice
		expect(await status('PUT', nameOf('a'), `w.${token('x')}.${token('w')}`, sealed)).toBe(403);
		expect(await status('PUT', nameOf('a'), spectator, sealed)).toBe(403);
		expect(await status('PUT', nameOf('a'), member, sealed)).toBe(403);
		expect(await status('PUT', nameOf('c'), spectator, sealed)).toBe(404);
		expect(await status('PUT', nameOf('c'), member, new Uint8Array(1001))).toBe(413);
		expect((await relay.health()).eveningsRefused).toBe(before + 10);
		const foreign = { authorization: `Bearer ${spectator}`, origin: 'https://example.org' };
		const answer = await fetch(`${url}/evening/${nameOf('a')}`, { headers: foreign });
		expect(answer.status).toBe(403);
	});

	test('a body of unknown length is refused, and one that is cut off is not stored', async () => {
		wait();
		const put = (headers: Record<string, string | number>) =>
			request(`${url}/evening/${nameOf('d')}`, {
				method: 'PUT',
				headers: { authorization: `Bearer ${member}`, ...headers }
			});
		const chunked = put({});
		chunked.on('error', () => undefined);
		chunked.write('x');
		const [answer] = await new Promise<[{ statusCode?: number }]>((resolve) =>
			chunked.on('response', (response) => resolve([response]))
		);
		expect(answer.statusCode).toBe(413);
		chunked.destroy();
		const { eveningsRefused: before } = await relay.health();
		const cut = put({ 'content-length': 600 });
		cut.on('error', () => undefined);
		// not before it has been sent: the relay would never hear of it
		cut.write('x', () => cut.destroy());
		await until(async () => expect((await relay.health()).eveningsRefused).toBe(before + 1));
		expect((await send('GET', nameOf('d'), spectator)).status).toBe(404);
	});

	test('an address sends ten at a time', async () => {
		const busy = await startRelay(join(folder, 'busy'));
		const address = `${busy.url.replace(/^ws/, 'http')}/evening/${nameOf('a')}`;
		const headers = { authorization: `Bearer ${member}` };
		const sending = Array.from({ length: 10 }, () =>
			request(address, { method: 'PUT', headers: { ...headers, 'content-length': 600 } })
		);
		for (const one of sending) one.on('error', () => undefined).write('x');
		const put = () => fetch(address, { method: 'PUT', headers, body: sealed });
		await until(async () => expect((await put()).status).toBe(429));
		for (const one of sending) one.destroy();
		await until(async () => expect((await put()).status).toBeLessThan(429));
		await busy.stop();
	});

	test('fifty arrive at a time, from all addresses together', async () => {
		const busy = await startRelay(join(folder, 'crowded'), { behindProxy: true });
		const address = `${busy.url.replace(/^ws/, 'http')}/evening/${nameOf('a')}`;
		const from = (network: number) => ({
			authorization: `Bearer ${member}`,
			'x-forwarded-for': `192.0.2.${network}`
		});
		const send = (network: number) => {
			const headers = { ...from(network), 'content-length': 600 };
			const one = request(address, { method: 'PUT', headers });
			one.on('error', () => undefined).write('x');
			return one;
		};
		const put = (network: number) =>
			fetch(address, { method: 'PUT', headers: from(network), body: sealed });
		const sending = [1, 2, 3, 4].flatMap((network) =>
			Array.from({ length: 10 }, () => send(network))
		);
		// each of these addresses has reached its own limit, and others have not
		for (const network of [1, 2, 3, 4])
			await until(async () => expect((await put(network)).status).toBe(429));
		expect((await put(5)).status).toBeLessThan(429);
		sending.push(...[6, 7, 8, 9, 10].flatMap((network) => [send(network), send(network)]));
		await until(async () => expect((await put(5)).status).toBe(429));
		sending[0]!.destroy();
		await until(async () => expect((await put(5)).status).toBe(403));
		for (const one of sending) one.destroy();
		await busy.stop();
	});

	test('one that takes longer than half a minute to arrive is cut off, and not stored', async () => {
		wait();
		const limited: (() => void)[] = [];
		const { setTimeout: later } = globalThis;
		const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
			run: () => void,
			time = 0,
			...rest: unknown[]
		) => {
			if (time !== 30_000) return later(run, time, ...rest);
			limited.push(run);
			return undefined;
		}) as typeof setTimeout);
		const slow = request(`${url}/evening/${nameOf('s')}`, {
			method: 'PUT',
			headers: { authorization: `Bearer ${member}`, 'content-length': 600 }
		});
		const ended = new Promise((resolve) => slow.on('error', resolve));
		slow.write('x');
		await until(() => expect(limited).toHaveLength(1));
		const { eveningsRefused: before } = await relay.health();
		limited[0]!();
		await ended;
		timers.mockRestore();
		await until(async () => expect((await relay.health()).eveningsRefused).toBe(before + 1));
		expect((await send('GET', nameOf('s'), spectator)).status).toBe(404);
	});

	test('an address has the budgets that it has for rooms', async () => {
		wait();
		const statuses = [];
		for (const letter of 'fghijk')
			statuses.push((await send('PUT', nameOf(letter), member, sealed)).status);
		expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
		const reads = [];
		for (let i = 0; i < 12; i++) reads.push((await send('GET', nameOf('f'), spectator)).status);
		expect(reads.at(0)).toBe(200);
		expect(reads.at(-1)).toBe(429);
	});

	test('written once, even where two requests arrive together', async () => {
		// a look for an evening before the write would find none for both
		const slow = await startRelay(join(folder, 'together'), {
			wrap: (rooms) => ({
				...rooms,
				async load(name) {
					const state = await rooms.load(name);
					await new Promise((later) => setTimeout(later));
					return state;
				}
			})
		});
		const address = `${slow.url.replace(/^ws/, 'http')}/evening/${nameOf('t')}`;
		const headers = { authorization: `Bearer ${member}` };
		const put = async (fill: number) => {
			const body = new Uint8Array(600).fill(fill);
			return { fill, status: (await fetch(address, { method: 'PUT', headers, body })).status };
		};
		const answers = await Promise.all([put(1), put(2)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403]);
		const stored = new Uint8Array(await (await fetch(address, { headers })).arrayBuffer());
		expect(stored[0]).toBe(answers.find(({ status }) => status === 201)!.fill);
		await slow.stop();
	});

	test('no phone signs in to one as to a room', async () => {
		wait();
		const client = enter(relay.url, nameOf('a'), member);
		await until(async () => expect((await relay.health()).faults).not.toEqual({}));
		client.provider.destroy();
		expect((await send('GET', nameOf('a'), spectator)).status).toBe(200);
	});

	test('for 60 days, whether they are read or not', async () => {
		wait();
		expect((await send('PUT', nameOf('z'), member, sealed)).status).toBe(201);
		clock += 59 * DAY;
		await relay.sweep();
		expect((await send('GET', nameOf('z'), spectator)).status).toBe(200);
		clock += 2 * DAY;
		await relay.sweep();
		expect((await send('GET', nameOf('z'), spectator)).status).toBe(404);
		expect((await relay.health()).rooms.stored).toBe(0);
	});

	test('cuts off a phone that asks for evenings and reads nothing', async () => {
		const small = await startRelay(join(folder, 'unread'), { limits: { bufferedBytes: 100_000 } });
		const { host, port, hostname } = new URL(small.url);
		const path = `/reach/evening/${nameOf('a')}`;
		const body = new Uint8Array(250_000);
		const headers = { authorization: `Bearer ${member}` };
		await fetch(`http://${host}${path}`, { method: 'PUT', headers, body });
		const phone = connect(Number(port), hostname).pause();
		const ask = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${spectator}\r\n\r\n`;
		// the operating system holds the first megabytes
		phone.write(ask.repeat(60));
		await until(async () => expect((await small.health()).faults).toEqual({ 'too-many-bytes': 1 }));
		phone.destroy();
		await small.stop();
	});
});
