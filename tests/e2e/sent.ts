import type { CDPSession, Page } from 'playwright';

/** What a page had sent, as it came over the wire: packed, and with the headers. */
export interface Sent {
	readonly path: string;
	readonly bytes: number;
}

/** What opening an address has sent to a browser that has none of it, until nothing more comes.
 * @param session of the page, for whatever else the caller has asked of it */
export async function sentFor(page: Page, session: CDPSession, url: string): Promise<Sent[]> {
	const paths = new Map<string, string>();
	const sent: Sent[] = [];
	await session.send('Network.enable');
	await session.send('Network.clearBrowserCache');
	await session.send('Network.setBypassServiceWorker', { bypass: true });
	session.on('Network.responseReceived', ({ requestId, response }) =>
		paths.set(requestId, new URL(response.url).pathname)
	);
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		const path = paths.get(requestId);
		if (path !== undefined && encodedDataLength > 0) sent.push({ path, bytes: encodedDataLength });
	});
	await page.goto(url);
	await page.waitForLoadState('networkidle');
	return sent;
}

const KINDS = { js: /\.js$/, css: /\.css$/, font: /\.woff2$/, html: /\/[^.]*$/ } as const;
export type SentKind = keyof typeof KINDS;

/** How much of a kind that is, in bytes. */
export const sumOf = (sent: readonly Sent[], kind: SentKind): number =>
	sent.filter(({ path }) => KINDS[kind].test(path)).reduce((sum, { bytes }) => sum + bytes, 0);

/** The languages whose catalogues are among it. */
export const languagesIn = (sent: readonly Sent[]): string[] => [
	...new Set(
		sent.flatMap(({ path }) => /\/_app\/immutable\/words\/([\w-]+)\//.exec(path)?.[1] ?? [])
	)
];
