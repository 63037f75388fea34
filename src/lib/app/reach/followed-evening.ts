import { notifyTabs } from '#lib/app/table/tabs.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { SharedTable } from '#lib/reach/table.ts';

/** A follower stores the evening at most this long after a change. In milliseconds. */
const STORE_AFTER = 1500;

/** Adds the evening of a shared table to those of this phone. */
export class FollowedEvening {
	readonly #table: Pick<SharedTable, 'head' | 'log'>;
	/** The id of the last entry that was stored. */
	#storedEntry: string | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(table: Pick<SharedTable, 'head' | 'log'>) {
		this.#table = table;
	}

	/** Stores the evening. Rejects if the store fails.
	 * @param isNeeded whether to store it even without new entries
	 * @returns the id under which it is stored; null if it was not stored */
	async store(isNeeded = false): Promise<EveningId | null> {
		const timeline = this.#table.head?.timeline ?? null;
		const { log } = this.#table;
		const last = log.at(-1)?.id ?? null;
		if (timeline === null || last === null) return null;
		if (!isNeeded && this.#storedEntry === last) return null;
		const { mergeReceived } = await import('#lib/app/backup/restore.ts');
		const { id } = await mergeReceived(timeline.state.id, log, timeline.state, Date.now());
		this.#storedEntry = last;
		notifyTabs({ evening: id, length: log.length });
		return id;
	}

	storeLater(): void {
		if (this.#timer !== undefined) return;
		this.#timer = setTimeout(() => {
			this.#timer = undefined;
			void this.store().catch(() => undefined);
		}, STORE_AFTER);
	}

	/** Stops a store that `storeLater` has planned. */
	cancel(): void {
		clearTimeout(this.#timer);
	}
}
