import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { seatedEvening, secondRound, step, words } from '../../e2e/support/logs.ts';
import { decree, decreeEvenings } from '../../e2e/support/decreed-evenings.ts';
import {
	button,
	dealt,
	dialog,
	exits,
	expectCount,
	expectTexts,
	isGone,
	nextRound,
	openAgain,
	openTable,
	seated,
	tap,
	taxed,
	tile
} from './table-page.ts';

/** The places of their second round are Eli, Dee, Chidi, Ben, Ana. */
const five = words('Ana Ben Chidi Dee Eli');
const sheet = dialog('Decrees');
const line = button(/ in force: /);
const within = (name: string) => sheet.getByRole('group', { name }).getByRole('button');
const cards = sheet.getByRole('group', { name: /^Decree: / });

const open = (after: readonly TimelineCommand[] = []) =>
	openTable({ evening: secondRound('temple', five, after) });

test('DE-1 a decree from the list for one player takes four taps and is stored', async () => {
	await open([step('play')]);
	const four = [
		button('Decree'),
		within('Who has to obey?').filter({ hasText: 'Ana' }),
		within('What?').filter({ hasText: 'Drinks' }),
		button('Proclaim it')
	];
	await tap(...four.slice(0, 3));
	await expect.element(sheet).toHaveTextContent('Eli decrees — Ana: Bring the drinks, this round.');
	await tap(four[3]!);
	// it is read out from a scroll, and stays as a ribbon
	await expect.element(sheet).toHaveTextContent('By order of');
	await expect.element(sheet).toHaveTextContent('Bring the drinks');
	await tap('Hear, hear');
	await isGone(sheet);
	await expect.element(line).toBeVisible();
	await openAgain();
	await expectTexts(line, ['1 decree in force: Bring the drinks · Ana']);
	await tap(/^Undo Eli’s decree/);
	await isGone(line);
});

test('DE-1 a decree in own words by another issuer, for several players, with a term', async () => {
	await open();
	await tap('Decree', button('Eli', sheet));
	await tap(
		within('Who decrees?').filter({ hasText: 'Dee' }),
		sheet.getByRole('button', { name: 'All below' })
	);
	await expectTexts(within('Who has to obey?'), ['Chidi', 'Ben', 'Ana', 'All below']);
	await tap(within('Who has to obey?').filter({ hasText: 'Ben' }));
	await tap(
		within('Who has to obey?').filter({ hasText: 'Ana' }),
		sheet.getByRole('button', { name: 'What?' })
	);
	await sheet.getByLabelText('In these words').fill('Sing before each trick');
	await tap(sheet.getByRole('button', { name: 'While reigning' }));
	await tap(within('Until when?').filter({ hasText: 'All evening' }), 'Proclaim it');
	// the top player may veto it
	await expect.element(button('Veto')).toBeVisible();
	await tap('Hear, hear', line);
	for (const text of ['Dee to Ben and Ana', 'Sing before each trick', 'all evening'])
		await expect.element(cards).toHaveTextContent(text);
});

test('DE-1 a decree lapses when its issuer loses the place; one for the evening stays', async () => {
	await open([
		decree('Eli', ['Ana'], 'Bow low', 'reign'),
		decree('Eli', ['Ana'], 'Wear a hat', 'evening')
	]);
	await seated();
	await expectCount(page.getByRole('group', { name: /^Decree: / }), 2);
	await dealt();
	await taxed();
	await exits('Dee Eli Chidi Ben');
	// a finished round does not repeat what ends with it
	await expect.element(button('Next round')).toBeVisible();
	await isGone(line);
	await nextRound();
	await expectTexts(line, ['1 decree in force: Wear a hat · Ana']);
	await tap(line);
	await expect.element(sheet.getByText('lapsed · Bow low')).toBeVisible();
});

test('DE-1 only the top player can veto another’s decree', async () => {
	await open([decree('Eli', ['Ana'], 'Bow low'), decree('Dee', ['Ana'], 'Fetch the sweets')]);
	await tap(line);
	const vetoed = cards.getByRole('button', { name: 'Vetoed' });
	await expectCount(vetoed, 1);
	await tap(vetoed);
	await expect.element(sheet.getByText('vetoed · Fetch the sweets')).toBeVisible();
	await expectCount(cards, 1);
	await tap(cards.getByRole('button', { name: 'Obeyed' }));
	await expect.element(sheet.getByText('obeyed · Bow low')).toBeVisible();
});

test('TI-0 nobody decrees before there is standing', async () => {
	await openTable({ evening: seatedEvening('temple', five) });
	await expect.element(button('More')).toBeVisible();
	await isGone(button('Decree'));
	await tap('More', 'Decrees');
	await expect.element(sheet).toHaveTextContent('Nobody has a place yet');
});

test('SC-1 SC-2 points, their origin, a correction by hand, and the target reached', async () => {
	const scored = decreeEvenings(five).find((log) => log[0]?.id === 'scored.0')!;
	await openTable({ evening: scored });
	// by hand: in round 1 Eli 4, Dee 3, Chidi 2, Ben 1, and 1 for Ana, as Eli rose, and for Ben, as
	// Dee did; Eli −2; in round 2, with the places Eli Dee Chidi Ben Ana: Ben 4, Chidi 3, Dee 2,
	// Eli 1, and 1 for Dee, as Ben rose
	const reached = '2 rounds are played: Ben and Dee share the win.';
	await expect.element(page.getByText(reached)).toBeVisible();
	await tap('Standings');
	const points = dialog('Standings');
	const rows = points.getByRole('row');
	// place, player and points, then rounds won, on the throne, and the longest reign
	await expectTexts(rows, [
		/^Player\s*Points/,
		/^1\s*Ben\s*6/,
		/^2\s*Chidi\s*5/,
		/^3\s*Dee\s*6/,
		/^4\s*Eli\s*3/,
		/^5\s*Ana\s*1/
	]);
	await tap(points.getByText('Round 2'));
	await expect.element(points.getByText('+1 Ben rose (SC-1)')).toBeVisible();
	await tap('Correct by hand', button('Ben', points), 'One point more', 'Correct the points');
	await expect.element(points.getByRole('alert')).toBeVisible();
	await points.getByLabelText('Why?').fill('Ben went out earlier');
	await tap('Correct the points');
	await expect.element(rows.filter({ hasText: 'Ben' })).toHaveTextContent(/Ben\s*7/);
	await userEvent.keyboard('{Escape}');
	await isGone(points);
	await expect
		.element(page.getByRole('status').filter({ hasText: '2 rounds are played: Ben wins.' }))
		.toBeVisible();
	await expect.element(tile('Ben')).toBeVisible();
});
