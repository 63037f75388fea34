import type { EveningId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import { resultsOf, type Summary } from '#lib/evening/summary.ts';
import { fold } from '#lib/evening/timeline.ts';
import { listEvenings, readLog } from '#lib/storage/evenings.ts';

/** The list of all evenings. */
export class Chronicle {
	/** Null until they are read. */
	evenings = $state.raw<readonly Summary[] | null>(null);
	failed = $state(false);

	async read(): Promise<void> {
		try {
			this.evenings = await listEvenings();
		} catch {
			this.failed = true;
		}
	}
}

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
