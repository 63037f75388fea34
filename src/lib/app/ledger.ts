import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { connectionNumber, database, troubleOf, type Trouble } from '#lib/storage/database.ts';
import { appendEntries, countEntries, readLog, type Beside } from '#lib/storage/evenings.ts';

export type Appended = 'stored' | 'overtaken' | Trouble;

/** The log of one evening: in memory as a whole, and in the store as far as the store would have it. What it would
 * not is kept in order and stored before anything later. */
export class Ledger {
	readonly entries: Entry[];
	#stored: number;
	#connection = connectionNumber();
	#beside: Beside = {};

	constructor(
		readonly evening: EveningId,
		entries: readonly Entry[] = []
	) {
		this.entries = [...entries];
		this.#stored = entries.length;
	}

	static async load(evening: EveningId): Promise<Ledger> {
		return new Ledger(evening, await readLog(evening));
	}

	/** How many entries are in memory only. */
	get unstored(): number {
		return this.entries.length - this.#stored;
	}

	/** Takes one more entry and stores it, with all that waits. `overtaken`: another tab wrote first; the entry is
	 * not taken, and `readOn` tells what the other wrote. On trouble the entry is kept in memory. */
	async append(entry: Entry, beside: Beside): Promise<Appended> {
		this.entries.push(entry);
		this.#beside = { ...this.#beside, ...beside };
		const outcome = await this.store();
		if (outcome === 'overtaken') this.entries.pop();
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
		this.#stored = Math.min(this.#stored, there);
		this.#connection = connectionNumber();
	}
}
