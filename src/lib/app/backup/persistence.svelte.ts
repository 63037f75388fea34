import { endedSince } from '#lib/storage/evenings.ts';
import { recall, remember } from '#lib/storage/remembered.ts';
import { countAll } from '#lib/storage/whole-store.ts';

/** How many evenings end before a backup is recommended. */
const MANY = 10;

/** Whether the browser has granted persistent storage; null where it has no such thing. */
async function isPersistent(): Promise<boolean | null> {
	try {
		return await navigator.storage.persisted();
	} catch {
		return null;
	}
}

async function askBrowser(): Promise<boolean | null> {
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

/** Asks the browser for persistent storage: once in a tab, when there is something to keep, and once more for the
 * installed app, since WebKit and Chromium grant it to installed apps and usually refuse it to tabs (docs/ios.md).
 * To be called when an evening ends, and when a round of the installed app does. Never rejects. */
export async function askToPersist(installed = isInstalled()): Promise<void> {
	try {
		const asked = await recall('askedToKeep');
		if (asked === 'installed' || (asked === true && !installed)) return;
		if ((await isPersistent()) !== false) return;
		await remember('askedToKeep', installed ? 'installed' : true);
		await askBrowser();
	} catch {
		// the session reports what is wrong with the store
	}
}

/** What is stored on this phone, and how safely. */
export class StorageState {
	state = $state<'reading' | 'read' | 'failed'>('reading');
	counts = $state.raw<Awaited<ReturnType<typeof countAll>> | null>(null);
	/** In bytes; null where the browser does not say. */
	usage = $state<number | null>(null);
	/** Whether storage is persistent; null where the browser has no such thing. */
	persistent = $state<boolean | null>(null);
	/** Whether the browser refused it just now. */
	refused = $state(false);
	/** When the last full backup was saved, in milliseconds since 1970. */
	backedUp = $state<number | null>(null);

	async read(): Promise<void> {
		try {
			const [counts, persistent, backedUp] = await Promise.all([
				countAll(),
				isPersistent(),
				recall('backedUp')
			]);
			Object.assign(this, { counts, persistent, backedUp: backedUp ?? null, state: 'read' });
			const estimate = await navigator.storage.estimate().catch(() => null);
			this.usage = estimate?.usage ?? null;
		} catch {
			if (this.counts === null) this.state = 'failed';
		}
	}

	/** Asks the browser for persistent storage. */
	async ask(): Promise<void> {
		this.persistent = await askBrowser();
		this.refused = this.persistent !== true;
	}
}

/** Recommends a backup after some evenings. */
export class BackupReminder {
	due = $state(false);
	/** Whether there never was a backup. */
	never = $state(false);

	async read(): Promise<void> {
		try {
			const [backedUp, putOff] = await Promise.all([recall('backedUp'), recall('backupPutOff')]);
			this.never = backedUp === undefined;
			this.due = (await endedSince(Math.max(backedUp ?? 0, putOff ?? 0), MANY)) >= MANY;
		} catch {
			// the session reports what is wrong with the store
		}
	}

	/** Dismisses the reminder until that many more evenings have ended. */
	async putOff(): Promise<void> {
		try {
			await remember('backupPutOff', Date.now());
		} catch {
			// it is shown again on the next visit
		}
		this.due = false;
	}
}
