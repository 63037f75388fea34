import type { Page } from '@playwright/test';
import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { dated } from '../../support/chronicle.ts';
import { expect, moveClock, test } from '../../support/host.ts';
import { confirm, out, secondRound, step, words } from '../../support/logs.ts';
import { seedEvening, seedHouses } from '../../support/seed.ts';
import {
	atStep,
	button,
	countTaps,
	dealt,
	exits,
	startEvening,
	taxed
} from '../../support/table.ts';

const HOUR = 3_600_000;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const chosen = (page: Page) => page.getByRole('button', { pressed: true });
/** Expects these people to be chosen, in whatever order they sit. */
const expectChosen = (page: Page, names: string) =>
	expect
		.poll(async () => (await chosen(page).allInnerTexts()).map((name) => name.trim()).toSorted())
		.toEqual(words(names));

const SIX = words('Ana Ben Chidi Dee Eli Fay');
const roundOver = [step('play'), ...out('Ana Fay Ben Eli Dee'), confirm];
/** An evening of President, left in round 3: Fay leaves, and Gus comes. */
const left = secondRound('president', SIX, [
	...roundOver,
	{ type: 'leave', player: 'Fay' as PlayerId },
	{ type: 'join', player: { id: 'Gus' as PlayerId, name: 'Gus' } }
]);
const closed = secondRound('president', SIX, [...roundOver, { type: 'closeEvening' }]);

const weekdayOf = (at: number) => new Date(at).toLocaleDateString('en', { weekday: 'long' });

/** Puts an evening on the table, whose last entry was so many hours ago.
 * @returns the weekday of its start */
async function comeBack(page: Page, log: readonly Entry[], hours: number): Promise<string> {
	const start = Date.now() - hours * HOUR;
	const older = dated(log, new Date(start));
	await seedEvening(page, older);
	await page.evaluate(() => localStorage.removeItem('courtbook-went-on'));
	await page.reload();
	return weekdayOf(start);
}

test('a group that left its evening open needs one tap to the next first deal, and one for each who is missing', async ({
	page,
	host
}) => {
	const taps = await countTaps(page);
	await page.goto(host.beside);
	await comeBack(page, left, 3 * 24);
	await expect(heading(page)).toHaveText(/^Same six as (last time|\w+day)\?$/);
	await expectChosen(page, 'Ana Ben Chidi Dee Eli Gus');
	await button(page, 'Deal round 1').click();
	await atStep(page, 'Deal');
	expect(await taps()).toBe(1);
	await dealt(page);
	await taxed(page);
	await exits(page, 'Gus');
	await page.getByRole('link', { name: 'Chronicle' }).click();
	await expect(page.getByRole('link', { name: /^seeded/ })).not.toContainText('Open');
});

test('a group that closed its evening needs one tap as well, and one for who is missing', async ({
	page,
	host
}) => {
	const taps = await countTaps(page);
	await page.goto(host.beside);
	await comeBack(page, closed, 3 * 24);
	await expectChosen(page, 'Ana Ben Chidi Dee Eli Fay');
	await expect(button(page, /^Go on with/)).toBeHidden();
	await button(page, 'Ben').click();
	await expect(button(page, 'Ben')).toHaveAttribute('aria-pressed', 'false');
	await button(page, 'Deal round 1 to five').click();
	await atStep(page, 'Deal');
	expect(await taps()).toBe(2);
	await expect(page.getByText('“seeded” is closed.')).toBeHidden();
});

test('closing an evening that was left open is undone with the start of the next one', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await comeBack(page, left, 3 * 24);
	await button(page, 'Deal round 1').click();
	await expect(page.getByText('“seeded” is closed.')).toBeVisible();
	await button(page, 'Undo: go on with that evening').click();
	await atStep(page, 'Seats');
	await expect(page.getByText('Round 3')).toBeVisible();
	await page.getByRole('link', { name: 'Chronicle' }).click();
	await expect(page.getByRole('link', { name: /^seeded/ })).toContainText('Open');
	await expect(page.getByRole('link', { name: /President/ })).toHaveCount(1);
});

test('the start of the next evening is not undone any more once something is done in it', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await comeBack(page, left, 3 * 24);
	await button(page, 'Deal round 1').click();
	await expect(page.getByText('“seeded” is closed.')).toBeVisible();
	await dealt(page);
	await expect(page.getByText('“seeded” is closed.')).toBeHidden();
});

test('the last evening goes on, and is seen, with one tap', async ({ page, host }) => {
	await page.goto(host.beside);
	const day = await comeBack(page, left, 3 * 24);
	await button(page, `Go on with round 3 of ${day}`).click();
	await atStep(page, 'Seats');
	// it stays so after a reload
	await page.reload();
	await atStep(page, 'Seats');
	await comeBack(page, closed, 3 * 24);
	await page.getByRole('link', { name: `See last ${day}` }).click();
	await expect(heading(page)).toHaveText('seeded');
});

test('within five hours the app opens at its step, and after them also where it was left open', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await comeBack(page, left, 4.9);
	await atStep(page, 'Seats');
	await moveClock(page, 0.2 * HOUR);
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
	await expect(heading(page)).toHaveText(/^Same six as/);
});

test('somebody new, too few, and another game', async ({ page, host }) => {
	await page.goto(host.beside);
	await comeBack(page, closed, 3 * 24);
	for (const name of SIX.slice(1)) await button(page, name).click();
	// it asks for names instead of being disabled
	await button(page, 'One more is needed').click();
	const field = page.getByRole('textbox', { name: /^New name/ });
	await expect(field).toBeFocused();
	await field.fill('Hana, Ira');
	await field.press('Enter');
	// who comes back sits where they sat
	await button(page, 'Ben').click();
	await expect(chosen(page).last()).toHaveText('Ira');
	await expectChosen(page, 'Ana Ben Hana Ira');
	await button(page, 'Change').click();
	await expect(button(page, 'Game: President')).toBeVisible();
	await page
		.getByRole('group', { name: 'Other games' })
		.getByRole('button', { name: 'Temple' })
		.click();
	await button(page, 'Start with 4').click();
	await atStep(page, 'Deal');
});

test('a group that cleared the table is offered who finished, with its house rules', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedHouses(page, [
		{ id: 'ours', name: 'Ours', ruleset: 'temple', rules: {}, at: 0 }
	] as unknown as Parameters<typeof seedHouses>[1]);
	await startEvening(page, 'Temple', words('Ana Ben Chidi Dee'));
	await button(page, 'More').click();
	await button(page, 'End the evening').click();
	await button(page, 'Start another evening').click();
	await expect(heading(page)).toHaveText('Same four as last time?');
	await expect(chosen(page)).toHaveText(words('Ana Ben Chidi Dee'));
});
