const NAME = 'courtbook-reach';

/** Waits until no other tab of this phone is at a shared table: two tabs would write with one key.
 * @param onWait called with true if another tab is at a table, and with false when it has left
 * @returns a function that releases the lock */
export async function takeTableLock(onWait: (isWaiting: boolean) => void): Promise<() => void> {
	if (!('locks' in navigator)) return () => undefined;
	const release = await request({ ifAvailable: true });
	if (release !== null) return release;
	onWait(true);
	const released = await request({});
	onWait(false);
	return released!;
}

/** @returns null if the lock is not available */
const request = (options: LockOptions): Promise<(() => void) | null> =>
	new Promise((resolve) => {
		void navigator.locks.request(NAME, options, (lock) => {
			if (lock !== null) return new Promise<void>((release) => resolve(release));
			resolve(null);
			return undefined;
		});
	});
