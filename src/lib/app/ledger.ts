import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { fold, rebase, type Timeline } from '#lib/evening/timeline.ts';
import { connectionNumber, database, troubleOf, type Trouble } from '#lib/storage/database.ts';
import { appendEntries, countEntries, readLog, type Beside } from '#lib/storage/evenings.ts';

export type Appended = 'stored' | 'overtaken' | Trouble;

/** Two lots of what goes beside the entries: the later lines, and everybody of both. */
const both = (a: Beside, b: Beside): Beside => ({
	...a,
	...b,
	people: [...(a.people ?? []), ...(b.people ?? [])],
	remember: { ...a.remember, ...b.remember }
});

/** The log of one evening: in memory as a whole, and in the store as far as the store would have it. What it would
 * not is kept in order and stored before anything later. */
export class Ledger {
	#entries: Entry[];
	#stored: number;
	#connection = connectionNumber();
	#beside: Beside = {};

	/** @param whole all that belongs beside these entries, should the store have lost it */
	constructor(
		readonly evening: EveningId,
		readonly whole: (log: readonly Entry[]) => Beside,
		entries: readonly Entry[] = []
	) {
		this.#entries = [...entries];
		this.#stored = entries.length;
	}

	static async load(evening: EveningId, whole: (log: readonly Entry[]) => Beside): Promise<Ledger> {
		return new Ledger(evening, whole, await readLog(evening));
	}

	get entries(): readonly Entry[] {
		return this.#entries;
	}

	/** How many entries are in memory only. */
	get unstored(): number {
		return this.#entries.length - this.#stored;
	}

	/** Takes one more entry and stores it, with all that waits. `overtaken`: another tab wrote first; the entry is
	 * not taken, and `readOn` tells what the other wrote. On trouble the entry is kept in memory. */
	async append(entry: Entry, beside: Beside): Promise<Appended> {
		const before = this.#beside;
		this.#entries.push(entry);
		this.#beside = both(before, beside);
		const outcome = await this.store();
		if (outcome === 'overtaken') {
			this.#entries.pop();
			this.#beside = before;
		}
		return outcome;
	}

	/** Stores what waits. */
	async store(): Promise<Appended> {
		try {
			await database();
			if (this.#connection !== connectionNumber()) await this.#reconnect();
			const waiting = this.#entries.slice(this.#stored);
			if (waiting.length === 0) return 'stored';
			const outcome = await appendEntries(this.evening, this.#stored, waiting, this.#beside);
			if (outcome === 'overtaken') return outcome;
			if (outcome === 'gone') {
				// it was deleted long ago and taken out of the store, by another tab perhaps: here is all of it
				this.#rewrite(0);
				return await this.store();
			}
			this.#stored = this.#entries.length;
			this.#beside = {};
			return 'stored';
		} catch (error) {
			return troubleOf(error);
		}
	}

	/** Takes in what another tab stored meanwhile, and decides anew what waits here: an entry that does not fit any
	 * more is dropped, for the store has the other. @returns the evening as it is then */
	async readOn(): Promise<Timeline | null> {
		const news = await readLog(this.evening, this.#stored);
		const stored = [...this.#entries.slice(0, this.#stored), ...news];
		// one's own entry may have come to the store although the transaction seemed to fail
		const there = new Set(news.map(({ id }) => id));
		const waiting = this.#entries.slice(this.#stored).filter(({ id }) => !there.has(id));
		const { timeline, kept } = rebase(fold(stored), waiting);
		this.#entries = [...stored, ...kept];
		this.#stored = stored.length;
		// what was dropped has nothing beside it either
		this.#beside = kept.length > 0 ? both(this.#beside, this.whole(this.#entries)) : {};
		return timeline;
	}

	/** The store may have been deleted under the app: then the whole log is written again, and all beside it. */
	async #reconnect(): Promise<void> {
		const there = await countEntries(this.evening);
		if (there < this.#stored) this.#rewrite(there);
		this.#connection = connectionNumber();
	}

	/** Has all that is not stored any more wait again. */
	#rewrite(stored: number): void {
		this.#stored = stored;
		this.#beside = both(this.#beside, this.whole(this.#entries));
	}
}
