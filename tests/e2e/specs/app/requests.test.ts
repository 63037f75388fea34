import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, recorder, test } from '../../support/host.ts';

test.use({ serviceWorkers: 'allow' });

const ask = (who: string) => `fetch('http://stranger.example/${who}').catch(() => undefined)`;

test('the recorder sees requests to other origins by a page, a worker and the service worker, with and without TLS', async ({
	page,
	faults
}) => {
	const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
		'/': ['text/html', '<link rel="icon" href="data:,">'],
		'/worker.js': ['text/javascript', `${ask('worker')}.then(() => postMessage('refused'))`],
		'/sw.js': ['text/javascript', `oninstall = (e) => e.waitUntil(${ask('service-worker')})`]
	};
	const careless = createServer(({ url = '' }, response) => {
		const [type, body] = files[url] ?? ['text/plain', ''];
		response.writeHead(200, { 'content-type': type }).end(body);
	});
	await new Promise<void>((listening) => careless.listen(0, '127.0.0.1', listening));
	const origin = `http://127.0.0.1:${(careless.address() as AddressInfo).port}`;
	await page.goto(origin);
	await page.evaluate(async () => {
		// each is answered before this test ends, or the next one would be held to have asked
		const refused = new Promise((resolve) => {
			new Worker('/worker.js').onmessage = resolve;
		});
		const missing = new Promise((resolve) => {
			const picture = new Image();
			picture.onerror = resolve;
			picture.src = 'http://stranger.example/picture';
		});
		await navigator.serviceWorker.register('/sw.js');
		await fetch('https://stranger.example/secret').catch(() => undefined);
		await navigator.serviceWorker.ready;
		await Promise.all([refused, missing]);
	});
	await expect
		.poll(() => new Set(recorder.foreign))
		.toEqual(
			new Set([
				...['/', '/worker.js', '/sw.js'].map((path) => origin + path),
				...['picture', 'worker', 'service-worker'].map((who) => `http://stranger.example/${who}`),
				'https://stranger.example/secret',
				'stranger.example:443'
			])
		);
	recorder.foreign.splice(0);
	expect(faults.splice(0).join('\n')).toMatch(/502.*stranger/);
	careless.close();
});
