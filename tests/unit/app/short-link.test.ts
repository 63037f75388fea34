import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hasRelay } from '#lib/app/reach/relay.ts';
import { fetchLink, storeLink } from '#lib/app/sharing/short-link.ts';
import { startRelay } from '../../fixtures/relay.ts';

vi.mock('$app/paths', () => ({ resolve: (path: string) => path }));

/** A phone that shares an evening by a short link, and one that opens it, at a relay. */

const folder = mkdtempSync(join(tmpdir(), 'courtbook-short-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DAY = 24 * 60 * 60 * 1000;
const LONG = `e8.AbCd_123.${'q1YqSy0qzszPU7JSMlSq'.repeat(500)}`;
let clock = Date.parse('2026-01-01');
let relay: Awaited<ReturnType<typeof startRelay>>;
const asked: string[] = [];
const { fetch: fetchFromNode } = globalThis;

beforeAll(async () => {
	relay = await startRelay(folder, { now: () => clock });
	return () => relay.stop();
});
beforeEach(() => {
	asked.length = 0;
	const origin = relay.url.replace(/^ws/, 'http').replace(/\/reach$/, '');
	vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
		asked.push(`${init?.method ?? 'GET'} ${path}`);
		return fetchFromNode(origin + path, init);
	});
});

test('the long link comes back by the short one, and is stored once', async () => {
	const short = await storeLink(LONG);
	expect(short).toMatch(/^l1\.[\w-]{22}\.[\w-]{6}$/);
	expect(await storeLink(LONG)).toBe(short);
	expect(await fetchLink(short!)).toEqual({ ok: true, value: LONG });
	const path = expect.stringMatching(/^(?:PUT|GET) \/reach\/evening\/e[\w-]{22}$/) as string;
	expect(asked).toEqual([path, path]);
	// the key stays in the fragment
	expect(asked.join()).not.toContain(short!.split('.')[1]);
});

test('an evening that is too large is not stored', async () => {
	expect(await storeLink(`e8.AbCd_123.${'x'.repeat(300_000)}`)).toBeNull();
});

test('a link says whether it has expired, or cannot be reached', async () => {
	const short = (await storeLink(`${LONG}x`))!;
	clock += 61 * DAY;
	await relay.sweep();
	expect(await fetchLink(short)).toEqual({ ok: false, error: 'gone' });
	// a host without a relay answers with the page of the app
	vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>')));
	expect(await fetchLink(short)).toEqual({ ok: false, error: 'unreachable' });
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
	expect(await fetchLink(short)).toEqual({ ok: false, error: 'unreachable' });
});

/** A relay that sends what it has in pieces, as the test says. */
function slowRelay(bytes: Uint8Array) {
	let line: ReadableStreamDefaultController<Uint8Array> | undefined;
	vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
		const body = new ReadableStream<Uint8Array>({
			start: (controller) => void (line = controller)
		});
		signal?.addEventListener('abort', () => line!.error(signal.reason));
		const headers = { 'content-type': 'application/octet-stream' };
		return Promise.resolve(new Response(body, { headers }));
	});
	let sent = 0;
	return {
		isAsked: () => line !== undefined,
		send: (length: number) => line!.enqueue(bytes.slice(sent, (sent += length))),
		end: () => line!.close()
	};
}

test('an evening that takes minutes to arrive is opened; one that stops arriving is not waited for', async () => {
	const short = (await storeLink(`${LONG}z`))!;
	let stored = new Uint8Array();
	vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
		const origin = relay.url.replace(/^ws/, 'http').replace(/\/reach$/, '');
		const answer = await fetchFromNode(origin + path, init);
		stored = new Uint8Array(await answer.clone().arrayBuffer());
		return answer;
	});
	expect(await fetchLink(short)).toEqual({ ok: true, value: `${LONG}z` });

	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	try {
		for (const stalls of [false, true]) {
			const line = slowRelay(stored);
			const fetching = fetchLink(short);
			// the keys of the link are derived meanwhile
			while (!line.isAsked()) await new Promise((later) => setImmediate(later));
			for (let i = 0; i < 9; i++) {
				await vi.advanceTimersByTimeAsync(30_000);
				line.send(Math.ceil(stored.length / 10));
				await new Promise((later) => setImmediate(later));
			}
			if (stalls) await vi.advanceTimersByTimeAsync(36_000);
			else {
				line.send(stored.length);
				line.end();
			}
			const value = { ok: true, value: `${LONG}z` };
			expect(await fetching).toEqual(stalls ? { ok: false, error: 'unreachable' } : value);
			expect(vi.getTimerCount()).toBe(0);
		}
		// nor is a relay that does not answer, by the phone that stores an evening
		const isSilent = (_: string, { signal }: RequestInit) =>
			new Promise((_resolve, reject) =>
				signal?.addEventListener('abort', () => reject(signal.reason as Error))
			);
		const silent = vi.fn(isSilent);
		vi.stubGlobal('fetch', silent);
		const storing = expect(storeLink(`${LONG}silent`)).rejects.toThrow();
		while (silent.mock.calls.length === 0) await new Promise((later) => setImmediate(later));
		await vi.advanceTimersByTimeAsync(36_000);
		await storing;
	} finally {
		vi.useRealTimers();
	}
});

test('a link that was changed, or what the relay changed, is not opened', async () => {
	const short = (await storeLink(`${LONG}y`))!;
	const other = short.endsWith('A') ? 'B' : 'A';
	expect(await fetchLink(short.slice(0, -1) + other)).toEqual({ ok: false, error: 'damaged' });
	const headers = { 'content-type': 'application/octet-stream' };
	vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(600), { headers })));
	expect(await fetchLink(short)).toEqual({ ok: false, error: 'damaged' });
});

test('whether there is a relay is asked again while its stores fail, and then no more', async () => {
	vi.stubGlobal('navigator', { onLine: true });
	const answers = [{ ok: false }, { ok: true }];
	vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ reach: 1, ...answers.shift() })));
	expect(await hasRelay()).toBe(false);
	expect(await hasRelay()).toBe(true);
	expect(await hasRelay()).toBe(true);
	expect(answers).toEqual([]);
});
