import { expect, test } from 'vitest';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { logOf, out, rulesOf, step, words } from '../../e2e/support/logs.ts';
import {
	button,
	dealt,
	exits,
	nextRound,
	openTable,
	seated,
	taps,
	taxed,
	tile
} from './table-page.ts';

const names = words('Ana Ben Chidi Dee Eli Fay');
const seats: TimelineCommand = { type: 'setSeats', order: names as PlayerId[], how: 'as-we-sit' };

test.each([
	['Temple', 4, rulesOf('temple')],
	['Tahimi', 4, rulesOf('tahimi')],
	['The Great Dalmuti', 4, rulesOf('dalmuti')],
	['Kings and Bastards', 4, rulesOf('kings-and-bastards')],
	['Temple without taxes', 3, rulesOf('temple', { taxSchedule: 'none' })]
] as const)(
	'SE-4 %s: a round of six takes five taps for the exits and at most %d others',
	async (_, most, rules) => {
		const first = [seats, step('play'), ...out('Chidi Ana Eli Fay Ben')];
		await openTable({ evening: logOf(rules, names, first) });
		const before = taps;
		await nextRound();
		await seated();
		await dealt();
		await taxed();
		const rest = taps - before;
		await exits('Dee Ben Fay Ana Chidi');
		await expect.element(tile('Eli')).toHaveAccessibleName('Eli, 6th');
		await expect.element(button('Next round')).toBeVisible();
		expect(taps - before - rest).toBe(5);
		expect(rest).toBeLessThanOrEqual(most);
	}
);
