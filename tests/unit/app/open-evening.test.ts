import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEvenings } from '#lib/app/table/open-evening.svelte.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { appendEntries, readLog } from '#lib/storage/entries.ts';
import { recall } from '#lib/storage/remembered.ts';
import { playingEvening, words } from '../../e2e/support/logs.ts';
import { useFakeStore } from '../../fixtures/fake-store.ts';
import { until } from '../../fixtures/until.ts';

useFakeStore();

const entries = playingEvening('temple', words('Ana Ben Chidi Dee'));
const [start] = entries;
if (start?.type !== 'EveningStarted') throw new Error('no start');
const { evening: id } = start;
const exit = (name: string): TimelineCommand => ({ type: 'recordExit', player: name as PlayerId });
const added = async () => (await readLog(id)).slice(entries.length).map(({ type }) => type);

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	await appendEntries(id, 0, undefined, entries);
});
afterEach(async () => {
	await session.put(null);
	vi.useRealTimers();
});

test('the Table and the Chronicle share one evening, whose commands wait in one queue', async () => {
	await session.put(id);
	expect(await recall('table')).toBe(id);
	const old = openEvenings.open(id);
	expect(old).toBe(session.current);
	const answers = await Promise.all([
		session.act(exit('Ana')),
		old.act(exit('Ana')),
		old.act({ type: 'undo' }),
		session.act(exit('Ben'))
	]);
	expect(answers.map(({ ok }) => ok)).toEqual([true, false, true, true]);
	expect(await added()).toEqual(['PlayerWentOut', 'EntryUndone', 'PlayerWentOut']);
	expect(session.timeline).toBe(old.timeline);
});

test('a command given before the evening left the table still runs on that evening', async () => {
	await session.put(id);
	const [answer] = await Promise.all([session.act(exit('Ana')), session.put(null)]);
	expect(answer.ok).toBe(true);
	expect(await session.act(exit('Ben'))).toEqual({ ok: false, error: 'no-round' });
	expect(await added()).toEqual(['PlayerWentOut']);
});

test('the Chronicle shows an evening that left the table unsaved, and it is stored later', async () => {
	await session.put(id);
	const evening = session.current!;
	const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
		throw new DOMException('', 'QuotaExceededError');
	});
	expect((await session.act(exit('Ana'))).ok).toBe(true);
	expect([session.trouble, session.unsaved]).toEqual(['full', 1]);
	await session.put(null);
	expect([session.trouble, session.unsaved]).toEqual(['full', 1]);
	// the table is only cleared in the store once everything is stored
	expect(await recall('table')).toBe(id);
	expect(openEvenings.open(id)).toBe(evening);
	expect(evening.entries).toHaveLength(entries.length + 1);
	full.mockRestore();
	vi.advanceTimersByTime(3000);
	await until(() => expect(session.trouble).toBeNull());
	expect(await added()).toEqual(['PlayerWentOut']);
	await until(async () => expect(await recall('table')).toBeNull());
	expect(openEvenings.open(id)).not.toBe(evening);
});
