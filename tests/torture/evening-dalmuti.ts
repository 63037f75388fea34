import type { Page } from '@playwright/test';
import { expectBrackets, expectLead } from '../e2e/support/expect-table.ts';
import { expect } from '../e2e/support/host.ts';
import { expectRefereeAgrees } from '../e2e/support/referee.ts';
import {
	atStep,
	button,
	drawCards,
	leaveRevolution,
	seated,
	showStep,
	taxRow
} from '../e2e/support/table.ts';
import {
	deal,
	label,
	lacks,
	offers,
	out,
	press,
	results,
	ring,
	tax,
	type Evening
} from './evening.ts';

const sheet = (page: Page) => page.getByRole('dialog');

/** After the ties: an undone draw is entered anew, and nobody comes or goes meanwhile. */
async function undoDraw(page: Page) {
	const seat = button(page, 'Seat them by the draw');
	const tie = { Ana: '9', Chidi: '9' };
	await page
		.getByRole('group', { name: /Ana.* drew$/ })
		.getByRole('button')
		.first()
		.click();
	await button(page, 'Undo the draw').click();
	await expect(button(page, /^Ana/)).toHaveText(/\?/);
	await expect(seat).toBeDisabled();
	await button(page, 'More').click();
	await expect(sheet(page).getByRole('button', { name: 'Decrees', exact: true })).toBeVisible();
	await expect(sheet(page).getByRole('button', { name: 'Come and go' })).toBeHidden();
	await sheet(page).getByRole('button', { name: 'Close', exact: true }).click();
	await drawCards(page, tie);
	await button(page, 'Undo the draw').click();
	await expect(seat).toBeDisabled();
	await drawCards(page, tie);
}

/** The Greater Peon turns the table over, and everyone changes chairs. */
async function greaterRevolution(page: Page) {
	await button(page, /Revolution$/).click();
	const caller = (name: RegExp) => sheet(page).getByRole('button', { name });
	await expect(caller(/^Dee/)).toContainText('a greater revolution');
	await expect(caller(/^Ana/)).not.toContainText('greater rev');
	await caller(/^Dee/).click();
	await leaveRevolution(page);
	await atStep(page, 'Seats');
	for (const text of ['Greater revolution!', 'Dee takes the throne', '4 people move'])
		await expect(page.getByText(text)).toBeVisible();
	await ring(
		'Chidi 3 Merchant, Eli 4 Lesser Peon, Ben 5 Greater Peon, Dee 1 Greater Dalmuti, Ana 2 Lesser Dalmuti'
	)(page);
	await offers('Seated — Dee leads')(page);
	await seated(page);
	await atStep(page, 'Play');
	await showStep(page, 'Taxes');
	await expectBrackets(page, []);
	await expect(page.getByRole('region', { name: 'No taxes this round' })).toContainText(
		'Dee showed both Jesters: a greater revolution.'
	);
	await showStep(page, 'Play');
	await atStep(page, 'Play');
}

/** Ben leaves in the middle of the round and takes the worst place. */
async function benLeaves(page: Page) {
	await button(page, 'More').click();
	await button(page, 'Something went wrong').click();
	await sheet(page).getByRole('button', { name: 'Someone leaves the round' }).click();
	await sheet(page).getByRole('button', { name: 'Ben' }).click();
	await label('Ben, left')(page);
	await expectLead(page, 'If nobody tops Eli’s last play', 'Dee leads');
}

async function voidRound(page: Page) {
	await button(page, 'More').click();
	await button(page, 'Something went wrong').click();
	await sheet(page).getByRole('button', { name: /^Void/ }).click();
}

/** The others are placed by hand. */
async function endEarly(page: Page) {
	await button(page, 'More').click();
	await button(page, 'Something went wrong').click();
	await sheet(page).getByRole('button', { name: 'End the round early' }).click();
	const places = sheet(page).getByRole('listitem');
	await expect(places).toHaveText(['1 Eli', '2 Chidi', '3 Ana']);
	await sheet(page).getByRole('button', { name: 'Move Ana up' }).click();
	await expect(places).toHaveText(['1 Eli', '2 Ana', '3 Chidi']);
	await sheet(page).getByRole('button', { name: 'End the round like this' }).click();
}

/** The titles move this round, until that is undone and people move again. */
async function keepChairs(page: Page) {
	const choose = async (who: string) => {
		await button(page, 'Change…').click();
		const group = sheet(page).getByRole('group', { name: who });
		await group.getByRole('button', { name: 'This round' }).click();
	};
	await choose('Titles move, people stay');
	await expect(page.getByText('Everyone stays seated. The titles move, this round.')).toBeVisible();
	await ring(
		'Ana 5 Lesser Peon, Eli 2 Lesser Dalmuti, Dee 1 Greater Dalmuti, Chidi 6 Greater Peon, Ben 3 Merchant, Fay 4 Merchant'
	)(page);
	await seated(page);
	// Chidi sits on Dee's left
	await deal({ dealer: 'Chidi', each: 13, others: 'Dee and Chidi 14' })(page);
	await button(page, 'Undo Seated').click();
	await choose('People move to their places');
}

/** Any other player's revolution than the Greater Peon's only cancels the taxes. */
async function revolution(page: Page) {
	await button(page, /Revolution$/).click();
	await sheet(page).getByRole('button', { name: /^Ana/ }).click();
	await leaveRevolution(page);
	await expectBrackets(page, []);
	await expectRefereeAgrees(page);
}

const unpaid = (page: Page) => expect(taxRow(page, 'Ana')).toHaveAttribute('aria-pressed', 'false');

export const dalmuti: Evening = {
	title:
		'SE-1 TX-7 RV-2 SE-4 DK-5 JO-5: an evening of The Great Dalmuti with five, with two revolutions',
	game: 'The Great Dalmuti',
	names: 'Ana Ben Chidi Dee Eli',
	// tied players draw again until one is better, and pass nobody
	draw: [
		{ Ana: '3', Ben: '7', Chidi: '3', Dee: '12', Eli: 'Jester' },
		'A tie. Ana and Chidi draw again.',
		{ Ana: '9', Chidi: '9' },
		'A tie. Ana and Chidi draw again.',
		undoDraw,
		{ Ana: '11', Chidi: '10' }
	],
	rounds: [
		{
			title: 'round 1 is taxed because the draw gave standing',
			ring: 'Chidi 1 Greater Dalmuti, Ana 2 Lesser Dalmuti, Ben 3 Merchant, Dee 4 Lesser Peon, Eli 5 Greater Peon',
			deal: { pack: 'The Dalmuti pack: 78 cards and both Jesters', dealer: 'Eli', each: 16 },
			dealing: [lacks('Someone else deals')],
			brackets: ['Eli pays Chidi 2', 'Dee pays Ana 1'],
			taxes: [
				tax('Eli pays Chidi 2', '2 best · any 2 back'),
				'Choose what goes back before you look.',
				'Ben: no tax this round'
			],
			lead: 'Chidi',
			play: [{ Ben: 'Dee', Eli: 'Chidi', Chidi: 'Ana' }, out('Ana'), label('Dee, 5th')],
			places: 'Ben Eli Chidi Ana Dee'
		},
		{
			title:
				'round 2: Ben takes the chair for which the fewest players move; a greater revolution; Ben leaves',
			ring: 'Ana 4 Lesser Peon, Dee 5 Greater Peon, Ben 1 Greater Dalmuti, Eli 2 Lesser Dalmuti, Chidi 3 Merchant',
			seats: [
				'4 people move',
				press('2 if Ben takes Dee’s chair'),
				'2 people move',
				ring(
					'Chidi 3 Merchant, Ana 4 Lesser Peon, Dee 5 Greater Peon, Ben 1 Greater Dalmuti, Eli 2 Lesser Dalmuti'
				)
			],
			deal: { dealer: 'Dee', each: 16 },
			brackets: ['Dee pays Ben 2', 'Ana pays Eli 1'],
			taxes: [expectRefereeAgrees, greaterRevolution],
			lead: 'Dee',
			play: [
				{ Eli: 'Ben' },
				expectRefereeAgrees,
				benLeaves,
				{ Dee: 'Ana' },
				out('Chidi'),
				results(['Eli, 1st out', 'Dee, 2nd out', 'Chidi, 3rd out', 'Ana, 4th', 'Ben, left'])
			],
			places: 'Eli Dee Chidi Ana Ben'
		},
		{
			title: 'round 3, with the four who are left, is voided',
			ring: 'Ana 4 Greater Peon, Eli 1 Greater Dalmuti, Dee 2 Lesser Dalmuti, Chidi 3 Lesser Peon',
			seats: ['2 people move'],
			deal: { dealer: 'Ana', each: 20 },
			brackets: ['Ana pays Eli 2', 'Chidi pays Dee 1'],
			taxes: [unpaid],
			lead: 'Eli',
			play: [out('Chidi'), voidRound]
		},
		{
			title: 'round 3 is dealt again and ends early',
			deal: { dealer: 'Ana', each: 20 },
			brackets: ['Ana pays Eli 2', 'Chidi pays Dee 1'],
			taxes: [unpaid],
			lead: 'Eli',
			play: [
				{ Dee: 'Chidi' },
				endEarly,
				results(['Dee, 1st out', 'Eli, 2nd', 'Ana, 3rd', 'Chidi, 4th'])
			],
			places: 'Dee Eli Ana Chidi'
		},
		{
			title: 'round 4: Ben is back as a newcomer, with Fay; two get one more card; a revolution',
			joins: ['Ben', 'Fay'],
			// Ben and Fay came after the second of Dee Eli Ana Chidi; Dee in the own chair
			ring: 'Ana 5 Lesser Peon, Chidi 6 Greater Peon, Dee 1 Greater Dalmuti, Eli 2 Lesser Dalmuti, Ben 3 Merchant, Fay 4 Merchant',
			seats: ['2 people move', keepChairs, '2 people move'],
			// 80 = 6 × 13 + 2, from the Greater Dalmuti on
			deal: { dealer: 'Chidi', each: 13, others: 'Dee and Eli 14' },
			brackets: ['Chidi pays Dee 2', 'Ana pays Eli 1'],
			taxes: [revolution],
			lead: 'Dee',
			play: [
				ring(
					'Ana Lesser Peon, Chidi Greater Peon, Dee Greater Dalmuti, Eli Lesser Dalmuti, Ben Merchant, Fay Merchant'
				),
				{ Fay: 'Ana', Ben: 'Ana', Dee: 'Eli', Ana: 'Chidi' },
				out('Chidi'),
				label('Eli, 6th')
			],
			places: 'Fay Ben Dee Ana Chidi Eli'
		}
	]
};
