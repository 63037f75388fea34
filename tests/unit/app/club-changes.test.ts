import { afterAll, expect, test, vi } from 'vitest';
import { onClubChange } from '#lib/app/reach/club-changes.ts';
import { seasons } from '#lib/app/settings/seasons.svelte.ts';
import { CHANNEL, notifyTabs, type TabMessage } from '#lib/app/table/tabs.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { fold } from '#lib/evening/timeline.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { database } from '#lib/storage/database.ts';
import { randomEvening } from '../../fixtures/evenings.ts';
import { useFakeStore } from '../../fixtures/fake-store.ts';
import { until } from '../../fixtures/until.ts';

useFakeStore();

const heard: boolean[] = [];
const stop = onClubChange((isAll) => heard.push(isAll));
// messages of tabs arrive in the order in which they are sent
const last = new BroadcastChannel(CHANNEL);
afterAll(() => {
	stop();
	last.close();
});

async function store(seed: number, closedAt: number | null): Promise<TabMessage> {
	const log = randomEvening(seed, resolveRules(findRuleset('temple')!), 5);
	const summary = { ...summaryOf(fold(log)!.state), closedAt };
	await (await database.open()).put('evenings', summary);
	return { evening: summary.id, length: log.length };
}

test('a club is notified of closed evenings, people, house rules and seasons that this tab stored, and not of taps in an open evening', async () => {
	const [goingOn, closed] = [await store(1, null), await store(2, 5)];
	const arrived = vi.fn();
	last.addEventListener('message', arrived);
	const messages: readonly TabMessage[] = [
		goingOn,
		{ changed: 'table' },
		{ evening: 'unknown' as EveningId, length: 1 },
		closed,
		{ changed: 'people' },
		{ changed: 'houses' },
		{ changed: 'seasons' },
		{ changed: 'all' }
	];
	for (const message of messages) notifyTabs(message);
	await until(() => expect(arrived).toHaveBeenCalledTimes(messages.length));
	await until(() => expect(heard.toSorted()).toEqual([false, false, false, false, true]));
});

test('a club is notified of seasons added or removed here, and not of seasons that came from the club', async () => {
	const arrived = vi.fn<(event: MessageEvent<unknown>) => void>();
	last.addEventListener('message', arrived);
	heard.length = 0;
	const season = seasons.add('Autumn', '2026-09-01', '2026-11-30')!;
	seasons.remove(season);
	seasons.merge([{ ...season, id: 'from-the-club' }]);
	notifyTabs({ changed: 'all' });
	await until(() => expect(arrived).toHaveBeenCalledTimes(3));
	await until(() => expect(heard.toSorted()).toEqual([false, false, true]));
	expect(arrived.mock.calls.map(([{ data }]) => data)).toEqual([
		{ changed: 'seasons' },
		{ changed: 'seasons' },
		{ changed: 'all' }
	]);
});
