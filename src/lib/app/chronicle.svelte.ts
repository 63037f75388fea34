import type { EveningId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import { resultsOf } from '#lib/evening/summary.ts';
import { fold } from '#lib/evening/timeline.ts';
import { readLog } from '#lib/storage/evenings.ts';

/** One evening, folded from its log. */
export class OldEvening {
	state = $state<'reading' | 'read' | 'missing' | 'damaged'>('reading');
	evening = $state.raw<Evening | null>(null);
	/** Its finished rounds, in order. */
	readonly rounds = $derived(this.evening === null ? [] : resultsOf(this.evening));

	constructor(id: EveningId) {
		void this.#read(id);
	}

	async #read(id: EveningId): Promise<void> {
		try {
			const timeline = fold(await readLog(id));
			this.evening = timeline?.state ?? null;
			this.state = timeline === null ? 'missing' : 'read';
		} catch {
			this.state = 'damaged';
		}
	}
}
