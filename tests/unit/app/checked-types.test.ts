import { expect, test, vi } from 'vitest';
import { checkedTypes } from '#lib/app/pwa/checked-types.ts';

const at = (file: string) => `https://courtbook.example/_app/immutable/${file}`;
const answer = (type: string, status = 200) =>
	new Response('', { status, headers: { 'content-type': type } });
// the checks read only these fields of Workbox's parameters
const event = undefined as never;
const from = (file: string) => ({ request: new Request(at(file)), event, cacheName: 'any' });

const cases: [file: string, type: string, status: number, isRight: boolean][] = [
	['a.js', 'text/javascript', 200, true],
	['a.js', 'application/javascript; charset=utf-8', 200, true],
	['a.js', 'text/html;charset=utf-8', 200, false],
	['a.js', 'text/plain', 200, false],
	['a.js', '', 200, false],
	['a.js', 'text/javascript', 404, false],
	['a.css', 'text/css', 200, true],
	['a.css', 'text/html', 200, false],
	['a.woff2', 'font/woff2', 200, true],
	['a.woff2', 'text/html', 200, false],
	['icon.svg?__WB_REVISION__=1', 'text/html', 200, false],
	['index.html?__WB_REVISION__=1', 'text/html', 200, true],
	['index.html?__WB_REVISION__=1', 'text/plain', 200, false]
];

test.each(cases)('%s as %s with status %i: stored and used %s', async (file, type, status, is) => {
	const response = answer(type, status);
	expect(await checkedTypes.cacheWillUpdate!({ ...from(file), response })).toBe(
		is ? response : null
	);
	const cached = { ...from(file), cachedResponse: response };
	expect(await checkedTypes.cachedResponseWillBeUsed!(cached)).toBe(is ? response : null);
});

test('a response of the wrong type from the browser’s cache is requested again, once', async () => {
	const fresh = answer('text/javascript');
	const asked = vi.fn<typeof fetch>(() => Promise.resolve(fresh));
	vi.stubGlobal('fetch', asked);
	const fetched = (type: string, init?: RequestInit) =>
		checkedTypes.fetchDidSucceed!({
			request: new Request(at('a.js'), init),
			response: answer(type),
			event
		});
	expect(await fetched('text/html')).toBe(fresh);
	expect(asked.mock.calls).toEqual([[at('a.js'), { cache: 'reload' }]]);
	await fetched('text/javascript');
	await fetched('text/html', { cache: 'reload' });
	expect(asked).toHaveBeenCalledOnce();
});
