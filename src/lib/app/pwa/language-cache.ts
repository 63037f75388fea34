import { resolve } from '$app/paths';
import { loadAllMessages, locale } from '#lib/messages/messages.svelte.ts';

/** Named in vite.config.ts too: the worker answers from it. */
const words = () => `words ${resolve('/')}`;

/** Where all catalogues are that this version has beside the English ones (bundling.ts): the list is stored with it,
 * so that no tab goes by that of a newer one. */
async function listWords(): Promise<string[]> {
	const app = new URL(`${resolve('/')}_app/`, location.href);
	const answer = await fetch(new URL('words.json', app));
	const files = (await answer.json()) as string[];
	return files.map((file) => new URL(`immutable/messages/${file}`, app).href);
}

/** Keeps all catalogues of the language in use for visits without network: the app is stored with English alone. Those
 * of other languages that were in use stay too, but none of an older version. */
export async function keepWords(): Promise<void> {
	if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
	try {
		await loadAllMessages();
		const present = await listWords();
		const kept = await caches.open(words());
		for (const url of present)
			if (url.includes(`/messages/${locale()}/`) && !(await kept.match(url))) await kept.add(url);
		for (const request of await kept.keys())
			if (!present.includes(request.url)) await kept.delete(request);
	} catch {
		// the next visit tries it again
	}
}
