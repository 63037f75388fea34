import type { IndexProgress } from './index-protocol.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { fold, type Timeline } from '#lib/evening/timeline.ts';
import { DIGEST_VERSION, digestOf, type Digest } from '#lib/stats/digest.ts';
import type { Tally } from '#lib/stats/tally.ts';
import { someSummaries } from '#lib/storage/evenings.ts';
import { connectionNumber, database } from '#lib/storage/database.ts';
import {
	digestKeys,
	digestsAfter,
	logLengths,
	putDigests,
	type IndexedEvening
} from '#lib/storage/digests.ts';
import { readLog } from '#lib/storage/entries.ts';
import type { StoredSummary } from '#lib/storage/schema.ts';
import { isSummary, readable } from '#lib/storage/validate.ts';
import { uncountedBranches, type Branch } from './branches.ts';
import type { IndexedSummary } from './search.ts';
import type { PauseIfDue } from '#lib/app/worker-rpc/time-slices.ts';

/** Records that are read, folded or stored between two pauses. */
const SUMMARIES = 100;
const DIGESTS = 50;
const LENGTHS = 50;
const ENTRIES = 200;
const FOLDED = 25;
const STORED = 10;

/** Reads the whole log of an evening, pausing in between. */
export async function logInSlices(id: EveningId, pause: PauseIfDue): Promise<Entry[]> {
	const log: Entry[] = [];
	for (;;) {
		const some = await readLog(id, log.length, ENTRIES);
		log.push(...some);
		if (some.length < ENTRIES) return log;
		await pause();
	}
}

/** Folds a log, pausing in between. Throws if an entry does not follow from those before it.
 * @returns null for an empty log */
export async function foldInSlices(
	log: readonly Entry[],
	pause: PauseIfDue
): Promise<Timeline | null> {
	let timeline: Timeline | null = null;
	for (let i = 0; i < log.length; i += FOLDED) {
		timeline = fold(log.slice(i, i + FOLDED), timeline);
		await pause();
	}
	return timeline;
}

/** Summaries and digests of all evenings, in memory, for search and statistics. The store is read once, and after that
 * only what has changed in it. Digests that are missing or out of date are rebuilt from the logs and stored. */
export class EveningIndex {
	#summaries = new Map<EveningId, StoredSummary>();
	readonly #digests = new Map<EveningId, Digest>();
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

	*summaries(): Iterable<IndexedSummary> {
		for (const [id, summary] of this.#summaries) yield { summary, digest: this.#digests.get(id)! };
	}

	/** Refreshes the index: it then holds all that was stored before the call. Calls during a refresh share the next one.
	 * Rejects if the store cannot be read. */
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
		const stale = await this.#staleOf(summaries);
		this.#summaries = summaries;
		for (const id of this.#digests.keys()) if (!summaries.has(id)) this.#removeDigest(id);
		await this.#rebuild(stale);
	}

	/** A new connection may be to another store, so the digests are read again. */
	async #reconnect(): Promise<void> {
		await database();
		if (this.#connection === connectionNumber()) return;
		this.#digests.clear();
		this.#lastNumber = 0;
		this.#connection = connectionNumber();
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
			for (const digest of some) this.#setDigest(digest);
			this.#lastNumber = some.at(-1)?.stored ?? this.#lastNumber;
			if (some.length < DIGESTS) return;
			await this.pause();
		}
	}

	/** Evenings whose summary is partial, or whose digest is missing, of another version, or of a shorter log. */
	async #staleOf(summaries: ReadonlyMap<EveningId, StoredSummary>): Promise<StoredSummary[]> {
		const stored = new Set(await digestKeys());
		const isStale = (summary: StoredSummary) =>
			summary.partial === true ||
			!stored.has(summary.id) ||
			this.#digests.get(summary.id)?.version !== DIGEST_VERSION;
		const stale = [...summaries.values()].filter(isStale);
		const open = [...summaries.values()].filter((s) => s.closedAt === null && !isStale(s));
		for (let i = 0; i < open.length; i += LENGTHS) {
			const some = open.slice(i, i + LENGTHS);
			const lengths = await logLengths(some.map(({ id }) => id));
			stale.push(...some.filter(({ id }, j) => this.#digests.get(id)?.entries !== lengths[j]));
			await this.pause();
		}
		return stale;
	}

	async #rebuild(stale: readonly StoredSummary[]): Promise<void> {
		const total = stale.length;
		let rebuilt: IndexedEvening[] = [];
		for (const [done, summary] of stale.entries()) {
			if (total > 1) this.onProgress({ done, total });
			rebuilt.push(await this.#digestOf(summary));
			if (rebuilt.length < STORED) continue;
			await this.#store(rebuilt);
			rebuilt = [];
		}
		await this.#store(rebuilt);
		if (total > 1) this.onProgress(null);
	}

	async #digestOf(summary: StoredSummary): Promise<IndexedEvening> {
		const { id } = summary;
		const log = await logInSlices(id, this.pause);
		let timeline: Timeline | null = null;
		try {
			timeline = await foldInSlices(log, this.pause);
		} catch {
			// the log is damaged: the evening stays in the list, and nothing of it is counted
		}
		await this.pause();
		const empty = { id, version: DIGEST_VERSION, deletedAt: null, tallies: [], words: '' };
		const entries = log.length;
		return {
			digest: timeline === null ? { ...empty, entries } : digestOf(timeline, entries),
			summary: timeline === null ? summary : summaryOf(timeline.state)
		};
	}

	async #store(rebuilt: readonly IndexedEvening[]): Promise<void> {
		if (rebuilt.length === 0) return;
		const { before, stored } = await putDigests(rebuilt);
		// if another tab has stored digests since, they are read at the next refresh
		if (before === this.#lastNumber) this.#lastNumber += stored.length;
		for (const { digest, summary } of rebuilt) {
			this.#setDigest(digest);
			if (this.#summaries.get(digest.id)?.partial) this.#summaries.set(digest.id, summary);
		}
		await this.pause();
	}

	#setDigest(digest: Digest): void {
		this.#digests.set(digest.id, digest);
		this.#changed();
	}

	#removeDigest(id: EveningId): void {
		this.#digests.delete(id);
		this.#changed();
	}

	#changed(): void {
		this.#uncounted = null;
		this.changes += 1;
	}
}
