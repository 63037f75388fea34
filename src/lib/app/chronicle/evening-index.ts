import type { IndexProgress } from './index-protocol.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { isDigest } from '#lib/stats/check-digest.ts';
import { digestOf, uncountableDigest, type Digest } from '#lib/stats/digest.ts';
import type { Tally } from '#lib/stats/tally.ts';
import { someSummaries } from '#lib/storage/evenings.ts';
import { database } from '#lib/storage/database.ts';
import {
	digestKeys,
	digestsAfter,
	logLengths,
	putDigests,
	type IndexedEvening
} from '#lib/storage/digests.ts';
import { entryIn, readRows } from '#lib/storage/entries.ts';
import type { StoredEntry, StoredSummary } from '#lib/storage/schema.ts';
import { isSummary, readable } from '#lib/storage/validate.ts';
import { troubleOf } from '#lib/storage/trouble.ts';
import { uncountedBranches, type Branch } from './branches.ts';
import type { IndexedSummary } from './search.ts';
import { foldInSlices, type PauseIfDue } from '#lib/app/worker-rpc/time-slices.ts';

/** Records that are read, folded or stored between two pauses. */
const SUMMARIES = 100;
const DIGESTS = 50;
const LENGTHS = 50;
const ENTRIES = 200;
const STORED = 10;
/** Stands for the length of a log that could not be read: the next refresh reads it again. */
const UNREAD = -1;

/** Reads the rows of a log, pausing in between. Rejects if the store cannot be read. */
async function rowsInSlices(id: EveningId, pause: PauseIfDue): Promise<StoredEntry[]> {
	const rows: StoredEntry[] = [];
	for (;;) {
		const some = await readRows(id, rows.length, ENTRIES);
		rows.push(...some);
		if (some.length < ENTRIES) return rows;
		await pause();
	}
}

/** The log in these rows. Throws if one is missing or damaged. */
function logIn(rows: readonly StoredEntry[]): Entry[] {
	if (rows.some(({ seq }, i) => seq !== i)) throw new Error('an entry is missing');
	return rows.map(entryIn);
}

/** Reads and folds the log of an evening, pausing in between. Rejects if the store cannot be read.
 * @returns null for an evening without a log, or one whose log is damaged */
export async function timelineInSlices(id: EveningId, pause: PauseIfDue): Promise<Timeline | null> {
	const rows = await rowsInSlices(id, pause);
	try {
		return await foldInSlices(logIn(rows), pause);
	} catch {
		return null;
	}
}

/** Summaries and digests of all evenings, in memory, for search and statistics. The store is read
 * once, and after that only what has changed in it. Digests that are missing, damaged or out of
 * date are rebuilt from the logs, and stored where the store takes them. An evening that cannot be
 * counted is left out of the counts. */
export class EveningIndex {
	#summaries = new Map<EveningId, StoredSummary>();
	readonly #digests = new Map<EveningId, Digest>();
	/** Rebuilt digests that are not stored, for instance because the disk is full. */
	readonly #unstored = new Map<EveningId, IndexedEvening>();
	/** The number of the last digest that was read from the store. */
	#lastNumber = 0;
	/** The store connection over which the digests were read. */
	#connection = -1;
	#refreshing: Promise<void> | null = null;
	#nextRefresh: Promise<void> | null = null;
	/** The branches that are not counted; null after a digest has changed. */
	#uncounted: ReadonlySet<EveningId> | null = null;
	/** Counts the changes of digests. */
	changes = 0;

	constructor(
		readonly pause: PauseIfDue,
		readonly onProgress: (progress: IndexProgress | null) => void
	) {}

	/** The digests that are counted: one for an evening that was continued on several phones. */
	*digests(): Iterable<Digest> {
		this.#uncounted ??= uncountedBranches(this.#branches());
		for (const [id, digest] of this.#digests) if (!this.#uncounted.has(id)) yield digest;
	}

	*tallies(): Iterable<Tally> {
		for (const { tallies } of this.digests()) yield* tallies;
	}

	*#branches(): Iterable<Branch> {
		for (const { id, deletedAt, tallies } of this.#digests.values())
			yield { id, deletedAt, rounds: tallies.reduce((sum, { rounds }) => sum + rounds, 0) };
	}

	/** The evenings that should be counted but cannot be. */
	*uncountable(): Iterable<StoredSummary> {
		for (const { id, uncountable } of this.digests()) {
			const summary = this.#summaries.get(id);
			if (uncountable === true && summary?.deletedAt === null) yield summary;
		}
	}

	*summaries(): Iterable<IndexedSummary> {
		for (const [id, summary] of this.#summaries) yield { summary, digest: this.#digests.get(id)! };
	}

	/** Refreshes the index: it then holds all that was stored before the call. Calls during a
	 * refresh share the next one. Rejects if the store cannot be read. */
	upToDate(): Promise<void> {
		if (this.#refreshing === null) {
			this.#refreshing = this.#refresh().finally(() => (this.#refreshing = null));
			return this.#refreshing;
		}
		this.#nextRefresh ??= this.#refreshing
			.catch(() => undefined)
			.then(() => {
				this.#nextRefresh = null;
				return this.upToDate();
			});
		return this.#nextRefresh;
	}

	async #refresh(): Promise<void> {
		await this.#reconnect();
		const summaries = await this.#readSummaries();
		await this.#readDigests();
		for (const [id, { summary }] of this.#unstored)
			if (summaries.get(id)?.partial) summaries.set(id, summary);
		const stale = await this.#staleOf(summaries);
		this.#summaries = summaries;
		for (const id of this.#digests.keys()) if (!summaries.has(id)) this.#removeDigest(id);
		await this.#rebuild(stale);
		await this.#store();
	}

	/** A new connection may be to another store, so the digests are read again. */
	async #reconnect(): Promise<void> {
		await database.open();
		if (this.#connection === database.number) return;
		this.#digests.clear();
		this.#unstored.clear();
		this.#lastNumber = 0;
		this.#connection = database.number;
	}

	async #readSummaries(): Promise<Map<EveningId, StoredSummary>> {
		const all = new Map<EveningId, StoredSummary>();
		for (let last: EveningId | null = null; ;) {
			const some: StoredSummary[] = await someSummaries(last, SUMMARIES);
			for (const summary of readable(some, isSummary)) all.set(summary.id, summary);
			last = some.at(-1)?.id ?? null;
			if (some.length < SUMMARIES) return all;
			await this.pause();
		}
	}

	async #readDigests(): Promise<void> {
		for (;;) {
			const some = await digestsAfter(this.#lastNumber, DIGESTS);
			for (const digest of some) {
				this.#removeDigest(digest.id);
				if (isDigest(digest)) this.#setDigest(digest);
			}
			this.#lastNumber = some.at(-1)?.stored ?? this.#lastNumber;
			if (some.length < DIGESTS) return;
			await this.pause();
		}
	}

	/** Evenings whose summary is partial, or whose digest is missing or of a shorter log. */
	async #staleOf(summaries: ReadonlyMap<EveningId, StoredSummary>): Promise<StoredSummary[]> {
		const stored = new Set(await digestKeys());
		const isStale = ({ id, partial }: StoredSummary) =>
			partial === true || (!stored.has(id) && !this.#unstored.has(id)) || !this.#digests.has(id);
		const stale = [...summaries.values()].filter(isStale);
		// a closed or deleted evening that changes loses its stored digest
		const growing = [...summaries.values()].filter(
			(s) => (s.closedAt === null || this.#unstored.has(s.id)) && !isStale(s)
		);
		for (let i = 0; i < growing.length; i += LENGTHS) {
			const some = growing.slice(i, i + LENGTHS);
			const lengths = await logLengths(some.map(({ id }) => id));
			stale.push(...some.filter(({ id }, j) => this.#digests.get(id)?.entries !== lengths[j]));
			await this.pause();
		}
		return stale;
	}

	async #rebuild(stale: readonly StoredSummary[]): Promise<void> {
		const total = stale.length;
		let canStore = true;
		for (const [done, summary] of stale.entries()) {
			if (total > 1) this.onProgress({ done, total });
			const rebuilt = await this.#indexedOf(summary);
			this.#setDigest(rebuilt.digest);
			this.#unstored.set(summary.id, rebuilt);
			if (summary.partial) this.#summaries.set(summary.id, rebuilt.summary);
			if (canStore && this.#unstored.size >= STORED) canStore = await this.#store();
		}
		if (total > 1) this.onProgress(null);
	}

	async #indexedOf(summary: StoredSummary): Promise<IndexedEvening> {
		const { id } = summary;
		let entries = UNREAD;
		try {
			const rows = await rowsInSlices(id, this.pause);
			entries = (rows.at(-1)?.seq ?? -1) + 1;
			const timeline = await foldInSlices(logIn(rows), this.pause);
			const digest = timeline === null ? null : digestOf(timeline, entries);
			await this.pause();
			if (timeline !== null && isDigest(digest))
				return { digest, summary: summaryOf(timeline.state) };
		} catch (error) {
			// an unreadable log must not keep the others from being counted
			if (troubleOf(error) !== 'failed') throw error;
		}
		return { digest: uncountableDigest(id, entries), summary };
	}

	/** Stores rebuilt digests. Those that cannot be stored stay in memory, so reading goes on.
	 * @returns whether all could be stored */
	async #store(): Promise<boolean> {
		const rebuilt = [...this.#unstored.values()].filter(({ digest }) => digest.entries !== UNREAD);
		for (let i = 0; i < rebuilt.length; i += STORED) {
			const some = rebuilt.slice(i, i + STORED);
			try {
				const { before, stored } = await putDigests(some);
				// if another tab has stored digests since, they are read at the next refresh
				if (before === this.#lastNumber) this.#lastNumber += stored.length;
			} catch {
				return false;
			}
			for (const { digest } of some) this.#unstored.delete(digest.id);
			await this.pause();
		}
		return true;
	}

	#setDigest(digest: Digest): void {
		this.#digests.set(digest.id, digest);
		this.#changed();
	}

	#removeDigest(id: EveningId): void {
		this.#digests.delete(id);
		this.#unstored.delete(id);
		this.#changed();
	}

	#changed(): void {
		this.#uncounted = null;
		this.changes += 1;
	}
}
