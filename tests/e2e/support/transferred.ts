import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright';

/** The files that a visit transfers, and those that the service worker stores. */

/** One file, with the size of its compressed body. */
export interface Sent {
	readonly path: string;
	readonly bytes: number;
}

/** Opens an address with an empty cache and without the service worker.
 * @param session of the page; the caller may have slowed its network with it
 * @returns all files of a visit without input */
export async function sentFor(page: Page, session: CDPSession, url: string): Promise<Sent[]> {
	const paths = new Map<string, string>();
	const sent: Sent[] = [];
	await session.send('Network.enable');
	await session.send('Network.clearBrowserCache');
	await session.send('Network.setCacheDisabled', { cacheDisabled: true });
	await session.send('Network.setBypassServiceWorker', { bypass: true });
	session.on('Network.requestWillBeSent', ({ requestId, request }) =>
		paths.set(requestId, new URL(request.url).pathname)
	);
	const bodies = new Map<string, number>();
	session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
		bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength)
	);
	session.on('Network.loadingFinished', ({ requestId }) => {
		const path = paths.get(requestId);
		const bytes = bodies.get(requestId) ?? 0;
		if (path !== undefined && bytes > 0) sent.push({ path, bytes });
	});
	await page.goto(url);
	// the typefaces load together with other code after the first screen
	await page.waitForFunction(() => !('typefaces' in document.documentElement.dataset));
	await page.waitForLoadState('networkidle');
	return sent;
}

const KINDS = { js: /\.js$/, css: /\.css$/ } as const;

/** Bytes of all files of a kind. */
export const sumOf = (sent: readonly Sent[], kind: keyof typeof KINDS): number =>
	sent.filter(({ path }) => KINDS[kind].test(path)).reduce((sum, { bytes }) => sum + bytes, 0);

/** Bytes of the styles that are part of the page itself, compressed. */
export async function inlineStyles(page: Page): Promise<number> {
	const html = await (await page.request.get(page.url())).text();
	const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text);
	return styles.length === 0 ? 0 : brotliCompressSync(styles.join('\n')).length;
}

/** The languages whose catalogues were sent. */
export const languagesIn = (sent: readonly Sent[]): string[] => [
	...new Set(
		sent.flatMap(({ path }) => /\/_app\/immutable\/messages\/([\w-]+)\//.exec(path)?.[1] ?? [])
	)
];

/** Paths that the service worker stores, below the path that the app was built for. */
export function storedFiles(dir: string, base = ''): string[] {
	const worker = readFileSync(`${dir}/sw.js`, 'utf8');
	return [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) =>
		url.startsWith('/') ? url.slice(base.length + 1) : url
	);
}

/** Bytes that the service worker stores, as sent with brotli. */
export function storedSize(dir: string, base = ''): number {
	const sizes = storedFiles(dir, base).map((file) => {
		const [path, packed] = [`${dir}/${file}`, `${dir}/${file}.br`];
		return statSync(existsSync(packed) ? packed : path).size;
	});
	return sizes.reduce((sum, size) => sum + size, 0);
}
