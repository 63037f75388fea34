import { decide } from '#lib/evening/decide.ts';
import type { Command, Edit, Entry, Fact, HistoryEntry } from '#lib/evening/entries.ts';
import { extend, historySteps, type History } from '#lib/evening/history.ts';
import type { EntryId, PlayerId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Result } from '#lib/rules/result.ts';

/** A later entry that no longer fits, or a gap, and how the plan handles it unless another change
 * overrides that. */
export type Problem =
	| {
			/** The entry is left out. */
			readonly type: 'left-out';
			readonly round: number;
			readonly entry: HistoryEntry;
			readonly why: Refusal;
	  }
	| {
			/** Some exits are unknown: the players who are still in go out in this order. An
			 * `exits` change of that round overrides it. */
			readonly type: 'filled-in';
			readonly round: number;
			readonly order: readonly PlayerId[];
	  }
	| {
			/** A new draw would have been due: the players are seated in this order. A `seats`
			 * change of that round overrides it. */
			readonly type: 'seated';
			readonly round: number;
			readonly order: readonly PlayerId[];
	  };

/** Rewrites a history from its start: its entries are kept or dropped one after the other, and
 * facts are inserted between them. Collects the edits and the problems. */
export class PlanBuilder {
	#now: History;
	/** The latest old entry; facts are inserted after it. */
	#anchor: EntryId;
	#inserted = 0;
	readonly #edits = new Map<EntryId, { keep: boolean; put: Fact[] }>();
	readonly problems: Problem[] = [];

	constructor(history: History) {
		this.#now = historySteps(history)[0]!;
		this.#anchor = this.#now.entry.id;
	}

	/** The evening after the rewritten part. */
	get state(): Evening {
		return this.#now.state;
	}
	get edits(): Edit[] {
		return [...this.#edits].map(([at, edit]) => ({ at, ...edit }));
	}

	#editOf(id: EntryId, keep: boolean) {
		const edit = this.#edits.get(id) ?? { keep, put: [] };
		this.#edits.set(id, edit);
		return edit;
	}

	keep(entry: Entry & Fact): void {
		this.#now = extend(this.#now, entry);
		this.#anchor = entry.id;
	}

	drop(entry: HistoryEntry): void {
		this.#editOf(entry.id, false);
		this.#anchor = entry.id;
	}

	/** Inserts the fact that a command leads to. */
	insert(command: Command): Result<Fact, Refusal> {
		const decided = decide(this.state, command);
		if (!decided.ok) return decided;
		this.#editOf(this.#anchor, true).put.push(decided.value);
		this.#inserted += 1;
		const id = `new ${this.#inserted}` as EntryId;
		this.#now = extend(this.#now, { ...decided.value, id, at: this.#now.entry.at });
		return decided;
	}

	/** Takes the round to its Play step, unless it is there.
	 * @returns whether it had to be taken there, and could */
	startPlay(): boolean {
		const { round } = this.state;
		if (round === null || round.step === 'play') return false;
		return this.insert({ type: 'goToStep', step: 'play' }).ok;
	}
}
