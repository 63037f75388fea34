import type { Page } from '@playwright/test';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { expect, test } from '../../support/host.ts';
import {
	expectBrackets,
	expectChronicle,
	expectDeal,
	expectRing
} from '../../support/expect-table.ts';
import { confirm, logOf, out, rulesOf, secondRound, step, words } from '../../support/logs.ts';
import { seedEvening, seedHouses } from '../../support/seed.ts';
import {
	openComeAndGo,
	button,
	comeAndGo,
	dealt,
	drawCards,
	exits,
	nextRound,
	seated,
	sitAsWeSit,
	startEvening,
	taxed,
	tile
} from '../../support/table.ts';

const rulesThatChange = (page: Page) => page.getByRole('region', { name: 'Rules that change' });

/** Opens the rules of the next deal, applies `change` and confirms. */
async function changeRules(
	page: Page,
	change: (sheet: ReturnType<Page['getByRole']>) => Promise<void>,
	once = false
) {
	await button(page, 'More').click();
	await button(page, 'Change the rules').click();
	const sheet = page.getByRole('dialog', { name: 'Change the rules' });
	await change(sheet);
	if (once) await sheet.getByRole('button', { name: 'For one round' }).click();
	await sheet.getByRole('button', { name: /, from the next deal$/ }).click();
	await expect(sheet).toBeHidden();
}
const bundle = (name: string) => async (sheet: ReturnType<Page['getByRole']>) => {
	await sheet.getByText('Named by the source').click();
	await sheet.getByRole('switch', { name, exact: true }).click();
};

/** Seats the players in this order, who also go out in it. */
const oneRound = (names: string): TimelineCommand[] => [
	{ type: 'setSeats', order: words(names) as PlayerId[], how: 'by-hand' },
	step('play'),
	...out(words(names).slice(0, -1)),
	confirm
];

/** Plays a round from Seats to the next Seats. */
async function round(page: Page, names: string) {
	await seated(page);
	await dealt(page);
	await taxed(page);
	await exits(page, names);
	await nextRound(page);
}

test('TX-8 JO-1 DE-2: Temple with four players, two untaxed newcomers, a departure, and changed taxes', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	await startEvening(page, 'Temple', words('Ana Ben Chidi Dee'));
	await sitAsWeSit(page);

	await test.step('round 1 has no standing and no tax', async () => {
		await dealt(page);
		await taxed(page);
		await exits(page, 'Dee Chidi Ben');
		await nextRound(page);
	});

	await test.step('round 2: Eli and Fay join; the four veterans pay 2 and 1', async () => {
		await comeAndGo(page, { joins: ['Eli', 'Fay'] });
		await expectRing(page, [
			'Fay, place 4, Middle Class',
			'Ben, place 5, Second Poorest',
			'Ana, place 6, Poor Man',
			'Dee, place 1, Emperor',
			'Chidi, place 2, Prince',
			'Eli, place 3, Middle Class'
		]);
		await seated(page);
		await expect(page.getByRole('region', { name: 'What changes' })).toContainText(
			'6 play now, 4 before'
		);
		await dealt(page);
		await expectBrackets(page, ['Ana pays Dee 2', 'Ben pays Chidi 1']);
		await expect(page.getByText('Eli and Fay: no tax this round')).toBeVisible();
		await taxed(page);
		await exits(page, 'Eli Ana Ben Dee Chidi');
	});

	await test.step('after round 2 the table changes to two and one until further notice', async () => {
		await changeRules(page, async (sheet) => {
			await expect(sheet.getByText('What the table agrees on')).toBeVisible();
			await sheet.getByText('Taxes', { exact: true }).click();
			await sheet.getByRole('button', { name: /^Cards paid in tax/ }).click();
			await sheet.getByRole('radio', { name: /^2 and 1/ }).check();
		});
		await expect(page.getByText('The rules change from the next deal.')).toBeVisible();
		await nextRound(page);
	});

	await test.step('round 3: Fay leaves, and the taxes are two and one', async () => {
		await comeAndGo(page, { leaves: ['Fay'] });
		await seated(page);
		await expect(rulesThatChange(page)).toContainText('2 and 1');
		await dealt(page);
		await expectBrackets(page, ['Chidi pays Eli 2', 'Dee pays Ana 1']);
		await taxed(page);
		await exits(page, 'Ana Eli Ben Dee');
		await nextRound(page);
	});

	await test.step('the closed evening has the same rounds', async () => {
		await button(page, 'More').click();
		await button(page, 'End the evening').click();
		await button(page, 'Close the evening').click();
		await expect(page.getByText(/· 3 rounds ·/)).toBeVisible();
		await expectChronicle(page, /Temple/, [
			'Dee Chidi Ben Ana',
			'Eli Ana Ben Dee Chidi Fay',
			'Ana Eli Ben Dee Chidi'
		]);
	});
});

test('DK-4 TI-3 TX-2: Tahimi grows from four to eight with the special pack and progressive taxes', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	await startEvening(page, 'Tahimi', words('Ana Ben Chidi Dee'));
	await drawCards(page, { Ana: 'A', Ben: 'K', Chidi: 'Q', Dee: 'J' });
	await changeRules(page, async (sheet) => {
		await expect(sheet.getByText('What Ana decrees')).toBeVisible();
		await bundle('More suits and ranks')(sheet);
	});
	await round(page, 'Dee Chidi Ben');

	await comeAndGo(page, { joins: words('Eli Fay Gus Hana') });
	await expectRing(page, [
		'Hana, place 6, Master Serf',
		'Ben, place 7, Junior Assistant to the Master Serf',
		'Ana, place 8, Serf',
		'Dee, place 1, Tahimi',
		'Chidi, place 2, Senior Vice Tahimi',
		'Eli, place 3, Junior Vice Tahimi',
		'Fay, place 4, Merchant',
		'Gus, place 5, Merchant'
	]);
	await seated(page);
	await expectDeal(page, {
		pack: [
			'Put in 11, 12, 13, 14, 15 of clubs, diamonds, hearts, and spades',
			'Put in 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, J, Q, K of Stars',
			'Put in 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, J, Q of Moons'
		].join(' / '),
		dealer: 'Dee',
		each: 13
	});
	await page.getByText('How to improvise it').click();
	await expect(page.getByText('the 52 further cards')).toBeVisible();
	await dealt(page);
	await expectBrackets(page, ['Ana pays Dee 3', 'Ben pays Chidi 2', 'Hana pays Eli 1']);
});

test('DE-2: the Tahimi adds Jokers for one round', async ({ page, host }) => {
	await page.goto(host.beside);
	await seedEvening(page, secondRound('tahimi', words('Ana Ben Chidi Dee')));

	await changeRules(page, bundle('Jokers as true wild cards'), true);
	await seated(page);
	await expect(rulesThatChange(page).getByRole('heading')).toHaveText('Rules of this round only');
	await expectDeal(page, { pack: 'Put in both Jokers / Take out two 8s', dealer: 'Dee', each: 13 });
	await dealt(page);
	await expectBrackets(page, ['Ana pays Dee 2', 'Ben pays Chidi 1']);
	await expect(page.getByText(/^Jokers count as the highest\./)).toBeVisible();
	await taxed(page);
	await exits(page, 'Ana Ben Chidi');
	await nextRound(page);

	await seated(page);
	await expect(rulesThatChange(page).getByRole('heading')).toHaveText('Rules from now on');
	await expectDeal(page, {
		pack: 'Put back two 8s / Take out both Jokers',
		dealer: 'Ana',
		each: 13
	});
	await dealt(page);
	await expect(page.getByText('Look first, then give back.')).not.toContainText('Joker');
});

test('DE-2: a change for one round stays one; making it lasting lists the differences', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	const rules = { options: { ranking: 'twos-high' } } as const;
	await seedHouses(page, [{ id: 'own', name: 'Own', ruleset: 'tahimi', rules, changedAt: 1 }]);
	await seedEvening(page, secondRound('tahimi', words('Ana Ben Chidi Dee')));
	await changeRules(page, bundle('Jokers as true wild cards'), true);

	await button(page, 'More').click();
	await button(page, 'Change the rules').click();
	const sheet = page.getByRole('dialog', { name: 'Change the rules' });
	const pressed = (name: string, is: boolean) =>
		expect(sheet.getByRole('button', { name, exact: true })).toHaveAttribute(
			'aria-pressed',
			String(is)
		);
	await pressed('Published rules', false);
	await pressed('Own', false);
	await pressed('For one round', true);
	await expect(sheet.getByRole('status')).toHaveText('Nothing changes yet.');
	await sheet.getByRole('button', { name: 'Until changed again' }).click();
	await expect(sheet.getByRole('status')).toContainText('Jokers: Two Jokers');
	await sheet.getByRole('button', { name: 'Published rules' }).click();
	await pressed('Published rules', true);
	await expect(sheet.getByRole('status')).toHaveText('The change for one round ends.');
	await sheet.getByRole('button', { name: /, from the next deal$/ }).click();
	await seated(page);
	await expectDeal(page, { pack: '', dealer: 'Dee', each: 13 });
});

test('JO-2: by house rules a newcomer’s card decides the place, or everyone draws again', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	const byCard = rulesOf('tahimi', { newcomers: 'by-card' });
	await seedEvening(page, logOf(byCard, words('Ana Ben Chidi Dee'), oneRound('Ana Ben Chidi Dee')));
	const joining = (value: RegExp) => (page: Page) =>
		changeRules(page, async (sheet) => {
			await sheet.getByText('Newcomers', { exact: true }).click();
			await sheet.getByRole('button', { name: /^Where newcomers sit/ }).click();
			await sheet.getByRole('radio', { name: value }).check();
		});
	await openComeAndGo(page);
	const sheet = page.getByRole('dialog', { name: 'Come and go' });
	await sheet.getByRole('textbox', { name: 'Name of the newcomer' }).fill('Ana');
	await sheet.getByRole('button', { name: 'Joins' }).click();
	await expect(sheet.getByRole('alert')).toContainText('Someone at the table has that name');
	await expect(sheet.getByRole('group', { name: 'Ana drew' })).toHaveCount(0);
	await sheet.getByRole('textbox', { name: 'Name of the newcomer' }).fill('Eli');
	await sheet.getByRole('button', { name: 'Joins' }).click();
	await sheet
		.getByRole('group', { name: 'Eli drew' })
		.getByRole('button', { name: '6', exact: true })
		.click();
	await expect(sheet.getByRole('status')).toHaveText('Eli joins.');
	await sheet.getByRole('button', { name: 'Done' }).click();
	// 5, 6 and 7 are second-last
	await expectRing(page, [
		'Ana, place 1, Tahimi',
		'Ben, place 2, Vice Tahimi',
		'Chidi, place 3, Merchant',
		'Eli, place 4, Master Serf',
		'Dee, place 5, Serf'
	]);
	await round(page, 'Ana Ben Chidi Eli');

	await joining(/^Everyone draws/)(page);
	await openComeAndGo(page);
	await expect(sheet.getByText('everyone draws again when someone joins')).toBeVisible();
	await sheet.getByRole('textbox', { name: 'Name of the newcomer' }).fill('Fay');
	await sheet.getByRole('button', { name: 'Joins' }).click();
	await sheet.getByRole('button', { name: 'Done' }).click();
	await drawCards(page, { Ana: '2', Ben: '3', Chidi: '4', Eli: '6', Dee: '5', Fay: '7' });
	await expectRing(page, [
		'Fay, place 1, Tahimi',
		'Eli, place 2, Vice Tahimi',
		'Dee, place 3, Merchant',
		'Chidi, place 4, Merchant',
		'Ben, place 5, Master Serf',
		'Ana, place 6, Serf'
	]);
	await seated(page);
	await expect(page.getByRole('link', { name: /^No taxes in the first round/ })).toBeVisible();
});

test('TI-6: the form of address Empress applies in every round and on the next evening', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	const four = words('Ana Ben Chidi Dee');
	await seedEvening(page, logOf(rulesOf('temple'), four, oneRound('Ana Ben Chidi Dee')));
	await openComeAndGo(page);
	await page.getByText('Forms of address').click();
	await button(page, 'Ana: Empress').click();
	await expect(button(page, 'Ana: Empress')).toHaveAttribute('aria-pressed', 'true');
	await button(page, 'Done').click();
	await expect(tile(page, 'Ana')).toHaveAccessibleName(/^Ana, place 1, Empress(: |$)/);
	await round(page, 'Ben Ana Chidi');
	await expect(tile(page, 'Ana')).toHaveAccessibleName(/^Ana, place 2, Princess: /);

	await button(page, 'More').click();
	await button(page, 'End the evening').click();
	await button(page, 'Start another evening').click();
	await startEvening(page, 'Temple', words('Ana Ben Chidi Dee'));
	await sitAsWeSit(page);
	await dealt(page);
	await taxed(page);
	await exits(page, 'Ana Ben Chidi');
	await nextRound(page);
	await expect(tile(page, 'Ana')).toHaveAccessibleName(/^Ana, place 1, Empress(: |$)/);
});
