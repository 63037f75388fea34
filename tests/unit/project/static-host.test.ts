import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticHost } from '../../../scripts/static-host.js';

const dir = mkdtempSync(join(tmpdir(), 'courtbook-host-'));
const base = '/games/court';
const immutable = '_app/immutable/a.js';
const removed = '_app/immutable/removed.js';
const server = createServer();

beforeAll(async () => {
	mkdirSync(join(dir, '_app/immutable'), { recursive: true });
	writeFileSync(join(dir, '200.html'), 'the shell');
	writeFileSync(join(dir, 'index.html'), 'the first page');
	for (const file of [immutable, removed]) writeFileSync(join(dir, file), 'export {};');
	server.on('request', staticHost(dir, base));
	await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
	server.close();
	server.closeAllConnections();
	rmSync(dir, { recursive: true });
});

/** Sends bytes as they are, and returns all that comes back. */
const send = (text: string) =>
	new Promise<string>((resolve, reject) => {
		let answer = '';
		const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
		socket.setEncoding('latin1').on('data', (some: string) => (answer += some));
		socket.on('error', reject).on('close', () => resolve(answer));
		socket.write(text, 'latin1');
	});
const ask = (line: string, ...more: string[]) =>
	send([`${line} HTTP/1.1`, 'host: x', 'connection: close', ...more, '', ''].join('\r\n'));
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
const HTML = 'accept: text/html,*/*;q=0.8';

test.each([
	'//',
	'//:80',
	'//[',
	'//[::',
	'/\\',
	'//evil.example/',
	'*',
	'http://[/',
	'http://',
	'ftp://x/',
	'games/court/'
])('a target that is not a path is refused: GET %s', async (target) => {
	expect(statusOf(await ask(`GET ${target}`, HTML))).toBe(400);
});

test('a malformed path is a missing file', async () => {
	for (const path of [
		'%',
		'%zz',
		'%00',
		'%c0%af',
		'%ff',
		'..%2f..%2fetc/passwd',
		'%2e%2e%2f%2e%2e%2fetc/passwd',
		'../../../../etc/passwd',
		'..\\..\\etc\\passwd',
		'[',
		'?%',
		'a//b//',
		'__proto__',
		'a'.repeat(5000),
		'a/'.repeat(2000)
	]) {
		const answer = await ask(`GET ${base}/_app/${path}`);
		expect(statusOf(answer), path).toBe(404);
		expect(answer).not.toContain('root:');
	}
});

test('a malformed request is refused', async () => {
	const lines = ['nonsense', 'GET', 'GET / HTTP/9.9', `GET /${'a'.repeat(100_000)} HTTP/1.1`];
	for (const line of [...lines, 'GET /\0 HTTP/1.1', 'GET /\xff HTTP/1.1', 'GET / HTTP/1.1'])
		expect(
			statusOf(await send(`${line}\r\nconnection: close\r\n\r\n`)),
			line.slice(0, 40)
		).toBeOneOf([400, 414, 431]);
});

test('a range that ends before it begins is refused; for any other the whole file is sent', async () => {
	const get = (range: string) => ask(`GET ${base}/${immutable}`, `range: ${range}`);
	expect(statusOf(await get('bytes=5-2'))).toBe(400);
	for (const range of [
		'bytes=0-2',
		'bytes=0-99999999999999999999',
		'bytes=-1',
		'bytes=x',
		'a=1-'
	]) {
		const answer = await get(range);
		expect(statusOf(answer), range).toBe(200);
		expect(answer, range).toMatch(/\r\n\r\nexport \{\};$/);
	}
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])(
	'%s is not allowed',
	async (method) => {
		const answer = await ask(`${method} ${base}/`);
		expect(statusOf(answer)).toBe(405);
		expect(answer).toMatch(/^allow: GET, HEAD\r$/m);
	}
);

test('a request with the full address, as a proxy sends it, is answered', async () => {
	expect(await ask(`GET http://courtbook.example${base}/`, HTML)).toMatch(/the first page$/);
	expect(statusOf(await ask(`HEAD ${base}/`))).toBe(200);
});

test('unknown pages get the app, missing files a 404 that is not cached', async () => {
	const page = await ask(`GET ${base}/chronicle/some-id`, HTML);
	expect(page).toMatch(/^HTTP\/1\.1 200 [^]*the shell$/);
	expect(page).toMatch(/^content-type: text\/html/im);
	expect(page).toMatch(/^cache-control: no-cache\r$/im);
	expect(statusOf(await ask(`GET ${base}`))).toBe(308);
	expect(statusOf(await ask('GET /other', HTML))).toBe(404);
	const kept = await ask(`GET ${base}/${immutable}`);
	expect(kept).toMatch(/^cache-control: public, max-age=31536000, immutable\r$/im);
	for (const accept of ['accept: */*', HTML]) {
		const missing = await ask(`GET ${base}/_app/immutable/gone.js`, accept);
		expect(statusOf(missing)).toBe(404);
		expect(missing).toMatch(/^cache-control: no-cache\r$/im);
	}
});

test('a file that a later build removed is missing', async () => {
	rmSync(join(dir, removed));
	expect(statusOf(await ask(`GET ${base}/${removed}`))).toBe(404);
});

test('hidden files and links out of the build are missing files', async () => {
	const outside = mkdtempSync(join(tmpdir(), 'courtbook-outside-'));
	writeFileSync(join(outside, 'secret.txt'), 'secret');
	writeFileSync(join(dir, '.env'), 'secret');
	mkdirSync(join(dir, '.git'));
	writeFileSync(join(dir, '.git/config'), 'secret');
	symlinkSync(outside, join(dir, 'linked'));
	symlinkSync(join(outside, 'secret.txt'), join(dir, 'page.html'));
	symlinkSync(join(dir, '200.html'), join(dir, 'within.html'));
	const paths = ['.env', '%2eenv', '.git/config', '%2Egit/config', 'linked/secret.txt', 'page'];
	for (const path of [...paths, 'page.html', 'linked']) {
		const answer = await ask(`GET ${base}/${path}`);
		expect([path, statusOf(answer)]).toEqual([path, 404]);
	}
	expect(await ask(`GET ${base}/within`)).toContain('the shell');
	rmSync(outside, { recursive: true });
});
