import { recall, remember } from '#lib/storage/remembered.ts';

/** Whether the browser has granted persistent storage; null where the browser does not support
 * it. */
export async function isPersistent(): Promise<boolean | null> {
	try {
		return await navigator.storage.persisted();
	} catch {
		return null;
	}
}

/** Asks the browser for persistent storage; null where the browser does not support it. */
export async function requestPersistence(): Promise<boolean | null> {
	try {
		return await navigator.storage.persist();
	} catch {
		return null;
	}
}

/** Whether the app is running as an installed one. */
export const isInstalled = (): boolean =>
	matchMedia('(display-mode: standalone)').matches ||
	(navigator as { readonly standalone?: boolean }).standalone === true;

/** Asks the browser for persistent storage: once in a tab, when there is something to keep, and
 * once more in the installed app, since WebKit and Chromium grant it to installed apps and usually
 * refuse it to tabs (docs/ios.md). To be called when an evening ends, and in the installed app also
 * when a round ends. Never rejects. */
export async function askToPersist(installed = isInstalled()): Promise<void> {
	try {
		const asked = await recall('askedToKeep');
		if (asked === 'installed' || (asked === true && !installed)) return;
		if ((await isPersistent()) !== false) return;
		await remember('askedToKeep', installed ? 'installed' : true);
		await requestPersistence();
	} catch {
		// the session reports the fault of the store
	}
}
