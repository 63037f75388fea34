/** Keeps the screen awake while it is wanted. Browsers let go when the page is hidden, so it is
 * taken again when the page comes back. */
export class WakeLock {
	readonly supported = typeof navigator !== 'undefined' && 'wakeLock' in navigator;
	#wanted = false;
	/** Asked for, or held. */
	#lock: Promise<WakeLockSentinel> | null = null;

	/** Whether the screen should stay awake from now on. */
	want(wanted: boolean): void {
		this.#wanted = wanted;
		if (wanted) this.take();
		else this.#letGo();
	}

	/** Takes the lock if it is wanted and free: called again whenever the page becomes visible. */
	take(): void {
		if (!this.supported || !this.#wanted || document.visibilityState !== 'visible') return;
		if (this.#lock !== null) return;
		const lock = navigator.wakeLock.request('screen');
		this.#lock = lock;
		const isGone = () => {
			if (this.#lock === lock) this.#lock = null;
		};
		// a low battery or a hidden page refuses it; the next visit tries again
		lock.then((held) => held.addEventListener('release', isGone), isGone);
	}

	#letGo(): void {
		const lock = this.#lock;
		this.#lock = null;
		void lock?.then((held) => held.release()).catch(() => undefined);
	}
}
