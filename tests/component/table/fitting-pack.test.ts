import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '#lib/app/table/session.svelte.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { House } from '#lib/rules/options.ts';
import { readLog } from '#lib/storage/entries.ts';
import { confirm, logOf, out, rulesOf, step, words } from '../../e2e/support/logs.ts';
import { comeAndGo, isGone, join, openComeAndGo, openTable, seated, tap } from './table-page.ts';

const five = words('Ana Ben Chidi Dee Eli');
const pack = page.getByRole('region', { name: 'The pack' });

const seats = (names: readonly string[]) =>
	({ type: 'setSeats', order: names as PlayerId[], how: 'by-hand' }) as const;
/** An evening that was dealt once and stands at the seats of its second round. */
const open = (names: readonly string[], house: House) =>
	openTable({
		evening: logOf(rulesOf('president', house), names, [
			seats(names),
			step('play'),
			...out(names.slice(0, -1)),
			confirm
		])
	});

test('RG-22 a table that shrinks goes on with one pack, taken with one tap', async () => {
	await open(five, { packs: 2 });
	await comeAndGo({ leaves: ['Eli'] });
	const tooFew = page.getByText('There are too few players for these rules.');
	await expect.element(tooFew).toBeVisible();
	await isGone(page.getByText('Someone has to join'));
	await tap(/Packs of cards.*One pack/);
	await isGone(tooFew);
	expect(JSON.stringify((await readLog(session.evening!.id)).at(-1))).toContain('"packs":1');
	await seated();
	await expect.element(pack).toHaveTextContent('52 cards');
});

test('RG-22 a table that grows is offered the fitting pack when somebody is refused', async () => {
	await open(words('Ana Ben Chidi Dee Eli Fay Gus Hana'), { deck: '32', opener: '7C' });
	await openComeAndGo();
	const newcomer = page.getByRole('textbox', { name: 'Name of the newcomer' });
	await join('Ira');
	await expect
		.element(newcomer)
		.toHaveAccessibleDescription('The table is full under these rules.');
	await tap(/Packs of cards.*Two packs/);
	await expect.element(newcomer).not.toHaveAccessibleDescription();
	await newcomer.click();
	await userEvent.keyboard('{Enter}');
	await expect.element(page.getByRole('status').filter({ hasText: 'Ira joins.' })).toBeVisible();
});

test('RG-2 RG-4 the pack of 40 has its own names, and the ring shows the direction', async () => {
	const house: House = {
		deck: '40',
		ranking: 'aces-high',
		direction: 'counter-clockwise',
		firstLead: 'holder-of-card',
		opener: '2D'
	};
	await openTable({ evening: logOf(rulesOf('president', house), five, [seats(five)]) });
	await expect.element(pack).toHaveTextContent('40 cards');
	await expect.element(pack).toHaveTextContent('♦ oros');
	await tap(/^Dealt/);
	await expect
		.element(page.getByRole('img', { name: 'Play goes counter-clockwise' }))
		.toBeVisible();
});
