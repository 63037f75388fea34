import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { expect } from '../host.ts';
import type { Tour } from './tours.ts';
import { confirm, logOf, out, rulesOf, secondRound, step } from '../logs.ts';
import { put } from '../seed.ts';
import { button } from '../table.ts';

export const decree = (
	issuer: string,
	targets: readonly string[],
	text: string,
	term: 'round' | 'reign' | 'evening' = 'reign'
): TimelineCommand => ({
	type: 'issueDecree',
	issuer: issuer as PlayerId,
	targets: targets as readonly PlayerId[],
	text,
	template: null,
	term
});
const correction = (player: string): TimelineCommand => ({
	type: 'correctScore',
	player: player as PlayerId,
	points: -2,
	reason: 'Counted twice in the first round'
});

/** Evenings with decrees and points, named after their content. */
export function decreeEvenings(names: readonly string[]): Entry[][] {
	const places = names.toReversed();
	const [top, second, ...others] = places as [string, string, ...string[]];
	const decrees = [
		decree(top, [others.at(-1)!], 'Bring the drinks', 'round'),
		decree(second, [others.at(-1)!], 'Bow and scrape before you speak, and never look up'),
		decree(top, others, 'Wear a hat', 'evening'),
		{ type: 'settleDecree', number: 1, outcome: 'obeyed' } as const
	];
	const scored = rulesOf('dalmuti', {
		scoring: 'beaten-philanthropic',
		target: { rounds: 2 }
	});
	const seats: TimelineCommand = {
		type: 'setSeats',
		order: names.map((name) => name as PlayerId),
		how: 'by-hand'
	};
	const two = [
		seats,
		step('play'),
		...out(places.slice(0, -1)),
		confirm,
		correction(top),
		step('play'),
		...out(names.slice(1))
	];
	return [
		secondRound('temple', names, decrees, 'decreed'),
		secondRound('temple', names, [...decrees, step('deal')], 'decreed, deal'),
		secondRound('temple', names, [...decrees, { type: 'closeEvening' }], 'decreed, closed'),
		logOf(scored, names, two, 'scored'),
		logOf(scored, names, [...two, { type: 'closeEvening' }], 'scored, closed')
	];
}

export const decrees: Tour = {
	title: 'of decrees and points',
	screens: [
		{ name: 'seats, with decrees', open: put('decreed') },
		{
			name: 'a decree',
			open: async (page) => {
				await button(page, /^Decree,/).click();
				await expect(page.getByRole('dialog')).toBeVisible();
			}
		},
		{ name: 'a decree, refused', says: true, open: (page) => button(page, /Proclaim it/).click() },
		{ name: 'decrees in force', open: (page) => button(page, /^In force/).click() },
		{ name: 'deal, with decrees', open: put('decreed, deal') },
		{
			name: 'standings',
			open: async (page) => {
				await button(page, 'More').click();
				await page.getByRole('dialog').getByRole('button', { name: 'Standings' }).click();
			}
		},
		{ name: 'closed, with decrees', open: put('decreed, closed') },
		{ name: 'decrees, closed', open: (page) => button(page, 'Decrees of the evening').click() },
		{ name: 'finished, the target reached', open: put('scored') },
		{
			name: 'points',
			open: async (page) => {
				await button(page, 'More').click();
				await page.getByRole('dialog').getByRole('button', { name: 'Standings' }).click();
			}
		},
		{
			name: 'points of the rounds',
			open: async (page) => {
				for (const summary of await page.getByRole('dialog').locator('summary').all())
					await summary.click();
			}
		},
		{ name: 'a correction', open: (page) => button(page, 'Correct by hand').click() },
		{
			name: 'a correction, refused',
			says: true,
			open: (page) => button(page, /Correct the points/).click()
		},
		{ name: 'closed, with points', open: put('scored, closed') }
	]
};
