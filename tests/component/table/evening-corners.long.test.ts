import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { confirm, logOf, out, rulesOf, step, words } from '../../e2e/support/logs.ts';
import { expectBrackets, expectDeal, expectLead, expectRing } from './expect-table.ts';
import {
	atStep,
	button,
	comeAndGo,
	dealt,
	dialog,
	exits,
	expectTexts,
	isGone,
	join,
	openComeAndGo,
	openTable,
	seated,
	showStep,
	tap,
	taxRow,
	tile
} from './table-page.ts';

const six = words('Ana Ben Chidi Dee Eli Fay');
const sit = (names: readonly string[]): TimelineCommand => ({
	type: 'setSeats',
	order: names as PlayerId[],
	how: 'by-hand'
});
const call = (caller: string): TimelineCommand => ({
	type: 'callRevolution',
	caller: caller as PlayerId
});
/** Commands up to the seats of round 2, with unchanged places. */
const oneRound = (names: readonly string[]): TimelineCommand[] => [
	sit(names),
	step('play'),
	...out(names.slice(0, -1)),
	confirm
];
const open = (ruleset: string, names: string[], commands: TimelineCommand[]) =>
	openTable({ evening: logOf(rulesOf(ruleset), names, commands) });

test('SE-4: a player who is not out after all plays on, and the others move up', async () => {
	await open('temple', six, [sit(six), step('play'), ...out('Fay Ben Dee')]);
	await tap(tile('Fay'));
	const sheet = dialog('Fay is 1st');
	await expectTexts(sheet.getByRole('button', { name: /^Swap/ }), [
		'Swap with Ben, 2nd',
		'Swap with Dee, 3rd'
	]);
	await tap('Fay is not out after all');
	await expectRing([
		'Ana, Middle Class',
		'Ben, 1st out',
		'Chidi, Middle Class',
		'Dee, 2nd out',
		'Eli, Middle Class',
		'Fay, Middle Class'
	]);
	await expectLead('If nobody tops Dee’s last play', 'Eli');
	await exits('Fay');
	await expect.element(tile('Fay')).toHaveAccessibleName('Fay, 3rd out');
});

test('TX-11: skipped taxes are not recorded, and can be ticked later', async () => {
	await open('temple', six, oneRound(six));
	await seated();
	await dealt();
	await tap('More', 'Something went wrong', 'Skip: not recorded');
	await atStep('Play');
	await showStep('Taxes');
	await expectBrackets(['Fay pays Ana 2', 'Eli pays Ben 1']);
	await expect.element(page.getByText(/^Not recorded/)).toBeVisible();
	for (const payer of ['Fay', 'Eli'])
		for (const pressed of ['mixed', 'true']) {
			await tap(taxRow(payer));
			await expect.element(taxRow(payer)).toHaveAttribute('aria-pressed', pressed);
		}
	await isGone(page.getByText(/^Not recorded/));
});

test('JO-3: leaving at the bottom of Temple and coming straight back is allowed, with a remark', async () => {
	await open('temple', six, oneRound(six));
	await comeAndGo({ leaves: ['Fay'], joins: ['Fay'] });
	await openComeAndGo();
	await expect.element(dialog()).toHaveTextContent(/bad form .* as Fay did/);
	await tap('Done');
	await expectRing([
		'Ana, place 1, Emperor',
		'Ben, place 2, Prince',
		'Chidi, place 3, Middle Class',
		'Fay, place 4, Middle Class',
		'Dee, place 5, Second Poorest',
		'Eli, place 6, Poor Man'
	]);
});

test('TI-1: too few players cannot deal, and a full table accepts nobody', async () => {
	const three = words('Ana Ben Chidi');
	await open('kings-and-bastards', three, oneRound(three));
	await comeAndGo({ leaves: ['Ben'] });
	await expect.element(page.getByText('There are too few players for these rules.')).toBeVisible();
	await expect.element(button(/^Seated/)).toBeDisabled();
	await comeAndGo({ joins: ['Ben', ...words('Dee Eli Fay Gus Hana')] });
	await expect.element(button(/^Seated/)).toBeEnabled();
	await openComeAndGo();
	await join('Ira');
	await expect
		.element(page.getByRole('textbox', { name: 'Name of the newcomer' }))
		.toHaveAccessibleDescription('The table is full under these rules.');
	await userEvent.keyboard('{Escape}');
});

test('DK-5 RV-2 SE-4: after a greater revolution nothing is dealt or taxed, the Deal step shows the deal as it was, and voiding the round restores its places', async () => {
	await open('dalmuti', six, [sit(six), step('taxes'), call('Fay')]);
	await atStep('Seats');
	await showStep('Deal');
	await atStep('Deal');
	await isGone(button(/^Dealt/));
	await showStep('Seats');
	await expect.element(button('Seated — Fay leads')).toBeVisible();
	await seated();
	await atStep('Play');
	await showStep('Deal');
	const pack = 'The Dalmuti pack: 78 cards and both Jesters';
	await expectDeal({ pack, dealer: 'Fay', each: 13, others: 'Ben and Ana 14' });
	await showStep('Play');
	await expect.element(tile('Fay')).toHaveAccessibleName('Fay, Greater Dalmuti');
	await tap('More', 'Something went wrong', 'Void: deal this round again');
	await atStep('Seats');
	await expect.element(tile('Ana')).toHaveAccessibleName(/^Ana, place 1, Greater Dalmuti/);
	await seated();
	await dealt();
	await expectBrackets(['Fay pays Ana 2', 'Eli pays Ben 1']);
	await expect.element(button(/Revolution$/)).toBeEnabled();
});

test('SE-1: an evening closed before the first deal reopens at the same step', async () => {
	await open('temple', six, [{ type: 'setSeats', order: six as PlayerId[], how: 'as-we-sit' }]);
	await tap('More', 'End the evening', 'Close the evening');
	await expect.element(page.getByText('No round was finished this evening.')).toBeVisible();
	await tap('Reopen');
	await atStep('Deal');
});

test('SE-4: a player who leaves at Taxes pays nothing, and takes the worst place', async () => {
	await open('temple', six, [...oneRound(six), step('taxes')]);
	await expectBrackets(['Fay pays Ana 2', 'Eli pays Ben 1']);
	await tap('More', 'Something went wrong', 'Someone leaves the round', button('Fay', dialog()));
	await expectBrackets(['Eli pays Ben 1']);
	await expect.element(page.getByText('Fay left: taxes to and from them are void.')).toBeVisible();
	await tap(/^Taxes paid/);
	await exits('Ana Ben Chidi Dee');
	await expect.element(tile('Eli')).toHaveAccessibleName('Eli, 5th');
	await expect.element(tile('Fay')).toHaveAccessibleName('Fay, left');
});
