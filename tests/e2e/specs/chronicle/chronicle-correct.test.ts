import type { Locator, Page } from '@playwright/test';
import type { PlayerId } from '#lib/evening/ids.ts';
import {
	accept,
	correct,
	join,
	moveUp,
	rounds,
	seeFollowing
} from '../../support/tours/corrections.ts';
import { expect, test } from '../../support/host.ts';
import { expectBrackets } from '../../support/expect-table.ts';
import { logOf, rulesOf, seatedEvening, words } from '../../support/logs.ts';
import { seedEvening, seedEvenings } from '../../support/seed.ts';
import { atStep, button } from '../../support/table.ts';

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

test('a wrong order of exits in round 2 of 5 is corrected, and its consequences are shown', async ({
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
});

test('a change to the current round is shown first and appears on the Table at once', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(
		page,
		seatedEvening('temple', FOUR, FIVE),
		'chronicle/seeded/correct?round=5&what=exits'
	);
	// Dee Ana Ben Chidi becomes Chidi Dee Ana Ben
	await moveUp(page, 'Chidi', 3);
	await seeFollowing(page);
	await expect(now(page)).toContainText('Chidi sits first, not Dee.');
	await expect(now(page)).toContainText('Chidi deals, not Dee.');
	await expect(now(page)).toContainText('Ben owes Chidi 1 card.');
	await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Round 6, in play now');
	await accept(page, 'Round 5 is corrected');
	await page.getByRole('link', { name: 'Table', exact: true }).click();
	await atStep(page, 'Seats');
	await expect(page.getByRole('button', { name: 'Chidi, place 1, Emperor' })).toBeVisible();
	await button(page, /^Seated/).click();
	await button(page, /^Dealt/).click();
	await expectBrackets(page, ['Ben pays Chidi 1']);
});

test('SC-1: points of The Great Dalmuti are shown before and after the correction', async ({
	page,
	host
}) => {
	const seats = { type: 'setSeats', order: FOUR as PlayerId[], how: 'by-hand' } as const;
	// beaten, 3 2 1 0: after Ana Ben Chidi Dee and Ben Dee Ana Chidi they have Ana 4, Ben 5, Chidi
	// 1, Dee 2
	const log = logOf(rulesOf('dalmuti', { scoring: 'beaten' }), FOUR, [
		seats,
		...rounds('Ana Ben Chidi', 'Ben Dee Ana'),
		{ type: 'closeEvening' }
	]);
	await page.goto(host.beside);
	await seedEvening(page, log, 'chronicle/seeded/correct?round=1&what=exits');
	await moveUp(page, 'Dee', 2);
	await seeFollowing(page);
	// Ana Dee Ben Chidi in round 1: 3 for Ana, 2 for Dee, 1 for Ben, 0 for Chidi
	const points = page.getByRole('region', { name: 'Points of the evening' }).getByRole('row');
	await expect(points).toHaveText([
		/Player/,
		/Ben\s*5\s*4\s*\(−1\)/,
		/Dee\s*2\s*4\s*\(\+2\)/,
		/Chidi\s*1\s*0\s*\(−1\)/
	]);
	// 2 and 1: the last two pay the first two
	for (const text of ['Chidi would have owed Ana 2 cards.', 'Ben would have owed Dee 1 card.'])
		await expect(round(page, 2)).toContainText(text);
	await leaveOutTaxes(page, 'round 2');
	await accept(page, 'Round 1 is corrected');
	await result(page, 1, 'Ana Dee Ben Chidi');
	await button(page, 'Undo the correction').click();
	await result(page, 1, 'Ana Ben Chidi Dee');
	await button(page, 'Redo the correction').click();
	// the screen shows the stored correction
	await result(page, 1, 'Ana Dee Ben Chidi');
	await page.reload();
	await result(page, 1, 'Ana Dee Ben Chidi');
	// it is still closed
	await page.getByRole('link', { name: 'Table', exact: true }).click();
	await expect(button(page, /^Reopen/)).toBeVisible();
});

test('RV-1: a forgotten revolution removes the taxes that were paid, and says so', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, seatedEvening('temple', FOUR, FIVE), 'chronicle/seeded/correct?round=3');
	await expect(page.getByRole('link', { name: /^The taxes/ })).toContainText(
		'All paid and returned'
	);
	await page.getByRole('link', { name: /^The revolution/ }).click();
	await button(page, 'Chidi').click();
	await seeFollowing(page);
	await expect(page.getByRole('status')).toContainText('Nothing later changes.');
	await expect(round(page, 3)).toContainText('Nobody would have owed any tax.');
	await leaveOutTaxes(page, 'round 3');
	await accept(page, 'Round 3 is corrected: the revolution.');
	await expect(page.getByRole('link', { name: /^Round 3\b/ })).toContainText('Revolution: Chidi');
	await page.getByRole('link', { name: /^Round 3\b/ }).click();
	await page.getByRole('link', { name: 'Something else in this round' }).click();
	await expect(page.getByRole('link', { name: /^The taxes/ })).toBeHidden();
});

test('JO-1: a player who joined by mistake is removed, with the exits of later rounds', async ({
	page,
	host
}) => {
	const [first, ...others] = [
		FIVE.slice(0, 5),
		...[1, 2].map(() => rounds('', 'Eli Ana Ben Chidi').slice(2))
	];
	const log = seatedEvening('temple', FOUR, [...first, join('Eli'), ...others.flat()]);
	await page.goto(host.beside);
	await seedEvening(page, log, 'chronicle/seeded/correct');
	await page.getByRole('link', { name: 'Someone came or went by mistake' }).click();
	await button(page, 'Eli joined, round 2: a mistake').click();
	// two brackets with a newcomer, one without
	await leaveOutTaxes(page, 'rounds 2 and 3');
	const exits = question(page, 'Eli’s exits in rounds 2 and 3 are left out.');
	await expect(exits).toContainText('That player is not in this round.');
	await accept(page, 'Round 2 is corrected: who was there.');
	await result(page, 3, 'Ana Ben Chidi Dee');
	await button(page, 'Undo the correction').click();
	await expect(page.getByRole('status').filter({ hasText: 'undone' })).toBeVisible();
	await result(page, 3, 'Eli Ana Ben Chidi Dee');
});

test('JO-2: a forgotten player is added; missing exits are asked for and ordered', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(
		page,
		seatedEvening('temple', FOUR, FIVE),
		'chronicle/seeded/correct?round=4&what=people'
	);
	await page.getByRole('textbox').fill('dee');
	await button(page, 'Was there').click();
	await expect(page.getByRole('alert').filter({ hasText: 'has that name' })).toBeVisible();
	await page.getByRole('textbox').fill('Gus');
	await button(page, 'Was there').click();
	await expect(now(page)).toBeVisible();
	const both = question(page, 'Rounds 4 and 5 have no exits for Gus: placed last.');
	await expect(both).toBeVisible();
	await both.getByRole('button', { name: 'Order of round 5' }).click();
	await moveUp(page, 'Gus', 4);
	await button(page, 'They went out like this').click();
	const one = question(page, 'Round 4 has no exit for Gus: placed last.');
	await expect(page.getByText('Round 5: Gus, Dee, Ana, Ben, and Chidi by hand')).toBeVisible();
	await expect(now(page)).toContainText('Gus ranks first, not Dee.');
	await one.getByRole('checkbox', { name: 'That is right' }).check();
	await leaveOutTaxes(page, 'rounds 4 and 5');
	await accept(page, 'Round 4 is corrected: who was there.');
	await result(page, 4, 'Ana Chidi Ben Dee Gus');
	await result(page, 5, 'Gus Dee Ana Ben Chidi');
	await page.getByRole('link', { name: 'Table', exact: true }).click();
	await expect(page.getByRole('button', { name: 'Gus, place 1, Emperor' })).toBeVisible();
});

test('DE-2: a round is corrected to other rules, in an evening that is not on the table', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvenings(page, [seatedEvening('temple', FOUR, FIVE, 'old')]);
	await correct(page, host, 'old', '?round=3&what=rules');
	await page.getByRole('heading', { name: 'Taxes', exact: true }).click();
	await button(page, /^Cards paid in tax: /).click();
	await page.getByRole('radio', { name: /^2 and 1/ }).check();
	await button(page, 'Only this round').click();
	await seeFollowing(page);
	await expect(round(page, 3)).toContainText('Cards paid in tax: 2 and 1');
	await expect(round(page, 3)).toContainText('Dee would have owed Ben 2 cards.');
	await expect(round(page, 4)).toHaveCount(0);
	await leaveOutTaxes(page, 'round 3');
	await accept(page, 'Round 3 is corrected: the rules.');
	await page.reload();
	await page.getByRole('link', { name: /^Round 3\b/ }).click();
	await page.getByRole('link', { name: 'Something else in this round' }).click();
	await expect(page.getByRole('link', { name: /^The rules/ })).toContainText('tax 2 and 1');
	await expectNothingOnTable(page);
});

async function expectNothingOnTable(page: Page) {
	await page.getByRole('link', { name: 'Table', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new evening');
}

test('SE-2: the top chair and the taxes of a round are corrected', async ({ page, host }) => {
	await page.goto(host.beside);
	await seedEvening(
		page,
		seatedEvening('temple', FOUR, FIVE),
		'chronicle/seeded/correct?round=5&what=chairs'
	);
	await button(page, /^Everyone kept their chair/).click();
	await seeFollowing(page);
	await expect(round(page, 5)).toContainText('Clockwise:');
	await accept(page, 'Round 5 is corrected: the top chair.');
	await correct(page, host, 'seeded', '?round=2&what=tax');
	const bracket = page.getByRole('group', { name: 'Dee owes Ana 1' });
	await bracket.getByRole('button', { name: 'Dee paid' }).click();
	await bracket.getByRole('button', { name: 'Ana returned' }).click();
	await seeFollowing(page);
	await expect(round(page, 2)).toContainText('Nothing is recorded as paid.');
	await accept(page, 'Round 2 is corrected: the taxes.');
});
