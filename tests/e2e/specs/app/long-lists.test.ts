import type { Page } from '@playwright/test';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { MAX_HOUSES, MAX_PEOPLE } from '#lib/exchange/limits.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { expect, test, visit } from '../../support/host.ts';
import { idFor } from '../../support/ids.ts';
import { secondRound, words } from '../../support/logs.ts';
import { seedEvening, writeHouses, seedRoster } from '../../support/seed.ts';
import { button } from '../../support/table.ts';
import { decree } from '../../support/decreed-evenings.ts';
import { whole } from '../../../sample.ts';

/** Lists as long as a file may bring them; in a test run shorter, yet too long to be drawn at once:
 * of three elements for each, they have more than `MOST`. */
const PEOPLE = Array.from({ length: whole ? MAX_PEOPLE : 1000 }, (_, n) => `Player ${n}`);
const HOUSES = Array.from({ length: whole ? MAX_HOUSES : 1000 }, (_, n): HouseSet => ({
	id: `house-${n}`,
	name: `Ours ${n}`,
	ruleset: 'temple',
	changedAt: 1_700_000_000_000 - n,
	rules: { options: { giveback: 'worst' } }
}));
const SIX = words('Ana Ben Chidi Dee Eli Fay');
const DECREES = Array.from({ length: 970 }, (_, n): TimelineCommand =>
	decree('Fay', ['Ana'], `Bring the drinks, ${n}`, 'evening')
);

/** How many elements a page may have, without the options of a select, which a closed one does not
 * lay out. A usual page has a few hundred. */
const MOST = 2500;
const elements = (page: Page) =>
	page.evaluate(() => document.querySelectorAll(':not(option)').length);

test('a file with as many people and house rules as it may have: no page draws them all at once @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await writeHouses(page, HOUSES);
	await seedRoster(page, PEOPLE, 'temple');
	const more = page.getByRole('button', { name: /^\d+ more$/ });
	const [lastPlayer, lastHouse] = [PEOPLE.length - 1, HOUSES.length - 1];
	for (const [route, list] of [
		['/rules', 'Ours 0'],
		[`/chronicle/people/${idFor('Player 0')}`, 'Player 0'],
		[`/rules/house/compare?a=house-${lastHouse}&b=temple`, `Ours ${lastHouse}`],
		['/chronicle', '']
	] as const) {
		await visit(page, host, route);
		await expect(page.getByRole('main')).toContainText(list);
		expect(await elements(page), route).toBeLessThan(MOST);
	}
	await visit(page, host, '/chronicle/people');
	await expect(page.getByRole('main')).toContainText('Player 0');
	await expect(page.getByRole('main').locator('a.panel')).toHaveCount(40);
	expect(await elements(page)).toBeLessThan(MOST);
	await more.click();
	await expect(page.getByRole('main').locator('a.panel')).toHaveCount(80);
	await page.getByRole('searchbox').fill(`player ${lastPlayer}`);
	await expect(page.getByRole('main').locator('a.panel')).toHaveCount(1);

	await visit(page, host);
	await expect(page.getByRole('main')).toContainText('Player 0');
	expect(await elements(page)).toBeLessThan(MOST);
	await page.getByPlaceholder(/name/i).fill(PEOPLE.at(-1)!.slice(0, -1));
	await expect(button(page, PEOPLE.at(-10)!)).toBeVisible();
	await page.getByPlaceholder(/name/i).fill('Zoe, Yan, Xu');
	await page.getByRole('button', { name: 'Add', exact: true }).click();
	await expect(page.getByRole('button', { name: /Zoe/ })).toHaveAttribute('aria-pressed', 'true');
	expect(await elements(page)).toBeLessThan(MOST);
});

test('an evening with nearly 1,000 decrees: no screen draws them all at once @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, secondRound('temple', SIX, DECREES, 'decrees'));
	await expect(button(page, /decree/i).first()).toBeVisible();
	expect(await elements(page), 'seats').toBeLessThan(MOST);
	await page.getByRole('button', { name: /970/ }).first().click();
	await button(page, 'In force: 970').click();
	await expect(page.getByRole('dialog')).toContainText('Bring the drinks, 969');
	expect(await elements(page), 'decrees').toBeLessThan(MOST);
	await visit(page, host, `/chronicle/${idFor('decrees')}`);
	await expect(page.getByRole('main')).toContainText('Bring the drinks, 969');
	expect(await elements(page), 'evening').toBeLessThan(MOST);
	await visit(page, host, '/flat');
	await expect(page.locator('.edict').first()).toBeVisible();
	expect(await elements(page), 'flat').toBeLessThan(MOST);
});
