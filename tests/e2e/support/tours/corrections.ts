import type { Page } from '@playwright/test';
import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import type { Tour } from './tours.ts';
import { expect, type Host } from '../host.ts';
import { confirm, join, logOf, out, rulesOf, seatedEvening, step } from '../logs.ts';
import { putOnTable } from '../seed.ts';
import { button } from '../table.ts';

/** Corrections of an evening: controls by role and name, evenings to correct, and the tour. */

/** Opens the page of corrections: all rounds, one round, or one part of it. */
export const correct = (page: Page, host: Host, evening: string, query = '') =>
	page.goto(`${host.url}/chronicle/${evening}/correct${query}`);

/** Moves a player up. */
export async function moveUp(page: Page, name: string, places: number) {
	for (let i = 0; i < places; i++) await button(page, `Move ${name} up`).click();
}

/** Goes on from the correction to its consequences. */
export async function seeFollowing(page: Page) {
	await button(page, 'See what would follow').click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('What would follow');
}

/** Accepts the correction and expects this announcement. */
export async function accept(page: Page, said: string) {
	await button(page, 'Correct it like this').click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correct a round');
	await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
}

/** Ten rounds in which the order turns, with a newcomer from the third round on; the eleventh has
 * begun. And an evening with points. */
export function correctEvenings(names: readonly string[]): Entry[][] {
	const orders = Array.from({ length: 10 }, (_, i) => {
		const all = i < 2 ? names : [...names, 'Newcomer'];
		const k = (i * 2) % all.length;
		return [...all.slice(k), ...all.slice(0, k)].slice(0, -1).join('|');
	});
	const round = (order: string, i: number): TimelineCommand[] => [
		...(i === 0 ? [step('play')] : [step('taxes'), { type: 'settleTaxes' } as const]),
		...out(order.split('|')),
		confirm
	];
	const all = orders.map(round);
	const moves = [...all.slice(0, 2).flat(), join('Newcomer'), ...all.slice(2).flat()];
	return [
		seatedEvening('temple', names, moves, 'mistakes'),
		logOf(
			rulesOf('daifugo', { scoring: 'beaten' }),
			names,
			[
				{ type: 'setSeats', order: names.map((name) => name as PlayerId), how: 'by-hand' },
				...round(names.slice(0, -1).join('|'), 0),
				...round(names.slice(0, -1).join('|'), 1)
			],
			'points'
		)
	];
}

const at =
	(query: string, evening = 'mistakes') =>
	(page: Page, host: Host) =>
		correct(page, host, evening, query);
const first = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

/** Every screen of a correction. */
export const corrections: Tour = {
	title: 'of corrections',
	same: ['Zoe'],
	screens: [
		{
			name: 'the rounds',
			open: async (page, host) => {
				await putOnTable(page, 'mistakes');
				await correct(page, host, 'mistakes');
				await button(page, 'Go there').click();
				await expect(page.getByText('Type a number from 1 to 10.')).toBeVisible();
			}
		},
		{ name: 'who came and went', direct: true, open: at('?what=people') },
		{ name: 'a round', direct: true, open: at('?round=3') },
		{ name: 'exits', direct: true, open: at('?round=2&what=exits', 'points') },
		{
			name: 'points that change',
			open: async (page) => {
				await first(page, /^Move .* down$/).click();
				await seeFollowing(page);
			}
		},
		{ name: 'the revolution', direct: true, open: at('?round=3&what=revolution') },
		{ name: 'the taxes', direct: true, open: at('?round=3&what=tax') },
		{ name: 'the top chair', direct: true, open: at('?round=3&what=chairs') },
		{ name: 'the rules', direct: true, open: at('?round=3&what=rules') },
		{ name: 'first seats', direct: true, open: at('?round=1&what=seats') },
		{
			name: 'who was there, refused',
			direct: true,
			says: true,
			open: async (page, host) => {
				await at('?round=3&what=people')(page, host);
				await button(page, /Was there/).click();
				await expect(page.getByText('Type at least one letter.')).toBeVisible();
			}
		},
		{
			name: 'what would follow, with questions',
			direct: true,
			open: async (page, host) => {
				await at('?round=1&what=people')(page, host);
				await page.getByRole('textbox').fill('Zoe');
				await button(page, 'Was there').click();
				await expect(page.getByText('questions to answer first')).toBeVisible();
				await page.getByRole('combobox').selectOption('Round 2');
			}
		},
		{
			name: 'what would follow, answered',
			open: async (page) => {
				await button(page, 'They went out like this').click();
				await expect(button(page, /^Take back the order/)).toBeVisible();
				for (const tick of await page.getByRole('checkbox').all()) await tick.check();
				await first(page, /^Seat them differently/).click();
				await expect(button(page, 'Correct it like this')).toBeEnabled();
			}
		},
		{
			name: 'corrected',
			says: true,
			open: async (page) => {
				await button(page, /Correct it like this/).click();
				await expect(button(page, /Undo the correction/)).toBeVisible();
			}
		}
	]
};
