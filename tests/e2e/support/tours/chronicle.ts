import type { Page } from '@playwright/test';
import {
	dated,
	evening,
	eveningLines,
	manyEvenings,
	editPerson,
	openPerson
} from '../chronicle.ts';
import type { Tour } from './tours.ts';
import { expect, visit } from '../host.ts';
import { secondRound, words } from '../logs.ts';
import { putOnTable, seedEvenings } from '../seed.ts';
import { button } from '../table.ts';

const NAMES = words('Ana Ben Chidi Dee Eli Fay');
const LATEST = new Date(2026, 10, 19, 20);
const unfold = (page: Page, name: string) => page.getByRole('heading', { name }).click();
const search = (page: Page, words: string) => page.getByRole('searchbox').fill(words);

/** The list of evenings: many, found, none found, deleted. */
export const evenings: Tour = {
	title: 'of all evenings',
	screens: [
		{
			name: 'many',
			open: async (page, host) => {
				const gone = secondRound('temple', NAMES, [{ type: 'deleteEvening' }], 'Gone');
				await seedEvenings(page, [
					...manyEvenings(34, LATEST, NAMES),
					dated(gone, new Date(Date.now() - 20_000))
				]);
				await putOnTable(page, 'Evening 3');
				await visit(page, host, '/chronicle');
				await expect(button(page, 'Undo the deletion')).toBeVisible();
				await expect(eveningLines(page).nth(8)).toBeVisible();
			}
		},
		{
			name: 'filters',
			open: async (page) => {
				await unfold(page, 'Filters');
				await page.getByRole('combobox', { name: 'Game' }).selectOption('Temple');
				await page.getByLabel('From').fill('2026-11-10');
				await page.getByLabel('Until').fill('2026-11-01');
				await expect(page.getByText('before the first')).toBeVisible();
			}
		},
		{
			name: 'found',
			open: async (page) => {
				await page.getByLabel('From').fill('');
				await search(page, 'ana');
				await expect(page.getByText(/evenings? found/)).toBeVisible();
			}
		},
		{
			name: 'none found',
			open: async (page) => {
				await search(page, 'xyzzy');
				await expect(page.getByText('No evening matches.')).toBeVisible();
			}
		},
		{
			name: 'deleted',
			open: async (page) => {
				await button(page, 'Show all evenings').click();
				await page.getByRole('link', { name: '1 deleted evening' }).click();
				await expect(button(page, /^Bring back/)).toBeVisible();
			}
		},
		{
			name: 'nothing deleted any more',
			says: true,
			open: async (page) => {
				await button(page, /Bring back/).click();
				await expect(page.getByText('Nothing is deleted.')).toBeVisible();
			}
		},
		{
			name: 'what a file of earlier evenings has',
			direct: true,
			// an evening is named after its game
			says: true,
			open: async (page, host) => {
				await visit(page, host, '/chronicle/past');
				await page.getByLabel('The file with the evenings').setInputFiles({
					name: 'places.csv',
					mimeType: 'text/csv',
					buffer: Buffer.from('Ana,Ben,Gwendolyn-Margot\n1,2,3\n3,3,1')
				});
				await page.getByText('One thing is left out').click();
			}
		},
		{
			name: 'an earlier evening that is entered',
			open: async (page) => {
				await button(page, 'Not now').click();
				await button(page, 'Enter an evening').click();
				for (const name of ['Ana', 'Ben', 'Chidi'])
					await page.getByRole('button', { name, exact: true }).click();
				const order = page.getByRole('group', { name: /^Round \d/ });
				for (const name of ['Ben', 'Ana'])
					await order.getByRole('button', { name: `${name}: no place yet` }).click();
				await button(page, 'Enter the round').click();
			}
		}
	]
};

/** The list of people and the page of a person. */
export const people: Tour = {
	title: 'of the people',
	fresh: true,
	screens: [
		{
			name: 'nobody',
			open: async (page, host) => {
				await visit(page, host, '/chronicle/people');
				await expect(page.getByText('Nobody yet.')).toBeVisible();
			}
		},
		{
			name: 'everybody',
			open: async (page, host) => {
				await seedEvenings(page, [
					evening('temple', NAMES, 2, 'One'),
					dated(evening('tahimi', ['Benn', 'Ana', 'Gwendolyn-Margot'], 1, 'Two'), LATEST),
					...manyEvenings(2, LATEST, words('Gus Hana Ira Jo Kit Lou'))
				]);
				await visit(page, host, '/chronicle/people');
				await expect(eveningLines(page)).toHaveCount(14);
			}
		},
		{
			name: 'no such name',
			open: async (page) => {
				await search(page, 'xyzzy');
				await expect(page.getByText('Nobody has a name like that.')).toBeVisible();
			}
		},
		{
			name: 'a person',
			open: async (page, host) => {
				await openPerson(page, host, 'Ben');
				await unfold(page, 'All figures');
			}
		},
		{
			name: 'the settings of a person',
			open: async (page, host) => {
				await editPerson(page, host, 'Ben');
				await unfold(page, 'Colour in charts');
				await page.getByRole('radio', { name: 'Rose' }).check();
			}
		},
		{
			name: 'a refused name',
			says: true,
			open: async (page) => {
				await page.getByRole('textbox', { name: 'Name' }).fill('ana');
				await button(page, /Rename/).click();
				await expect(page.getByText('has that name. Add a letter')).toBeVisible();
			}
		},
		{
			name: 'two people',
			open: async (page) => {
				await page.getByLabel('Is the same person as').selectOption('Ana');
				await expect(page.getByText('so they are two people')).toBeVisible();
			}
		},
		{
			name: 'one person, perhaps',
			open: async (page) => {
				await page.getByLabel('Is the same person as').selectOption('Benn');
				await expect(button(page, 'Count both as one')).toBeVisible();
			}
		},
		{
			name: 'one person, and hidden',
			says: true,
			open: async (page) => {
				await button(page, /Count both as one/).click();
				await expect(page.getByText('counts for')).toBeVisible();
				await button(page, /^.?Edit.?$/).click();
				await button(page, /Hide the name/).click();
				await expect(page.getByText('Hidden. The history')).toBeVisible();
				await button(page, /Close/).click();
			}
		},
		{
			name: 'counted as another',
			open: async (page) => {
				await page.getByRole('link', { name: 'Benn' }).click();
				await expect(page.getByRole('heading', { name: 'Counted as Ben' })).toBeVisible();
			}
		},
		{
			name: 'everybody, some hidden and merged',
			open: async (page) => {
				await page.getByRole('link', { name: 'All people' }).click();
				await unfold(page, 'Hidden');
				await unfold(page, 'Counted as somebody else');
			}
		},
		{
			name: 'no such person',
			open: async (page, host) => {
				await visit(page, host, '/chronicle/people/none');
				await expect(page.getByText('There is no such person')).toBeVisible();
			}
		}
	]
};
