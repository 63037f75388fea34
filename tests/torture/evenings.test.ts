import type { Page } from '@playwright/test';
import { expect, serviceWorkerReady, test } from '../e2e/support/host.ts';
import {
	askQuestion,
	expectRefereeAgrees,
	expectVerdict,
	MAY_BE_PLAYED,
	openReferee,
	tapCards
} from '../e2e/support/referee.ts';
import { atStep, nameDealer, tile } from '../e2e/support/table.ts';
import { dalmuti } from './evening-dalmuti.ts';
import {
	deal,
	label,
	lacks,
	offers,
	out,
	playEvening,
	press,
	ring,
	tax,
	type Evening
} from './evening.ts';

/** Evenings by taps, from the first seats to the Chronicle: a table of what the players do and what
 * the screen must show. */

const kingsAndBastards: Evening = {
	title:
		'SE-3 LE-1 LE-2 TX-5 DK-6 JO-2: an evening of Kings and Bastards with four, in a new browser without the host',
	game: 'Kings and Bastards',
	names: 'Ana Ben Chidi Dee',
	rounds: [
		{
			title: 'round 1: nobody has a standing',
			deal: { pack: '52 cards and no Jokers', dealer: 'Dee', each: 13 },
			dealing: [offers('Someone else deals')],
			lead: 'Holder of 3♣',
			play: [
				ring('Ana Commoner, Ben Commoner, Chidi Commoner, Dee Commoner'),
				{ Dee: 'Ana', Ben: 'Chidi' },
				out('Ana'),
				label('Chidi, 4th')
			],
			places: 'Dee Ben Ana Chidi'
		},
		{
			title: 'round 2: people keep their chairs, the worst cards come back, the 3♣ leads',
			ring: 'Ana 3 Vice-Bastard, Ben 2 Vice-King, Chidi 4 Bastard, Dee 1 King',
			seats: ['Everyone stays seated.'],
			deal: { dealer: 'Chidi', each: 13 },
			dealing: [lacks('Someone else deals')],
			brackets: ['Chidi pays Dee 3', 'Ana pays Ben 1'],
			taxes: [
				tax('Chidi pays Dee 3', '3 highest · 3 worst back'),
				'Whoever gives back a 3 gives the 3♣ first, unless they hold four of them.',
				lacks(/Revolution$/),
				offers('Taxes paid — Holder of 3♣ leads')
			],
			lead: 'Holder of 3♣',
			play: [expectRefereeAgrees, { Ben: 'Chidi', Dee: 'Ana' }, out('Ana')],
			places: 'Ben Dee Ana Chidi'
		},
		{
			title: 'round 3: after an exit the next player by chair leads, not by place',
			ring: 'Ana 3 Vice-Bastard, Ben 1 King, Chidi 4 Bastard, Dee 2 Vice-King',
			deal: { dealer: 'Chidi', each: 13 },
			brackets: ['Chidi pays Ben 3', 'Ana pays Dee 1'],
			lead: 'Holder of 3♣',
			// by place it would be Chidi after Ana, and Dee after Ben
			play: [{ Ana: 'Ben' }, expectRefereeAgrees, { Ben: 'Chidi' }, out('Chidi')],
			places: 'Ana Ben Chidi Dee'
		},
		{
			title: 'round 4: a fifth player takes a new chair and the place in the middle; a reload',
			joins: ['Eli'],
			ring: 'Ana 1 King, Ben 2 Vice-King, Chidi 4 Vice-Bastard, Dee 5 Bastard, Eli 3 Commoner',
			// 52 = 5 × 10 + 2, from the dealer's left
			deal: { dealer: 'Dee', each: 10, others: 'Ana and Eli 11' },
			brackets: ['Dee pays Ana 3', 'Chidi pays Ben 1'],
			taxes: [expectRefereeAgrees, 'Eli: no tax this round'],
			play: [
				// by place it would be Eli after Ben, and Dee after Eli
				{ Chidi: 'Dee', Ben: 'Dee', Eli: 'Ana' },
				out('Dee'),
				label('Ana, 5th'),
				(page) => page.reload(),
				(page) => atStep(page, 'Round over'),
				label('Ana, 5th')
			],
			places: 'Chidi Ben Eli Dee Ana'
		}
	]
};

const president: Evening = {
	title:
		'PR-1 to PR-4 PR-9 LE-1 LE-2 JO-2: an evening of President with four, and a fifth who joins at the bottom',
	game: 'President',
	names: 'Ana Ben Chidi Dee',
	rounds: [
		{
			title: 'round 1: nobody has a standing; the dealer’s left leads',
			deal: { pack: '52 cards and no Jokers', dealer: 'Dee', each: 13 },
			lead: 'Ana',
			play: [
				expectRefereeAgrees,
				{ Ben: 'Chidi', Dee: 'Ana' },
				expectRefereeAgrees,
				out('Ana'),
				label('Chidi, 4th')
			],
			places: 'Ben Dee Ana Chidi'
		},
		{
			title: 'round 2: two and one are paid; the Scum deals, and the President leads',
			ring: 'Chidi 4 Scum, Ben 1 President, Dee 2 Vice President, Ana 3 Vice Scum',
			deal: { dealer: 'Chidi', each: 13 },
			brackets: ['Chidi pays Ben 2', 'Ana pays Dee 1'],
			taxes: [expectRefereeAgrees],
			lead: 'Ben',
			play: [expectRefereeAgrees, { Ana: 'Chidi', Ben: 'Dee' }, out('Dee')],
			places: 'Ana Ben Dee Chidi'
		},
		{
			title: 'round 3: a fifth player sits at the bottom',
			joins: ['Eli'],
			ring: 'Dee 3 Citizen, Chidi 4 Vice Scum, Eli 5 Scum, Ana 1 President, Ben 2 Vice President',
			deal: { dealer: 'Eli', each: 10, others: 'Ana and Ben 11' },
			brackets: ['Eli pays Ana 2', 'Chidi pays Ben 1'],
			taxes: [expectRefereeAgrees],
			lead: 'Ana',
			play: [{ Chidi: 'Eli', Dee: 'Eli', Ana: 'Ben' }, out('Ben')],
			places: 'Chidi Dee Ana Ben Eli'
		}
	]
};

const daifugo: Evening = {
	title:
		'DF-6 DF-8 PR-8 DF-9: Daifugō with five: a capital falls, a last card is forbidden, the bottom overturns all',
	game: 'Daifugō',
	names: 'Ana Ben Chidi Dee Eli',
	rounds: [
		{
			title: 'round 1: nobody has a standing; the holder of the 3 of diamonds leads',
			dealing: [
				(page) =>
					expect(page.getByRole('region', { name: 'The pack' })).toContainText(
						'52 cards and both Jokers'
					)
			],
			lead: 'Holder of 3♦',
			play: [expectRefereeAgrees, out('Ana Ben Chidi Dee')],
			places: 'Ana Ben Chidi Dee Eli'
		},
		{
			title: 'round 2: Chidi is first out, so Ana falls at once; Ben ends on a forbidden card',
			brackets: ['Eli pays Ana 2', 'Dee pays Ben 1'],
			taxes: [expectRefereeAgrees],
			play: [
				/^Never last: .*2/,
				press('Revolution'),
				'The ranking is reversed.',
				/^Never last: (?!.*2)/,
				out('Chidi'),
				'The capital falls: Ana is out of the round',
				label('Ana, falls to 5th'),
				(page) => expect(tile(page, 'Ana')).toBeDisabled(),
				expectRefereeAgrees,
				out('Ben'),
				(page) => tile(page, 'Ben').click(),
				press(/^Ended on a forbidden card/),
				label('Ben, 5th, forbidden card'),
				'The capital falls',
				out('Dee'),
				label('Eli, 3rd')
			],
			places: 'Chidi Dee Eli Ana Ben'
		},
		{
			title: 'round 3: Ben, who is last, goes out first: all places turn, and the round is over',
			brackets: ['Ben pays Chidi 2', 'Ana pays Dee 1'],
			play: [(page) => tile(page, 'Ben').click(), 'all places are reversed, and the round is over'],
			places: 'Ben Ana Eli Dee Chidi'
		}
	]
};

/** A knight beats a page. */
async function askAboutKnight(page: Page) {
	await openReferee(page);
	await askQuestion(page, MAY_BE_PLAYED);
	await tapCards(page, 'page | knight');
	await expectVerdict(page, 'Allowed');
	await page
		.getByRole('navigation', { name: 'Places' })
		.getByRole('link', { name: 'Table', exact: true })
		.click();
}

const tarotHimi: Evening = {
	title:
		'TH-1 TH-2 TH-4 TH-5 SE-1 LE-2 JO-2: an evening of Tarot-Himi with four, and a fifth who joins',
	game: 'Tarot-Himi',
	names: 'Ana Ben Chidi Dee',
	// a trump is below every card, and a knight above a page
	draw: [{ Ana: 'Trump', Ben: 'N', Chidi: 'A', Dee: 'P' }],
	rounds: [
		{
			title: 'round 1: the tarot pack, no taxes; the referee knows pages and knights',
			ring: 'Chidi 1 Tahimi, Ben 2 Vice Tahimi, Dee 3 Master Serf, Ana 4 Serf',
			deal: {
				pack: 'The tarot pack: 56 cards of four suits and 22 trumps, and no Jokers',
				dealer: 'Chidi',
				each: 19,
				others: 'Ben and Dee 20'
			},
			lead: 'Chidi',
			play: [expectRefereeAgrees, askAboutKnight, { Dee: 'Chidi', Chidi: 'Ben' }, out('Ana')],
			places: 'Dee Chidi Ana Ben'
		},
		{
			title: 'round 2: two and one are paid',
			deal: { dealer: 'Dee', each: 19, others: 'Ana and Chidi 20' },
			brackets: ['Ben pays Dee 2', 'Ana pays Chidi 1'],
			taxes: [expectRefereeAgrees],
			lead: 'Dee',
			play: [{ Ana: 'Dee', Dee: 'Chidi' }, out('Ben')],
			places: 'Ana Dee Ben Chidi'
		},
		{
			title: 'round 3: a fifth player sits below the middle',
			joins: ['Eli'],
			brackets: ['Chidi pays Ana 2', 'Ben pays Dee 1'],
			taxes: [expectRefereeAgrees],
			play: [{ Eli: 'Ana' }, expectRefereeAgrees, out('Chidi Ana Ben')],
			places: 'Eli Chidi Ana Ben Dee'
		}
	]
};

const tahimi: Evening = {
	title:
		'SE-1 TI-3 DK-2 DK-7 LE-2 PL-9 JO-2 JO-5: an evening of Tahimi with four, a fifth who joins, and a player who sits out',
	game: 'Tahimi',
	names: 'Ana Ben Chidi Dee',
	// aces are high and twos low
	draw: [lacks('Joker'), { Ana: '2', Ben: 'K', Chidi: 'A', Dee: '10' }],
	rounds: [
		{
			title: 'round 1: the Tahimi names another dealer; no taxes; the highest-placed player leads',
			ring: 'Chidi 1 Tahimi, Ben 2 Vice Tahimi, Dee 3 Master Serf, Ana 4 Serf',
			seats: ['Chidi picks a chair.'],
			deal: { pack: '52 cards and no Jokers', dealer: 'Chidi', each: 13 },
			dealing: [
				(page) => nameDealer(page, 'Ana'),
				deal({ pack: '52 cards and no Jokers', dealer: 'Ana', each: 13 }),
				(page) =>
					expect(page.getByRole('link', { name: /^No taxes in the first round/ })).toBeVisible(),
				offers('Dealt — Chidi leads')
			],
			lead: 'Chidi',
			play: [
				'Say “One card”.',
				{ Dee: 'Chidi' },
				expectRefereeAgrees,
				{ Chidi: 'Ben' },
				out('Ana'),
				label('Ben, 4th'),
				(page) => expect(page.getByText('Say “One card”.')).toBeHidden()
			],
			places: 'Dee Chidi Ana Ben'
		},
		{
			title: 'round 2: two and one are paid; any cards are given back after a look',
			ring: 'Ana 3 Master Serf, Ben 4 Serf, Dee 1 Tahimi, Chidi 2 Vice Tahimi',
			seats: ['2 people move'],
			deal: { dealer: 'Dee', each: 13 },
			brackets: ['Ben pays Dee 2', 'Ana pays Chidi 1'],
			taxes: [
				tax('Ben pays Dee 2', '2 highest · any 2 back'),
				(page) => expect(page.getByText(/Look first, then give back/)).not.toContainText('Joker')
			],
			lead: 'Dee',
			play: [{ Ana: 'Dee', Dee: 'Chidi' }, out('Ben')],
			places: 'Ana Dee Ben Chidi'
		},
		{
			title: 'round 3: a fifth player sits below the middle; two 8s are removed',
			joins: ['Eli'],
			ring: 'Ana 1 Tahimi, Dee 2 Vice Tahimi, Eli 3 Merchant, Ben 4 Master Serf, Chidi 5 Serf',
			// Eli is not counted
			seats: ['3 people move'],
			deal: { pack: 'Take out two 8s', dealer: 'Ana', each: 10 },
			brackets: ['Chidi pays Ana 2', 'Ben pays Dee 1'],
			taxes: [expectRefereeAgrees],
			lead: 'Ana',
			play: [{ Eli: 'Ana', Chidi: 'Ana', Ana: 'Dee' }, out('Ben'), label('Dee, 5th')],
			places: 'Eli Chidi Ana Ben Dee'
		},
		{
			title: 'round 4: Ana, who is third, sits out; the 8s are put back',
			sitsOut: ['Ana'],
			ring: 'Dee 4 Serf, Eli 1 Tahimi, Chidi 2 Vice Tahimi, Ben 3 Master Serf',
			deal: { pack: 'Put back two 8s', dealer: 'Eli', each: 13 },
			brackets: ['Dee pays Eli 2', 'Ben pays Chidi 1'],
			play: [{ Ben: 'Eli', Dee: 'Eli' }, out('Chidi'), label('Eli, 4th')],
			places: 'Ben Dee Chidi Eli'
		},
		{
			title: 'round 5: Ana is back in the third place; closed during the round, it does not count',
			ring: 'Ana 3 Merchant, Chidi 4 Master Serf, Eli 5 Serf, Ben 1 Tahimi, Dee 2 Vice Tahimi',
			seats: ['3 people move', offers(/^2 if Ben takes /)],
			deal: { pack: 'Take out two 8s', dealer: 'Ben', each: 10 },
			brackets: ['Eli pays Ben 2', 'Chidi pays Dee 1']
		}
	]
};

for (const evening of [tahimi, dalmuti, president, daifugo, tarotHimi])
	test(evening.title, async ({ page, host }) => {
		await page.goto(host.url);
		await playEvening(page, evening);
	});

test.describe('without the host', () => {
	test.use({ serviceWorkers: 'allow', ownHost: true });

	test(kingsAndBastards.title, async ({ host, reopened }, info) => {
		const open = () => reopened(info.outputPath('profile'));
		const visit = await open();
		await visit.page.goto(`${host.url}/`);
		await serviceWorkerReady(visit.page);
		await visit.context.close();
		await host.stop();
		const { context, page } = await open();
		await page.goto(`${host.url}/`);
		await playEvening(page, kingsAndBastards);
		await context.close();
	});
});
