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
import {
	askQuestion,
	expectRefereeAgrees,
	expectVerdict,
	MAY_BE_PLAYED,
	openReferee,
	seatsByReferee,
	tapCards
} from '../e2e/support/referee.ts';
import {
	button,
	comeAndGo,
	dealt,
	drawCards,
	exits,
	nextRound,
	seated,
	startEvening,
	taxed
} from '../e2e/support/table.ts';

test('TH-1 TH-2 TH-4 TH-5 SE-1 LE-2 JO-2: an evening of Tarot-Himi with four, and a fifth who joins', async ({
	page,
	host
}) => {
	test.slow();
	await page.goto(host.url);
	await startEvening(page, 'Tarot-Himi', words('Ana Ben Chidi Dee'));

	await test.step('the draw: a trump is below every card, and a knight above a page', async () => {
		await drawCards(page, { Ana: 'Trump', Ben: 'N', Chidi: 'A', Dee: 'P' });
		await expectRing(page, [
			'Chidi, place 1, Tahimi',
			'Ben, place 2, Vice Tahimi',
			'Dee, place 3, Master Serf',
			'Ana, place 4, Serf'
		]);
		await seated(page);
	});

	await test.step('round 1: the tarot pack, no taxes; the referee knows pages and knights', async () => {
		await expectDeal(page, {
			pack: 'The tarot pack: 56 cards of four suits and 22 trumps, and no Jokers',
			dealer: 'Chidi',
			each: 19,
			others: 'Ben and Dee 20'
		});
		await dealt(page);
		await expectLead(page, 'First lead', 'Chidi leads');
		await expectRefereeAgrees(page);
		await openReferee(page);
		await askQuestion(page, MAY_BE_PLAYED);
		await tapCards(page, 'page | knight');
		await expectVerdict(page, 'Allowed');
		await page
			.getByRole('navigation', { name: 'Places' })
			.getByRole('link', { name: 'Table', exact: true })
			.click();
		await exitsWithLead(page, { Dee: 'Chidi', Chidi: 'Ben' });
		await exits(page, 'Ana');
		await nextRound(page);
	});

	await test.step('round 2: two and one are paid', async () => {
		await seated(page);
		await expectDeal(page, { pack: '', dealer: 'Dee', each: 19, others: 'Ana and Chidi 20' });
		await dealt(page);
		await expectBrackets(page, ['Ben pays Dee 2', 'Ana pays Chidi 1']);
		await expectRefereeAgrees(page);
		await taxed(page);
		await expectLead(page, 'First lead', 'Dee leads');
		await exitsWithLead(page, { Ana: 'Dee', Dee: 'Chidi' });
		await exits(page, 'Ben');
		await nextRound(page);
	});

	await test.step('round 3: a fifth player sits below the middle', async () => {
		const said = await seatsByReferee(page, 'Eli');
		await comeAndGo(page, { joins: ['Eli'] });
		await seated(page);
		await dealt(page);
		await expectBrackets(page, ['Chidi pays Ana 2', 'Ben pays Dee 1']);
		expect(said.taxes).toEqual(['Chidi pays Ana 2', 'Ben pays Dee 1']);
		await expectRefereeAgrees(page);
		await taxed(page);
		await exitsWithLead(page, { Eli: 'Ana' });
		await expectRefereeAgrees(page);
		await exits(page, 'Chidi Ana Ben');
		await nextRound(page);
	});

	await test.step('the places in the Chronicle', async () => {
		await button(page, 'More').click();
		await button(page, 'Close the evening').click();
		await expect(page.getByText(/^Closed · 3 rounds/)).toBeVisible();
		await expectChronicle(page, /Tarot-Himi/, [
			'Dee Chidi Ana Ben',
			'Ana Dee Ben Chidi',
			'Eli Chidi Ana Ben Dee'
		]);
	});
});
