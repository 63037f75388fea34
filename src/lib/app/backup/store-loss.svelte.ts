import { MARKED_LOGS, readMark, writeMark, type StoreMark } from '#lib/app/table/store-mark.ts';
import { recall } from '#lib/storage/remembered.ts';
import { storeState, type StoreState } from '#lib/storage/store-state.ts';
import { lossOf, markOf, type Loss } from './store-loss.ts';

/** Detects evenings that the browser has lost. */
class StoreLoss {
	found = $state.raw<Loss | null>(null);

	/** Compares the store with its mark, and updates the mark unless something is lost. Never
	 * rejects. */
	async check(): Promise<void> {
		await this.#updateMark((mark, state) => {
			this.found = mark === null ? null : lossOf(mark, state);
			return this.found === null;
		});
	}

	/** Accepts the store as it is, once the user has read the report of the loss or restored a file.
	 * The report stays until that is stored: the next visit would repeat it. Never rejects. */
	async accept(): Promise<void> {
		await this.#updateMark(() => true);
		this.found = null;
	}

	/** @param shouldMark whether to replace the mark by one of the store's contents */
	async #updateMark(
		shouldMark: (mark: StoreMark | null, state: StoreState) => boolean
	): Promise<void> {
		try {
			const ids = readMark()?.logs.map(([id]) => id) ?? [];
			const [state, backedUp] = await Promise.all([
				storeState(ids, MARKED_LOGS),
				recall('backedUp')
			]);
			const mark = readMark();
			if (shouldMark(mark, state)) writeMark(markOf(state, mark, backedUp ?? null));
		} catch {
			// the session reports the fault of the store
		}
	}
}

export const storeLoss = new StoreLoss();
