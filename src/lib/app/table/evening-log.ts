import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { fold, rebase, type Timeline } from '#lib/evening/timeline.ts';
import { connectionNumber, database, troubleOf, type Trouble } from '#lib/storage/database.ts';
import { countEntries } from '#lib/storage/remembered.ts';
import { appendEntries, readLog, type Beside } from '#lib/storage/entries.ts';
import { tellOthers } from './tabs.ts';

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
	readonly #theirs: Entry[] = [];

	/** @param whole all that belongs beside these entries, should the store have lost it
	 * @param known how many of them were known here before: other tabs wrote the rest */
	constructor(
		readonly evening: EveningId,
		readonly whole: (log: readonly Entry[]) => Beside,
		entries: readonly Entry[] = [],
		known = entries.length
	) {
		this.#entries = [...entries];
		this.#theirs.push(...entries.slice(known));
		this.#stored = entries.length;
	}

	get entries(): readonly Entry[] {
		return this.#entries;
	}

	/** What other tabs wrote since it was first shown here, in the order in which it was taken in. */
	get theirs(): readonly Entry[] {
		return this.#theirs;
	}

	/** How many entries are stored, as far as is known here. */
	get stored(): number {
		return this.#stored;
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
			const after = this.#entries[this.#stored - 1]?.id;
			const outcome = await appendEntries(this.evening, this.#stored, after, waiting, this.#beside);
			if (outcome === 'overtaken') return outcome;
			if (outcome === 'gone') {
				// it was deleted long ago and taken out of the store, by another tab perhaps: here is all of it
				this.#rewrite(0);
				return await this.store();
			}
			this.#stored += waiting.length;
			this.#tell();
			this.#beside = {};
			return 'stored';
		} catch (error) {
			return troubleOf(error);
		}
	}

	/** The other tabs read it at once. */
	#tell(): void {
		const { people = [], remember } = this.#beside;
		tellOthers({ evening: this.evening, length: this.#stored });
		if (people.length > 0) tellOthers({ what: 'people' });
		if (remember?.table !== undefined) tellOthers({ what: 'table' });
	}

	/** Takes in what another tab stored meanwhile, and decides anew what waits here: an entry that does not fit any
	 * more is dropped, for the store has the other.
	 * @param timeline of the entries here
	 * @returns the evening as it is then, and what was dropped */
	async readOn(
		timeline: Timeline | null
	): Promise<{ timeline: Timeline | null; dropped: readonly Entry[] }> {
		const news = await readLog(this.evening, this.#stored);
		const stored = [...this.#entries.slice(0, this.#stored), ...news];
		// one's own entry may have come to the store although the transaction seemed to fail
		const there = new Set(news.map(({ id }) => id));
		const own = this.#entries.slice(this.#stored);
		const waiting = own.filter(({ id }) => !there.has(id));
		const then =
			own.length === 0
				? { timeline: fold(news, timeline), kept: [] }
				: rebase(fold(stored), waiting);
		this.#entries = [...stored, ...then.kept];
		this.#stored = stored.length;
		this.#theirs.push(...news.filter(({ id }) => own.every((entry) => entry.id !== id)));
		// what was dropped has nothing beside it either
		this.#beside = then.kept.length > 0 ? both(this.#beside, this.whole(this.#entries)) : {};
		const kept = new Set(then.kept.map(({ id }) => id));
		return { timeline: then.timeline, dropped: waiting.filter(({ id }) => !kept.has(id)) };
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
