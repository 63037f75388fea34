import { resolve } from '$app/paths';
import { fetchWhole } from '#lib/words/words.svelte.ts';

/** Named in vite.config.ts too: the worker answers from it. */
const words = () => `words ${resolve('/')}`;
/** Where vite.config.ts has the catalogues lie. */
const FOLDER = '/_app/immutable/words/';

/** Keeps all catalogues of the language in use for visits without network: the app is stored with English alone. */
export async function keepWords(): Promise<void> {
	if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
	try {
		await fetchWhole();
		const kept = await caches.open(words());
		for (const { name } of performance.getEntriesByType('resource'))
			if (name.includes(FOLDER) && !(await kept.match(name))) await kept.add(name);
	} catch {
		// the next visit tries it again
	}
}
