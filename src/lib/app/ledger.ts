import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { connectionNumber, database, troubleOf, type Trouble } from '#lib/storage/database.ts';
import { appendEntries, countEntries, readLog, type Beside } from '#lib/storage/evenings.ts';

export type Appended = 'stored' | 'overtaken' | Trouble;

/** What goes beside two entries that are stored together. */
const together = (first: Beside, then: Beside): Beside => ({
	summary: then.summary ?? first.summary,
	people: [...(first.people ?? []), ...(then.people ?? [])],
	remember: { ...first.remember, ...then.remember }
});

/** The log of one evening: in memory as a whole, and in the store as far as the store would have it. What it would
 * not is kept in order and stored before anything later. */
export class Ledger {
	readonly entries: Entry[];
	#stored: number;
	#connection = connectionNumber();
	#beside: Beside = {};

	/** @param whole all that the store keeps beside the log of this evening, should the store be lost */
	constructor(
		readonly evening: EveningId,
		readonly whole: () => Beside,
		entries: readonly Entry[] = []
	) {
		this.entries = [...entries];
		this.#stored = entries.length;
	}

	static async load(evening: EveningId, whole: () => Beside): Promise<Ledger> {
		return new Ledger(evening, whole, await readLog(evening));
	}

	/** How many entries are in memory only. */
	get unstored(): number {
		return this.entries.length - this.#stored;
	}

	/** Takes one more entry and stores it, with all that waits. `overtaken`: another tab wrote first; the entry is
	 * not taken, and `readOn` tells what the other wrote. On trouble the entry is kept in memory. */
	async append(entry: Entry, beside: Beside): Promise<Appended> {
		const before = this.#beside;
		this.#beside = together(before, beside);
		this.entries.push(entry);
		const outcome = await this.store();
		if (outcome === 'overtaken') {
			this.entries.pop();
			this.#beside = before;
		}
		return outcome;
	}

	/** Stores what waits. */
	async store(): Promise<Appended> {
		try {
			await database();
			if (this.#connection !== connectionNumber()) await this.#reconnect();
			const waiting = this.entries.slice(this.#stored);
			if (waiting.length === 0) return 'stored';
			if (!(await appendEntries(this.evening, this.#stored, waiting, this.#beside)))
				return 'overtaken';
			this.#stored = this.entries.length;
			this.#beside = {};
			return 'stored';
		} catch (error) {
			return troubleOf(error);
		}
	}

	/** Entries that another tab stored meanwhile; they are taken into this log, before what waits. */
	async readOn(): Promise<Entry[]> {
		const news = await readLog(this.evening, this.#stored);
		this.entries.splice(this.#stored, 0, ...news);
		this.#stored += news.length;
		return news;
	}

	/** The store may have been deleted under the app: then the whole log is written again. */
	async #reconnect(): Promise<void> {
		const there = await countEntries(this.evening);
		if (there < this.#stored) {
			this.#stored = there;
			this.#beside = together(this.whole(), this.#beside);
		}
		this.#connection = connectionNumber();
	}
}
