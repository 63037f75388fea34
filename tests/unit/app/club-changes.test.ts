import { afterAll, expect, test, vi } from 'vitest';
import { onClubChange } from '#lib/app/reach/club-changes.ts';
import { CHANNEL, notifyTabs, type TabMessage } from '#lib/app/table/tabs.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { fold } from '#lib/evening/timeline.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { database } from '#lib/storage/database.ts';
import { randomEvening } from '../../fixtures/evenings.ts';
import { useFakeStore } from '../../fixtures/fake-store.ts';

useFakeStore();

const heard: boolean[] = [];
const stop = onClubChange((isAll) => heard.push(isAll));
// what tabs say arrives in the order in which they say it
const last = new BroadcastChannel(CHANNEL);
afterAll(() => {
	stop();
	last.close();
});

async function store(seed: number, closedAt: number | null): Promise<TabMessage> {
	const log = randomEvening(seed, resolveRules(findRuleset('temple')!), 5);
	const summary = { ...summaryOf(fold(log)!.state), closedAt };
	await (await database()).put('evenings', summary);
	return { evening: summary.id, length: log.length };
}

test('a club hears of closed evenings, people and house rules that this tab stored, and of no tap in an evening that goes on', async () => {
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
		{ changed: 'all' }
	];
	for (const message of messages) notifyTabs(message);
	await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(messages.length));
	await vi.waitFor(() => expect(heard.toSorted()).toEqual([false, false, false, true]));
});
