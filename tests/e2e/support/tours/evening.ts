import type { Tour } from './tours.ts';
import { expect } from '../host.ts';
import { button } from '../table.ts';

/** The page of one evening. */
export const evening: Tour = {
	title: 'of one evening',
	same: ['Maximilian-…'],
	screens: [
		{
			name: 'an eventful evening',
			open: async (page, host) => {
				await page.goto(`${host.url}/chronicle/eventful`);
				await expect(page.getByRole('heading', { name: 'The log' })).toBeVisible();
			}
		},
		{ name: 'one line chosen', open: (page) => button(page, / II$/).click() },
		{ name: 'as a table', open: (page) => button(page, 'As a table').click() },
		{ name: 'its decrees', open: (page) => button(page, 'Decrees').click() },
		{ name: 'what can be done', open: (page) => button(page, 'More').click() },
		{
			name: 'renamed, refused',
			says: true,
			open: async (page) => {
				await button(page, /Rename/).click();
				await page.getByRole('textbox').fill(' ');
				await button(page, /Rename/).click();
				await expect(page.getByText('Type at least one letter.')).toBeVisible();
			}
		},
		{
			name: 'deleted',
			open: async (page) => {
				await page.keyboard.press('Escape');
				await button(page, 'More').click();
				await button(page, 'Delete this evening').click();
				await expect(button(page, 'Undo the deletion')).toBeVisible();
			}
		},
		{
			name: 'without a round',
			direct: true,
			open: async (page, host) => {
				await page.goto(`${host.url}/chronicle/deal`);
				await expect(page.getByText('No round is finished yet.')).toBeVisible();
			}
		}
	]
};
