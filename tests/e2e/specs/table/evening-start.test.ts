import type { Page } from '@playwright/test';
import { expect, test } from '../../support/host.ts';
import { button, chooseGame } from '../../support/table.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /^New name/ });
const roster = (page: Page) => page.getByRole('group', { name: /^Players/ }).getByRole('button');

/** Pastes from the clipboard. */
async function pasted(page: Page, text: string) {
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.evaluate((list) => navigator.clipboard.writeText(list), text);
	await field(page).focus();
	await page.keyboard.press('ControlOrMeta+V');
}

/** Expects the reason beside the field and the text still in it. */
async function refused(page: Page, left: string, why: string) {
	await expect(field(page)).toHaveAccessibleDescription(why);
	await expect(page.getByRole('alert')).toHaveText(why);
	await expect(field(page)).toHaveValue(left);
	await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
}

test.beforeEach(async ({ page, host }) => {
	await page.goto(host.url);
	await chooseGame(page, 'Temple');
});

test('SE-1: a pasted list seats everyone once, in its order', async ({ page }) => {
	await pasted(page, '1. Ana\n2) Ben\n- Chidi; Dee, Eli\tFay\r\n\r\n');
	await expect(roster(page)).toHaveText(['1 Ana', '2 Ben', '3 Chidi', '4 Dee', '5 Eli', '6 Fay']);
	await expect(field(page)).toHaveValue('');
	await pasted(page, 'Gus, ana\nGUS');
	await refused(page, 'ana, GUS', 'GUS: That player is at the table already.');
	await expect(roster(page)).toHaveCount(7);
	await expect(button(page, 'Start with 7')).toBeEnabled();
});
