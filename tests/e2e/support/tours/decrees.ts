import { expect } from '../host.ts';
import type { Tour } from './tours.ts';
import { put } from '../seed.ts';
import { button } from '../table.ts';

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
