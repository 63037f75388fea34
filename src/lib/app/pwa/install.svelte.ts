import { askToPersist, isInstalled } from '#lib/app/backup/persistence.ts';
import {
	dismissedAt,
	leftAt,
	mayOffer,
	parseVisits,
	visitedAt,
	installMethod,
	type Visits,
	type InstallMethod
} from './install-offer.ts';

const KEY = 'courtbook-visits';

/** Only in Chromium, so not in TypeScript's library. */
interface InstallPromptEvent extends Event {
	prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
	interface Window {
		/** Set by `src/app.html`: returns the install prompt that came before the app ran. */
		takeEarlyInstallPrompt?: () => InstallPromptEvent | undefined;
	}
}

/** Null on the first visit, and where nothing can be stored. */
function storedVisits(): Visits | null {
	try {
		return parseVisits(localStorage.getItem(KEY));
	} catch {
		return null;
	}
}

/** Whether the app can be installed, and whether that may be offered now. */
class Install {
	way = $state<InstallMethod>('none');
	#visits = $state.raw<Visits | null>(null);
	#event: InstallPromptEvent | null = null;
	#follows = false;

	/** Whether the app may be offered for installation now.
	 * @param isMoment whether nothing is stored yet, or an evening has just been closed */
	isDue(isMoment: boolean): boolean {
		return this.#visits !== null && mayOffer(this.#visits, Date.now(), this.way, isMoment);
	}

	/** Follows the browser's install events, from the first call. */
	follow(): void {
		if (this.#follows) return;
		this.#follows = true;
		const early = window.takeEarlyInstallPrompt?.();
		addEventListener('beforeinstallprompt', (event) => this.#keep(event as InstallPromptEvent));
		addEventListener('appinstalled', () => {
			this.#forget();
			void askToPersist(true);
		});
		document.addEventListener('visibilitychange', () => this.#visit());
		if (early === undefined) this.#look();
		else this.#keep(early);
		this.#visit();
	}

	/** Keeps the browser's prompt, to be shown at a suitable moment. */
	#keep(event: InstallPromptEvent): void {
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
		this.way = installMethod({
			installed: isInstalled(),
			canAsk,
			userAgent,
			touchPoints: maxTouchPoints
		});
	}

	#visit(): void {
		const before = storedVisits();
		const isLeft = before !== null && document.visibilityState === 'hidden';
		const now = Date.now();
		this.#remember(isLeft ? leftAt(before, now) : visitedAt(before, now));
	}

	#remember(visits: Visits): void {
		this.#visits = visits;
		try {
			localStorage.setItem(KEY, JSON.stringify(visits));
		} catch {
			// without storage each visit is the first one
		}
	}

	/** Shows the browser's prompt, which can be shown once. */
	async ask(): Promise<void> {
		const event = this.#event;
		this.#forget();
		const answer = await event?.prompt();
		if (answer?.outcome === 'dismissed') this.dismiss();
	}

	/** Dismisses the offer. */
	dismiss(): void {
		const now = Date.now();
		this.#remember(dismissedAt(visitedAt(storedVisits(), now), now));
	}
}
export const install = new Install();
