import { countAll } from '#lib/storage/whole-store.ts';
import { lastBackup } from './backup-reminder.svelte.ts';
import { isPersistent, requestPersistence } from './persistence.ts';

/** The amount of stored data, and whether storage is persistent. */
export class StorageState {
	state = $state<'reading' | 'read' | 'failed'>('reading');
	counts = $state.raw<Awaited<ReturnType<typeof countAll>> | null>(null);
	/** In bytes; null where the browser does not report it. */
	usage = $state<number | null>(null);
	/** Whether storage is persistent; null where the browser does not support that. */
	persistent = $state<boolean | null>(null);
	/** Whether the browser has just refused persistent storage. */
	refused = $state(false);
	/** When the last full backup was saved, in milliseconds since 1970. */
	backedUp = $state<number | null>(null);

	async read(): Promise<void> {
		try {
			const [counts, persistent, backedUp] = await Promise.all([
				countAll(),
				isPersistent(),
				lastBackup()
			]);
			Object.assign(this, { counts, persistent, backedUp, state: 'read' });
			const estimate = await navigator.storage.estimate().catch(() => null);
			this.usage = estimate?.usage ?? null;
		} catch {
			if (this.counts === null) this.state = 'failed';
		}
	}

	/** Asks the browser for persistent storage. */
	async ask(): Promise<void> {
		this.persistent = await requestPersistence();
		this.refused = this.persistent !== true;
	}
}
