import type { Locator, Page } from '@playwright/test';
import { accept, correct, moveUp, seeFollowing } from '../../support/tours/corrections.ts';
import { expect, test, visit } from '../../support/host.ts';
import { expectBrackets } from '../../support/expect-table.ts';
import { rounds, seatedEvening, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { atStep, button } from '../../support/table.ts';

/** Other corrections are in tests/component/correct.test.ts. */

const FOUR = words('Ana Ben Chidi Dee');

/** The consequences in one round. */
const round = (page: Page, number: number): Locator =>
	page.locator('details').filter({ has: page.getByText(`Round ${number}`, { exact: true }) });
const now = (page: Page): Locator => page.getByRole('region', { name: /in play now$/ });
/** A row of each place that changes: `1 Ben → Ana`. */
const shifts = (where: Locator, caption: RegExp): Locator =>
	where.getByRole('table', { name: caption }).getByRole('row');
const question = (page: Page, text: string): Locator =>
	page.getByRole('main').getByRole('group', { name: text });
/** Expects that other taxes were paid, and that they are left out. */
async function leaveOutTaxes(page: Page, where: string) {
	const taxes = question(page, `Marking all taxes as paid in ${where} is left out.`);
	await expect(taxes).toContainText('Different taxes are due now from those that were paid.');
	// no question: there is no choice to make
	await expect(taxes.getByRole('checkbox')).toHaveCount(0);
}
const result = async (page: Page, number: number, names: string) => {
	const line = page.getByRole('link', { name: new RegExp(`^Round ${number}\\b`) });
	await expect(line.locator('bdi')).toHaveText(words(names));
};

/** Five rounds of Temple: round 2 was Ben Ana Chidi Dee; round 6 is about to begin. */
const FIVE = rounds(
	'Ana Ben Chidi',
	'Ben Ana Chidi',
	'Chidi Ben Ana',
	'Ana Chidi Ben',
	'Dee Ana Ben'
);

test('a wrong order of exits in round 2 of 5 is corrected, and its consequences are shown; a change to the current round appears on the Table at once @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, seatedEvening('temple', FOUR, FIVE));
	await atStep(page, 'Seats');

	await test.step('from the Table to the round', async () => {
		await button(page, 'More').click();
		await page.getByRole('link', { name: 'Correct an earlier round' }).click();
		await result(page, 2, 'Ben Ana Chidi Dee');
		await page.getByRole('link', { name: /^Round 2\b/ }).click();
		await expect(button(page, 'See what would follow')).toBeDisabled();
		await moveUp(page, 'Dee', 3);
		await seeFollowing(page);
	});

	await test.step('the consequences are shown before it is accepted', async () => {
		await expect(page.getByRole('status')).toContainText(
			'1 later round changes: places in 1, taxes in 1, dealers in 1.'
		);
		// 4 players: the last pays 1 to the first
		const next = round(page, 3);
		await expect(round(page, 2)).toContainText('Dee came in first, not Ben.');
		await expect(next).toContainText('Dee would have ranked first, not Ben.');
		await expect(next).toContainText('Dee would have dealt, not Ben.');
		await expect(next).toContainText('Chidi would have owed Dee 1 card.');
		await expect(next).toContainText('Dee owed Ben 1 card.');
		await expect(shifts(next, /^Places/)).toHaveText([
			/^Place/,
			...['1 Ben → Dee', '2 Ana → Ben', '3 Chidi → Ana', '4 Dee → Chidi'].map(
				(row) => new RegExp(row.replaceAll(' ', '\\s*'))
			)
		]);
		// the result is recorded, so later rounds stay the same
		await expect(round(page, 4)).toHaveCount(0);
		await page.goBack();
		await expect(button(page, 'See what would follow')).toBeEnabled();
		await seeFollowing(page);
	});

	await test.step('the correction is accepted, stored and undone', async () => {
		await leaveOutTaxes(page, 'round 3');
		await button(page, 'Correct it like this').click();
		// it ends where it began
		await atStep(page, 'Seats');
		await button(page, 'More').click();
		await page.getByRole('link', { name: 'Correct an earlier round' }).click();
		await result(page, 2, 'Dee Ben Ana Chidi');
		await result(page, 3, 'Chidi Ben Ana Dee');
		await page.reload();
		await result(page, 2, 'Dee Ben Ana Chidi');
		// back to where it was opened from
		await page.getByRole('link', { name: 'Back', exact: true }).click();
		await button(page, 'Undo the correction of round 2').click();
		await button(page, 'Redo the correction of round 2').click();
		await button(page, 'Undo the correction of round 2').click();
		// the screen shows only what is stored
		await expect(button(page, 'Redo the correction of round 2')).toBeVisible();
		await correct(page, host, 'seeded');
		await result(page, 2, 'Ben Ana Chidi Dee');
	});

	await test.step('a change to the current round is shown first, and appears on the Table at once', async () => {
		await visit(page, host, '/chronicle/seeded/correct?round=5&what=exits');
		// Dee Ana Ben Chidi becomes Chidi Dee Ana Ben
		await moveUp(page, 'Chidi', 3);
		await seeFollowing(page);
		await expect(now(page)).toContainText('Chidi sits first, not Dee.');
		await expect(now(page)).toContainText('Chidi deals, not Dee.');
		await expect(now(page)).toContainText('Ben owes Chidi 1 card.');
		await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
			'Round 6, in play now'
		);
		await accept(page, 'Round 5 is corrected');
		await page.getByRole('link', { name: 'Table', exact: true }).click();
		await atStep(page, 'Seats');
		await expect(page.getByRole('button', { name: 'Chidi, place 1, Emperor' })).toBeVisible();
		await button(page, /^Seated/).click();
		await button(page, /^Dealt/).click();
		await expectBrackets(page, ['Ben pays Chidi 1']);
	});
});
