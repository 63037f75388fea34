import type { CDPSession, Page } from 'playwright';

/** What a page had sent, as it came over the wire: packed, and with the headers. */
export interface Sent {
	readonly path: string;
	readonly bytes: number;
}

/** What opening an address has sent to a browser that has none of it.
 * @param session of the page, for whatever else the caller has asked of it
 * @param stands resolves when the first screen stands and can be used: the rest comes later, with nobody waiting for it
 * @returns what was sent until then, and what was sent besides until nothing more came */
export async function sentFor(
	page: Page,
	session: CDPSession,
	url: string,
	stands: () => Promise<unknown>
): Promise<{ first: Sent[]; later: Sent[] }> {
	const asked = new Map<string, { path: string; isFirst: boolean }>();
	const sent = { first: [] as Sent[], later: [] as Sent[] };
	let isFirst = true;
	await session.send('Network.enable');
	await session.send('Network.clearBrowserCache');
	await session.send('Network.setBypassServiceWorker', { bypass: true });
	// what was asked for before is of the first load, also where it comes after
	session.on('Network.requestWillBeSent', ({ requestId, request }) =>
		asked.set(requestId, { path: new URL(request.url).pathname, isFirst })
	);
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		const about = asked.get(requestId);
		if (about === undefined || encodedDataLength === 0) return;
		sent[about.isFirst ? 'first' : 'later'].push({ path: about.path, bytes: encodedDataLength });
	});
	await page.goto(url);
	await stands();
	isFirst = false;
	// the last of what comes later is asked for after a while of quiet
	await page.waitForTimeout(LATER);
	await page.waitForLoadState('networkidle');
	return sent;
}

/** As long as the app may leave the network alone before it asks for more by itself, in milliseconds. */
const LATER = 3000;

const KINDS = { js: /\.js$/, css: /\.css$/, font: /\.woff2$/, html: /\/[^.]*$/ } as const;
export type SentKind = keyof typeof KINDS;

/** How much of a kind that is, in bytes. */
export const sumOf = (sent: readonly Sent[], kind: SentKind): number =>
	sent.filter(({ path }) => KINDS[kind].test(path)).reduce((sum, { bytes }) => sum + bytes, 0);

/** The languages whose catalogues are among it. */
export const languagesIn = (sent: readonly Sent[]): string[] => [
	...new Set(
		sent.flatMap(({ path }) => /\/_app\/immutable\/messages\/([\w-]+)\//.exec(path)?.[1] ?? [])
	)
];
