/** Keeps the screen awake while wanted. Browsers release the lock when the page is hidden, so it is
 * requested again when the page becomes visible. */
export class WakeLock {
	readonly supported = typeof navigator !== 'undefined' && 'wakeLock' in navigator;
	#wanted = false;
	/** The lock, requested or held. */
	#lock: Promise<WakeLockSentinel> | null = null;

	/** Whether the screen should stay awake from now on. */
	want(wanted: boolean): void {
		this.#wanted = wanted;
		if (wanted) this.take();
		else this.#letGo();
	}

	/** Requests the lock if it is wanted and not held. Called whenever the page becomes visible. */
	take(): void {
		if (!this.supported || !this.#wanted || document.visibilityState !== 'visible') return;
		if (this.#lock !== null) return;
		const lock = navigator.wakeLock.request('screen');
		this.#lock = lock;
		const isGone = () => {
			if (this.#lock === lock) this.#lock = null;
		};
		// refused, for instance with a low battery or a hidden page; tried again when the page becomes
		// visible
		lock.then((held) => held.addEventListener('release', isGone), isGone);
	}

	#letGo(): void {
		const lock = this.#lock;
		this.#lock = null;
		void lock?.then((held) => held.release()).catch(() => undefined);
	}
}
