import { expect, test } from '../e2e/support/host.ts';
import {
	expectBrackets,
	expectChronicle,
	expectDeal,
	expectRing,
	exitsWithLead,
	expectLead
} from '../e2e/support/expect-table.ts';
import { words } from '../e2e/support/logs.ts';
import { expectRefereeAgrees, seatsByReferee } from '../e2e/support/referee.ts';
import {
	button,
	comeAndGo,
	dealt,
	drawCards,
	exits,
	nameDealer,
	nextRound,
	seated,
	startEvening,
	taxed,
	tile
} from '../e2e/support/table.ts';

/** Nothing to do. */
const same = '';

test('SE-1 TI-3 DK-2 DK-7 LE-2 PL-9 JO-2 JO-5: an evening of Tahimi with four, a fifth who joins, and a player who sits out', async ({
	page,
	host
}) => {
	test.slow();
	await page.goto(host.url);
	await startEvening(page, 'Tahimi', words('Ana Ben Chidi Dee'));

	await test.step('the draw: aces are high and twos low', async () => {
		await expect(button(page, 'Joker')).toBeHidden();
		await drawCards(page, { Ana: '2', Ben: 'K', Chidi: 'A', Dee: '10' });
		await expectRing(page, [
			'Chidi, place 1, Tahimi',
			'Ben, place 2, Vice Tahimi',
			'Dee, place 3, Master Serf',
			'Ana, place 4, Serf'
		]);
		await expect(page.getByText('Chidi picks a chair.')).toBeVisible();
		await seated(page);
	});

	await test.step('round 1: the Tahimi names another dealer; no taxes; the highest-placed player leads', async () => {
		const hands = { pack: '52 cards and no Jokers', each: 13 };
		await expectDeal(page, { ...hands, dealer: 'Chidi' });
		await nameDealer(page, 'Ana');
		await expectDeal(page, { ...hands, dealer: 'Ana' });
		await expect(page.getByRole('link', { name: /^No taxes in the first round/ })).toBeVisible();
		await expect(button(page, /^Dealt/)).toHaveAccessibleName('Dealt — Chidi leads');
		await dealt(page);
		await expectLead(page, 'First lead', 'Chidi leads');
		await expect(page.getByText('Say “One card”.')).toBeVisible();
		await exitsWithLead(page, { Dee: 'Chidi' });
		await expectRefereeAgrees(page);
		await exitsWithLead(page, { Chidi: 'Ben' });
		await exits(page, 'Ana');
		await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, 4th');
		await expect(page.getByText('Say “One card”.')).toBeHidden();
		await nextRound(page);
	});

	await test.step('round 2: two and one are paid; any cards are given back after a look', async () => {
		await expectRing(page, [
			'Ana, place 3, Master Serf',
			'Ben, place 4, Serf',
			'Dee, place 1, Tahimi',
			'Chidi, place 2, Vice Tahimi'
		]);
		await expect(page.getByText('2 people move')).toBeVisible();
		await seated(page);
		await expectDeal(page, { pack: same, dealer: 'Dee', each: 13 });
		await dealt(page);
		await expectBrackets(page, ['Ben pays Dee 2', 'Ana pays Chidi 1']);
		const outer = page.getByRole('group', { name: 'Ben pays Dee 2' });
		await expect(outer).toContainText('2 highest · any 2 back');
		await expect(page.getByText(/Look first, then give back/)).not.toContainText('Joker');
		await taxed(page);
		await expectLead(page, 'First lead', 'Dee leads');
		await exitsWithLead(page, { Ana: 'Dee', Dee: 'Chidi' });
		await exits(page, 'Ben');
		await nextRound(page);
	});

	await test.step('round 3: a fifth player sits below the middle; two 8s are removed', async () => {
		const said = await seatsByReferee(page, 'Eli');
		await comeAndGo(page, { joins: ['Eli'] });
		const ring = [
			'Ana, place 1, Tahimi',
			'Dee, place 2, Vice Tahimi',
			'Eli, place 3, Merchant',
			'Ben, place 4, Master Serf',
			'Chidi, place 5, Serf'
		];
		await expectRing(page, ring);
		expect(said.ring).toEqual(ring);
		// Eli is not counted
		await expect(page.getByText('3 people move')).toBeVisible();
		await seated(page);
		await expectDeal(page, { pack: 'Take out two 8s', dealer: 'Ana', each: 10 });
		await dealt(page);
		await expectBrackets(page, ['Chidi pays Ana 2', 'Ben pays Dee 1']);
		expect(said.taxes).toEqual(['Chidi pays Ana 2', 'Ben pays Dee 1']);
		await expectRefereeAgrees(page);
		await taxed(page);
		await expectLead(page, 'First lead', 'Ana leads');
		await exitsWithLead(page, { Eli: 'Ana', Chidi: 'Ana', Ana: 'Dee' });
		await exits(page, 'Ben');
		await expect(tile(page, 'Dee')).toHaveAccessibleName('Dee, 5th');
		await nextRound(page);
	});

	await test.step('round 4: Ana, who is third, sits out; the 8s are put back', async () => {
		await comeAndGo(page, { sitsOut: ['Ana'] });
		await expectRing(page, [
			'Dee, place 4, Serf',
			'Eli, place 1, Tahimi',
			'Chidi, place 2, Vice Tahimi',
			'Ben, place 3, Master Serf'
		]);
		await seated(page);
		await expectDeal(page, { pack: 'Put back two 8s', dealer: 'Eli', each: 13 });
		await dealt(page);
		await expectBrackets(page, ['Dee pays Eli 2', 'Ben pays Chidi 1']);
		await taxed(page);
		await exitsWithLead(page, { Ben: 'Eli', Dee: 'Eli' });
		await exits(page, 'Chidi');
		await expect(tile(page, 'Eli')).toHaveAccessibleName('Eli, 4th');
		await nextRound(page);
	});

	await test.step('round 5: Ana is back in the third place', async () => {
		await expectRing(page, [
			'Ana, place 3, Merchant',
			'Chidi, place 4, Master Serf',
			'Eli, place 5, Serf',
			'Ben, place 1, Tahimi',
			'Dee, place 2, Vice Tahimi'
		]);
		await expect(page.getByText('3 people move')).toBeVisible();
		await expect(button(page, /^2 if Ben takes /)).toBeVisible();
		await seated(page);
		await expectDeal(page, { pack: 'Take out two 8s', dealer: 'Ben', each: 10 });
		await dealt(page);
		await expectBrackets(page, ['Eli pays Ben 2', 'Chidi pays Dee 1']);
	});

	await test.step('the evening is closed during a round, which does not count', async () => {
		await button(page, 'More').click();
		await button(page, 'Close the evening').click();
		await expect(page.getByText(/^Closed · 4 rounds/)).toBeVisible();
		await expectChronicle(page, /Tahimi/, [
			'Dee Chidi Ana Ben',
			'Ana Dee Ben Chidi',
			'Eli Chidi Ana Ben Dee',
			'Ben Dee Chidi Eli'
		]);
	});
});
