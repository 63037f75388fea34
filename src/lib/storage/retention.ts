import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { EveningId } from '#lib/evening/ids.ts';

const DAY = 86_400_000;
/** How long a deleted evening can be restored, in milliseconds. */
const RETENTION = 30 * DAY;
/** The most that a gap between two visits counts, in milliseconds: a clock that was wrong once adds
 * no more than this. */
const LONGEST_GAP = 7 * DAY;

/** How long each deleted evening has been kept, summed over the gaps between visits: a phone's
 * clock may be wrong for a while, so the time of the deletion alone is not reliable. Times are in
 * milliseconds. */
export interface Retention {
	/** The time of the last visit, in milliseconds since 1970. */
	readonly visit: number;
	/** By evening: when it was deleted, and how long it has been kept since, by the gaps between
	 * visits. */
	readonly kept: ByText<readonly [deletedAt: number, kept: number]>;
}

/** A deleted evening. */
export interface Deleted {
	readonly id: EveningId;
	/** In milliseconds since 1970. */
	readonly deletedAt: number;
}

/** The time between two visits, or between a deletion and the next visit, as far as it counts. */
const gap = (from: number, to: number): number => Math.min(Math.max(to - from, 0), LONGEST_GAP);

/** How long a deleted evening has been kept until `now`; an evening that was restored in between
 * begins again. */
function keptFor(
	retention: Retention | undefined,
	{ id, deletedAt }: Deleted,
	now: number
): number {
	const known = lookUp(retention?.kept, id);
	if (retention === undefined || known?.[0] !== deletedAt) return gap(deletedAt, now);
	return known[1] + gap(retention.visit, now);
}

/** How many days are left until a deleted evening is removed for good, the last one included; 30 at
 * most. */
export const daysUntilPurge = (
	retention: Retention | undefined,
	deleted: Deleted,
	now: number
): number => Math.max(0, Math.ceil((RETENTION - keptFor(retention, deleted, now)) / DAY));

/** Counts a visit.
 * @param deleted all evenings that are deleted
 * @returns the new retention times, without the evenings that are `due` to be removed for good */
export function countVisit(
	before: Retention | undefined,
	deleted: readonly Deleted[],
	now: number
): { readonly retention: Retention; readonly due: readonly EveningId[] } {
	const all = deleted.map((each) => ({ ...each, kept: keptFor(before, each, now) }));
	const due = all.filter(({ kept }) => kept >= RETENTION).map(({ id }) => id);
	const kept = Object.fromEntries(
		all.map(({ id, deletedAt, kept }) => [id, [deletedAt, kept] as const])
	);
	return { retention: { visit: now, kept }, due };
}
