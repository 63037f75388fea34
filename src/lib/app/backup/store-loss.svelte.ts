import { MARKED_LOGS, readMark, writeMark, type StoreMark } from '#lib/app/table/store-mark.ts';
import { recall } from '#lib/storage/remembered.ts';
import { storeState, type StoreState } from '#lib/storage/store-state.ts';
import { lossOf, markOf, type Loss } from './store-loss.ts';

/** Tells if evenings that were kept here are gone. */
class StoreLoss {
	found = $state.raw<Loss | null>(null);

	/** Compares the store with its mark, and brings the mark up to date unless something is lost.
	 * Never rejects. */
	async look(): Promise<void> {
		await this.#read((mark, state) => {
			this.found = mark === null ? null : lossOf(mark, state);
			return this.found === null;
		});
	}

	/** Takes what the store holds for true from now on: the loss was read, or a file was restored.
	 * Never rejects. */
	async accept(): Promise<void> {
		this.found = null;
		await this.#read(() => true);
	}

	/** @param isTrue whether to mark what the store holds */
	async #read(isTrue: (mark: StoreMark | null, state: StoreState) => boolean): Promise<void> {
		try {
			const ids = readMark()?.logs.map(([id]) => id) ?? [];
			const [state, backedUp] = await Promise.all([
				storeState(ids, MARKED_LOGS),
				recall('backedUp')
			]);
			const mark = readMark();
			if (isTrue(mark, state)) writeMark(markOf(state, mark, backedUp ?? null));
		} catch {
			// the session reports what is wrong with the store
		}
	}
}

export const storeLoss = new StoreLoss();
