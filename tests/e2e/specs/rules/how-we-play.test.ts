import type { Page } from '@playwright/test';
import { expect, test } from '../../support/host.ts';
import { storedHouses } from '../../support/house-rules.ts';
import { storedLog } from '../../support/database.ts';
import { words } from '../../support/logs.ts';
import { button, startEvening } from '../../support/table.ts';

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

test('a rule is changed from the start in three taps, and kept for the next evening', async ({
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
});

test('a rule of a running evening is changed in four taps', async ({ page, host }) => {
	await page.goto(host.url);
	await startEvening(page, 'President', words('Ana Ben Chidi Dee'));
	await expect(button(page, 'More')).toBeVisible();
	const taps = await countTaps(page);
	await button(page, 'More').click();
	await button(page, 'Change the rules').click();
	await answer(page, 'An eight clears?', 'yes').click();
	await button(page, 'Agreed, from the next deal').click();
	await expect(sheet(page)).toHaveCount(0);
	expect(await taps()).toBe(4);
	expect((await storedLog(page)).at(-1)).toContain('"house":{"effects":["8:clears"]}');
});

test('RG-18 the last place is called as the table likes, and regions are one tap', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	await button(page, 'President').click();
	await button(page, 'How do you play it?').click();
	await sheet(page).getByRole('button', { name: 'Asshole', exact: true }).click();
	await expect(sheet(page).getByText('Asshole gives?')).toBeVisible();
	await sheet(page).getByRole('button', { name: 'own' }).click();
	await sheet(page).getByRole('textbox', { name: 'Your own title' }).fill('Dust');
	await expect(sheet(page).getByText('Dust gives?')).toBeVisible();
	await sheet(page)
		.getByRole('button', { name: /^Which pack\? What it means/ })
		.click();
	await expect(sheet(page).getByText('The ordinary 52 cards.')).toBeVisible();
	await sheet(page).getByText('As it is played elsewhere').click();
	const germany = sheet(page).getByRole('switch', { name: 'Arschloch with 32' });
	await expect(germany).toContainText('allekartenspiele.de');
	await germany.click();
	await expect(answer(page, 'Which pack?', '32')).toHaveAttribute('aria-pressed', 'true');
	await expect(answer(page, 'First lead?', '7♦')).toHaveAttribute('aria-pressed', 'false');
	// another region replaces it
	await sheet(page).getByRole('switch', { name: 'As in Norway' }).click();
	await expect(germany).toHaveAttribute('aria-checked', 'false');
	await expect(answer(page, 'Which pack?', '52')).toHaveAttribute('aria-pressed', 'true');
	await germany.click();
	await button(page, 'Play like this').click();
	expect(await storedHouses(page)).toMatchObject([
		{
			rules: {
				options: { deck: '32', opener: '7D', titleSet: 'arschloch' },
				titles: { Scum: 'Dust' }
			}
		}
	]);
});

test('everything else is one tap away, and the answers go along', async ({ page, host }) => {
	await page.goto(host.url);
	await button(page, 'Daifugō').click();
	await button(page, 'How do you play it?').click();
	await answer(page, '3♠ tops a Joker?', 'no').click();
	await sheet(page)
		.getByRole('button', { name: /^Everything else/ })
		.click();
	await expect(sheet(page).getByRole('heading', { name: 'All the rules' })).toBeVisible();
	await sheet(page).getByRole('searchbox').fill('counter');
	await sheet(page)
		.getByRole('button', { name: /^Direction of play: / })
		.click();
	await sheet(page)
		.getByRole('radio', { name: /^Counter-clockwise/ })
		.click();
	await sheet(page).getByRole('searchbox').fill('8 cut');
	await expect(
		sheet(page).getByRole('button', { name: /^Ranks with effects: 8 … ends/ })
	).toBeVisible();
	await sheet(page).getByRole('button', { name: 'Back', exact: true }).click();
	await expect(answer(page, '3♠ tops a Joker?', 'no')).toHaveAttribute('aria-pressed', 'true');
	await button(page, 'Play like this').click();
	expect(await storedHouses(page)).toMatchObject([
		{ rules: { options: { direction: 'counter-clockwise', tops: [] } } }
	]);
});
