import type { Page } from '@playwright/test';
import { evening, manyEvenings } from '../chronicle.ts';
import type { Tour } from './tours.ts';
import { expect, visit } from '../host.ts';
import { reckoned } from '../reckoned-evenings.ts';
import { GUESTS } from '../logs.ts';
import { seedEvenings } from '../seed.ts';

/** Clicks all buttons that match a selector. */
const pressAll = (page: Page, such: string) =>
	page
		.getByRole('main')
		.locator(`button${such}`)
		.evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
const LONG = ['Wilhelmina-Maria', 'Bartholomew-Jude', 'Mwanahamisi-Omar', 'Emmanuelle-Agnes'];

/** Statistics: empty, full, explained, as tables, filtered, and without a match. */
export const statistics: Tour = {
	title: 'of the statistics',
	fresh: true,
	screens: [
		{
			name: 'nothing counted',
			open: async (page, host) => {
				await visit(page, host, '/chronicle/statistics');
				await expect(page.getByText('No finished round yet.')).toBeVisible();
			}
		},
		{
			name: 'all time',
			open: async (page, host) => {
				await seedEvenings(page, [
					...reckoned,
					...manyEvenings(3, new Date(2026, 10, 19, 20), GUESTS),
					evening('temple', LONG, 45, 'Long')
				]);
				await visit(page, host, '/chronicle/statistics');
				await expect(page.getByText(/^7 evenings, \d+ rounds/)).toBeVisible();
			}
		},
		{
			name: 'all of everything, with what is meant',
			open: async (page) => {
				await pressAll(page, '[aria-expanded=false]');
				await page.getByText('Change').click();
			}
		},
		{
			name: 'as tables',
			open: async (page) => {
				await pressAll(page, '[aria-expanded=true]');
				await page.getByText('Change').click();
				await pressAll(page, '[aria-pressed=false]:has(.visually-hidden)');
				await expect(page.getByRole('table')).toHaveCount(13);
			}
		},
		{
			name: 'a game and a group',
			open: async (page, host) => {
				await visit(page, host, '/chronicle/statistics?game=temple&with=Jo&with=Gus');
				await expect(page.getByText('4 evenings, 28 rounds', { exact: false })).toBeVisible();
			}
		},
		{
			name: 'nothing of that kind',
			open: async (page, host) => {
				await visit(page, host, '/chronicle/statistics?game=president');
				await expect(page.getByText('No finished round matches.')).toBeVisible();
			}
		}
	]
};
