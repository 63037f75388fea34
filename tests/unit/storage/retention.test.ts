import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EveningId } from '#lib/evening/ids.ts';
import {
	countVisit,
	daysUntilPurge,
	type Deleted,
	type Retention
} from '#lib/storage/retention.ts';

const DAY = 86_400_000;
const NOW = 1_795_000_000_000;
const ID = 'one' as EveningId;
const deleted = (deletedAt: number): Deleted[] => [{ id: ID, deletedAt }];

/** The number of the visit at which an evening is removed, from 0, and the days shown before each.
 * @param visits what the clock shows at each visit */
function visited(deletedAt: number, visits: readonly number[]) {
	let retention: Retention | undefined;
	const said: number[] = [];
	for (const [i, now] of visits.entries()) {
		said.push(daysUntilPurge(retention, deleted(deletedAt)[0]!, now));
		const { retention: next, due } = countVisit(retention, deleted(deletedAt), now);
		retention = next;
		if (due.length > 0) return { removedAt: i, said };
	}
	return { removedAt: null, said };
}

/** Gaps between visits, in days. */
const gaps = (max: number) =>
	fc.array(fc.double({ min: 0.01, max, noNaN: true }), { minLength: 1, maxLength: 60 });
/** The times of visits, in days since the deletion. */
const times = (all: readonly number[]): number[] => {
	let time = 0;
	return all.map((gap) => (time += gap));
};
const at = (days: number) => NOW + Math.round(days * DAY);

describe('a deleted evening is kept for 30 days, counted by visits', () => {
	test('with a correct clock and weekly visits it is removed at the first visit after 30 days', () => {
		fc.assert(
			fc.property(gaps(7), (all) => {
				const visits = times(all);
				const first = visits.findIndex((time) => at(time) - NOW >= 30 * DAY);
				expect(visited(NOW, visits.map(at)).removedAt).toBe(first < 0 ? null : first);
			})
		);
	});

	test('whatever the clock shows, each visit counts for 0 to 7 days', () => {
		const clock = fc.integer({ min: -50 * 365 * DAY, max: 50 * 365 * DAY });
		fc.assert(
			fc.property(clock, fc.array(clock, { minLength: 1, maxLength: 30 }), (when, shown) => {
				const all = [when, ...shown];
				const counted = shown.map((now, i) => Math.min(Math.max(now - all[i]!, 0), 7 * DAY));
				const sums = counted.map((_, i) => counted.slice(0, i + 1).reduce((a, b) => a + b));
				const due = sums.findIndex((sum) => sum >= 30 * DAY);
				const { removedAt } = visited(when, shown);
				expect(removedAt).toBe(due < 0 ? null : due);
				// a clock that is years behind or ahead removes nothing at once
				if (removedAt !== null) expect(removedAt).toBeGreaterThanOrEqual(4);
			}),
			{ numRuns: 2000 }
		);
	});

	test('a clock that was wrong for a while changes the time by a week at most', () => {
		const wrong = fc.integer({ min: -20 * 365, max: 20 * 365 });
		fc.assert(
			fc.property(gaps(7), fc.nat(59), wrong, (all, which, off) => {
				const right = times(all);
				const shown = right.map((time, i) => at(i === which ? time + off : time));
				const { removedAt } = visited(NOW, shown);
				if (removedAt !== null) expect(right[removedAt]!).toBeGreaterThanOrEqual(30 - 7 - 0.001);
			})
		);
	});

	test('the screen shows 1 to 30 days, never more than before, and 0 only for an evening that is removed', () => {
		fc.assert(
			fc.property(gaps(20), fc.array(fc.integer({ min: -400, max: 400 })), (all, offsets) => {
				const shown = times(all).map((time, i) => at(time + (offsets[i] ?? 0)));
				const { removedAt, said } = visited(NOW, shown);
				expect(said.toSorted((a, b) => b - a)).toEqual(said);
				expect(said[0]).toBeLessThanOrEqual(30);
				expect(said.indexOf(0)).toBe(removedAt ?? -1);
			})
		);
	});

	test('an evening that is restored and deleted again starts at 30 days', () => {
		const { retention } = countVisit(
			{ visit: NOW, kept: Object.fromEntries([[ID, [NOW - 29 * DAY, 29 * DAY]] as const]) },
			[],
			NOW
		);
		expect(retention.kept).toEqual({});
		const other = {
			visit: NOW,
			kept: Object.fromEntries([[ID, [NOW - 29 * DAY, 29 * DAY]] as const])
		} as Retention;
		expect(daysUntilPurge(other, { id: ID, deletedAt: NOW }, NOW)).toBe(30);
	});
});
