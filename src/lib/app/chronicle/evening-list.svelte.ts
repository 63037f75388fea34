import type { Summary } from '#lib/evening/summary.ts';
import { countEvenings, pageOfEvenings, type DateRange } from '#lib/storage/evenings.ts';
import { purgeDeleted } from '#lib/storage/purge.ts';
import { recall } from '#lib/storage/remembered.ts';
import { daysUntilPurge, type Retention } from '#lib/storage/retention.ts';
import { askIndex } from './index-client.ts';
import { NO_BRANCH_MARKS, readBranchMarks, type BranchMarks } from './branches.ts';
import type { EveningQuery, IndexProgress } from './index-protocol.ts';
import { rememberedRoom, wasInRoom } from '#lib/app/reach/remembered-room.ts';
import { readNames } from '#lib/app/people/names.svelte.ts';
import { concernsEvenings, notifyTabs, onTabWrite } from '#lib/app/table/tabs.ts';

const PAGE = 30;
/** As many as a phone's screen shows, and the one on the table. */
const FIRST_PAGE = 6;
/** Delay of maintenance after the first list, in milliseconds, so that the screen renders first. */
const MAINTENANCE_DELAY = 1000;
/** How long a screen waits for its first evenings before it shows a progress message, in
 * milliseconds. */
const FIRST_PAGE_TIMEOUT = 250;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

interface EveningPage {
	readonly items: readonly Summary[];
	readonly hasMore: boolean;
	/** Null if it is not known without counting. */
	readonly total: number | null;
}

/** The range of the store's index with exactly these evenings; null if they can only be found by
 * search. */
function dateRangeOf({ text, player, ruleset, from, to, deleted }: EveningQuery): DateRange | null {
	if (text.trim() !== '' || player !== null || ruleset !== null) return null;
	if (!deleted) return { deleted, from, to };
	return from === null && to === null ? { deleted } : null;
}

const ALL_EVENINGS: EveningQuery = {
	text: '',
	player: null,
	ruleset: null,
	from: null,
	to: null,
	deleted: false
};
const isAllEvenings = (query: EveningQuery): boolean =>
	isSame(dateRangeOf(query), dateRangeOf(ALL_EVENINGS));

/** Reads the latest evenings and the current names, before the screen that shows them renders.
 * Never rejects.
 * @returns null if the store cannot be read, or takes too long: the list reports that */
export async function readFirstEvenings(): Promise<readonly Summary[] | null> {
	const reading = Promise.all([
		pageOfEvenings(dateRangeOf(ALL_EVENINGS)!, null, FIRST_PAGE),
		readNames()
	]);
	const timeout = new Promise<null>((resolve) => setTimeout(resolve, FIRST_PAGE_TIMEOUT, null));
	try {
		return (await Promise.race([reading, timeout]))?.[0].items ?? null;
	} catch {
		return null;
	}
}

/** The list of evenings, the latest first, page by page. */
export class EveningList {
	state = $state<'reading' | 'read' | 'failed'>('reading');
	items = $state.raw<readonly Summary[]>([]);
	/** Whether there is another page for `next`. */
	hasMore = $state(false);
	/** Null until they are counted. */
	total = $state<number | null>(null);
	/** For the items that were continued on several phones, whether this branch is the counted
	 * one. */
	branches = $state.raw<BranchMarks>(NO_BRANCH_MARKS);
	/** Progress of rebuilding the index. The items may be shown before it is complete. */
	progress = $state.raw<IndexProgress | null>(null);
	/** Days left by deleted evening, read with the deleted evenings. */
	#retention = $state.raw<Retention>();
	#query: EveningQuery | null = null;
	/** Counts the requests: the result of any but the latest is dropped. */
	#request = 0;
	#maintained = false;
	/** Whether the items are those that were passed to the constructor. */
	#preloaded = false;

	/** @param first the latest evenings, shown until `find` has read them again */
	constructor(first: readonly Summary[] | null = null) {
		if (first === null) return;
		this.items = first;
		this.state = 'read';
		this.#query = ALL_EVENINGS;
		this.#preloaded = true;
	}

	/** Shows the first page of the evenings that match, and drops the result of an earlier call.
	 * Preloaded items stay while they are read again, since they may be out of date. */
	async find(query: EveningQuery): Promise<void> {
		const request = ++this.#request;
		const keepsItems = this.#preloaded && isAllEvenings(query);
		if (this.#preloaded && !keepsItems) this.items = [];
		this.#preloaded = false;
		this.#query = { ...query };
		if (!keepsItems) this.state = 'reading';
		this.progress = null;
		void readNames();
		await this.#show(request, PAGE);
		this.#scheduleMaintenance();
	}

	/** How many days are left until a deleted evening is removed for good, the last one included.
	 * @param now in milliseconds since 1970 */
	daysLeft({ id, deletedAt }: Summary, now: number): number {
		return daysUntilPurge(this.#retention, { id, deletedAt: deletedAt ?? now }, now);
	}

	/** Reads the shown evenings again when other tabs write. @returns a function that stops it */
	follow(): () => void {
		return onTabWrite(concernsEvenings, () => {
			if (this.state === 'read')
				return this.#show(++this.#request, Math.max(PAGE, this.items.length));
		});
	}

	/** Adds the next page to the items. */
	async next(): Promise<void> {
		if (this.state !== 'read' || !this.hasMore) return;
		const request = ++this.#request;
		try {
			const { items, hasMore } = await this.#page(this.items, PAGE);
			if (request !== this.#request) return;
			const isNew = ({ id }: Summary) => this.items.every((shown) => shown.id !== id);
			this.items = [...this.items, ...items.filter(isNew)];
			this.hasMore = hasMore;
			await this.#readMarks(request);
		} catch {
			if (request === this.#request) this.state = 'failed';
		}
	}

	/** Read after the items are shown, since few evenings have branches. */
	async #readMarks(request: number): Promise<void> {
		const marks = await readBranchMarks(this.items.map(({ id }) => id));
		if (request === this.#request) this.branches = marks;
	}

	async #show(request: number, most: number): Promise<void> {
		try {
			const query = this.#query!;
			const [{ items, hasMore, total }, retention] = await Promise.all([
				this.#page([], most),
				query.deleted ? recall('retention') : undefined
			]);
			if (request !== this.#request) return;
			this.#retention = retention;
			// equal items are not rendered again
			if (!isSame(items, this.items)) this.items = items;
			Object.assign(this, { hasMore, total, state: 'read' });
			await this.#readMarks(request);
			const range = dateRangeOf(query);
			if (range === null) return;
			const counted = await countEvenings(range);
			// the next page of the same query may have been read by now
			if (query === this.#query) this.total = counted;
		} catch {
			if (request === this.#request) this.state = 'failed';
		}
	}

	async #page(before: readonly Summary[], most: number): Promise<EveningPage> {
		const query = this.#query!;
		const range = dateRangeOf(query);
		if (range !== null) {
			const { items, hasMore } = await pageOfEvenings(range, before.at(-1) ?? null, most);
			return { items, hasMore, total: null };
		}
		const offset = before.length;
		const { items, total } = await askIndex(
			{ topic: 'evenings', query, offset, most },
			this.#onProgress
		);
		return { items, hasMore: offset + items.length < total, total };
	}

	readonly #onProgress = (progress: IndexProgress | null) => (this.progress = progress);

	/** Once, after the first list: counts a visit, purges evenings that were deleted and tables that
	 * were left long enough ago, and refreshes the index so that the first search does not wait for
	 * it. */
	#scheduleMaintenance(): void {
		if (this.#maintained) return;
		this.#maintained = true;
		setTimeout(() => {
			// the list has reported the fault of the store
			this.#maintain().catch(() => undefined);
		}, MAINTENANCE_DELAY);
	}

	async #maintain(): Promise<void> {
		if (wasInRoom())
			void import('#lib/storage/shared-tables.ts')
				.then(({ removeLeftTables }) => removeLeftTables(rememberedRoom(), Date.now()))
				.catch(() => undefined);
		// a full disk prevents purging, but not reading
		const isPurged = await purgeDeleted(Date.now()).catch(() => false);
		if (isPurged) notifyTabs({ changed: 'all' });
		if (isPurged && this.#query?.deleted === true)
			await this.#show(++this.#request, Math.max(PAGE, this.items.length));
		await askIndex({ topic: 'index' }, this.#onProgress);
		// the refresh has completed partial summaries of an older version
		const hasPartial = this.items.some(({ people, players }) => people.length < players.length);
		if (hasPartial) await this.#show(++this.#request, Math.max(PAGE, this.items.length));
	}
}
