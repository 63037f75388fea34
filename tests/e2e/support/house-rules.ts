import type { Locator, Page } from '@playwright/test';
import type { House } from '#lib/rules/options.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { expect, type Host, visit } from './host.ts';
import { dumpStore } from './database.ts';
import { button } from './table.ts';

/** The editor of house rules by role and name. */

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The heading that opens a part of the editor. */
export const groupNamed = (page: Page, name: string) =>
	page.getByRole('heading', { name, exact: true, level: 2 });
/** The row of an option, which shows its value. */
export const option = (page: Page, name: string) =>
	page.getByRole('button', { name: new RegExp(`^${name}: `) });
export const value = (page: Page, option: string, label: string): Locator =>
	page
		.getByRole('radiogroup', { name: option, exact: true })
		.getByRole('radio', { name: new RegExp(`^${label} `) });
export const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

export const newHouse = (page: Page, host: Host, from: string) =>
	visit(page, host, `/rules/house/new?from=${from}`);

/** Saves and waits until the set is stored. @returns its address */
export async function save(page: Page): Promise<string> {
	await button(page, 'Save').click();
	await expect(button(page, 'Saved')).toBeVisible();
	await expect(page).toHaveURL(/house\/(?!new)/);
	return page.url();
}

const jokersWild: House = { jokers: 2, wild: 'any-card', wildTax: 'owed' };
/** Tahimi with Jokers, as its source describes them. */
export const sundays: HouseSet = {
	id: 'sundays',
	name: 'Sundays',
	ruleset: 'tahimi',
	changedAt: 1_700_000_000_000,
	rules: { options: jokersWild }
};
export const storedHouses = async (page: Page) =>
	(await dumpStore(page)).stores['houses']?.rows.map((row) => row.value as HouseSet) ?? [];
