import { endedSince } from '#lib/storage/evenings.ts';
import { recall, remember } from '#lib/storage/remembered.ts';

/** How many evenings end before a backup is recommended. */
const MANY = 10;

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
