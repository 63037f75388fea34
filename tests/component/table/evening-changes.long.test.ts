import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { session } from '#lib/app/table/session.svelte.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { pastRounds, result } from '#lib/evening/round.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { confirm, logOf, out, rulesOf, secondRound, step, words } from '../../e2e/support/logs.ts';
import { expectBrackets, expectDeal, expectRing } from './expect-table.ts';
import {
	button,
	comeAndGo,
	dealt,
	dialog,
	drawCards,
	exits,
	heading,
	isGone,
	join,
	nextRound,
	openComeAndGo,
	openTable,
	seated,
	tap,
	taxed,
	tile
} from './table-page.ts';

const four = words('Ana Ben Chidi Dee');
const rulesThatChange = page.getByRole('region', { name: 'Rules that change' });
const changes = dialog('Change the rules');

/** Opens the rules of the next deal, applies `change` and confirms. */
async function changeRules(change: (sheet: Locator) => Promise<void>, once = false) {
	await tap('More', 'Change the rules');
	await change(changes);
	if (once) await tap('For one round');
	await tap(button(/, from the next deal$/, changes));
	await isGone(changes);
}
const bundle = (name: string) => async (sheet: Locator) => {
	await tap(
		sheet.getByText('Named by the source'),
		sheet.getByRole('switch', { name, exact: true })
	);
};
/** Chooses the value of an option. */
const choose = (part: string, option: RegExp, value: RegExp) => async (sheet: Locator) => {
	await tap(
		sheet.getByText(part, { exact: true }),
		button(option, sheet),
		sheet.getByRole('radio', { name: value })
	);
};

/** Seats the players in this order. */
const seats = (order: readonly string[], how: 'by-hand' | 'as-we-sit'): TimelineCommand => ({
	type: 'setSeats',
	order: order as PlayerId[],
	how
});
/** Seats the players in this order, who also go out in it. */
const oneRound = (names: readonly string[]): TimelineCommand[] => [
	seats(names, 'by-hand'),
	step('play'),
	...out(names.slice(0, -1)),
	confirm
];

/** Plays a round from Seats to the next Seats. */
async function round(names: string) {
	await seated();
	await dealt();
	await taxed();
	await exits(names);
	await nextRound();
}

test('TX-8 JO-1 DE-2: Temple with four players, two untaxed newcomers, a departure, and changed taxes', async () => {
	await openTable({ evening: logOf(rulesOf('temple'), four, [seats(four, 'as-we-sit')]) });
	// round 1 has no standing and no tax
	await dealt();
	await taxed();
	await exits('Dee Chidi Ben');
	await nextRound();

	// round 2: Eli and Fay join; the four veterans pay 2 and 1
	await comeAndGo({ joins: ['Eli', 'Fay'] });
	await expectRing([
		'Fay, place 4, Middle Class',
		'Ben, place 5, Second Poorest',
		'Ana, place 6, Poor Man',
		'Dee, place 1, Emperor',
		'Chidi, place 2, Prince',
		'Eli, place 3, Middle Class'
	]);
	await seated();
	await expect
		.element(page.getByRole('region', { name: 'What changes' }))
		.toHaveTextContent('6 play now, 4 before');
	await dealt();
	await expectBrackets(['Ana pays Dee 2', 'Ben pays Chidi 1']);
	await expect.element(page.getByText('Eli and Fay: no tax this round')).toBeVisible();
	await taxed();
	await exits('Eli Ana Ben Dee Chidi');

	// after round 2 the table changes to two and one until further notice
	await changeRules(async (sheet) => {
		await expect.element(sheet.getByText('What the table agrees on')).toBeVisible();
		await choose('Taxes', /^Cards paid in tax/, /^2 and 1/)(sheet);
	});
	await expect.element(page.getByText('The rules change from the next deal.')).toBeVisible();
	await nextRound();

	// round 3: Fay leaves, and the taxes are two and one
	await comeAndGo({ leaves: ['Fay'] });
	await seated();
	await expect.element(rulesThatChange).toHaveTextContent('2 and 1');
	await dealt();
	await expectBrackets(['Chidi pays Eli 2', 'Dee pays Ana 1']);
	await taxed();
	await exits('Ana Eli Ben Dee');
	await nextRound();

	// the closed evening has the same rounds
	await tap('More', 'End the evening', 'Close the evening');
	await expect.element(page.getByText(/·\s3 rounds/)).toBeVisible();
	const { past, people } = session.evening!;
	const rounds = pastRounds(past).map((one) => result(one).map((id) => people[id]!.name));
	expect(rounds.map((names) => names.join(' '))).toEqual([
		'Dee Chidi Ben Ana',
		'Eli Ana Ben Dee Chidi Fay',
		'Ana Eli Ben Dee Chidi'
	]);
});

test('DK-4 TI-3 TX-2: Tahimi grows from four to eight with the special pack and progressive taxes', async () => {
	await openTable({ evening: logOf(rulesOf('tahimi'), four, []) });
	await drawCards({ Ana: 'A', Ben: 'K', Chidi: 'Q', Dee: 'J' });
	await changeRules(async (sheet) => {
		await expect.element(sheet.getByText('What Ana decrees')).toBeVisible();
		await bundle('More suits and ranks')(sheet);
	});
	await round('Dee Chidi Ben');

	await comeAndGo({ joins: words('Eli Fay Gus Hana') });
	await expectRing([
		'Hana, place 6, Master Serf',
		'Ben, place 7, Junior Assistant to the Master Serf',
		'Ana, place 8, Serf',
		'Dee, place 1, Tahimi',
		'Chidi, place 2, Senior Vice Tahimi',
		'Eli, place 3, Junior Vice Tahimi',
		'Fay, place 4, Merchant',
		'Gus, place 5, Merchant'
	]);
	await seated();
	await expectDeal({
		pack: [
			'Put in 11, 12, 13, 14, 15 of clubs, diamonds, hearts, and spades',
			'Put in 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, J, Q, K of Stars',
			'Put in 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, J, Q of Moons'
		].join(' / '),
		dealer: 'Dee',
		each: 13
	});
	await tap(page.getByText('How to improvise it'));
	await expect.element(page.getByText('the 52 further cards')).toBeVisible();
	await dealt();
	await expectBrackets(['Ana pays Dee 3', 'Ben pays Chidi 2', 'Hana pays Eli 1']);
});

test('DE-2: the Tahimi adds Jokers for one round', async () => {
	await openTable({ evening: secondRound('tahimi', four) });
	await changeRules(bundle('Jokers as true wild cards'), true);
	await seated();
	await expect
		.element(rulesThatChange.getByRole('heading'))
		.toHaveTextContent('Rules of this round only');
	await expectDeal({ pack: 'Put in both Jokers / Take out two 8s', dealer: 'Dee', each: 13 });
	await dealt();
	await expectBrackets(['Ana pays Dee 2', 'Ben pays Chidi 1']);
	await expect.element(page.getByText(/^Jokers count as the highest\./)).toBeVisible();
	await taxed();
	await exits('Ana Ben Chidi');
	await nextRound();

	await seated();
	await expect.element(rulesThatChange.getByRole('heading')).toHaveTextContent('Rules from now on');
	await expectDeal({ pack: 'Put back two 8s / Take out both Jokers', dealer: 'Ana', each: 13 });
	await dealt();
	const look = page.getByText('Look first, then give back.');
	await expect.element(look).not.toHaveTextContent('Joker');
});

test('DE-2: a change for one round stays one; making it lasting lists the differences', async () => {
	const rules = { options: { ranking: 'twos-high' } } as const;
	await openTable({
		evening: secondRound('tahimi', four),
		houses: [{ id: 'own', name: 'Own', ruleset: 'tahimi', rules, changedAt: 1 }]
	});
	await changeRules(bundle('Jokers as true wild cards'), true);

	await tap('More', 'Change the rules');
	const pressed = (name: string, is: boolean) =>
		expect.element(button(name, changes)).toHaveAttribute('aria-pressed', String(is));
	const status = changes.getByRole('status');
	await pressed('Published rules', false);
	await pressed('Own', false);
	await pressed('For one round', true);
	await expect.element(status).toHaveTextContent(/^Nothing changes yet\.$/);
	await tap('Until changed again');
	await expect.element(status).toHaveTextContent('Jokers: Two Jokers');
	await tap(button('Published rules', changes));
	await pressed('Published rules', true);
	await expect.element(status).toHaveTextContent(/^The change for one round ends\.$/);
	await tap(/, from the next deal$/);
	await seated();
	await expectDeal({ pack: '', dealer: 'Dee', each: 13 });
});

test('JO-2: by house rules a newcomer’s card decides the place, or everyone draws again', async () => {
	const byCard = rulesOf('tahimi', { newcomers: 'by-card' });
	await openTable({ evening: logOf(byCard, four, oneRound(four)) });
	const sheet = dialog('Come and go');
	const drew = (name: string) => sheet.getByRole('group', { name: `${name} drew` });
	await openComeAndGo();
	await join('Ana');
	await expect
		.element(sheet.getByRole('alert'))
		.toHaveTextContent('Someone at the table has that name');
	await isGone(drew('Ana'));
	await join('Eli');
	await tap(button('6', drew('Eli')));
	await expect.element(sheet.getByRole('status')).toHaveTextContent('Eli joins.');
	await tap('Done');
	// 5, 6 and 7 are second-last
	await expectRing([
		'Ana, place 1, Tahimi',
		'Ben, place 2, Vice Tahimi',
		'Chidi, place 3, Merchant',
		'Eli, place 4, Master Serf',
		'Dee, place 5, Serf'
	]);
	await round('Ana Ben Chidi Eli');

	await changeRules(choose('Newcomers', /^Where newcomers sit/, /^Everyone draws/));
	await openComeAndGo();
	await expect.element(sheet.getByText('everyone draws again when someone joins')).toBeVisible();
	await join('Fay');
	await tap('Done');
	await drawCards({ Ana: '2', Ben: '3', Chidi: '4', Eli: '6', Dee: '5', Fay: '7' });
	await expectRing([
		'Fay, place 1, Tahimi',
		'Eli, place 2, Vice Tahimi',
		'Dee, place 3, Merchant',
		'Chidi, place 4, Merchant',
		'Ben, place 5, Master Serf',
		'Ana, place 6, Serf'
	]);
	await seated();
	await expect
		.element(page.getByRole('link', { name: /^No taxes in the first round/ }))
		.toBeVisible();
});

test('TI-6: the form of address Empress applies in every round and on the next evening', async () => {
	await openTable({ evening: logOf(rulesOf('temple'), four, oneRound(four)) });
	await openComeAndGo();
	await tap(page.getByText('Forms of address'), 'Ana: Empress');
	await expect.element(button('Ana: Empress')).toHaveAttribute('aria-pressed', 'true');
	await tap('Done');
	await expect.element(tile('Ana')).toHaveAccessibleName(/^Ana, place 1, Empress(: |$)/);
	await round('Ben Ana Chidi');
	await expect.element(tile('Ana')).toHaveAccessibleName(/^Ana, place 2, Princess: /);

	await tap('More', 'End the evening', 'Start another evening');
	await expect.element(heading()).toHaveTextContent('Same four as last time?');
	await tap('Deal round 1');
	await dealt();
	await taxed();
	await exits('Ana Ben Chidi');
	await nextRound();
	await expect.element(tile('Ana')).toHaveAccessibleName(/^Ana, place 1, Empress(: |$)/);
});
