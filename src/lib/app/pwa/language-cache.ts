import { resolve } from '$app/paths';
import { loadAllMessages, locale } from '#lib/messages/messages.svelte.ts';

const FOLDER = '/_app/immutable/messages/';
/** Also named in sw.ts: the service worker stores fetched catalogues in this cache. */
const cacheName = () => `messages ${resolve('/')}`;

/** The addresses of the catalogues that this page has loaded. */
const loaded = new Set<string>();
let observer: PerformanceObserver | undefined;

/** The addresses of the loaded catalogues, including those loaded after the browser's list of
 * resources was full. */
function loadedCatalogues(): readonly string[] {
	const add = (entries: PerformanceEntryList) => {
		for (const { name } of entries) if (name.includes(FOLDER)) loaded.add(name);
	};
	if (observer === undefined) {
		observer = new PerformanceObserver((list) => add(list.getEntries()));
		observer.observe({ type: 'resource' });
		add(performance.getEntriesByType('resource'));
	}
	add(observer.takeRecords());
	return [...loaded];
}

/** Stores all catalogues of the current language for offline use; the app itself is stored with
 * English alone. Catalogues of other languages that were used are kept, older versions of this one
 * are removed. To be called once early, for any language. Never rejects: the next visit tries
 * again. */
export async function cacheLanguage(): Promise<void> {
	if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
	const language = locale();
	loadedCatalogues();
	if (language === 'en') return;
	try {
		await loadAllMessages();
		const folder = `${FOLDER}${language}/`;
		const files = loadedCatalogues().filter((url) => url.includes(folder));
		const cache = await caches.open(cacheName());
		// a catalogue that was loaded before the service worker, which stores only its own fetches
		for (const url of files) if (!(await cache.match(url))) await fetch(url);
		for (const { url } of await cache.keys())
			if (url.includes(folder) && !files.includes(url)) await cache.delete(url);
	} catch {
		// offline, or the browser's storage is full
	}
}
