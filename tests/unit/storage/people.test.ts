import { expect, test, vi } from 'vitest';
import type { PlayerId } from '#lib/evening/ids.ts';
import { pageOfEvenings } from '#lib/storage/evenings.ts';
import { appendEntries } from '#lib/storage/entries.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { fold } from '#lib/evening/timeline.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { listHouses } from '#lib/storage/houses.ts';
import { listPeople, updateRoster } from '#lib/storage/people.ts';
import { restoreHouse, restorePerson } from '#lib/storage/restore.ts';
import { randomEvening } from '../../fixtures/evenings.ts';
import { useFakeStore } from '../../fixtures/fake-store.ts';

useFakeStore();

const NOW = 1_800_000_000_000;
const FUTURE = 200_000_000_000_000;
const ana = { id: 'a' as PlayerId, name: 'Ana', lastSeen: 5, changedAt: 5 };
const rules = { options: { jokers: 1 } } as const;
const house = { id: 'h', name: 'Ours', ruleset: 'temple', rules, changedAt: 5 };

test('a person changed in the future replaces nobody, and a new one counts as changed now', async () => {
	await restorePerson(ana, true, NOW);
	await restorePerson({ ...ana, name: 'Mallory', lastSeen: FUTURE, changedAt: FUTURE }, true, NOW);
	expect(await listPeople()).toEqual([{ ...ana, lastSeen: NOW }]);
	const ben = { id: 'b' as PlayerId, name: 'Ben', lastSeen: FUTURE, changedAt: FUTURE };
	await restorePerson(ben, true, NOW);
	expect(await listPeople()).toContainEqual({ ...ben, lastSeen: NOW, changedAt: NOW });
});

test('house rules changed in the future replace none', async () => {
	await restoreHouse(house, true, NOW);
	await restoreHouse({ ...house, name: 'Theirs', changedAt: FUTURE }, true, NOW);
	expect(await listHouses()).toEqual([house]);
	await restoreHouse({ ...house, id: 'i', changedAt: FUTURE }, true, NOW);
	expect(await listHouses()).toContainEqual({ ...house, id: 'i', changedAt: NOW });
});

test('people and house rules are read a part at a time, all of them and in order', async () => {
	const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');
	for (let n = 0; n < 1200; n++)
		await restoreHouse({ ...house, id: `h${n}`, name: `Ours ${n}`, changedAt: n + 1 }, true, NOW);
	const sets = await listHouses();
	expect(sets.map(({ changedAt }) => changedAt)).toEqual(
		Array.from({ length: 1200 }, (_, n) => 1200 - n)
	);
	expect(getAll.mock.calls.length).toBeGreaterThan(2);
	for (const [, count] of getAll.mock.calls) expect(count).toBeLessThanOrEqual(500);
	getAll.mockRestore();
});

test('after an evening in the future nobody counts as seen later than now', async () => {
	await updateRoster([{ ...ana, lastSeen: FUTURE, changedAt: FUTURE }], NOW);
	expect(await listPeople()).toEqual([{ ...ana, lastSeen: NOW, changedAt: NOW }]);
});

test('an evening that began before 1970 is listed', async () => {
	const [start] = randomEvening(1, resolveRules(RULESETS[0]!), 0);
	const log = [{ ...start!, at: -5 }];
	const { state } = fold(log)!;
	await appendEntries(state.id, 0, undefined, log, { summary: summaryOf(state) });
	const page = await pageOfEvenings({ deleted: false, from: null, to: null }, null, 5);
	expect(page.items).toMatchObject([{ id: state.id, startedAt: -5 }]);
	const none = await pageOfEvenings({ deleted: false, from: 5, to: 5 }, null, 5);
	expect(none.items).toEqual([]);
});

const YEAR = 365 * 86_400_000;
const seenAt = (name: string, at: number) => ({
	id: name as PlayerId,
	name,
	lastSeen: at,
	changedAt: at
});
const order = async (now: number) => (await listPeople(now)).map(({ name }) => name);

test('people who were seen while the clock was a year ahead do not come first ever after', async () => {
	await updateRoster([seenAt('Ana', NOW), seenAt('Ben', NOW - 5)], NOW);
	await updateRoster([seenAt('Chidi', NOW + YEAR), { ...seenAt('Ben', NOW + YEAR) }], NOW + YEAR);
	expect(await order(NOW + 10)).toEqual(['Ana', 'Ben', 'Chidi']);
	// seated again with the right clock
	await updateRoster([seenAt('Chidi', NOW + 20)], NOW + 20);
	expect(await order(NOW + 30)).toEqual(['Chidi', 'Ana', 'Ben']);
	await updateRoster([seenAt('Ben', NOW + 40)], NOW + 40);
	expect(await order(NOW + 50)).toEqual(['Ben', 'Chidi', 'Ana']);
});

test('a clock that is years behind loses nothing: its order is right again with the clock', async () => {
	await updateRoster([seenAt('Ana', NOW), seenAt('Ben', NOW - 5), seenAt('Chidi', NOW - 9)], NOW);
	expect(await order(5)).toHaveLength(3);
	expect(await order(NOW)).toEqual(['Ana', 'Ben', 'Chidi']);
});
