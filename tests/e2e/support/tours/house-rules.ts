import type { Page } from '@playwright/test';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import type { Tour } from './tours.ts';
import { expect, visit } from '../host.ts';
import { putOnTable, seedHouses } from '../seed.ts';
import { button } from '../table.ts';

const NAME_OF_40 = 'Wednesdays at Grandmother Wilhelminas, k';
const sundays: HouseSet = {
	id: 'sundays',
	name: 'Sundays',
	ruleset: 'tahimi',
	changedAt: 1_700_000_000_000,
	rules: {
		options: { jokers: 2, wild: 'any-card', wildTax: 'owed', scoring: 'by-title' },
		titles: { Serf: 'Peasant', 'Master Serf': 'The one who nearly was a Merchant' }
	}
};
/** Opens a part of the editor of house rules. */
const unfold = (page: Page, name: string) =>
	page.getByRole('heading', { name, exact: true }).first().click();
/** House rules: the list, the editor, the comparison and the choice at the start. */
export const houses: Tour = {
	title: 'of house rules',
	same: ['Culo'],
	screens: [
		{
			name: 'the list',
			open: async (page, host) => {
				await seedHouses(page, [sundays, { ...sundays, id: 'other', name: NAME_OF_40 }]);
				await visit(page, host, '/rules');
				await expect(page.getByText('Sundays')).toBeVisible();
			}
		},
		{
			name: 'one deleted',
			open: async (page) => {
				await button(page, 'Delete Sundays').click();
				await expect(button(page, 'Undo the deletion')).toBeVisible();
			}
		},
		{
			name: 'a new set',
			open: async (page, host) => {
				await visit(page, host, '/rules/house/new?from=dalmuti');
				await page.getByRole('switch', { name: 'Philanthropic scoring' }).click();
			}
		},
		{
			name: 'a set, with options and values',
			open: async (page, host) => {
				await visit(page, host, '/rules/house/other');
				await unfold(page, 'Cards and ranking');
				await button(page, /^Wild cards: /).click();
			}
		},
		{
			name: 'points and titles',
			open: async (page) => {
				await unfold(page, 'Cards and ranking');
				await unfold(page, 'Score');
				await unfold(page, 'Titles');
				await button(page, /^End of the series: /).click();
				await page.getByRole('radio', { name: /^After a number of rounds/ }).click();
			}
		},
		{
			name: 'a clash',
			open: async (page) => {
				await unfold(page, 'Score');
				await unfold(page, 'Titles');
				await unfold(page, 'Cards and ranking');
				await button(page, /^Jokers: /).click();
				await page.getByRole('radio', { name: /^No Jokers/ }).click();
				await expect(button(page, 'Save')).toBeDisabled();
			}
		},
		{
			name: 'trumps, one too long',
			open: async (page, host) => {
				await visit(page, host, '/rules/house/new?from=tarot-himi');
				await unfold(page, 'Trumps');
				await page.getByRole('textbox', { name: '0 · The Fool' }).fill('x'.repeat(301));
			}
		},
		{
			name: 'forbidden last cards',
			open: async (page, host) => {
				await visit(page, host, '/rules/house/new?from=daifugo');
				await unfold(page, 'Play');
				await button(page, /^Forbidden last cards: /).click();
			}
		},
		{
			name: 'side by side',
			open: async (page, host) => {
				await visit(page, host, '/rules/house/compare?a=other&b=tahimi');
				await expect(page.getByRole('heading', { name: /differences$/ })).toBeVisible();
			}
		},
		{
			name: 'start with house rules',
			open: async (page, host) => {
				await visit(page, host);
				await putOnTable(page, null);
				await page.getByRole('button', { name: 'Tahimi', exact: true }).click();
				await button(page, NAME_OF_40).click();
			}
		},
		{
			name: 'how do you play it',
			open: async (page) => {
				await page.getByRole('button', { name: 'President', exact: true }).click();
				await button(page, 'How do you play it?').click();
				await button(page, /^Equal rank\? /).click();
			}
		},
		{
			name: 'how it is played elsewhere, and a title of our own',
			open: async (page) => {
				await page.getByText('As it is played elsewhere').click();
				await button(page, 'own').click();
				await page.getByRole('switch', { name: 'Culo with 40' }).click();
			}
		},
		{
			name: 'all the rules, searched',
			open: async (page) => {
				await button(page, /^Everything else/).click();
				await page.getByRole('dialog').getByRole('searchbox').fill('8 cut');
				await button(page, /^Ranks with effects: /).click();
				await button(page, 'Add a rank').click();
			}
		}
	]
};
