import type { Page } from '@playwright/test';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { decree, decreeEvenings } from '../../support/tours/decrees.ts';
import { expect, test, type Host } from '../../support/host.ts';
import { seatedEvening, secondRound, step, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { button, dealt, exits, nextRound, seated, taxed, tile } from '../../support/table.ts';

/** The places of their second round are Eli, Dee, Chidi, Ben, Ana. */
const five = words('Ana Ben Chidi Dee Eli');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Decrees' });
const line = (page: Page) => button(page, / in force: /);
const within = (page: Page, name: string) =>
	sheet(page).getByRole('group', { name }).getByRole('button');
const cards = (page: Page) => sheet(page).getByRole('group', { name: /^Decree: / });

async function seed(page: Page, host: Host, after: readonly TimelineCommand[] = []) {
	await page.goto(host.beside);
	await seedEvening(page, secondRound('temple', five, after));
}

test('DE-1 a decree from the list for one player takes four taps and is stored', async ({
	page,
	host
}) => {
	await seed(page, host, [step('play')]);
	let taps = 0;
	await page.exposeFunction('tapped', () => (taps += 1));
	await page.evaluate(() => addEventListener('pointerdown', () => void window.tapped(), true));
	await button(page, 'Decree').click();
	await within(page, 'Who has to obey?').filter({ hasText: 'Ana' }).click();
	await within(page, 'What?').filter({ hasText: 'Drinks' }).click();
	await expect(sheet(page)).toContainText('Eli decrees — Ana: Bring the drinks, this round.');
	await button(page, 'Proclaim it').click();
	// it is read out from a scroll, and stays as a ribbon
	await expect(sheet(page)).toContainText('By order of');
	await expect(sheet(page)).toContainText('Bring the drinks');
	expect(taps).toBe(4);
	await button(page, 'Hear, hear').click();
	await expect(sheet(page)).toBeHidden();
	await expect(line(page)).toBeVisible();
	await page.reload();
	await expect(line(page)).toHaveText('1 decree in force: Bring the drinks · Ana');
	await button(page, /^Undo Eli’s decree/).click();
	await expect(line(page)).toBeHidden();
});

test('DE-1 a decree in own words by another issuer, for several players, with a term', async ({
	page,
	host
}) => {
	await seed(page, host);
	await button(page, 'Decree').click();
	await sheet(page).getByRole('button', { name: 'Eli', exact: true }).click();
	await within(page, 'Who decrees?').filter({ hasText: 'Dee' }).click();
	await sheet(page).getByRole('button', { name: 'All below' }).click();
	await expect(within(page, 'Who has to obey?')).toHaveText(['Chidi', 'Ben', 'Ana', 'All below']);
	await within(page, 'Who has to obey?').filter({ hasText: 'Ben' }).click();
	await within(page, 'Who has to obey?').filter({ hasText: 'Ana' }).click();
	await sheet(page).getByRole('button', { name: 'What?' }).click();
	await sheet(page).getByLabel('In these words').fill('Sing before each trick');
	await sheet(page).getByRole('button', { name: 'While reigning' }).click();
	await within(page, 'Until when?').filter({ hasText: 'All evening' }).click();
	await button(page, 'Proclaim it').click();
	// the top player may veto it
	await expect(button(page, 'Veto')).toBeVisible();
	await button(page, 'Hear, hear').click();
	await line(page).click();
	await expect(cards(page)).toContainText(['Dee to Ben and Ana']);
	await expect(cards(page)).toContainText(['Sing before each trick']);
	await expect(cards(page)).toContainText(['all evening']);
});

test('DE-1 a decree lapses when its issuer loses the place; one for the evening stays', async ({
	page,
	host
}) => {
	await seed(page, host, [
		decree('Eli', ['Ana'], 'Bow low', 'reign'),
		decree('Eli', ['Ana'], 'Wear a hat', 'evening')
	]);
	await seated(page);
	await expect(page.getByRole('group', { name: /^Decree: / })).toHaveCount(2);
	await dealt(page);
	await taxed(page);
	await exits(page, 'Dee Eli Chidi Ben');
	// a finished round does not repeat what ends with it
	await expect(button(page, 'Next round')).toBeVisible();
	await expect(line(page)).toBeHidden();
	await nextRound(page);
	await expect(line(page)).toHaveText('1 decree in force: Wear a hat · Ana');
	await line(page).click();
	await expect(sheet(page).getByText('lapsed · Bow low')).toBeVisible();
});

test('DE-1 only the top player can veto another’s decree', async ({ page, host }) => {
	await seed(page, host, [
		decree('Eli', ['Ana'], 'Bow low'),
		decree('Dee', ['Ana'], 'Fetch the sweets')
	]);
	await line(page).click();
	const vetoed = cards(page).getByRole('button', { name: 'Vetoed' });
	await expect(vetoed).toHaveCount(1);
	await vetoed.click();
	await expect(sheet(page).getByText('vetoed · Fetch the sweets')).toBeVisible();
	await expect(cards(page)).toHaveCount(1);
	await cards(page).getByRole('button', { name: 'Obeyed' }).click();
	await expect(sheet(page).getByText('obeyed · Bow low')).toBeVisible();
});

test('TI-0 nobody decrees before there is standing', async ({ page, host }) => {
	await page.goto(host.beside);
	await seedEvening(page, seatedEvening('temple', five));
	await expect(button(page, 'Decree')).toBeHidden();
	await button(page, 'More').click();
	await button(page, 'Decrees').click();
	await expect(sheet(page)).toContainText('Nobody has a place yet');
});

test('SC-1 SC-2 points, their origin, a correction by hand, and the target reached', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	const scored = decreeEvenings(five).find((log) => log[0]?.id === 'scored.0')!;
	await seedEvening(page, scored);
	// by hand: in round 1 Eli 4, Dee 3, Chidi 2, Ben 1, and 1 for Ana, as Eli rose, and for Ben, as
	// Dee did; Eli −2; in round 2, with the places Eli Dee Chidi Ben Ana: Ben 4, Chidi 3, Dee 2,
	// Eli 1, and 1 for Dee, as Ben rose
	const reached = '2 rounds are played: Ben and Dee share the win.';
	await expect(page.getByText(reached)).toBeVisible();
	await button(page, 'Standings').click();
	const points = page.getByRole('dialog', { name: 'Standings' });
	const rows = points.getByRole('row');
	// place, player and points, then rounds won, on the throne, and the longest reign
	await expect(rows).toHaveText([
		/^Player\s*Points/,
		/^1\s*Ben\s*6/,
		/^2\s*Chidi\s*5/,
		/^3\s*Dee\s*6/,
		/^4\s*Eli\s*3/,
		/^5\s*Ana\s*1/
	]);
	await points.getByText('Round 2').click();
	await expect(points.getByText('+1 Ben rose (SC-1)')).toBeVisible();
	await button(page, 'Correct by hand').click();
	await points.getByRole('button', { name: 'Ben', exact: true }).click();
	await button(page, 'One point more').click();
	await button(page, 'Correct the points').click();
	await expect(points.getByRole('alert')).toBeVisible();
	await points.getByLabel('Why?').fill('Ben went out earlier');
	await button(page, 'Correct the points').click();
	await expect(rows.filter({ hasText: 'Ben' })).toHaveText(/Ben\s*7/);
	await page.keyboard.press('Escape');
	await expect(points).toBeHidden();
	await expect(
		page.getByRole('status').filter({ hasText: '2 rounds are played: Ben wins.' })
	).toBeVisible();
	await expect(tile(page, 'Ben')).toBeVisible();
});

declare global {
	interface Window {
		tapped: () => Promise<number>;
	}
}
