import { endedSince } from '#lib/storage/evenings.ts';
import { recallHere, rememberHere } from '#lib/app/settings/local-storage.ts';
import { recall, remember } from '#lib/storage/remembered.ts';

/** How many evenings end before a backup is recommended. */
const MANY = 10;

/** The key in localStorage, which is used if the store is full. */
const KEY = 'courtbook-backed-up';

/** Remembers when a full backup was saved, in milliseconds since 1970. Never rejects. */
export async function rememberBackup(at: number): Promise<void> {
	await remember('backedUp', at).catch(() => rememberHere(KEY, String(at)));
}

/** When the last full backup was saved, in milliseconds since 1970; null if that is not known.
 * Rejects if the store cannot be read. */
export async function lastBackup(): Promise<number | null> {
	const last = Math.max((await recall('backedUp')) ?? 0, Number(recallHere(KEY) ?? 0));
	return last > 0 ? last : null;
}

/** Recommends a backup after some evenings. */
export class BackupReminder {
	due = $state(false);
	/** Whether there never was a backup. */
	never = $state(false);

	async read(): Promise<void> {
		try {
			const [backedUp, putOff] = await Promise.all([lastBackup(), recall('backupPutOff')]);
			this.never = backedUp === null;
			this.due = (await endedSince(Math.max(backedUp ?? 0, putOff ?? 0), MANY)) >= MANY;
		} catch {
			// the session reports the fault of the store
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
