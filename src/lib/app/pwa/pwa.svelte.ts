import { resolve } from '$app/paths';
import { keepWords } from './language-cache.ts';
import { worker } from './service-worker.ts';

/** Named in vite.config.ts too: the worker answers from it what its own store lacks. */
const oldParts = () => `old-parts ${resolve('/')}`;

/** An updated worker takes over every tab at once and forgets the files of the version before,
 * which the host may no longer have either. A tab where nobody asked for the update runs on as it
 * is, so what it has yet to load is kept for it, until the next update. */
async function keepOldParts(): Promise<void> {
	await caches.delete(oldParts());
	const kept = await caches.open(oldParts());
	for (const name of await caches.keys()) {
		if (!name.includes('precache') || !name.endsWith(location.origin + resolve('/'))) continue;
		const stored = await caches.open(name);
		for (const request of await stored.keys()) {
			const part = request.url.includes('/_app/immutable/') && (await stored.match(request));
			if (part) await kept.put(request, part);
		}
	}
}

/** The installed app: whether it is stored for use without network, and whether a newer one waits.
 * An update waits for the user, in each tab: nothing here reloads a page by itself. */
class Pwa {
	/** A newer version is stored, and comes with `update()`. */
	updateReady = $state(false);
	/** This version is stored whole: it works without network from now on. */
	offlineReady = $state(false);
	#registration: ServiceWorkerRegistration | undefined;

	/** Looks after the worker, in the browser. */
	async watch(): Promise<void> {
		const registration = await worker();
		if (!registration) return;
		this.#registration = registration;
		void navigator.serviceWorker.ready.then(() => (this.offlineReady = true));
		if (navigator.serviceWorker.controller !== null) void keepWords();
		// of a first visit
		else navigator.serviceWorker.addEventListener('controllerchange', () => void keepWords());
		this.updateReady = registration.waiting !== null;
		this.#watch(registration);
		registration.addEventListener('updatefound', () => this.#watch(registration));
	}

	#watch({ installing, active }: ServiceWorkerRegistration): void {
		// the very first one is no update
		if (!installing || !active) return;
		installing.addEventListener('statechange', () => {
			if (installing.state === 'installed') this.updateReady = true;
		});
	}

	/** Goes over to the newer version; this tab reloads as soon as that one is in charge. */
	async update(): Promise<void> {
		const waiting = this.#registration?.waiting;
		// another tab went over already
		if (!waiting) return location.reload();
		await keepOldParts();
		navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
			once: true
		});
		waiting.postMessage({ type: 'SKIP_WAITING' });
	}
}

export const pwa = new Pwa();
