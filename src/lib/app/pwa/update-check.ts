const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** When to ask the host for a new version of the app while the page stays open: when it becomes
 * visible an hour after the last time, and once a day while it is visible. Browsers ask only when a
 * page is loaded, and a phone may resume the same page for weeks. Times are in milliseconds since
 * 1970. */
export class UpdateCheck {
	readonly #ask: () => Promise<unknown>;
	#askedAt: number;
	/** The pause while the page stays visible. */
	#pause = DAY;
	#isDue = false;

	/** @param ask rejects if the host cannot be reached, as offline
	 * @param now when the page was loaded, which asked too */
	constructor(ask: () => Promise<unknown>, now: number) {
		this.#ask = ask;
		this.#askedAt = now;
	}

	/** Called when the page becomes visible. */
	onShown(now: number): void {
		this.#look(now, HOUR);
	}

	/** Called now and then while the page is visible. */
	onVisible(now: number): void {
		this.#look(now, this.#pause);
	}

	#look(now: number, pause: number): void {
		const since = now - this.#askedAt;
		// a clock that was set back must not keep the page old
		this.#isDue ||= since < 0 || since >= pause;
	}

	/** Asks if it is due, unless a round is on: then it stays due. Never rejects. */
	async askIfDue(now: number, isRoundOn: boolean): Promise<void> {
		if (!this.#isDue || isRoundOn) return;
		this.#isDue = false;
		this.#askedAt = now;
		this.#pause = DAY;
		// offline, it asks again after an hour
		await this.#ask().catch(() => (this.#pause = HOUR));
	}
}
