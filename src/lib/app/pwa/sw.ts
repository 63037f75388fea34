/** The service worker. vite-plugin-pwa builds it to `sw.js` and fills in the list of files. */
import { clientsClaim } from 'workbox-core';
import {
	addPlugins,
	cleanupOutdatedCaches,
	createHandlerBoundToURL,
	precacheAndRoute,
	type PrecacheEntry
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { checkedTypes } from './checked-types.ts';

/** TypeScript's library for workers contradicts the one for pages. */
declare const self: {
	readonly __WB_MANIFEST: PrecacheEntry[];
	skipWaiting(): Promise<void>;
	addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
	addEventListener(
		type: 'activate',
		listener: (event: { waitUntil(work: Promise<unknown>): void }) => void
	): void;
};
/** The name of the app shell's file, from vite.config.ts. */
declare const FALLBACK_PAGE: string;

const root = import.meta.env.BASE_URL;
const MESSAGES = `messages ${root}`;
/** The name of that cache until November 2026. */
const OLD_MESSAGES = `words ${root}`;
const filled = (name: string) => new CacheFirst({ cacheName: name, plugins: [checkedTypes] });

// sent by the page when the user presses Update
self.addEventListener('message', ({ data }) => {
	if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
/** Takes over the catalogues that an earlier version has stored, so that its languages are still
 * there offline. */
async function takeOverMessages(): Promise<void> {
	if (!(await caches.has(OLD_MESSAGES))) return;
	const [before, after] = await Promise.all([caches.open(OLD_MESSAGES), caches.open(MESSAGES)]);
	for (const request of await before.keys()) {
		const stored = await before.match(request);
		if (stored !== undefined) await after.put(request, stored);
	}
	await caches.delete(OLD_MESSAGES);
}
// if the browser's storage is full, the old cache stays for the next version
self.addEventListener('activate', (event) =>
	event.waitUntil(takeOverMessages().catch(() => undefined))
);
// a first visit works offline at once, without a reload
clientsClaim();

addPlugins([checkedTypes]);
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// licences are not stored
const pages = { denylist: [/\.txt$/] };
registerRoute(new NavigationRoute(createHandlerBoundToURL(`${root}${FALLBACK_PAGE}`), pages));
// filled by language-cache.ts and old-files.ts, which name these caches too
registerRoute(/\/_app\/immutable\/messages\/(?!en\/)/, filled(MESSAGES));
registerRoute(/\/_app\/immutable\//, filled(`old-parts ${root}`));
