import { resolve } from '$app/paths';

/** Also named in sw.ts: the service worker answers from this cache if its precache lacks a file. */
const oldFiles = () => `old-parts ${resolve('/')}`;

/** Copies the files of this version to another cache before an update. The new service worker takes
 * over every tab at once and deletes the old precache, and the host may have deleted the old files.
 * A tab that was not reloaded still needs them. They stay until the next update. */
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
