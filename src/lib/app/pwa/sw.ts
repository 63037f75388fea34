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
};
/** The name of the app shell's file, from vite.config.ts. */
declare const FALLBACK_PAGE: string;

const root = import.meta.env.BASE_URL;
const filled = (name: string) => new CacheFirst({ cacheName: name, plugins: [checkedTypes] });

// sent by the page when the user presses Update
self.addEventListener('message', ({ data }) => {
	if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
// a first visit works offline at once, without a reload
clientsClaim();

addPlugins([checkedTypes]);
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// licences are not stored
const pages = { denylist: [/\.txt$/] };
registerRoute(new NavigationRoute(createHandlerBoundToURL(`${root}${FALLBACK_PAGE}`), pages));
// filled by language-cache.ts and old-files.ts, which name these caches too
registerRoute(/\/_app\/immutable\/messages\/(?!en\/)/, filled(`words ${root}`));
registerRoute(/\/_app\/immutable\//, filled(`old-parts ${root}`));
