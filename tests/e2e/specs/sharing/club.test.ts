import type { Page } from '@playwright/test';
import { axe } from '../../support/accessibility.ts';
import { evening, eveningLines, expectLines, seedBeside } from '../../support/chronicle.ts';
import { expect, test, visit } from '../../support/host.ts';
import { button, otherPhone } from '../../support/table.ts';

const upToDate = (page: Page) => expect(page.getByText(/^Up to date/)).toBeVisible();

async function membersLink(page: Page): Promise<string> {
	const field = page.getByRole('textbox', { name: 'The link' });
	await expect(field).toHaveValue(/\/join#c1\./);
	return field.inputValue();
}

test('a club is founded and joined; after a new link, a lost phone gets nothing new @long', async ({
	page,
	browser,
	host,
	faults
}) => {
	await host.serveRelay();
	const names = ['Ana', 'Ben', 'Chidi', 'Dee'];
	await seedBeside(page, host, [evening('temple', names, 2, 'First', [{ type: 'closeEvening' }])]);
	await page.goto(`${host.url}/settings`);
	await page.getByRole('link', { name: 'Club' }).click();
	await button(page, 'Found a club').click();
	await upToDate(page);
	expect(await axe(page)).toEqual([]);
	const link = await membersLink(page);

	const lost = await otherPhone(browser, host, faults);
	await lost.goto(link);
	await button(lost, 'Join').click();
	await upToDate(lost);
	expect(lost.url()).not.toContain('#');
	await visit(lost, host, '/chronicle');
	await expectLines(lost, ['First']);
	expect(await eveningLines(lost).count()).toBe(1);

	await button(page, 'Make a new link').click();
	await button(page, 'Yes, make a new link').click();
	await expect(page.getByRole('textbox', { name: 'The link' })).not.toHaveValue(link);
	await upToDate(page);
	const renewed = await membersLink(page);
	await lost.goto(`${host.url}/settings/club`);
	await expect(lost.getByRole('heading', { name: 'The club has a new link' })).toBeVisible();
	await lost.getByRole('textbox', { name: 'Members’ link' }).fill(renewed);
	await button(lost, 'Join').click();
	await upToDate(lost);

	// a correction of an older evening is synced automatically
	await page.getByRole('link', { name: 'Chronicle' }).click();
	await eveningLines(page).click();
	await button(page, 'More').click();
	await button(page, 'Rename').click();
	await page.getByRole('textbox').fill('Corrected');
	await button(page, 'Rename').click();
	await expect(async () => {
		await lost.goto(`${host.url}/chronicle`);
		const title = eveningLines(lost).locator('strong');
		expect(await title.textContent()).toBe('Corrected');
	}).toPass();
	await visit(lost, host, '/settings/club');

	await button(lost, 'Leave the club').click();
	await button(lost, 'Yes, leave the club').click();
	await expect(button(lost, 'Found a club')).toBeVisible();
	await visit(lost, host, '/chronicle');
	await expectLines(lost, ['Corrected']);
	await lost.context().close();
});
