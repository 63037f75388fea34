import type { Page } from '@playwright/test';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { expect, test } from '../../support/host.ts';
import { expectBrackets, expectDeal, expectRing, expectLead } from '../../support/expect-table.ts';
import { logOf, rulesOf, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import {
	atStep,
	openComeAndGo,
	button,
	comeAndGo,
	dealt,
	exits,
	seated,
	showStep,
	startEvening,
	tile,
	taxRow
} from '../../support/table.ts';

const six = words('Ana Ben Chidi Dee Eli Fay');
const sit = (names: readonly string[]): TimelineCommand => ({
	type: 'setSeats',
	order: names as PlayerId[],
	how: 'by-hand'
});
const go = (step: 'taxes' | 'play'): TimelineCommand => ({ type: 'goToStep', step });
const call = (caller: string): TimelineCommand => ({
	type: 'callRevolution',
	caller: caller as PlayerId
});
const exit = (name: string): TimelineCommand => ({ type: 'recordExit', player: name as PlayerId });
/** Commands up to the seats of round 2, with unchanged places. */
const oneRound = (names: readonly string[]): TimelineCommand[] => [
	sit(names),
	go('play'),
	...names.slice(0, -1).map(exit),
	{ type: 'confirmRound' }
];

async function seeded(page: Page, ruleset: string, names: string[], commands: TimelineCommand[]) {
	await seedEvening(page, logOf(rulesOf(ruleset), names, commands));
}

test.beforeEach(({ page, host }) => page.goto(host.beside));

test('SE-4: a player who is not out after all plays on, and the others move up', async ({
	page
}) => {
	await seeded(page, 'temple', six, [sit(six), go('play'), ...words('Fay Ben Dee').map(exit)]);
	await tile(page, 'Fay').click();
	const sheet = page.getByRole('dialog', { name: 'Fay is 1st' });
	await expect(sheet.getByRole('button', { name: /^Swap/ })).toHaveText([
		'Swap with Ben, 2nd',
		'Swap with Dee, 3rd'
	]);
	await sheet.getByRole('button', { name: 'Fay is not out after all' }).click();
	await expectRing(page, [
		'Ana, Middle Class',
		'Ben, 1st out',
		'Chidi, Middle Class',
		'Dee, 2nd out',
		'Eli, Middle Class',
		'Fay, Middle Class'
	]);
	await expectLead(page, 'If nobody tops Dee’s last play', 'Eli leads');
	await exits(page, 'Fay');
	await expect(tile(page, 'Fay')).toHaveAccessibleName('Fay, 3rd out');
});

test('TX-11: skipped taxes are not recorded, and can be ticked later', async ({ page }) => {
	await seeded(page, 'temple', six, oneRound(six));
	await seated(page);
	await dealt(page);
	await button(page, 'More').click();
	await button(page, 'Something went wrong').click();
	await button(page, 'Skip: not recorded').click();
	await atStep(page, 'Play');
	await showStep(page, 'Taxes');
	await expectBrackets(page, ['Fay pays Ana 2', 'Eli pays Ben 1']);
	await expect(page.getByText(/^Not recorded/)).toBeVisible();
	for (const payer of ['Fay', 'Eli'])
		for (const pressed of ['mixed', 'true']) {
			await taxRow(page, payer).click();
			await expect(taxRow(page, payer)).toHaveAttribute('aria-pressed', pressed);
		}
	await expect(page.getByText(/^Not recorded/)).toBeHidden();
});

test('JO-3: leaving at the bottom of Temple and coming straight back is allowed, with a remark', async ({
	page
}) => {
	await seeded(page, 'temple', six, oneRound(six));
	await comeAndGo(page, { leaves: ['Fay'], joins: ['Fay'] });
	await openComeAndGo(page);
	await expect(page.getByRole('dialog')).toContainText(/bad form .* as Fay did/);
	await button(page, 'Done').click();
	await expectRing(page, [
		'Ana, place 1, Emperor',
		'Ben, place 2, Prince',
		'Chidi, place 3, Middle Class',
		'Fay, place 4, Middle Class',
		'Dee, place 5, Second Poorest',
		'Eli, place 6, Poor Man'
	]);
});

test('TI-1: too few players cannot deal, and a full table accepts nobody', async ({ page }) => {
	const three = words('Ana Ben Chidi');
	await seeded(page, 'kings-and-bastards', three, oneRound(three));
	await comeAndGo(page, { leaves: ['Ben'] });
	await expect(page.getByText('There are too few players for these rules.')).toBeVisible();
	await expect(button(page, /^Seated/)).toHaveAttribute('disabled');
	await comeAndGo(page, { joins: ['Ben', ...words('Dee Eli Fay Gus Hana')] });
	await expect(button(page, /^Seated/)).toBeEnabled();
	await openComeAndGo(page);
	const newcomer = page.getByRole('textbox', { name: 'Name of the newcomer' });
	await newcomer.fill('Ira');
	await newcomer.press('Enter');
	await expect(newcomer).toHaveAccessibleDescription('The table is full under these rules.');
});

test('DK-5 RV-2 SE-4: after a greater revolution nothing is dealt or taxed, the Deal step shows the deal as it was, and voiding the round restores its places', async ({
	page
}) => {
	await seeded(page, 'dalmuti', six, [sit(six), go('taxes'), call('Fay')]);
	await atStep(page, 'Seats');
	await showStep(page, 'Deal');
	await atStep(page, 'Deal');
	await expect(button(page, /^Dealt/)).toBeHidden();
	await showStep(page, 'Seats');
	await expect(button(page, 'Seated — Fay leads')).toBeVisible();
	await seated(page);
	await atStep(page, 'Play');
	await showStep(page, 'Deal');
	const pack = 'The Dalmuti pack: 78 cards and both Jesters';
	await expectDeal(page, { pack, dealer: 'Fay', each: 13, others: 'Ben and Ana 14' });
	await showStep(page, 'Play');
	await expect(tile(page, 'Fay')).toHaveAccessibleName('Fay, Greater Dalmuti');
	await button(page, 'More').click();
	await button(page, 'Something went wrong').click();
	await button(page, 'Void: deal this round again').click();
	await atStep(page, 'Seats');
	await expect(tile(page, 'Ana')).toHaveAccessibleName(/^Ana, place 1, Greater Dalmuti/);
	await seated(page);
	await dealt(page);
	await expectBrackets(page, ['Fay pays Ana 2', 'Eli pays Ben 1']);
	await expect(button(page, /Revolution$/)).toBeEnabled();
});

test('SE-1: an evening closed before the first deal reopens at the same step', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	await startEvening(page, 'Temple', six);
	await button(page, 'More').click();
	await button(page, 'End the evening').click();
	await button(page, 'Close the evening').click();
	await expect(page.getByText('No round was finished this evening.')).toBeVisible();
	await button(page, 'Reopen').click();
	await atStep(page, 'Deal');
});

test('SE-4: a player who leaves at Taxes pays nothing, and takes the worst place', async ({
	page
}) => {
	await seeded(page, 'temple', six, [...oneRound(six), go('taxes')]);
	await expectBrackets(page, ['Fay pays Ana 2', 'Eli pays Ben 1']);
	await button(page, 'More').click();
	const sheet = page.getByRole('dialog');
	await button(page, 'Something went wrong').click();
	await sheet.getByRole('button', { name: 'Someone leaves the round' }).click();
	await sheet.getByRole('button', { name: 'Fay' }).click();
	await expectBrackets(page, ['Eli pays Ben 1']);
	await expect(page.getByText('Fay left: taxes to and from them are void.')).toBeVisible();
	await button(page, /^Taxes paid/).click();
	await exits(page, 'Ana Ben Chidi Dee');
	await expect(tile(page, 'Eli')).toHaveAccessibleName('Eli, 5th');
	await expect(tile(page, 'Fay')).toHaveAccessibleName('Fay, left');
});
