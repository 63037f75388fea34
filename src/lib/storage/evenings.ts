import type { EveningId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { database } from './database.ts';
import type { StoredSummary } from './schema.ts';
import { isSummary, readable } from './validate.ts';

const WEEK = 7 * 86_400_000;

/** Evenings that began at `from` or later and before `to`, in milliseconds since 1970; or the
 * deleted ones. */
export type DateRange =
	| { readonly deleted: false; readonly from: number | null; readonly to: number | null }
	| { readonly deleted: true };

function rangeOf(range: DateRange, last: number | null): IDBKeyRange | undefined {
	// times are negative on a phone whose clock is before 1970
	const from = range.deleted ? -Infinity : (range.from ?? -Infinity);
	const to = range.deleted ? null : range.to;
	if (last !== null) return IDBKeyRange.bound(from, last);
	if (to === null) return IDBKeyRange.lowerBound(from);
	// IDBKeyRange throws where the lower bound is above the upper
	return from < to ? IDBKeyRange.bound(from, to, false, true) : IDBKeyRange.only(Infinity);
}

/** Newer browsers can read an index backwards in one request. */
interface Backwards {
	getAll(of: { query?: IDBKeyRange; direction: 'prev'; count: number }): Promise<StoredSummary[]>;
}
const isBackwards = (index: object): index is Backwards => 'getAllRecords' in index;

/** The row of an evening in the list, if there is one. */
export function findSummary(evening: EveningId): Promise<Summary | undefined> {
	return database.run((db) => db.get('evenings', evening));
}

/** A page of a range, the latest first.
 * @param after the last evening of the page before, or null
 * @returns at most `most` evenings, and whether there are more */
export function pageOfEvenings(
	range: DateRange,
	after: Summary | null,
	most: number
): Promise<{ items: StoredSummary[]; hasMore: boolean }> {
	return database.run(async (db) => {
		const by = range.deleted ? 'deletedAt' : 'startedAt';
		const last = after?.[by] ?? null;
		const index = db.transaction('evenings').store.index(by);
		const query = rangeOf(range, last);
		const fits = (row: StoredSummary) =>
			readable([row], isSummary).length > 0 && (row.deletedAt === null || range.deleted);
		if (after === null && isBackwards(index)) {
			const rows = await index.getAll({
				...(query && { query }),
				direction: 'prev',
				count: most + 1
			});
			const items = rows.filter(fits);
			// otherwise some rows are damaged or filtered out: read on with a cursor
			if (items.length > most || rows.length <= most)
				return { items: items.slice(0, most), hasMore: items.length > most };
		}
		const items: StoredSummary[] = [];
		let cursor = await index.openCursor(query, 'prev');
		for (; cursor !== null; cursor = await cursor.continue()) {
			const { key, primaryKey, value } = cursor;
			if (after !== null && key === last && primaryKey >= after.id) continue;
			if (!fits(value)) continue;
			if (items.length === most) return { items, hasMore: true };
			items.push(value);
		}
		return { items, hasMore: false };
	});
}

/** How many evenings a range has. */
export function countEvenings(dates: DateRange): Promise<number> {
	return database.run(async (db) => {
		const { store } = db.transaction('evenings');
		if (dates.deleted) return store.index('deletedAt').count();
		const range = rangeOf(dates, null);
		const [all, deleted] = await Promise.all([
			store.index('startedAt').count(range),
			store.index('deletedAt').getAll()
		]);
		const isWithin = ({ startedAt }: StoredSummary) => range?.includes(startedAt) ?? true;
		return all - readable(deleted, isSummary).filter(isWithin).length;
	});
}

/** The next `most` summaries in the order of their ids, after that of `after`. */
export function someSummaries(after: EveningId | null, most: number): Promise<StoredSummary[]> {
	return database.run(async (db) => {
		const range = after === null ? null : IDBKeyRange.lowerBound(after, true);
		return db.getAll('evenings', range, most);
	});
}

/** The summaries of all branches, including deleted ones, of the evenings that have several. A
 * branch's id is its evening's id, `~` and a suffix. */
export function familiesOf(roots: readonly EveningId[]): Promise<(readonly StoredSummary[])[]> {
	return database.run(async (db) => {
		const { store } = db.transaction('evenings');
		const found = await Promise.all(
			roots.map(async (root) => {
				// U+007F comes right after `~`
				const branches = await store.getAll(IDBKeyRange.bound(`${root}~`, `${root}\u007f`));
				if (branches.length === 0) return [];
				const first = await store.get(root);
				return first === undefined ? branches : [first, ...branches];
			})
		);
		return found.filter(({ length }) => length > 1);
	});
}

/** How many evenings ended after a time, deleted ones not counted; stops counting at `most`. Looks
 * only at evenings that began up to a week before that time. */
export function endedSince(time: number, most: number): Promise<number> {
	return database.run(async (db) => {
		const from = IDBKeyRange.lowerBound(time - WEEK);
		const tx = db.transaction('evenings');
		let ended = 0;
		let cursor = await tx.store.index('startedAt').openCursor(from, 'prev');
		for (; cursor !== null && ended < most; cursor = await cursor.continue()) {
			const { closedAt, deletedAt } = cursor.value;
			if (deletedAt === null && closedAt !== null && closedAt > time) ended += 1;
		}
		return ended;
	});
}
