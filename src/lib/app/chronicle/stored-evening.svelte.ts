import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Evening } from '#lib/evening/state.ts';
import { type Timeline, type TimelineCommand, type TimelineFact } from '#lib/evening/timeline.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import { no, type Result } from '#lib/rules/result.ts';
import { troubleOf, type Trouble } from '#lib/storage/database.ts';
import { carryOut } from '#lib/app/table/run-command.ts';
import type { Appended, Ledger } from '#lib/app/table/evening-log.ts';
import { more } from '#lib/app/more.ts';
import { openLog } from '#lib/app/table/open-log.ts';
import { meantNow, toldOfDropped, type Meant } from '#lib/app/table/conflicts.ts';
import { table } from '#lib/app/table/session.svelte.ts';
import { whenTold, type News } from '#lib/app/table/tabs.ts';
import { told } from '#lib/app/table/write-conflict.svelte.ts';
import { Turns } from '#lib/app/table/command-queue.ts';
import { wholeBeside } from '#lib/app/table/side-writes.ts';

const RETRY_AFTER = 3000;

/** One evening of the Chronicle. The one on the table is that of the table; any other has a ledger of its own, and
 * shows what is stored. */
export class OldEvening {
	#state = $state<'reading' | 'read' | 'missing' | 'damaged' | 'unread'>('reading');
	/** What the store would not take; it is tried again until it does. */
	trouble = $state<Trouble | null>(null);
	/** Entries that are in memory only. */
	unstored = $state(0);
	/** Why it cannot be read. */
	refused = $state.raw<DataFault | null>(null);

	#own = $state.raw<Timeline | null>(null);
	/** Null until something is asked of an evening that is not on the table. */
	#ledger: Ledger | null = null;
	readonly #turns = new Turns();
	#retry: ReturnType<typeof setTimeout> | undefined;

	constructor(readonly id: EveningId) {
		void this.#turns.take(() => this.#read());
		// it may be the one on the table, whose log is not read yet
		more.want();
	}

	/** `unread`: the store has trouble; it is tried again. */
	get state() {
		// the table has not read its log yet
		return this.onTable && table.timeline === null ? 'reading' : this.#state;
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

	/** Follows what other tabs write, until it is told to stop. */
	follow(): () => void {
		return whenTold((news) => {
			if ('evening' in news ? news.evening === this.id : news.what === 'all')
				this.#turns.takeQuietly(() => this.#hear(news));
		});
	}

	async #hear(news: News): Promise<void> {
		const ledger = this.#ledger;
		if (this.onTable) return;
		if ('what' in news || ledger === null) {
			if (this.unstored === 0) await this.#read();
		} else if (news.length > ledger.stored) {
			await this.#readOn(ledger);
			if (this.trouble !== null) await this.#storeAll();
		}
	}

	async #readOn(ledger: Ledger): Promise<void> {
		const heard = ledger.theirs.length;
		const { timeline, dropped } = await ledger.readOn(this.#own);
		this.#own = timeline;
		told.latest = toldOfDropped(timeline, ledger.theirs.slice(heard), dropped) ?? told.latest;
	}

	/** All entries, for a file to save. */
	get log(): readonly Entry[] {
		return this.onTable ? table.log : (this.#ledger?.entries ?? []);
	}

	async #read(): Promise<void> {
		try {
			const opened = await openLog(this.id, wholeBeside);
			this.refused = opened.ok ? null : opened.error;
			this.#own = opened.ok ? opened.value.timeline : null;
			this.#ledger = opened.ok ? opened.value.ledger : null;
			if (!opened.ok) this.#state = 'damaged';
			else this.#state = this.#own === null ? 'missing' : 'read';
		} catch (error) {
			this.trouble = troubleOf(error);
			this.#state = 'unread';
			this.#again(() => this.#read());
		}
	}

	/** Does what is asked, or says why not. Resolves when it is stored, or kept in memory with `trouble` set. */
	async act(command: TimelineCommand): Promise<Result<TimelineFact, Refusal>> {
		const meant = meantNow(this.#own, this.#ledger);
		// read for this
		const isShown = this.#ledger !== null;
		told.latest = null;
		return this.#turns.take(async () => {
			if (!this.onTable) return this.#actAlone(command, isShown ? meant : undefined);
			const answer = await table.act(command);
			// should it be taken off the table: what it is then, and no ledger that lags behind
			this.#own = table.timeline;
			this.#ledger = null;
			return answer;
		});
	}

	async #actAlone(
		command: TimelineCommand,
		meant: Meant | undefined
	): Promise<Result<TimelineFact, Refusal>> {
		if (this.#ledger === null) await this.#read();
		if (this.#ledger === null) return no('no-round');
		const done = await carryOut(this.#ledger, this.#own, command, meant);
		this.#own = done.timeline;
		told.latest = done.told ?? told.latest;
		if (done.outcome !== null) this.#note(done.outcome);
		return done.answer;
	}

	#note(outcome: Appended): void {
		this.trouble = outcome === 'stored' || outcome === 'overtaken' ? null : outcome;
		this.unstored = this.#ledger?.unstored ?? 0;
		clearTimeout(this.#retry);
		if (outcome !== 'stored') this.#again(() => this.#storeAll());
	}

	#again(work: () => Promise<void>): void {
		clearTimeout(this.#retry);
		this.#retry = setTimeout(() => void this.#turns.take(work), RETRY_AFTER);
	}

	/** Stores what waits; after what another tab wrote, if need be. */
	async #storeAll(): Promise<void> {
		const ledger = this.#ledger;
		if (ledger === null) return;
		let outcome = await ledger.store();
		if (outcome === 'overtaken')
			try {
				await this.#readOn(ledger);
				outcome = await ledger.store();
			} catch (error) {
				outcome = troubleOf(error);
			}
		this.#note(outcome);
	}
}
