import type { EveningId } from '#lib/evening/ids.ts';
import { findSummary, recall } from '#lib/storage/remembered.ts';

/** What another tab has put on the table. */
interface There {
	/** Null: nothing. */
	readonly id: EveningId | null;
	readonly name: string | null;
}

/** Which evening lies on the table of the store, where this tab shows another. */
export class Elsewhere {
	there = $state.raw<There | null>(null);

	/** @param here what this tab shows
	 * @param isOver whether that is closed or deleted, and stored: then nobody misses it
	 * @returns whether it is to be cleared away here too */
	async look(here: EveningId | null, isOver: boolean): Promise<boolean> {
		const id = (await recall('table')) ?? null;
		this.there = null;
		if (id === here) return false;
		if (id === null && isOver) return true;
		const summary = id === null ? undefined : await findSummary(id);
		this.there = { id, name: summary?.name ?? null };
		return false;
	}
}
