import type { EveningId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Evening } from '#lib/evening/state.ts';
import {
	fold,
	type Timeline,
	type TimelineCommand,
	type TimelineFact
} from '#lib/evening/timeline.ts';
import { no, type Result } from '#lib/rules/result.ts';
import { troubleOf, type Trouble } from '#lib/storage/database.ts';
import { carryOut, wholeBeside } from './carry-out.ts';
import { Ledger, type Appended } from './ledger.ts';
import { table } from './table.svelte.ts';

const RETRY_AFTER = 3000;

/** One evening of the Chronicle. The one on the table is that of the table; any other has a ledger of its own, and
 * shows what is stored. */
export class OldEvening {
	state = $state<'reading' | 'read' | 'missing' | 'damaged'>('reading');
	/** What the store would not take; it is tried again until it does. */
	trouble = $state<Trouble | null>(null);

	#own = $state.raw<Timeline | null>(null);
	/** Null until something is asked of an evening that is not on the table. */
	#ledger: Ledger | null = null;
	#queue: Promise<unknown> = Promise.resolve();
	#retry: ReturnType<typeof setTimeout> | undefined;

	constructor(readonly id: EveningId) {
		void this.#inTurn(() => this.#read());
	}

	get onTable(): boolean {
		return table.evening?.id === this.id;
	}
	get timeline(): Timeline | null {
		return this.onTable ? table.timeline : this.#own;
	}
	get evening(): Evening | null {
		return this.timeline?.state ?? null;
	}

	async #read(): Promise<void> {
		try {
			const ledger = await Ledger.load(this.id, wholeBeside);
			this.#own = fold(ledger.entries);
			this.state = this.#own === null ? 'missing' : 'read';
			this.#ledger = ledger;
		} catch {
			this.state = 'damaged';
		}
	}

	/** Does what is asked, or says why not. Resolves when it is stored, or kept in memory with `trouble` set. */
	async act(command: TimelineCommand): Promise<Result<TimelineFact, Refusal>> {
		return this.#inTurn(async () => {
			if (!this.onTable) return this.#actAlone(command);
			const answer = await table.act(command);
			// should it be taken off the table: what it is then, and no ledger that lags behind
			this.#own = table.timeline;
			this.#ledger = null;
			return answer;
		});
	}

	async #actAlone(command: TimelineCommand): Promise<Result<TimelineFact, Refusal>> {
		if (this.#ledger === null) await this.#read();
		if (this.#ledger === null) return no('no-round');
		const { answer, timeline, outcome } = await carryOut(this.#ledger, this.#own, command);
		this.#own = timeline;
		if (outcome !== null) this.#note(outcome);
		return answer;
	}

	#note(outcome: Appended): void {
		clearTimeout(this.#retry);
		this.trouble = outcome === 'stored' || outcome === 'overtaken' ? null : outcome;
		if (outcome !== 'stored')
			this.#retry = setTimeout(() => void this.#inTurn(() => this.#storeAll()), RETRY_AFTER);
	}

	/** Stores what waits; after what another tab wrote, if need be. */
	async #storeAll(): Promise<void> {
		const ledger = this.#ledger;
		if (ledger === null) return;
		let outcome = await ledger.store();
		if (outcome === 'overtaken')
			try {
				this.#own = await ledger.readOn();
				outcome = await ledger.store();
			} catch (error) {
				outcome = troubleOf(error);
			}
		this.#note(outcome);
	}

	/** Runs one thing after the other. */
	async #inTurn<T>(work: () => Promise<T>): Promise<T> {
		const turn = this.#queue.then(work);
		this.#queue = turn.catch(() => undefined);
		return turn;
	}
}
