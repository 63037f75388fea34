import { randomId } from '#lib/app/random-id.ts';

const NAME = 'courtbook-reach';

/** Waits until no other tab of this phone is at a shared table: two tabs would write with one key.
 * @param onWait called with true if another tab is at a table, and with false when it has left
 * @returns a function that releases the lock */
export async function takeTableLock(onWait: (isWaiting: boolean) => void): Promise<() => void> {
	if (!('locks' in navigator)) return askTabs(onWait);
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

/** How long a tab at a table may take to say so. In milliseconds. */
const ANSWER_WITHIN = 300;
/** In milliseconds. */
const ASK_AGAIN = 3000;

/** Does the same without Web Locks, which browsers have on secure origins only: tabs tell each
 * other. Of two that ask at once, the one with the smaller id is first. */
async function askTabs(onWait: (isWaiting: boolean) => void): Promise<() => void> {
	const tabs = new BroadcastChannel(NAME);
	const id = randomId();
	let isHeld = false;
	let onAnswer: (() => void) | null = null;
	let onRelease: (() => void) | null = null;
	tabs.onmessage = ({ data }: MessageEvent<{ readonly says: string; readonly id: string }>) => {
		if (data.says === 'asks' && (isHeld || (onAnswer !== null && id < data.id)))
			tabs.postMessage({ says: 'holds', id });
		if (data.says === 'holds') onAnswer?.();
		if (data.says === 'leaves') onRelease?.();
	};
	const leave = () => tabs.postMessage({ says: 'leaves', id });
	for (let waited = false; !isHeld; waited = true) {
		tabs.postMessage({ says: 'asks', id });
		const released = new Promise<void>((resolve) => {
			onRelease = resolve;
			// a tab that was killed tells nobody that it left
			setTimeout(resolve, ASK_AGAIN);
		});
		isHeld = await new Promise<boolean>((resolve) => {
			onAnswer = () => resolve(false);
			setTimeout(() => resolve(true), ANSWER_WITHIN);
		});
		onAnswer = null;
		if (waited || !isHeld) onWait(!isHeld);
		if (!isHeld) await released;
	}
	addEventListener('pagehide', leave, { once: true });
	return () => {
		removeEventListener('pagehide', leave);
		leave();
		tabs.close();
	};
}
