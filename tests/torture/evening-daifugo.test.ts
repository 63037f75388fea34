import { expect, test } from '../e2e/support/host.ts';
import { expectBrackets, expectChronicle, expectLead } from '../e2e/support/expect-table.ts';
import { words } from '../e2e/support/logs.ts';
import { expectRefereeAgrees } from '../e2e/support/referee.ts';
import {
	button,
	dealt,
	exits,
	nextRound,
	seated,
	sitAsWeSit,
	startEvening,
	taxed,
	tile
} from '../e2e/support/table.ts';

test('DF-6 DF-8 PR-8 DF-9: Daifugō with five: a capital falls, a last card is forbidden, the bottom overturns all', async ({
	page,
	host
}) => {
	test.slow();
	await page.goto(host.url);
	await startEvening(page, 'Daifugō', words('Ana Ben Chidi Dee Eli'));
	await sitAsWeSit(page);

	await test.step('round 1: nobody has a standing; the holder of the 3 of diamonds leads', async () => {
		await expect(page.getByRole('region', { name: 'The pack' })).toContainText(
			'52 cards and both Jokers'
		);
		await dealt(page);
		await expectLead(page, 'First lead', 'Holder of 3♦ leads');
		await expectRefereeAgrees(page);
		await exits(page, 'Ana Ben Chidi Dee');
		await nextRound(page);
	});

	await test.step('round 2: Chidi is first out, so Ana falls at once; Ben ends on a forbidden card', async () => {
		await seated(page);
		await dealt(page);
		await expectBrackets(page, ['Eli pays Ana 2', 'Dee pays Ben 1']);
		await expectRefereeAgrees(page);
		await taxed(page);
		await expect(page.getByText(/^Not as the last card: .*2/)).toBeVisible();
		await button(page, 'Revolution').click();
		await expect(page.getByText('The ranking is reversed.')).toBeVisible();
		await expect(page.getByText(/^Not as the last card: (?!.*2)/)).toBeVisible();
		await exits(page, 'Chidi');
		await expect(page.getByText('The capital falls: Ana is out of the round')).toBeVisible();
		await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, falls to 5th');
		await expect(tile(page, 'Ana')).toBeDisabled();
		await expectRefereeAgrees(page);
		await exits(page, 'Ben');
		await tile(page, 'Ben').click();
		await button(page, /^Ended on a forbidden card/).click();
		await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, 5th, forbidden card');
		await expect(page.getByText('The capital falls')).toBeVisible();
		await exits(page, 'Dee');
		await expect(tile(page, 'Eli')).toHaveAccessibleName('Eli, 3rd');
		await nextRound(page);
	});

	await test.step('round 3: Ben, who is last, goes out first: all places turn, and the round is over', async () => {
		await seated(page);
		await dealt(page);
		await expectBrackets(page, ['Ben pays Chidi 2', 'Ana pays Dee 1']);
		await taxed(page);
		await tile(page, 'Ben').click();
		await expect(page.getByText('all places are reversed, and the round is over')).toBeVisible();
		await nextRound(page);
	});

	await test.step('the places in the Chronicle', async () => {
		await button(page, 'More').click();
		await button(page, 'Close the evening').click();
		await expect(page.getByText(/^Closed · 3 rounds/)).toBeVisible();
		await expectChronicle(page, /Daifugō/, [
			'Ana Ben Chidi Dee Eli',
			'Chidi Dee Eli Ana Ben',
			'Ben Ana Eli Dee Chidi'
		]);
	});
});
