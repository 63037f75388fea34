import { expect, test } from '../e2e/support/host.ts';
import {
	expectBrackets,
	expectChronicle,
	expectDeal,
	expectPlaces,
	expectRing,
	exitsWithLead,
	expectLead
} from '../e2e/support/expect-table.ts';
import { words } from '../e2e/support/logs.ts';
import { expectRefereeAgrees } from '../e2e/support/referee.ts';
import {
	atStep,
	button,
	comeAndGo,
	dealt,
	drawCards,
	exits,
	nextRound,
	seated,
	showStep,
	startEvening,
	taxed,
	tile,
	taxRow
} from '../e2e/support/table.ts';

/** Nothing to do. */
const same = '';

test('SE-1 TX-7 RV-2 SE-4 DK-5 JO-5: an evening of The Great Dalmuti with five, with two revolutions', async ({
	page,
	host
}) => {
	test.slow();
	await page.goto(host.url);
	await startEvening(page, 'The Great Dalmuti', words('Ana Ben Chidi Dee Eli'));
	const sheet = page.getByRole('dialog');

	await test.step('the draw: tied players draw again until one is better, and pass nobody', async () => {
		await drawCards(page, { Ana: '3', Ben: '7', Chidi: '3', Dee: '12', Eli: 'Jester' });
		await expect(page.getByText('A tie. Ana and Chidi draw again.')).toBeVisible();
		await drawCards(page, { Ana: '9', Chidi: '9' });
		await expect(page.getByText('A tie. Ana and Chidi draw again.')).toBeVisible();
		await test.step('undone, a draw is entered anew, and nobody comes or goes meanwhile', async () => {
			const seat = button(page, 'Seat them by the draw');
			await page
				.getByRole('group', { name: /Ana.* drew$/ })
				.getByRole('button')
				.first()
				.click();
			await button(page, 'Undo the draw').click();
			await expect(button(page, /^Ana/)).toHaveText(/\?/);
			await expect(seat).toBeDisabled();
			await button(page, 'More').click();
			await expect(sheet.getByRole('button', { name: 'Decrees', exact: true })).toBeVisible();
			await expect(sheet.getByRole('button', { name: 'Come and go' })).toBeHidden();
			await sheet.getByRole('button', { name: 'Close', exact: true }).click();
			await drawCards(page, { Ana: '9', Chidi: '9' });
			await button(page, 'Undo the draw').click();
			await expect(seat).toBeDisabled();
			await drawCards(page, { Ana: '9', Chidi: '9' });
		});
		await drawCards(page, { Ana: '11', Chidi: '10' });
		await expectRing(page, [
			'Chidi, place 1, Greater Dalmuti',
			'Ana, place 2, Lesser Dalmuti',
			'Ben, place 3, Merchant',
			'Dee, place 4, Lesser Peon',
			'Eli, place 5, Greater Peon'
		]);
		await seated(page);
	});

	await test.step('round 1 is taxed because the draw gave standing', async () => {
		const pack = 'The Dalmuti pack: 78 cards and both Jesters';
		await expectDeal(page, { pack, dealer: 'Eli', each: 16 });
		await expect(button(page, 'Someone else deals')).toBeHidden();
		await dealt(page);
		await expectBrackets(page, ['Eli pays Chidi 2', 'Dee pays Ana 1']);
		const outer = page.getByRole('group', { name: 'Eli pays Chidi 2' });
		await expect(outer).toContainText('2 best · any 2 back');
		await expect(page.getByText('Choose what goes back before you look.')).toBeVisible();
		await expect(page.getByText('Ben: no tax this round')).toBeVisible();
		await taxed(page);
		await expectLead(page, 'First lead', 'Chidi leads');
		await exitsWithLead(page, { Ben: 'Dee', Eli: 'Chidi', Chidi: 'Ana' });
		await exits(page, 'Ana');
		await expect(tile(page, 'Dee')).toHaveAccessibleName('Dee, 5th');
		await nextRound(page);
	});

	await test.step('round 2: Ben takes the chair for which the fewest players move', async () => {
		await expectRing(page, [
			'Ana, place 4, Lesser Peon',
			'Dee, place 5, Greater Peon',
			'Ben, place 1, Greater Dalmuti',
			'Eli, place 2, Lesser Dalmuti',
			'Chidi, place 3, Merchant'
		]);
		await expect(page.getByText('4 people move')).toBeVisible();
		await button(page, '2 if Ben takes Dee’s chair').click();
		await expect(page.getByText('2 people move')).toBeVisible();
		await expectRing(page, [
			'Chidi, place 3, Merchant',
			'Ana, place 4, Lesser Peon',
			'Dee, place 5, Greater Peon',
			'Ben, place 1, Greater Dalmuti',
			'Eli, place 2, Lesser Dalmuti'
		]);
		await seated(page);
		await expectDeal(page, { pack: same, dealer: 'Dee', each: 16 });
		await dealt(page);
		await expectBrackets(page, ['Dee pays Ben 2', 'Ana pays Eli 1']);
		await expectRefereeAgrees(page);
	});

	await test.step('round 2: the Greater Peon turns the table over, and everyone changes chairs', async () => {
		await button(page, /Revolution$/).click();
		await expect(sheet.getByRole('button', { name: /^Dee/ })).toContainText('a greater revolution');
		await expect(sheet.getByRole('button', { name: /^Ana/ })).not.toContainText('greater rev');
		await sheet.getByRole('button', { name: /^Dee/ }).click();
		await atStep(page, 'Seats');
		await expect(page.getByText('Greater revolution!')).toBeVisible();
		await expect(page.getByText('Dee takes the throne')).toBeVisible();
		await expectRing(page, [
			'Chidi, place 3, Merchant',
			'Eli, place 4, Lesser Peon',
			'Ben, place 5, Greater Peon',
			'Dee, place 1, Greater Dalmuti',
			'Ana, place 2, Lesser Dalmuti'
		]);
		await expect(page.getByText('4 people move')).toBeVisible();
		await expect(button(page, /^Seated/)).toHaveAccessibleName('Seated — Dee leads');
		await seated(page);
		await atStep(page, 'Play');
		await showStep(page, 'Taxes');
		await expectBrackets(page, []);
		await expect(page.getByRole('region', { name: 'No taxes this round' })).toContainText(
			'Dee showed both Jesters: a greater revolution.'
		);
		await showStep(page, 'Play');
		await expectLead(page, 'First lead', 'Dee leads');
	});

	await test.step('round 2: Ben leaves in the middle of it and takes the worst place', async () => {
		await exitsWithLead(page, { Eli: 'Ben' });
		await expectRefereeAgrees(page);
		await button(page, 'More').click();
		await sheet.getByRole('button', { name: 'Someone leaves the round' }).click();
		await sheet.getByRole('button', { name: 'Ben' }).click();
		await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, left');
		await expectLead(page, 'If nobody tops Eli’s last play', 'Dee leads');
		await exitsWithLead(page, { Dee: 'Ana' });
		await exits(page, 'Chidi');
		await expectPlaces(page, [
			'Eli, 1st out',
			'Dee, 2nd out',
			'Chidi, 3rd out',
			'Ana, 4th',
			'Ben, left'
		]);
		await nextRound(page);
	});

	await test.step('round 3, with the four who are left, is voided and dealt again', async () => {
		const ring = [
			'Ana, place 4, Greater Peon',
			'Eli, place 1, Greater Dalmuti',
			'Dee, place 2, Lesser Dalmuti',
			'Chidi, place 3, Lesser Peon'
		];
		await expectRing(page, ring);
		await expect(page.getByText('2 people move')).toBeVisible();
		await seated(page);
		for (const deal of ['the first', 'the second']) {
			await expectDeal(page, { pack: same, dealer: 'Ana', each: 20 });
			await dealt(page);
			await expectBrackets(page, ['Ana pays Eli 2', 'Chidi pays Dee 1']);
			await expect(taxRow(page, 'Ana')).toHaveAttribute('aria-pressed', 'false');
			await taxed(page);
			await expectLead(page, 'First lead', 'Eli leads');
			if (deal === 'the second') break;
			await exits(page, 'Chidi');
			await button(page, 'More').click();
			await sheet.getByRole('button', { name: /^Void/ }).click();
		}
	});

	await test.step('round 3 ends early, and the others are placed by hand', async () => {
		await exitsWithLead(page, { Dee: 'Chidi' });
		await button(page, 'More').click();
		await sheet.getByRole('button', { name: 'End the round early' }).click();
		await expect(sheet.getByRole('listitem')).toHaveText(['1 Eli', '2 Chidi', '3 Ana']);
		await sheet.getByRole('button', { name: 'Move Ana up' }).click();
		await expect(sheet.getByRole('listitem')).toHaveText(['1 Eli', '2 Ana', '3 Chidi']);
		await sheet.getByRole('button', { name: 'End the round like this' }).click();
		await expectPlaces(page, ['Dee, 1st out', 'Eli, 2nd', 'Ana, 3rd', 'Chidi, 4th']);
		await nextRound(page);
	});

	await test.step('round 4: Ben is back as a newcomer, with Fay; two get one more card', async () => {
		await comeAndGo(page, { joins: ['Ben', 'Fay'] });
		// Ben and Fay came after the second of Dee Eli Ana Chidi; Dee in the own chair
		await expectRing(page, [
			'Ana, place 5, Lesser Peon',
			'Chidi, place 6, Greater Peon',
			'Dee, place 1, Greater Dalmuti',
			'Eli, place 2, Lesser Dalmuti',
			'Ben, place 3, Merchant',
			'Fay, place 4, Merchant'
		]);
		await expect(page.getByText('2 people move')).toBeVisible();
		// if all keep their chairs, Chidi sits on Dee's left
		await button(page, 'Change…').click();
		await sheet
			.getByRole('group', { name: 'Titles move, people stay' })
			.getByRole('button', { name: 'This round' })
			.click();
		await expect(
			page.getByText('Everyone stays seated. The titles move, this round.')
		).toBeVisible();
		await expectRing(page, [
			'Ana, place 5, Lesser Peon',
			'Eli, place 2, Lesser Dalmuti',
			'Dee, place 1, Greater Dalmuti',
			'Chidi, place 6, Greater Peon',
			'Ben, place 3, Merchant',
			'Fay, place 4, Merchant'
		]);
		await seated(page);
		const deal = { pack: same, dealer: 'Chidi', each: 13 };
		await expectDeal(page, { ...deal, others: 'Dee and Chidi 14' });
		await button(page, 'Undo Seated').click();
		await button(page, 'Change…').click();
		await sheet
			.getByRole('group', { name: 'People move to their places' })
			.getByRole('button', { name: 'This round' })
			.click();
		await expect(page.getByText('2 people move')).toBeVisible();
		await seated(page);
		// 80 = 6 × 13 + 2, from the Greater Dalmuti on
		await expectDeal(page, { ...deal, others: 'Dee and Eli 14' });
		await dealt(page);
		await expectBrackets(page, ['Chidi pays Dee 2', 'Ana pays Eli 1']);
	});

	await test.step('round 4: any other player’s revolution only cancels the taxes', async () => {
		await button(page, /Revolution$/).click();
		await sheet.getByRole('button', { name: /^Ana/ }).click();
		await expectBrackets(page, []);
		await expectRefereeAgrees(page);
		await taxed(page);
		await expectRing(page, [
			'Ana, Lesser Peon',
			'Chidi, Greater Peon',
			'Dee, Greater Dalmuti',
			'Eli, Lesser Dalmuti',
			'Ben, Merchant',
			'Fay, Merchant'
		]);
		await expectLead(page, 'First lead', 'Dee leads');
		await exitsWithLead(page, { Fay: 'Ana', Ben: 'Ana', Dee: 'Eli', Ana: 'Chidi' });
		await exits(page, 'Chidi');
		await expect(tile(page, 'Eli')).toHaveAccessibleName('Eli, 6th');
		await nextRound(page);
		await button(page, 'More').click();
		await button(page, 'Close the evening').click();
		await expectChronicle(page, /Dalmuti/, [
			'Ben Eli Chidi Ana Dee',
			'Eli Dee Chidi Ana Ben',
			'Dee Eli Ana Chidi',
			'Fay Ben Dee Ana Chidi Eli'
		]);
	});
});
