import type { Progress } from './evening-list.svelte.ts';
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
import { uncounted, type Branch } from './branches.ts';
import type { Known } from './search.ts';
import type { Pause } from '#lib/app/worker-rpc/time-slices.ts';

/** How much is read, folded and stored at a time, so that nobody waits long for it. */
const SUMMARIES = 100;
const DIGESTS = 50;
const LENGTHS = 50;
const ENTRIES = 200;
const FOLDED = 25;
const STORED = 10;

/** The whole log of an evening. */
export async function logInSlices(id: EveningId, pause: Pause): Promise<Entry[]> {
	const log: Entry[] = [];
	for (;;) {
		const some = await readLog(id, log.length, ENTRIES);
		log.push(...some);
		if (some.length < ENTRIES) return log;
		await pause();
	}
}

export async function foldInSlices(log: readonly Entry[], pause: Pause): Promise<Timeline | null> {
	let timeline: Timeline | null = null;
	for (let i = 0; i < log.length; i += FOLDED) {
		timeline = fold(log.slice(i, i + FOLDED), timeline);
		await pause();
	}
	return timeline;
}

/** All evenings as lists and statistics need them: read from the store once, after that only what has changed there.
 * What the store lacks of it is made from the logs, and stored. */
export class EveningIndex {
	#summaries = new Map<EveningId, StoredSummary>();
	readonly #digests = new Map<EveningId, Digest>();
	/** Up to which number the stored digests were read, and over which connection. */
	#read = 0;
	#connection = -1;
	#running: Promise<void> | null = null;
	#next: Promise<void> | null = null;
	/** Branches of an evening that another one is counted for; null where that is to be found again. */
	#uncounted: ReadonlySet<EveningId> | null = null;
	/** Grows when a digest is another. */
	changes = 0;

	constructor(
		readonly pause: Pause,
		readonly tell: (progress: Progress | null) => void
	) {}

	/** Of all that is counted: one of an evening that was continued on two phones. */
	*digests(): Iterable<Digest> {
		this.#uncounted ??= uncounted(this.#branches());
		for (const [id, digest] of this.#digests) if (!this.#uncounted.has(id)) yield digest;
	}

	*tallies(): Iterable<Tally> {
		for (const { tallies } of this.digests()) yield* tallies;
	}

	*#branches(): Iterable<Branch> {
		for (const { id, deletedAt, tallies } of this.#digests.values())
			yield { id, deletedAt, rounds: tallies.reduce((sum, { rounds }) => sum + rounds, 0) };
	}

	*known(): Iterable<Known> {
		for (const [id, summary] of this.#summaries) yield { summary, digest: this.#digests.get(id)! };
	}

	/** Takes in all that was stored before the call. Those who call meanwhile wait for the same. */
	upToDate(): Promise<void> {
		if (this.#running === null) {
			this.#running = this.#refresh().finally(() => (this.#running = null));
			return this.#running;
		}
		this.#next ??= this.#running
			.catch(() => undefined)
			.then(() => {
				this.#next = null;
				return this.upToDate();
			});
		return this.#next;
	}

	async #refresh(): Promise<void> {
		await this.#reconnect();
		const summaries = await this.#readSummaries();
		await this.#readDigests();
		const stale = await this.#staleOf(summaries);
		this.#summaries = summaries;
		for (const id of this.#digests.keys()) if (!summaries.has(id)) this.#drop(id);
		await this.#make(stale);
	}

	/** Over another connection the numbers may be those of another store. */
	async #reconnect(): Promise<void> {
		await database();
		if (this.#connection === connectionNumber()) return;
		this.#digests.clear();
		this.#read = 0;
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
			const some = await digestsAfter(this.#read, DIGESTS);
			for (const digest of some) this.#take(digest);
			this.#read = some.at(-1)?.stored ?? this.#read;
			if (some.length < DIGESTS) return;
			await this.pause();
		}
	}

	/** Those whose digest is not there, of another version or of a shorter log, and those of an old summary. */
	async #staleOf(summaries: ReadonlyMap<EveningId, StoredSummary>): Promise<StoredSummary[]> {
		const kept = new Set(await digestKeys());
		const isStale = (summary: StoredSummary) =>
			summary.partial === true ||
			!kept.has(summary.id) ||
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

	async #make(stale: readonly StoredSummary[]): Promise<void> {
		const total = stale.length;
		let made: IndexedEvening[] = [];
		for (const [done, summary] of stale.entries()) {
			if (total > 1) this.tell({ done, total });
			made.push(await this.#made(summary));
			if (made.length < STORED) continue;
			await this.#store(made);
			made = [];
		}
		await this.#store(made);
		if (total > 1) this.tell(null);
	}

	async #made(summary: StoredSummary): Promise<IndexedEvening> {
		const { id } = summary;
		const log = await logInSlices(id, this.pause);
		let timeline: Timeline | null = null;
		try {
			timeline = await foldInSlices(log, this.pause);
		} catch {
			// the log is damaged: the list has it all the same, and nothing is counted
		}
		await this.pause();
		const nothing = { id, version: DIGEST_VERSION, deletedAt: null, tallies: [], words: '' };
		const entries = log.length;
		return {
			digest: timeline === null ? { ...nothing, entries } : digestOf(timeline, entries),
			summary: timeline === null ? summary : summaryOf(timeline.state)
		};
	}

	async #store(made: readonly IndexedEvening[]): Promise<void> {
		if (made.length === 0) return;
		const { before, stored } = await putDigests(made);
		// unless another tab has stored some since
		if (before === this.#read) this.#read += stored.length;
		for (const { digest, summary } of made) {
			this.#take(digest);
			if (this.#summaries.get(digest.id)?.partial) this.#summaries.set(digest.id, summary);
		}
		await this.pause();
	}

	#take(digest: Digest): void {
		this.#digests.set(digest.id, digest);
		this.#changed();
	}

	#drop(id: EveningId): void {
		this.#digests.delete(id);
		this.#changed();
	}

	#changed(): void {
		this.#uncounted = null;
		this.changes += 1;
	}
}
