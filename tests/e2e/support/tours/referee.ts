import type { Page } from '@playwright/test';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import type { Tour } from './tours.ts';
import { expect, visit } from '../host.ts';
import {
	askInWords,
	askQuestion,
	expectVerdict,
	MAY_BE_PLAYED,
	tapCards,
	openReferee,
	chooseRules
} from '../referee.ts';
import { putOnTable, seedHouses } from '../seed.ts';
import { button } from '../table.ts';

const back = (page: Page) => page.keyboard.press('Escape');

const ordering: HouseSet = {
	id: 'ordering',
	name: 'With Ordering',
	ruleset: 'kings-and-bastards',
	changedAt: 1,
	rules: { options: { calledRuns: true } }
};

/** The Referee without an evening on the table. */
export const referee: Tour = {
	title: 'of the referee',
	screens: [
		{
			name: 'nothing asked, no evening',
			open: async (page, host) => {
				await seedHouses(page, [ordering]);
				await visit(page, host, '/referee');
				await expect(button(page, MAY_BE_PLAYED)).toBeVisible();
			}
		},
		{
			name: 'asked in words',
			open: async (page) => {
				await askInWords(page, 'must I give a Joker');
				await expectVerdict(page, 'No.');
			}
		},
		{ name: 'other rules', open: (page) => button(page, 'Other rules').click() },
		{
			name: 'suits are asked for',
			open: async (page) => {
				await back(page);
				await chooseRules(page, 'Daifugō');
				await askQuestion(page, MAY_BE_PLAYED);
				await tapCards(page, 'four');
				await button(page, 'Play before it').click();
				await tapCards(page, 'three');
				await tapCards(page, '| six');
				await expectVerdict(page, 'Suits matter here');
			}
		},
		{
			name: 'a sequence is called',
			open: async (page) => {
				await chooseRules(page, 'Kings and Bastards', 'With Ordering');
				await tapCards(page, 'four | five');
				await button(page, 'Sequence called').click();
			}
		},
		{
			name: 'a trump',
			open: async (page) => {
				await chooseRules(page, 'Tarot-Himi');
				await tapCards(page, 'four | trump');
			}
		},
		{
			name: 'the table decides',
			open: async (page) => {
				await page.getByRole('dialog').getByRole('button', { name: '13', exact: true }).click();
				await expectVerdict(page, 'The table decides');
			}
		}
	]
};

/** The Referee during an evening: rulings, hands and mishaps. */
export const rulings: Tour = {
	title: 'of rulings',
	screens: [
		{
			name: 'allowed',
			open: async (page, host) => {
				await page.goto(host.url);
				await putOnTable(page, 'taxes');
				await openReferee(page);
				await askQuestion(page, MAY_BE_PLAYED);
				await tapCards(page, 'five five | eight joker');
				await expectVerdict(page, 'Allowed');
			}
		},
		{ name: 'who asked', open: (page) => button(page, 'Log this ruling').click() },
		{
			name: 'ruled before',
			open: async (page) => {
				await page.getByRole('dialog').getByRole('button', { name: 'Log it without' }).click();
				await expect(page.getByText('Ruled before')).toBeVisible();
			}
		},
		{ name: 'house rule instead', open: (page) => button(page, 'House rule instead…').click() },
		{
			name: 'the table’s own answer',
			open: async (page) => {
				await button(page, 'Not allowed at this table').click();
				await expect(page.getByText('This table’s own answer')).toBeVisible();
			}
		},
		{
			name: 'a tribute',
			open: async (page) => {
				await back(page);
				await askQuestion(page, 'What must I give?');
				await tapCards(page, 'ace king king joker');
			}
		},
		{ name: 'covered', open: (page) => button(page, 'Cover the hand').click() },
		{
			name: 'own words',
			open: async (page) => {
				await button(page, /^The hand is covered/).click();
				await button(page, 'House rule instead…').click();
				await expect(page.getByRole('dialog')).toBeVisible();
			}
		},
		{
			name: 'who is next',
			open: async (page) => {
				await back(page);
				await askQuestion(page, 'Who leads, who is next?');
				await page
					.getByRole('group', { name: /^Who played last/ })
					.getByRole('button')
					.nth(1)
					.click();
			}
		},
		{
			name: 'a newcomer',
			open: (page) => askQuestion(page, 'Where does the newcomer sit, and who pays now?')
		},
		{
			name: 'a revolution',
			open: (page) => askQuestion(page, 'May a revolution be called now, and what changes?')
		},
		{ name: 'what happened', open: (page) => askQuestion(page, 'Something went wrong') },
		{
			name: 'a wrong tribute',
			open: (page) => button(page, 'A wrong tribute was paid').click()
		}
	]
};
