import type { Page } from '@playwright/test';
import { entryOf, storedLog } from '../../support/database.ts';
import { expect, test } from '../../support/host.ts';
import { expectRing } from '../../support/expect-table.ts';
import { words } from '../../support/logs.ts';
import {
	atStep,
	button,
	chooseGame,
	dealt,
	sitAsWeSit,
	sitDifferently,
	startEvening,
	taxed
} from '../../support/table.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /^New name/ });
const roster = (page: Page) => page.getByRole('group', { name: /^Players/ }).getByRole('button');

async function typed(page: Page, name: string) {
	await field(page).fill(name);
	await field(page).press('Enter');
}

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

test('names: emoji, right-to-left and combining marks are kept, also 40 of them, control characters removed', async ({
	page
}) => {
	await typed(page, 'Be\u0007n\u202e');
	await typed(page, 'Zoe\u0308');
	const others = ['נועה', 'محمد', '👨‍👩‍👧‍👦'.repeat(40), 'นภา'];
	for (const name of others) await typed(page, name);
	await button(page, 'Start with 6').click();
	await sitAsWeSit(page);
	await dealt(page);
	await taxed(page);
	await atStep(page, 'Play');
	// right-to-left names are isolated
	const names = ['Ben', 'Zo\u00eb', '\u2068נועה\u2069', '\u2068محمد\u2069', ...others.slice(2)];
	// each is a tile with the whole name, for those who cannot see the ellipsis
	await expectRing(
		page,
		names.map((name) => `${name}, Middle Class`)
	);
	expect(entryOf((await storedLog(page))[0]!)).toMatchObject({
		players: ['Ben', 'Zo\u00eb', ...others].map((name) => ({ name }))
	});
});

test('SE-1: first seats as tapped, by hand, at random, or by cards that are in the pack', async ({
	page
}) => {
	const order = () => page.getByRole('main').getByRole('listitem');
	await startEvening(page, 'Temple', words('Ana Ben Chidi Dee'));
	await sitDifferently(page);
	await expect(order()).toHaveText(['1 Ana', '2 Ben', '3 Chidi', '4 Dee']);
	await button(page, 'Not so: tap the names clockwise').click();
	for (const name of words('Chidi Ana Dee')) await button(page, name).click();
	await expect(order()).toHaveText(['1 Chidi', '2 Ana', '3 Dee', '4 Ben']);

	await button(page, 'By hand').click();
	await button(page, 'Move Dee up').click();
	await button(page, 'Move Dee up').click();
	await expect(order()).toHaveText(['1 Ana', '2 Dee', '3 Ben', '4 Chidi']);
	await expect(button(page, 'Move Ana up')).toBeDisabled();
	await expect(button(page, 'Move Chidi down')).toBeDisabled();

	await button(page, 'At random').click();
	const shuffled = async () => {
		await button(page, 'Shuffle again').click();
		return (await order().allInnerTexts()).map((text) => text.replace(/\d\s*/, ''));
	};
	const seen = new Set<string>();
	await expect(async () => {
		const names = await shuffled();
		expect(names.toSorted()).toEqual(words('Ana Ben Chidi Dee'));
		seen.add(names.join(' '));
		expect(seen.size).toBeGreaterThan(2);
	}).toPass({ intervals: [1] });

	await button(page, 'Draw cards').click();
	const keys = (name: string) => page.getByRole('group', { name: `${name} drew` });
	await expect(keys('Ana').getByRole('button')).toHaveCount(14);
	for (const name of words('Ana Ben'))
		await keys(name).getByRole('button', { name: 'Joker' }).click();
	await expect(keys('Chidi').getByRole('button', { name: 'Joker' })).toBeDisabled();
	await expect(button(page, 'Seat them by the draw')).toBeDisabled();
});
