import type { Page } from '@playwright/test';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules, type HouseRules } from '#lib/rulesets/ruleset.ts';
import { expect, test, type Host, visit } from '../../support/host.ts';
import { GUESTS, logOf, seatedEvening } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { atStep, dealt } from '../../support/table.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the rules' });
const found = (page: Page) => page.getByRole('list', { name: 'Found' }).getByRole('link');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rule = (page: Page, id: string) => page.locator(`article#${id}`);

/** Expects a rule to have the focus and to be visible. */
async function isRead(page: Page, id: string) {
	await expect(rule(page, id)).toBeFocused();
	await expect(rule(page, id).getByRole('heading')).toBeInViewport();
}

/** Puts an evening of Temple with house rules on the table. */
async function tableWith(page: Page, host: Host, house: HouseRules, path?: string) {
	await page.goto(host.beside);
	const rules = resolveRules(findRuleset('temple')!, house, 'Thursdays');
	await seedEvening(page, logOf(rules, GUESTS.slice(0, 5), []), path);
}

test('rules named on a screen can be opened; rules are found while typing, by everyday words, ids and games’ other names; each rulebook shows a source for every rule, and its chapters are links @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, seatedEvening('temple', GUESTS.slice(0, 5)));
	await test.step('rules named on a screen can be opened', async () => {
		await atStep(page, 'Deal');
		await page.getByRole('link', { name: /DK-7/ }).click();
		await isRead(page, 'DK-7');
		await page.getByRole('link', { name: 'Table', exact: true }).click();
		await page.getByRole('link', { name: /TX-7/ }).click();
		await isRead(page, 'TX-7');
		await page.getByRole('link', { name: 'Table', exact: true }).click();
		await dealt(page);
		await page.getByRole('group', { name: 'Who leads' }).getByRole('button').click();
		await page.getByRole('link', { name: /^LE-1/ }).click();
		await isRead(page, 'LE-1');
	});

	await page.getByRole('link', { name: 'Rules', exact: true }).click();
	// tests/unit/ui/rule-search.test.ts has more queries
	for (const [query, game, id] of [
		['joker', 'Temple', 'PL-3'],
		['newcomer', 'Temple', 'TX-8'],
		['who leads', 'Temple', 'LE-2'],
		['大富豪', 'Daifugō', '']
	] as const) {
		await field(page).fill('');
		await field(page).pressSequentially(query);
		const hit = page.locator('ol[aria-label=Found] > li:nth-child(-n + 6)').filter({
			has: page.getByText(game, { exact: true }),
			hasText: id
		});
		await expect(hit.first(), query).toBeVisible();
		await expect(page.getByRole('status').first(), query).toHaveText(/\d+ rules?/);
	}
	await field(page).fill('xyzzy');
	await expect(found(page)).toHaveCount(0);
	await expect(page.getByRole('status').first()).toHaveText(/Nothing found/);

	await test.step('an unknown game is reported, with a link to the search; Enter opens the first rule found, and Back returns to the results', async () => {
		await visit(page, host, '/rules/none');
		await expect(page.getByRole('alert')).toHaveText('There is no such game here.');
		await page.getByRole('link', { name: 'Search all rules' }).click();
		await field(page).fill('tx 1');
		await expect(found(page).first()).toContainText('TX-1');
		await field(page).press('Enter');
		await isRead(page, 'TX-1');
		await page.goBack();
		await expect(field(page)).toHaveValue('tx 1');
		await expect(found(page).first()).toContainText('TX-1');
	});

	await test.step('each rulebook', async () => {
		for (const { id, name } of RULESETS) {
			await visit(page, host, `/rules/${id}`);
			await expect(heading(page)).toHaveText(name);
			const articles = page.getByRole('article');
			expect(await articles.count()).toBeGreaterThan(20);
			for (const text of await articles.allInnerTexts())
				expect(text, name).toMatch(/[A-Z]{2}-\d+[^]*(“.+”|commonly published|Our reading)/);
		}
		const chapters = page.getByRole('navigation', { name: 'Chapters' }).getByRole('link');
		for (const link of await chapters.all()) {
			await link.click();
			const chapter = page.getByRole('region', { name: await link.innerText(), exact: true });
			await expect(chapter.getByRole('heading').first()).toBeInViewport();
		}
	});
});

test('a link to a rule scrolls to it, also where house rules move it; a rulebook shows the rules of the table until the published ones are chosen @long', async ({
	page,
	host
}) => {
	const house: HouseRules = {
		options: { newcomers: 'bottom', giveback: 'worst', lastCardCall: true },
		titles: { Emperor: 'Boss' }
	};
	await tableWith(page, host, house, 'rules/temple#PL-4');
	await expect(page.getByRole('switch')).toBeVisible();
	await isRead(page, 'PL-4');
	await page.getByRole('link', { name: 'Rules', exact: true }).click();
	const games = page.getByRole('region', { name: 'Games' }).getByRole('link');
	await expect(games.first()).toContainText('Temple');
	await expect(games.first()).toContainText('On the table');
	await expect(games).toHaveCount(RULESETS.length);
	await games.first().click();

	const published = rule(page, 'TX-5').getByText('The receiver looks');
	await expect(page.getByRole('switch', { name: /As this table plays/ })).toBeChecked();
	await expect(rule(page, 'TX-5')).toContainText('House rule of this table');
	await expect(published).toBeHidden();
	await rule(page, 'TX-5').locator('summary').click();
	await expect(published).toBeVisible();
	await expect(rule(page, 'TX-1')).not.toContainText('House rule');
	const play = page.getByRole('region', { name: 'Play', exact: true });
	await expect(play.getByText('House rule of this table')).toBeVisible();
	await expect(page.getByText('Emperor is called Boss')).toBeVisible();

	await page.getByRole('switch').click();
	await expect(page.getByText('House rule of this table')).toHaveCount(0);
	await expect(published).toBeVisible();
	await expect(page.getByText('Emperor is called Boss')).toHaveCount(0);

	// another game is as it is published
	await visit(page, host, '/rules/tahimi');
	await expect(heading(page)).toHaveText('Tahimi');
	await expect(page.getByRole('switch')).toHaveCount(0);

	await test.step('Tarot-Himi: the table writes its own texts for the trumps', async () => {
		await visit(page, host, '/rules/tarot-himi');
		const trumps = rule(page, 'TH-3').locator('details');
		await trumps.locator('summary').click();
		await expect(trumps.getByRole('listitem')).toHaveCount(22);
		await expect(trumps.getByText('nothing written yet')).toHaveCount(22);

		const rules = resolveRules(findRuleset('tarot-himi')!, {
			options: {},
			trumps: { 13: 'Everyone changes hands.' }
		});
		await page.goto(host.beside);
		await seedEvening(page, logOf(rules, GUESTS.slice(0, 4), []), 'rules/tarot-himi#TH-3');
		await expect(trumps.getByText('Everyone changes hands.')).toBeVisible();
		await expect(trumps.getByText('nothing written yet')).toHaveCount(21);
	});
});
