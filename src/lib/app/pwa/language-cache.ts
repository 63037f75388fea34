import { resolve } from '$app/paths';
import { loadAllMessages, locale } from '#lib/messages/messages.svelte.ts';

/** Named in vite.config.ts too: the service worker answers from this cache. */
const cacheName = () => `words ${resolve('/')}`;

/** Stores all catalogues of the language in use for visits without network; the app itself is stored with English alone.
 * Catalogues of other languages that were in use stay, files of older versions of this one go. Never rejects: the next
 * visit tries again. */
export async function cacheLanguage(): Promise<void> {
	if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
	const language = locale();
	if (language === 'en') return;
	try {
		// the default of 250 may be used up
		performance.setResourceTimingBufferSize(2000);
		await loadAllMessages();
		const folder = `/_app/immutable/messages/${language}/`;
		const files = performance
			.getEntriesByType('resource')
			.map(({ name }) => name)
			.filter((url) => url.includes(folder));
		const cache = await caches.open(cacheName());
		for (const url of new Set(files)) if (!(await cache.match(url))) await cache.add(url);
		for (const { url } of await cache.keys())
			if (url.includes(folder) && !files.includes(url)) await cache.delete(url);
	} catch {
		// offline, or the browser's storage is full
	}
}
