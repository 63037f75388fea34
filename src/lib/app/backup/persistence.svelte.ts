import { endedSince } from '#lib/storage/evenings.ts';
import { recall, remember } from '#lib/storage/remembered.ts';
import { countAll } from '#lib/storage/whole-store.ts';

/** Evenings that may end before somebody is reminded of a backup. */
const MANY = 10;

/** The browser's promise to keep the store; null where it does not know of such a thing. */
async function isKept(): Promise<boolean | null> {
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

/** When the first evening ends there is something to keep: the browser is asked once. */
export async function askToKeep(): Promise<void> {
	try {
		if ((await recall('askedToKeep')) === true || (await isKept()) !== false) return;
		await remember('askedToKeep', true);
		await askBrowser();
	} catch {
		// the table tells what is wrong with the store
	}
}

/** What is kept here, and how safe it is. */
export class Keeping {
	state = $state<'reading' | 'read' | 'failed'>('reading');
	counts = $state.raw<Awaited<ReturnType<typeof countAll>> | null>(null);
	/** In bytes; null where the browser does not tell. */
	usage = $state<number | null>(null);
	/** Whether the browser promises to keep it; null where it makes no such promises. */
	kept = $state<boolean | null>(null);
	/** Whether it was asked just now, and said no. */
	refused = $state(false);
	/** When a backup was saved last. */
	backedUp = $state<number | null>(null);

	async read(): Promise<void> {
		try {
			const [counts, kept, backedUp] = await Promise.all([
				countAll(),
				isKept(),
				recall('backedUp')
			]);
			Object.assign(this, { counts, kept, backedUp: backedUp ?? null, state: 'read' });
			const estimate = await navigator.storage.estimate().catch(() => null);
			this.usage = estimate?.usage ?? null;
		} catch {
			if (this.counts === null) this.state = 'failed';
		}
	}

	/** Asks the browser to keep it. */
	async ask(): Promise<void> {
		this.kept = await askBrowser();
		this.refused = this.kept !== true;
	}
}

/** Tells when it is time for a backup. */
export class Reminder {
	due = $state(false);
	/** Whether there never was one. */
	never = $state(false);

	async read(): Promise<void> {
		try {
			const [backedUp, putOff] = await Promise.all([recall('backedUp'), recall('backupPutOff')]);
			this.never = backedUp === undefined;
			this.due = (await endedSince(Math.max(backedUp ?? 0, putOff ?? 0), MANY)) >= MANY;
		} catch {
			// whoever shows it tells what is wrong with the store
		}
	}

	/** Until so many more have ended. It is gone when that is stored. */
	async putOff(): Promise<void> {
		try {
			await remember('backupPutOff', Date.now());
		} catch {
			// it comes back
		}
		this.due = false;
	}
}
