import type { EveningId } from '#lib/evening/ids.ts';
import { findSummary } from '#lib/storage/evenings.ts';
import { recall } from '#lib/storage/remembered.ts';

/** The evening that another tab has put on the table. */
export interface OtherTable {
	/** Null if the other tab has cleared the table. */
	readonly id: EveningId | null;
	readonly name: string | null;
}

/** Compares the evening on the table of this tab with that in the store. */
export class OtherEvening {
	/** Null while this tab and the store agree. */
	current = $state.raw<OtherTable | null>(null);

	/** Reads which evening the store has on the table. Rejects if the store cannot be read.
	 * @param here the evening that this tab shows
	 * @param isOver whether that evening is closed or deleted, and stored
	 * @returns whether to clear the table here too: another tab has cleared it, and the evening is
	 * over */
	async compare(here: EveningId | null, isOver: boolean): Promise<boolean> {
		const id = (await recall('table')) ?? null;
		this.current = null;
		if (id === here) return false;
		if (id === null && isOver) return true;
		const summary = id === null ? undefined : await findSummary(id);
		this.current = { id, name: summary?.name ?? null };
		return false;
	}
}
