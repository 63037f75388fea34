import { registerServiceWorker, storeLanguage } from './service-worker.ts';

/** The service worker's state: whether the app is stored for offline use, and whether a newer
 * version is ready. Updates wait for the user: the page never reloads by itself. */
class Pwa {
	/** Whether a newer version is stored; `update()` starts it. */
	updateReady = $state(false);
	/** Whether this version is stored completely, for offline use. */
	offlineReady = $state(false);
	#registration: ServiceWorkerRegistration | undefined;

	/** Registers the service worker and follows its updates. */
	async start(): Promise<void> {
		const registration = await registerServiceWorker();
		if (!registration) return;
		this.#registration = registration;
		void navigator.serviceWorker.ready.then(() => (this.offlineReady = true));
		if (navigator.serviceWorker.controller !== null) storeLanguage();
		// on a first visit
		else navigator.serviceWorker.addEventListener('controllerchange', storeLanguage);
		this.updateReady = registration.waiting !== null;
		this.#watch(registration);
		registration.addEventListener('updatefound', () => this.#watch(registration));
	}

	#watch({ installing, active }: ServiceWorkerRegistration): void {
		// the first installation is not an update
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
		const { keepOldFiles } = await import('./old-files.ts');
		await keepOldFiles();
		navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
			once: true
		});
		waiting.postMessage({ type: 'SKIP_WAITING' });
	}
}

export const pwa = new Pwa();
