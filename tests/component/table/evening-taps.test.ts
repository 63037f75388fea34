import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '#lib/app/table/session.svelte.ts';
import { readLog } from '#lib/storage/entries.ts';
import { logOf, out, rulesOf, secondRound, step, words } from '../../e2e/support/logs.ts';
import { expectRing } from './expect-table.ts';
import {
	atStep,
	button,
	dealt,
	dialog,
	exits,
	expectCount,
	expectTexts,
	isGone,
	join,
	nextRound,
	openTable,
	tap,
	taxed,
	tile
} from './table-page.ts';

const names = words('Ana Ben Chidi Dee Eli Fay');

test('JO-1: in mid-round a late arrival is noted for the next round, and seated with it', async () => {
	await openTable({ evening: secondRound('temple', names, [step('play'), ...out(['Fay'])]) });
	await expect.element(tile('Ana')).toBeVisible();
	const tilePlaces = () =>
		names.map((name) => JSON.stringify(tile(name).element().getBoundingClientRect()));
	const places = tilePlaces();
	await tap('More', 'Come and go next round');
	const sheet = dialog('Come and go next round');
	for (const name of ['Gus', 'Hana']) {
		await join(name);
		const told = sheet.getByText(`${name} joins next round`, { exact: true });
		await expect.element(told).toBeVisible();
	}
	await tap('Hana: not after all', 'Dee leaves', button('Done', sheet));
	const noted = page.getByText('Gus joins next round · Dee leaves after this round');
	await expect.element(noted).toBeVisible();
	await tap('Undo Dee leaving after this round');
	await expect.element(page.getByText('Gus joins next round', { exact: true })).toBeVisible();
	await tap(/^Redo/);
	await expect.element(noted).toBeVisible();
	// no tile moves
	scrollTo(0, 0);
	expect(tilePlaces()).toEqual(places);
	await exits('Ana Ben Chidi Dee');
	await expect.element(noted).toBeVisible();
	await nextRound();
	await expect.element(tile('Gus')).toBeVisible();
	await isGone(tile('Dee'));
	await isGone(noted);
});

test('SE-4: the end of a round shows the winner with a crown, and who rose and fell', async () => {
	await openTable({ evening: secondRound('temple', names, [step('play'), ...out(['Ana'])]) });
	await exits('Ben Chidi Dee Eli');
	const top = page.getByRole('region', { name: 'At the top' });
	for (const text of ['Ana', 'up 5 places', 'Emperor'])
		await expect.element(top).toHaveTextContent(text);
	const rose = page.getByText('Ana rises from the bottom for the first time.');
	await expect.element(rose).toBeVisible();
	const fallen = () => document.querySelector('main .fallen')?.textContent;
	await expect.poll(fallen).toMatch(/Fay[^]*Poor Man[^]*down 5 places/);
	const rows = page.getByRole('list', { name: 'The new places' }).getByRole('button');
	const places = ['Ana, 1st out', 'Ben, 2nd out', 'Chidi, 3rd out', 'Dee, 4th out'];
	await expectCount(rows, 6);
	for (const [i, label] of [...places, 'Eli, 5th out', 'Fay, 6th'].entries())
		await expect.element(rows.nth(i)).toHaveAccessibleName(label);
	// a tap on a row corrects the exit, after a short pause
	await tap(tile('Eli'), 'Swap with Fay, 6th');
	await expect.element(tile('Fay')).toHaveAccessibleName('Fay, 5th out');
	await expect.poll(fallen).toContain('Eli');
});

const field = page.getByRole('textbox', { name: /^New name/ });

test('names: emoji, right-to-left and combining marks are kept, also 40 of them, control characters removed', async () => {
	await openTable();
	await tap('What do you call it?', dialog().getByRole('button', { name: /^Temple/ }));
	const others = ['נועה', 'محمد', '👨‍👩‍👧‍👦'.repeat(40), 'นภา'];
	for (const name of ['Be\u0007n\u202e', 'Zoe\u0308', ...others]) {
		await field.fill(name);
		await userEvent.keyboard('{Enter}');
	}
	await tap('Start with 6');
	await dealt();
	await taxed();
	// right-to-left names are isolated
	const shown = ['Ben', 'Zo\u00eb', '\u2068נועה\u2069', '\u2068محمد\u2069', ...others.slice(2)];
	// each is a tile with the whole name, for those who cannot see the ellipsis
	await expectRing(shown.map((name) => `${name}, Middle Class`));
	expect((await readLog(session.evening!.id))[0]).toMatchObject({
		players: ['Ben', 'Zo\u00eb', ...others].map((name) => ({ name }))
	});
});

test('SE-1: first seats as tapped, by hand, at random, or by cards that are in the pack', async () => {
	const order = page.getByRole('main').getByRole('listitem');
	const four = words('Ana Ben Chidi Dee');
	await openTable({ evening: logOf(rulesOf('temple'), four, []) });
	await atStep('Who sits where?');
	await expectTexts(order, ['1 Ana', '2 Ben', '3 Chidi', '4 Dee']);
	await tap('Not so: tap the names clockwise', 'Chidi', 'Ana', 'Dee');
	await expectTexts(order, ['1 Chidi', '2 Ana', '3 Dee', '4 Ben']);

	await tap('By hand', 'Move Dee up', 'Move Dee up');
	await expectTexts(order, ['1 Ana', '2 Dee', '3 Ben', '4 Chidi']);
	await expect.element(button('Move Ana up')).toBeDisabled();
	await expect.element(button('Move Chidi down')).toBeDisabled();

	await tap('At random');
	const seen = new Set<string>();
	while (seen.size < 3) {
		await tap('Shuffle again');
		const shuffled = order.elements().map((one) => one.textContent.replace(/[\d\s]/g, ''));
		expect(shuffled.toSorted()).toEqual(four);
		seen.add(shuffled.join(' '));
	}

	await tap('Draw cards');
	const keys = (name: string) => page.getByRole('group', { name: `${name} drew` });
	await expectCount(keys('Ana').getByRole('button'), 14);
	const joker = (name: string) => keys(name).getByRole('button', { name: 'Joker' });
	await tap(joker('Ana'), joker('Ben'));
	await expect.element(joker('Chidi')).toBeDisabled();
	await expect.element(button('Seat them by the draw')).toBeDisabled();
});
