import { expect, test } from '../e2e/support/host.ts';
import {
	exitsWithLead,
	expectBrackets,
	expectChronicle,
	expectDeal,
	expectLead,
	expectRing
} from '../e2e/support/expect-table.ts';
import { words } from '../e2e/support/logs.ts';
import { expectRefereeAgrees, seatsByReferee } from '../e2e/support/referee.ts';
import {
	button,
	comeAndGo,
	dealt,
	exits,
	nextRound,
	seated,
	sitAsWeSit,
	startEvening,
	taxed,
	tile
} from '../e2e/support/table.ts';

test('PR-1 to PR-4 PR-9 LE-1 LE-2 JO-2: an evening of President with four, and a fifth who joins at the bottom', async ({
	page,
	host
}) => {
	test.slow();
	await page.goto(host.url);
	await startEvening(page, 'President', words('Ana Ben Chidi Dee'));
	await sitAsWeSit(page);

	await test.step('round 1: nobody has a standing; the dealer’s left leads', async () => {
		await expectDeal(page, { pack: '52 cards and no Jokers', dealer: 'Dee', each: 13 });
		await dealt(page);
		await expectLead(page, 'First lead', 'Ana leads');
		await expectRefereeAgrees(page);
		await exitsWithLead(page, { Ben: 'Chidi', Dee: 'Ana' });
		await expectRefereeAgrees(page);
		await exits(page, 'Ana');
		await expect(tile(page, 'Chidi')).toHaveAccessibleName('Chidi, 4th');
		await nextRound(page);
	});

	await test.step('round 2: two and one are paid; the Scum deals, and the President leads', async () => {
		await expectRing(page, [
			'Chidi, place 4, Scum',
			'Ben, place 1, President',
			'Dee, place 2, Vice President',
			'Ana, place 3, Vice Scum'
		]);
		await seated(page);
		await expectDeal(page, { pack: '', dealer: 'Chidi', each: 13 });
		await dealt(page);
		await expectBrackets(page, ['Chidi pays Ben 2', 'Ana pays Dee 1']);
		await expectRefereeAgrees(page);
		await taxed(page);
		await expectLead(page, 'First lead', 'Ben leads');
		await expectRefereeAgrees(page);
		await exitsWithLead(page, { Ana: 'Chidi', Ben: 'Dee' });
		await exits(page, 'Dee');
		await nextRound(page);
	});

	await test.step('round 3: a fifth player sits at the bottom', async () => {
		const said = await seatsByReferee(page, 'Eli');
		await comeAndGo(page, { joins: ['Eli'] });
		const ring = [
			'Dee, place 3, Citizen',
			'Chidi, place 4, Vice Scum',
			'Eli, place 5, Scum',
			'Ana, place 1, President',
			'Ben, place 2, Vice President'
		];
		await expectRing(page, ring);
		expect(said.ring.toSorted()).toEqual(ring.toSorted());
		await seated(page);
		await expectDeal(page, { pack: '', dealer: 'Eli', each: 10, others: 'Ana and Ben 11' });
		await dealt(page);
		await expectBrackets(page, ['Eli pays Ana 2', 'Chidi pays Ben 1']);
		expect(said.taxes).toEqual(['Eli pays Ana 2', 'Chidi pays Ben 1']);
		await expectRefereeAgrees(page);
		await taxed(page);
		await expectLead(page, 'First lead', 'Ana leads');
		await exitsWithLead(page, { Chidi: 'Eli', Dee: 'Eli', Ana: 'Ben' });
		await exits(page, 'Ben');
		await nextRound(page);
	});

	await test.step('the places in the Chronicle', async () => {
		await button(page, 'More').click();
		await button(page, 'Close the evening').click();
		await expect(page.getByText(/^Closed · 3 rounds/)).toBeVisible();
		await expectChronicle(page, /President/, [
			'Ben Dee Ana Chidi',
			'Ana Ben Dee Chidi',
			'Chidi Dee Ana Ben Eli'
		]);
	});
});
