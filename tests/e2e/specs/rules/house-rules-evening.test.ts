import type { PlayerId } from '#lib/evening/ids.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { expect, test, visit } from '../../support/host.ts';
import { groupNamed, save, storedHouses, sundays } from '../../support/house-rules.ts';
import { storedLog } from '../../support/database.ts';
import { logOf, step, words } from '../../support/logs.ts';
import { seedEvening, seedHouses } from '../../support/seed.ts';
import { atStep, button, dealt, exits, startEvening, taxed } from '../../support/table.ts';

const FOUR = words('Ana Ben Chidi Dee');

test('the house rules of the last evening are offered first, for each game; an evening keeps its house rules when the set is changed or deleted @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedHouses(page, [sundays]);
	await button(page, 'Tahimi').click();
	// the published rules are the default until an evening was started with others
	const rules = page.getByRole('group', { name: 'Rules' });
	await expect(rules.getByRole('button', { name: 'Published rules' })).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await rules.getByRole('button', { name: 'Sundays' }).click();
	await expect(button(page, 'Game: Tahimi')).toContainText('3 changes: two Jokers, Jokers wild');
	await startEvening(page, 'Tahimi', FOUR);
	expect((await storedLog(page))[0]).toContain('"wild":"any-card"');
	await button(page, 'More').click();
	await button(page, 'End the evening').click();
	await button(page, 'Start another evening').click();
	await expect(page.getByText('Sundays', { exact: true })).toBeVisible();
	await page.reload();
	await expect(page.getByText('Sundays', { exact: true })).toBeVisible();
	await button(page, 'Change').click();
	await expect(button(page, 'Game: Tahimi')).toContainText('Sundays');
	await button(page, 'Temple').click();
	await expect(button(page, 'Game: Temple')).toContainText('By the published rules');
	await button(page, 'Tahimi').click();
	await expect(button(page, 'Sundays')).toHaveAttribute('aria-pressed', 'true');
	await button(page, 'Published rules').click();
	await expect(button(page, 'Game: Tahimi')).toContainText('By the published rules');

	await test.step('an evening keeps its house rules when the set is changed or deleted', async () => {
		const played = resolveRules(findRuleset('tahimi')!, sundays.rules, sundays.name);
		const order = FOUR as PlayerId[];
		const seats = { type: 'setSeats', order, how: 'by-hand' } as const;
		await seedEvening(page, logOf(played, FOUR, [seats, step('deal')]));
		await atStep(page, 'Deal');
		const pack = page.getByRole('region', { name: 'The pack' });
		await expect(pack).toContainText('both Jokers');
		const [before, log] = [await pack.innerText(), await storedLog(page)];

		await visit(page, host, '/rules/house/sundays');
		await groupNamed(page, 'Named by the source').click();
		await page.getByRole('switch', { name: 'Jokers as true wild cards' }).click();
		await save(page);
		expect(await storedHouses(page)).toMatchObject([{ id: 'sundays', rules: { options: {} } }]);
		await visit(page, host);
		await atStep(page, 'Deal');
		expect(await pack.innerText()).toBe(before);
		expect(await storedLog(page)).toEqual(log);

		await visit(page, host, '/rules');
		await button(page, 'Delete Sundays').click();
		await expect(page.getByText('“Sundays” is deleted.')).toBeVisible();
		await visit(page, host);
		await atStep(page, 'Deal');
		expect(await pack.innerText()).toBe(before);
		await dealt(page);
		await taxed(page);
		await exits(page, 'Dee');
		expect((await storedLog(page)).slice(0, log.length)).toEqual(log);
	});
});
