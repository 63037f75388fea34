import { resolve } from '$app/paths';

/** Named in sw.ts too: the service worker answers from it what its precache lacks. */
const oldFiles = () => `old-parts ${resolve('/')}`;

/** Copies the files of this version to another cache before an update. The new service worker takes
 * over every tab at once and deletes the old precache, and the host may not have the old files any
 * more, but a tab where nobody asked for the update still loads parts of the old version. They stay
 * until the next update. */
export async function keepOldFiles(): Promise<void> {
	await caches.delete(oldFiles());
	const copies = await caches.open(oldFiles());
	for (const name of await caches.keys()) {
		if (!name.includes('precache') || !name.endsWith(location.origin + resolve('/'))) continue;
		const stored = await caches.open(name);
		for (const request of await stored.keys()) {
			const part = request.url.includes('/_app/immutable/') && (await stored.match(request));
			if (part) await copies.put(request, part);
		}
	}
}
