import { expect, test } from 'vitest';
import { decreesInForce } from '#lib/evening/edicts.ts';
import type { Entry } from '#lib/evening/entries.ts';
import { playedRounds } from '#lib/evening/round.ts';
import { fold } from '#lib/evening/timeline.ts';
import { upgradeRecord } from '#lib/evening/versions.ts';
import { scoreboard } from '#lib/stats/score.ts';
import { thrones } from '#lib/stats/throne.ts';
import { checkLog } from '#lib/exchange/validate.ts';
import written from '../../fixtures/logs-of-november-2026.json';
import store from '../../fixtures/store-v1.json';

const rows = store.stores.entries.rows as unknown as {
	key: [string, number];
	value: Entry;
}[];
const logs = [...new Set(rows.map(({ key }) => key[0]))].map((evening) =>
	rows
		.filter(({ key }) => key[0] === evening)
		.map(({ value }) => upgradeRecord('entries', value, 1) as Entry)
);

test('logs of the first version are read, without decrees, rulings or corrections', () => {
	expect(logs).toHaveLength(3);
	const states = logs.map((log) => fold(log)!.state);
	for (const state of states) {
		expect(state).toMatchObject({ edicts: [], rulings: [], scoreCorrections: [] });
		expect(decreesInForce(state)).toEqual([]);
		expect(scoreboard(state)).toMatchObject({ scored: false, target: null });
		for (const round of playedRounds(state)) expect(round.taxCorrections).toEqual([]);
	}
	const won = states.map((state) => thrones(state).reduce((sum, t) => sum + t.won, 0));
	expect(won).toEqual(states.map((state) => playedRounds(state).length));
	expect(Math.max(...won)).toBeGreaterThan(0);
});

test('SE-2 RV-2 logs with entries that the app no longer writes are accepted', () => {
	const { amended, left } = Object.fromEntries(
		Object.entries(written as unknown as Record<'amended' | 'left', Entry[]>).map(([name, log]) => [
			name,
			log.map((entry) => upgradeRecord('entries', entry, 7) as Entry)
		])
	) as Record<'amended' | 'left', Entry[]>;
	for (const log of [amended, left]) expect(checkLog(log, 'log')).toMatchObject({ ok: true });
	const sat = playedRounds(fold(amended)!.state).map(({ chairs }) => chairs.join(' '));
	expect(sat).toEqual(['Ana Ben Chidi Dee Eli', 'Dee Chidi Ana Eli Ben']);
});
