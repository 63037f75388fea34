import {
	dismissedAt,
	leftAt,
	mayOffer,
	parseVisits,
	visitedAt,
	wayToInstall,
	type Visits,
	type Way
} from './install-offer.ts';

const KEY = 'courtbook-visits';

/** Chromium's; not in TypeScript's own library, for it is on no standard's way. */
interface InstallEvent extends Event {
	prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
	interface Window {
		/** Ends the waiting that `src/app.html` began, for the browser's offer to install the app. */
		offeredEarly?: () => InstallEvent | undefined;
	}
}

const isInstalled = (): boolean =>
	matchMedia('(display-mode: standalone)').matches ||
	(navigator as { readonly standalone?: boolean }).standalone === true;

/** Where nothing can be stored, each visit is the first. */
function stored(): Visits | null {
	try {
		return parseVisits(localStorage.getItem(KEY));
	} catch {
		return null;
	}
}

/** Whether the app can be installed, and whether that may be offered now. */
class Install {
	way = $state<Way>('none');
	#offered = $state(false);
	#event: InstallEvent | null = null;
	#follows = false;

	/** Whether an offer is due, at a good moment. */
	get due(): boolean {
		return this.#offered && this.way !== 'none';
	}

	/** Begins to look, in the browser. */
	follow(): void {
		if (this.#follows) return;
		this.#follows = true;
		const early = window.offeredEarly?.();
		addEventListener('beforeinstallprompt', (event) => this.#keep(event as InstallEvent));
		addEventListener('appinstalled', () => this.#forget());
		document.addEventListener('visibilitychange', () => this.#visit());
		if (early === undefined) this.#look();
		else this.#keep(early);
		this.#visit();
	}

	/** Keeps what the browser can ask. */
	#keep(event: InstallEvent): void {
		// it is offered when it suits the table, not when it suits the browser
		event.preventDefault();
		this.#event = event;
		this.#look();
	}

	#forget(): void {
		this.#event = null;
		this.#look();
	}

	#look(): void {
		const { userAgent, maxTouchPoints } = navigator;
		const canAsk = this.#event !== null;
		this.way = wayToInstall({
			installed: isInstalled(),
			...{ canAsk, userAgent, touchPoints: maxTouchPoints }
		});
	}

	#visit(): void {
		const before = stored();
		const isLeft = before !== null && document.visibilityState === 'hidden';
		const now = Date.now();
		this.#remember(isLeft ? leftAt(before, now) : visitedAt(before, now));
	}

	#remember(visits: Visits): void {
		this.#offered = mayOffer(visits, Date.now());
		try {
			localStorage.setItem(KEY, JSON.stringify(visits));
		} catch {
			// private mode: nothing is offered
		}
	}

	/** Has the browser ask. Its question can be asked once. */
	async ask(): Promise<void> {
		const event = this.#event;
		this.#forget();
		const answer = await event?.prompt();
		if (answer?.outcome === 'dismissed') this.dismiss();
	}

	/** It is not wanted now. */
	dismiss(): void {
		const now = Date.now();
		this.#remember(dismissedAt(visitedAt(stored(), now), now));
	}
}
export const install = new Install();
