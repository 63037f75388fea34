import { resolve } from '$app/paths';
import { cacheLanguage } from './language-cache.ts';
import { registerServiceWorker } from './service-worker.ts';

/** Named in vite.config.ts too: the service worker answers from it what its precache lacks. */
const oldFiles = () => `old-parts ${resolve('/')}`;

/** Copies the files of this version to another cache before an update. The new service worker takes over every tab at once
 * and deletes the old precache, and the host may not have the old files any more, but a tab where nobody asked for the
 * update still loads parts of the old version. They stay until the next update. */
async function keepOldFiles(): Promise<void> {
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

/** The service worker's state: whether the app is stored for use without network, and whether a newer version waits. An
 * update waits for the user; nothing here reloads a page by itself. */
class Pwa {
	/** A newer version is stored; `update()` starts it. */
	updateReady = $state(false);
	/** This version is stored completely and works without network. */
	offlineReady = $state(false);
	#registration: ServiceWorkerRegistration | undefined;

	/** Registers the service worker and follows its updates. */
	async start(): Promise<void> {
		const registration = await registerServiceWorker();
		if (!registration) return;
		this.#registration = registration;
		void navigator.serviceWorker.ready.then(() => (this.offlineReady = true));
		if (navigator.serviceWorker.controller !== null) void cacheLanguage();
		// on a first visit
		else navigator.serviceWorker.addEventListener('controllerchange', () => void cacheLanguage());
		this.updateReady = registration.waiting !== null;
		this.#watch(registration);
		registration.addEventListener('updatefound', () => this.#watch(registration));
	}

	#watch({ installing, active }: ServiceWorkerRegistration): void {
		// the first installation is no update
		if (!installing || !active) return;
		installing.addEventListener('statechange', () => {
			if (installing.state === 'installed') this.updateReady = true;
		});
	}

	/** Starts the newer version; this tab reloads as soon as it is active. */
	async update(): Promise<void> {
		const waiting = this.#registration?.waiting;
		// another tab has updated already
		if (!waiting) return location.reload();
		await keepOldFiles();
		navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
			once: true
		});
		waiting.postMessage({ type: 'SKIP_WAITING' });
	}
}

export const pwa = new Pwa();
