import { foldInSlices, timeSlices } from '#lib/app/worker-rpc/time-slices.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { fold, rebase, type Timeline } from '#lib/evening/timeline.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import { database } from '#lib/storage/database.ts';
import {
	appendEntries,
	countEntries,
	entryIn,
	readLog,
	readRows,
	type SideWrites
} from '#lib/storage/entries.ts';
import { rosterUpdatesOf } from '#lib/storage/people.ts';
import { troubleOf, type Trouble } from '#lib/storage/trouble.ts';
import { checkedHash, hashEntries, markChecked, markEntries, type LogHash } from './store-mark.ts';
import { notifyTabs } from './tabs.ts';
import type { FoundCopy, UnsavedCopy } from './unsaved-copy.ts';
import { unsavedLogs } from './unsaved-logs.svelte.ts';

export type AppendResult = 'stored' | 'overtaken' | Trouble;

/** The log of one evening: complete in memory, and in the store as far as it could be written.
 * Entries that could not be stored are kept in order and stored before any later one; until then
 * there is a second copy of them. */
export class EveningLog {
	/** Whether the evening is on the table. Written again with the log if the store was lost. */
	isOnTable = false;
	#entries: Entry[];
	#stored: number;
	#connection = database.number;
	/** The hash of the stored entries; null if some of them were not checked here. */
	#hash: LogHash | null;
	/** Side writes that are not stored yet, like the entries that they belong to. */
	#sideWrites: SideWrites = {};
	readonly #foreign: Entry[] = [];
	/** Undefined until there were unsaved entries to copy. */
	#copy: Promise<UnsavedCopy> | undefined;

	/** @param entries the stored entries
	 * @param hash of the stored entries, if they were checked */
	constructor(
		readonly evening: EveningId,
		entries: readonly Entry[] = [],
		hash = hashEntries(entries)
	) {
		this.#entries = [...entries];
		this.#stored = entries.length;
		this.#hash = hash;
	}

	/** All entries, stored or not. */
	get entries(): readonly Entry[] {
		return this.#entries;
	}

	/** The entries that other tabs wrote since this log was opened, in the order in which they were
	 * read. */
	get foreign(): readonly Entry[] {
		return this.#foreign;
	}

	/** How many entries are stored, as far as this tab knows. */
	get stored(): number {
		return this.#stored;
	}

	/** How many entries are in memory only. */
	get unsaved(): number {
		return this.#entries.length - this.#stored;
	}

	/** Adds an entry and stores it with all unsaved entries. If the store fails, the entry is kept in
	 * memory.
	 * @returns `overtaken`: another tab wrote first; the entry is not added, and `readForeign` reads
	 * the other's */
	async append(entry: Entry, sideWrites: SideWrites): Promise<AppendResult> {
		const before = this.#sideWrites;
		this.#entries.push(entry);
		this.#sideWrites = merged(before, sideWrites);
		const result = await this.store();
		if (result === 'overtaken') {
			this.#entries.pop();
			this.#sideWrites = before;
		}
		return result;
	}

	/** Stores all unsaved entries. Never rejects. */
	async store(): Promise<AppendResult> {
		const result = await this.#store();
		if (result !== 'overtaken') this.#keepCopy();
		return result;
	}

	/** Keeps a second copy of unsaved entries, and removes it once they are stored. */
	#keepCopy(): void {
		unsavedLogs.note(this, this.unsaved > 0);
		if (this.unsaved === 0) {
			if (this.#copy !== undefined) this.#withCopy((copy) => copy.remove());
			return;
		}
		const { evening, isOnTable } = this;
		const unsaved = {
			evening,
			onTable: isOnTable || this.#sideWrites.remember?.table === evening,
			after: this.#entries[this.#stored - 1]?.id ?? null,
			entries: this.#entries.slice(this.#stored)
		};
		this.#withCopy((copy) => copy.write(unsaved));
	}

	#withCopy(work: (copy: UnsavedCopy) => void): void {
		this.#copy ??= import('./unsaved-copy.ts').then((module) => new module.UnsavedCopy());
		// if the code cannot be loaded now, the next entry tries again
		this.#copy.then(work).catch(() => (this.#copy = undefined));
	}

	/** Adds entries that this tab did not make, as unsaved ones; `store` stores them.
	 * @param copy where they were found: it is removed once they are copied again or stored */
	addUnsaved(entries: readonly Entry[], copy: FoundCopy): void {
		this.#entries.push(...entries);
		if (entries.length > 0) this.#sideWrites = merged(this.#sideWrites, this.#allSideWrites());
		this.#withCopy((own) => own.adopt(copy));
	}

	async #store(): Promise<AppendResult> {
		try {
			await database.open();
			if (this.#connection !== database.number) await this.#reconnect();
			const unsaved = this.#entries.slice(this.#stored);
			if (unsaved.length === 0) return 'stored';
			const after = this.#entries[this.#stored - 1]?.id;
			const result = await appendEntries(this.evening, this.#stored, after, unsaved, {
				...this.#sideWrites,
				now: Date.now()
			});
			if (result === 'overtaken') return result;
			if (result === 'gone') {
				// a deleted evening was purged, perhaps by another tab: this tab still has the whole log
				this.#rewriteFrom(0);
				return await this.#store();
			}
			this.#stored += unsaved.length;
			this.#hash &&= hashEntries(unsaved, this.#hash);
			markEntries(this.evening, this.#stored, this.#hash);
			this.#notifyTabs();
			this.#sideWrites = {};
			return 'stored';
		} catch (error) {
			return troubleOf(error);
		}
	}

	#notifyTabs(): void {
		const { people = [], remember } = this.#sideWrites;
		notifyTabs({ evening: this.evening, length: this.#stored });
		if (people.length > 0) notifyTabs({ changed: 'people' });
		if (remember?.table !== undefined) notifyTabs({ changed: 'table' });
	}

	/** Reads what other tabs have stored, and decides unsaved entries again after it: those that do
	 * not fit any more are dropped. Rejects if the store cannot be read.
	 * @param timeline of the entries so far
	 * @returns the timeline of all entries then, and those that were dropped */
	async readForeign(
		timeline: Timeline | null
	): Promise<{ timeline: Timeline | null; dropped: readonly Entry[] }> {
		const foreign = await readLog(this.evening, this.#stored);
		const stored = [...this.#entries.slice(0, this.#stored), ...foreign];
		const own = this.#entries.slice(this.#stored);
		// an entry of this tab may have been stored although its transaction seemed to fail
		const storedIds = new Set(foreign.map(({ id }) => id));
		const unsaved = own.filter(({ id }) => !storedIds.has(id));
		const rebased =
			own.length === 0
				? { timeline: fold(foreign, timeline), kept: [] }
				: rebase(fold(stored), unsaved);
		this.#entries = [...stored, ...rebased.kept];
		this.#stored = stored.length;
		if (foreign.length > 0) this.#hash = null;
		this.#foreign.push(...foreign.filter(({ id }) => own.every((entry) => entry.id !== id)));
		this.#sideWrites =
			rebased.kept.length > 0 ? merged(this.#sideWrites, this.#allSideWrites()) : {};
		const kept = new Set(rebased.kept.map(({ id }) => id));
		return { timeline: rebased.timeline, dropped: unsaved.filter(({ id }) => !kept.has(id)) };
	}

	/** The store may have been deleted under the app: then the whole log and its side writes are
	 * stored again. */
	async #reconnect(): Promise<void> {
		const count = await countEntries(this.evening);
		if (count < this.#stored) this.#rewriteFrom(count);
		this.#connection = database.number;
	}

	/** Marks all entries from number `stored` on as unsaved. */
	#rewriteFrom(stored: number): void {
		this.#stored = stored;
		this.#hash = null;
		this.#sideWrites = merged(this.#sideWrites, this.#allSideWrites());
	}

	#allSideWrites(): SideWrites {
		const all = allSideWrites(this.#entries);
		return this.isOnTable ? { ...all, remember: { table: this.evening } } : all;
	}
}

/** The records of an evening besides its log; none for an empty log. */
export function allSideWrites(log: readonly Entry[]): SideWrites {
	const state = fold(log)?.state;
	if (state === undefined) return {};
	return { summary: summaryOf(state), people: rosterUpdatesOf(state), settled: true };
}

const merged = (a: SideWrites, b: SideWrites): SideWrites => ({
	...a,
	...b,
	people: [...(a.people ?? []), ...(b.people ?? [])],
	remember: { ...a.remember, ...b.remember }
});

export interface OpenedLog {
	readonly log: EveningLog;
	/** Null where there is no such evening. */
	readonly timeline: Timeline | null;
}

/** Reads the log of an evening from the store. Rejects if the store cannot be read.
 * @returns a fault if an entry is missing (`incomplete`), has the wrong shape, or does not follow
 * from those before it: a disk or somebody's tool has damaged it. It is left as it is. */
export async function openLog(evening: EveningId): Promise<Result<OpenedLog, DataFault>> {
	const known = checkedHash(evening);
	// without the schemas (offline on a first visit) the log is opened all the same: this app wrote
	// it
	const loadSchemas = () => import('#lib/exchange/validate.ts').catch(() => null);
	const [rows] = await Promise.all([readRows(evening), known === null ? loadSchemas() : null]);
	const gap = rows.findIndex(({ seq }, i) => seq !== i);
	if (gap >= 0) return no({ code: 'incomplete', path: `entries[${gap}]` });
	const entries = rows.map(entryIn);
	let hash = hashEntries(entries);
	if (hash === null || hash.join() !== known) {
		const validator = await loadSchemas();
		const checked = validator?.checkEntries(entries, 'entries');
		if (checked?.ok === false) return checked;
		if (checked === undefined) hash = null;
		if (hash !== null && entries.length > 0) markChecked(evening, hash);
	}
	const [start] = entries;
	if (start?.type === 'EveningStarted' && start.evening !== evening)
		return no({ code: 'wrong-shape', path: 'entries[0].evening' });
	try {
		// the task of the last slice also renders the screen
		const timeline = await foldInSlices(entries, timeSlices(20));
		return ok({ log: new EveningLog(evening, entries, hash), timeline });
	} catch {
		return no({ code: 'does-not-follow', path: null });
	}
}
