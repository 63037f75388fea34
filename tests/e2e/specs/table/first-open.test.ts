import type { Page } from '@playwright/test';
import { dumpStore } from '../../support/database.ts';
import { expect, test } from '../../support/host.ts';
import { words } from '../../support/logs.ts';
import { atStep, button, countTaps } from '../../support/table.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a stranger learns what it is, looks at a played evening, of which nothing is stored, finds the game by the name that people give it, and is led to the first deal in four taps', async ({
	page,
	host
}) => {
	const taps = await countTaps(page);
	await page.goto(host.url);
	await expect(heading(page)).toHaveText('You play the cards. It keeps the court.');
	for (const promise of ['Free', 'Offline', 'No account'])
		await expect(page.getByText(promise, { exact: true })).toBeVisible();

	await test.step('a played evening, on the real screens', async () => {
		await page.getByRole('link', { name: 'Look at a played evening' }).click();
		await expect(page.getByText('Sample', { exact: true })).toBeVisible();
		// the way back is at its place, above the crown
		const back = await page.getByRole('link', { name: 'Back' }).boundingBox();
		expect(back!.y).toBeLessThan(30);
		await expect(page.getByRole('heading', { level: 2, name: 'The log' })).toBeVisible();
		await expect(page.getByText('Whoever comes last brings the drinks.')).not.toHaveCount(0);
		await page.getByText('Statistics of the evening', { exact: true }).click();
		await expect(page.getByRole('table').first()).toBeAttached();
		const { stores } = await dumpStore(page);
		for (const name of ['entries', 'evenings', 'people', 'digests'])
			expect(stores[name]?.rows ?? [], name).toEqual([]);
		await page.getByRole('link', { name: 'Play your own' }).click();
		await expect(heading(page)).toHaveText('You play the cards. It keeps the court.');
		for (const name of words('Ana Lena')) await expect(button(page, name)).toHaveCount(0);
	});

	const before = await taps();
	// no game is chosen
	await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
	await expect(button(page, /^Game: /)).toHaveCount(0);
	await button(page, 'Take your seats').click();
	const field = page.getByRole('textbox', { name: /^New name/ });
	await expect(field).toBeFocused();
	await expect(field).toHaveAttribute('placeholder', 'Name, or a list of names');
	await page.keyboard.type('Ana, Ben, Chidi, Dee');
	await page.keyboard.press('Enter');
	await button(page, 'Which game?').click();

	const sheet = page.getByRole('dialog', { name: 'Which game?' });
	const games = sheet.getByRole('button', { name: /players/ });
	await test.step('the game is found by the name that people give it', async () => {
		const asked = sheet.getByRole('searchbox', { name: 'What do you call it?' });
		for (const [name, game] of [
			['Arschloch', 'President'],
			['大富豪', 'Daifugō']
		] as const) {
			await asked.fill(name);
			await expect(sheet.getByRole('status')).toHaveText(`Here it is called ${game}.`);
			await expect(games).toHaveCount(1);
		}
		await asked.fill('Skat');
		await expect(sheet.getByRole('status')).toContainText('No game here has that name.');
		await expect(games).not.toHaveCount(1);
		await asked.fill('Scum');
	});
	await games.click();
	await expect(button(page, 'Game: President')).toBeVisible();
	await button(page, 'Start with 4').click();
	await atStep(page, 'Deal');
	expect((await taps()) - before).toBe(4);
});
