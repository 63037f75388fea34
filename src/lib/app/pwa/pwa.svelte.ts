import { registerServiceWorker, storeLanguage } from './service-worker.ts';
import { UpdateCheck } from './update-check.ts';

/** How often to check whether a new version is to be asked for, in milliseconds. */
const LOOK_EVERY = 600_000;

/** The service worker's state: whether the app is stored for offline use, and whether a newer
 * version is ready. Updates wait for the user: the page never reloads by itself. */
class Pwa {
	/** Whether a newer version is stored; `update()` starts it. */
	updateReady = $state(false);
	/** Whether this version is stored completely, for offline use. */
	offlineReady = $state(false);
	#registration: ServiceWorkerRegistration | undefined;
	#updates: UpdateCheck | undefined;
	#isRoundOn = false;

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
		this.#askForUpdates(registration);
	}

	#askForUpdates(registration: ServiceWorkerRegistration): void {
		const updates = new UpdateCheck(() => registration.update(), Date.now());
		this.#updates = updates;
		const isVisible = () => document.visibilityState === 'visible';
		document.addEventListener('visibilitychange', () => {
			if (isVisible()) updates.onShown(Date.now());
			void this.#askIfDue();
		});
		setInterval(() => {
			if (isVisible()) updates.onVisible(Date.now());
			void this.#askIfDue();
		}, LOOK_EVERY);
	}

	async #askIfDue(): Promise<void> {
		await this.#updates?.askIfDue(Date.now(), this.#isRoundOn);
	}

	/** While a round is on, the host is not asked for a new version, so that nothing is loaded
	 * between taps. */
	set isRoundOn(isRoundOn: boolean) {
		this.#isRoundOn = isRoundOn;
		void this.#askIfDue();
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
