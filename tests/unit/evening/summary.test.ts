import { describe, expect, test } from 'vitest';
import type { PlayerId } from '#lib/evening/ids.ts';
import { isSameSummary, summaryOf, type Summary } from '#lib/evening/summary.ts';
import { fold } from '#lib/evening/timeline.ts';
import { playingEvening, rounds, seatedEvening, words } from '../../e2e/support/logs.ts';

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

describe('the ruler of the evening', () => {
	const rulerAfter = (...orders: string[]) => {
		const log = seatedEvening('temple', words('Ana Ben Chidi Dee'), rounds(...orders));
		return summaryOf(fold(log)!.state).ruler;
	};

	test('is nobody before a round is over', () => expect(summary.ruler).toBeNull());
	test('won most rounds, the last one counted', () => {
		expect(rulerAfter('Ben Ana Chidi', 'Chidi Ana Ben', 'Ben Ana Dee')).toBe('Ben');
		expect(rulerAfter('Ben Ana Chidi', 'Ben Chidi Ana', 'Chidi Ana Dee')).toBe('Ben');
	});
	test('holds the crown, of several who won equally many', () => {
		expect(rulerAfter('Ana Ben Chidi', 'Ben Ana Chidi')).toBe('Ben');
		expect(rulerAfter('Ana Ben Dee', 'Ben Ana Dee', 'Ana Ben Dee', 'Ben Ana Dee')).toBe('Ben');
		// Ana and Ben won twice, Chidi holds the crown
		expect(
			rulerAfter('Ana Ben Dee', 'Ben Ana Dee', 'Ben Ana Dee', 'Ana Ben Dee', 'Chidi Ben Ana')
		).toBe('Ana');
	});
});
