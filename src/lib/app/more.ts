import { stands } from './stands.ts';

/** Somebody is there, who may tap next; another tab has something to say; or what is shown is not as it should be. */
const REASONS = [
	...['pointerdown', 'keydown', 'click', 'input'],
	...['storage', 'error', 'unhandledrejection']
];
/** The system wants the screen otherwise than it did. */
const WISHES = ['(prefers-color-scheme: light)', '(prefers-contrast: more)'];

/** What the first screen does not show, but what is done on it needs: it comes when there is a reason for it, so that a
 * visit is sent no more than what somebody looks at. */
class More {
	/** Whether there was a reason. */
	isWanted = false;
	#want = () => {};
	readonly #wanted = new Promise<void>((resolve) => {
		this.#want = resolve;
	});

	/** There is a reason. */
	readonly want = (): void => {
		this.isWanted = true;
		this.#want();
	};

	/** Begins to look for one, in the browser. Where the app lies on the phone nothing has to be sent: that is one. */
	look(): void {
		for (const reason of REASONS)
			addEventListener(reason, this.want, { capture: true, once: true, passive: true });
		for (const wish of WISHES)
			matchMedia(wish).addEventListener('change', this.want, { once: true });
		const workers = (navigator as { readonly serviceWorker?: ServiceWorkerContainer })
			.serviceWorker;
		if (workers?.controller) this.want();
		else workers?.addEventListener('controllerchange', this.want, { once: true });
	}

	/** Resolves when there is one and the first screen stands. */
	async isDue(): Promise<void> {
		await this.#wanted;
		await stands();
	}
}
export const more = new More();
