import { expect, test } from '../../support/host.ts';
import {
	expectBrackets,
	expectChronicle,
	expectDeal,
	expectPlaces,
	expectRing,
	exitsWithLead,
	expectLead,
	expectUndoAndRedo
} from '../../support/expect-table.ts';
import { words } from '../../support/logs.ts';
import { expectRefereeAgrees } from '../../support/referee.ts';
import {
	atStep,
	button,
	comeAndGo,
	dealt,
	exits,
	leaveRevolution,
	nameDealer,
	nextRound,
	seated,
	sitAsWeSit,
	startEvening,
	taxed,
	tile,
	taxRow
} from '../../support/table.ts';

const all = '52 cards and both Jokers';
/** Nothing to do. */
const same = '';
const commons = (names: string) => words(names).map((name) => `${name}, Middle Class`);

test('TI-0 TI-2 TX-8 RV-1 LE-2 SE-2: an evening of Temple with six, from the first deal to the Chronicle', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	await startEvening(page, 'Temple', words('Ana Ben Chidi Dee Eli Fay'));
	await sitAsWeSit(page);

	await test.step('round 1: nobody has a standing, and no tax is paid', async () => {
		await expectDeal(page, { pack: all, dealer: 'Ana', each: 9 });
		const steps = page.getByRole('navigation', { name: 'Steps of the round' });
		await expect(steps.getByRole('listitem')).toHaveText(['Deal', 'Play']);
		await nameDealer(page, 'Dee');
		await expectDeal(page, { pack: all, dealer: 'Dee', each: 9 });
		await expect(page.getByRole('link', { name: /^No taxes in the first round/ })).toBeVisible();
		await dealt(page);
		await atStep(page, 'Play');
		await expectRing(page, commons('Ana Ben Chidi Dee Eli Fay'));
		await expectLead(page, 'First lead', 'Holder of 3♣ leads');
		await expectRefereeAgrees(page);
		await exitsWithLead(page, { Chidi: 'Dee', Fay: 'Ana', Ana: 'Ben', Dee: 'Eli' });
		await exits(page, 'Ben');
		await expect(tile(page, 'Eli')).toHaveAccessibleName('Eli, 6th');
	});

	await test.step('round 1: the second and the third were tapped in the wrong order and swap', async () => {
		await tile(page, 'Fay').click();
		await page.getByRole('dialog').getByRole('button', { name: 'Swap with Ana, 3rd' }).click();
		await expectPlaces(page, [
			'Chidi, 1st out',
			'Ana, 2nd out',
			'Fay, 3rd out',
			'Dee, 4th out',
			'Ben, 5th out',
			'Eli, 6th'
		]);
	});

	await test.step('everything is undone and redone', async () => {
		await expectUndoAndRedo(page);
		await nextRound(page);
	});

	await test.step('round 2: five players move, or four if the table turns', async () => {
		// from the top Chidi Ana Fay Dee Ben Eli, Chidi in the own chair
		await expectRing(page, [
			'Ben, place 5, Second Poorest',
			'Eli, place 6, Poor Man',
			'Chidi, place 1, Emperor',
			'Ana, place 2, Prince',
			'Fay, place 3, Middle Class',
			'Dee, place 4, Middle Class'
		]);
		await expect(page.getByText('5 people move')).toBeVisible();
		await button(page, '4 if Chidi takes Dee’s chair').click();
		await expect(page.getByText('4 people move')).toBeVisible();
		await expectRing(page, [
			'Dee, place 4, Middle Class',
			'Ben, place 5, Second Poorest',
			'Eli, place 6, Poor Man',
			'Chidi, place 1, Emperor',
			'Ana, place 2, Prince',
			'Fay, place 3, Middle Class'
		]);
		await seated(page);
		await expectDeal(page, { pack: same, dealer: 'Chidi', each: 9 });
		await dealt(page);
	});

	await test.step('round 2: the taxes of six players are two and one', async () => {
		await expectBrackets(page, ['Eli pays Chidi 2', 'Ben pays Ana 1']);
		await expect(page.getByText('Fay and Dee: no tax this round')).toBeVisible();
		await expectRefereeAgrees(page);
		const outer = page.getByRole('group', { name: 'Eli pays Chidi 2' });
		await expect(page.getByText('Jokers may be kept. Look first, then give back.')).toBeVisible();
		for (const next of ['2 highest · any 2 back', 'now Chidi gives any 2 back', 'returned']) {
			await expect(outer).toContainText(next);
			if (next !== 'returned') await taxRow(page, 'Eli').click();
		}
		await expect(taxRow(page, 'Eli')).toHaveAttribute('aria-pressed', 'true');
		await expect(button(page, /Revolution$/)).toBeDisabled();
		await expect(button(page, /^Taxes paid/)).toHaveAccessibleName('Taxes paid — Chidi leads');
		await taxed(page);
		await expectLead(page, 'First lead', 'Chidi leads');
		await expect(tile(page, 'Eli')).toHaveAccessibleName('Eli, Poor Man');
		await exitsWithLead(page, { Ben: 'Eli', Fay: 'Dee', Dee: 'Eli', Chidi: 'Ana' });
		await exits(page, 'Eli');
		await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, 6th');
	});

	await test.step('between the rounds Dee leaves, and Gus and Hana join in the middle', async () => {
		await nextRound(page);
		await comeAndGo(page, { leaves: ['Dee'], joins: ['Gus', 'Hana'] });
	});

	await test.step('round 3: newcomers are Middle Class without tax; five veterans make two brackets', async () => {
		// Ben Fay Chidi Eli Ana stay, and the newcomers come after the third; Ben in the own chair
		await expectRing(page, [
			'Ana, place 7, Poor Man',
			'Ben, place 1, Emperor',
			'Fay, place 2, Prince',
			'Chidi, place 3, Middle Class',
			'Gus, place 4, Middle Class',
			'Hana, place 5, Middle Class',
			'Eli, place 6, Second Poorest'
		]);
		await expect(page.getByText('3 people move')).toBeVisible();
		await seated(page);
		// 54 = 7 × 7 + 5, from the dealer's left
		const before = { pack: same, each: 8 };
		await expectDeal(page, {
			...before,
			dealer: 'Ben',
			others: 'Ana and Ben 7'
		});
		await nameDealer(page, 'Gus');
		await expectDeal(page, { ...before, dealer: 'Gus', others: 'Chidi and Gus 7' });
		await dealt(page);
		await expectBrackets(page, ['Ana pays Ben 2', 'Eli pays Fay 1']);
		await expect(page.getByText('Chidi, Gus, and Hana: no tax this round')).toBeVisible();
		await taxed(page);
		await expectLead(page, 'First lead', 'Ben leads');
		await exitsWithLead(page, { Gus: 'Hana' });
		await expectRefereeAgrees(page);
		await exitsWithLead(page, { Ana: 'Ben', Eli: 'Ben', Chidi: 'Hana', Hana: 'Ben' });
		await exits(page, 'Ben');
		await nextRound(page);
	});

	await test.step('round 4: seven veterans make three brackets, until Hana shows both Jokers', async () => {
		await expectRing(page, [
			'Chidi, place 4, Middle Class',
			'Hana, place 5, Third Poorest',
			'Ben, place 6, Second Poorest',
			'Fay, place 7, Poor Man',
			'Gus, place 1, Emperor',
			'Ana, place 2, Prince',
			'Eli, place 3, Duke'
		]);
		await expect(page.getByText('5 people move')).toBeVisible();
		await seated(page);
		await expectDeal(page, { pack: same, dealer: 'Gus', each: 8, others: 'Fay and Gus 7' });
		await dealt(page);
		await expectBrackets(page, ['Fay pays Gus 3', 'Ben pays Ana 2', 'Hana pays Eli 1']);
		await button(page, /Revolution$/).click();
		await page
			.getByRole('dialog', { name: 'Who shows both Jokers?' })
			.getByRole('button', { name: 'Hana' })
			.click();
		await leaveRevolution(page);
		await expectBrackets(page, []);
		await expect(page.getByRole('region', { name: 'No taxes this round' })).toContainText(
			'Hana showed both Jokers.'
		);
		await expectRefereeAgrees(page);
		await button(page, 'More').click();
		await button(page, 'Announce the last round').click();
		await expect(page.getByText(/^Round 4\s· last round$/)).toBeVisible();
		await taxed(page);
		await expectLead(page, 'First lead', 'Gus leads');
		await exitsWithLead(page, { Fay: 'Gus', Hana: 'Ben', Gus: 'Ana', Eli: 'Chidi', Ben: 'Ana' });
		await exits(page, 'Ana');
		await expect(tile(page, 'Chidi')).toHaveAccessibleName('Chidi, 7th');
	});

	await test.step('the last round closes the evening; it is reopened and closed again', async () => {
		await button(page, 'Close the evening').click();
		await expect(page.getByText(/·\s4 rounds/)).toBeVisible();
		const ends = page.getByRole('list', { name: 'At the end, from the top' });
		await expect(ends.getByRole('listitem')).toContainText(words('Fay Hana Gus Eli Ben Ana Chidi'));
		await button(page, 'Reopen').click();
		await atStep(page, 'Round over');
		await expect(button(page, 'Next round')).toBeVisible();
		await page.getByRole('link', { name: 'Chronicle' }).click();
		await expect(page.getByRole('link', { name: /Temple/ })).toContainText('Open');
		await page.getByRole('link', { name: 'Table' }).click();
		await button(page, 'More').click();
		await button(page, 'End the evening').click();
		await page.getByRole('dialog').getByRole('button', { name: 'Close the evening' }).click();
		await expect(page.getByText(/·\s4 rounds/)).toBeVisible();
	});

	await test.step('the Chronicle shows the evening', () =>
		expectChronicle(page, /Temple/, [
			'Chidi Ana Fay Dee Ben Eli',
			'Ben Fay Dee Chidi Eli Ana',
			'Gus Ana Eli Chidi Hana Ben Fay',
			'Fay Hana Gus Eli Ben Ana Chidi'
		]));
});
