/** Keeps the screen awake while it is wanted. Browsers let go when the page is hidden, so it is taken again when
 * the page comes back. */
export class WakeLock {
	readonly supported = typeof navigator !== 'undefined' && 'wakeLock' in navigator;
	held = $state(false);
	#wanted = false;
	#lock: WakeLockSentinel | null = null;

	/** Whether the screen should stay awake from now on. */
	want(wanted: boolean): void {
		if (wanted === this.#wanted) return;
		this.#wanted = wanted;
		if (wanted) void this.take();
		else void this.#lock?.release();
	}

	/** Takes the lock if it is wanted and free: called again whenever the page becomes visible. */
	async take(): Promise<void> {
		if (!this.supported || !this.#wanted || this.held || document.visibilityState !== 'visible')
			return;
		try {
			const lock = await navigator.wakeLock.request('screen');
			this.#lock = lock;
			this.held = true;
			lock.addEventListener('release', () => (this.held = false));
			if (!this.#wanted) await lock.release();
		} catch {
			// a low battery or a hidden page refuses it; the next visit tries again
			this.held = false;
		}
	}
}
