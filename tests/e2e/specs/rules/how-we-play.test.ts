import type { Page } from '@playwright/test';
import { expect, test } from '../../support/host.ts';
import { storedHouses } from '../../support/house-rules.ts';
import { storedLog } from '../../support/database.ts';
import { words } from '../../support/logs.ts';
import { button, startEvening } from '../../support/table.ts';

/** What else the sheet shows is in tests/component/house-editor.test.ts. */

const sheet = (page: Page) => page.getByRole('dialog');
/** An answer of “How do you play it?”. */
const answer = (page: Page, question: string, says: string) =>
	sheet(page)
		.getByRole('group', { name: question })
		.getByRole('button', { name: says, exact: true });

/** Counts the clicks on the page from here on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
	await page.evaluate(() => {
		document.documentElement.dataset['taps'] = '0';
		addEventListener(
			'pointerup',
			() => {
				const { dataset } = document.documentElement;
				dataset['taps'] = String(Number(dataset['taps']) + 1);
			},
			true
		);
	});
	return async () => Number(await page.locator('html').getAttribute('data-taps'));
}

test('a rule is changed from the start in three taps, and kept for the next evening; one of a running evening in four @long', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	await button(page, 'President').click();
	const taps = await countTaps(page);
	await button(page, 'How do you play it?').click();
	await answer(page, 'An eight clears?', 'yes').click();
	await button(page, 'Play like this').click();
	await expect(button(page, 'Game: President')).toContainText('Our President');
	expect(await taps()).toBe(3);
	expect(await storedHouses(page)).toMatchObject([
		{ name: 'Our President', rules: { options: { effects: ['8:clears'] } } }
	]);

	// answered otherwise, the same house rules change; as before the change, the published ones hold
	await button(page, 'How do you play it?').click();
	await answer(page, 'Equal rank?', 'skips').click();
	await button(page, 'Play like this').click();
	await expect(button(page, 'Game: President')).toContainText('2 changes');
	expect(await storedHouses(page)).toHaveLength(1);
	await button(page, 'How do you play it?').click();
	await answer(page, 'An eight clears?', 'no').click();
	await answer(page, 'Equal rank?', 'no').click();
	await button(page, 'Play like this').click();
	await expect(button(page, 'Game: President')).toContainText('By the published rules');
	expect(await storedHouses(page)).toMatchObject([
		{ rules: { options: { effects: ['8:clears'], equalRank: 'allowed-and-skips' } } }
	]);

	await startEvening(page, 'President', words('Ana Ben Chidi Dee'));
	await expect(button(page, 'More')).toBeVisible();
	const before = await taps();
	await button(page, 'More').click();
	await button(page, 'Change the rules').click();
	await answer(page, 'An eight clears?', 'yes').click();
	await button(page, 'Agreed, from the next deal').click();
	await expect(sheet(page)).toHaveCount(0);
	expect((await taps()) - before).toBe(4);
	expect((await storedLog(page)).at(-1)).toContain('"house":{"effects":["8:clears"]}');
});
