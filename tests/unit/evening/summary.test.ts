import { expect, test } from 'vitest';
import type { PlayerId } from '#lib/evening/ids.ts';
import { isSameSummary, summaryOf, type Summary } from '#lib/evening/summary.ts';
import { fold } from '#lib/evening/timeline.ts';
import { playingEvening, words } from '../../e2e/support/logs.ts';

const summary = summaryOf(fold(playingEvening('temple', words('Ana Ben Chidi Dee')))!.state);

test('a summary equals its copy, but not one that differs in any field', () => {
	expect(isSameSummary(summary, structuredClone(summary))).toBe(true);
	const others: { [Key in keyof Summary]: Partial<Summary> } = {
		id: { id: 'other' as Summary['id'] },
		name: { name: 'Other' },
		ruleset: { ruleset: 'Other' },
		game: { game: 'dalmuti' },
		startedAt: { startedAt: 7 },
		closedAt: { closedAt: 7 },
		deletedAt: { deletedAt: 7 },
		players: { players: summary.players.with(0, 'Other') },
		people: { people: [...summary.people, 'Eli' as PlayerId] },
		rounds: { rounds: 7 },
		top: { top: 'Other' },
		ruler: { ruler: 'Other' as PlayerId }
	};
	for (const change of Object.values(others))
		expect(isSameSummary(summary, { ...summary, ...change })).toBe(false);
});
