import type { Page } from '@playwright/test';
import type { House } from '#lib/rules/options.ts';
import { expect, test } from '../../support/host.ts';
import { storedLog } from '../../support/database.ts';
import { confirm, logOf, out, rulesOf, step, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { button, comeAndGo, openComeAndGo, seated } from '../../support/table.ts';

const five = words('Ana Ben Chidi Dee Eli');

/** An evening that was dealt once and stands at the seats of its second round. */
const seeded = (page: Page, game: string, names: string[], house: House) =>
	seedEvening(
		page,
		logOf(rulesOf(game, house), names, [
			{ type: 'setSeats', order: names as PlayerId[], how: 'by-hand' },
			step('play'),
			...out(names.slice(0, -1)),
			confirm
		])
	);

test.beforeEach(({ page, host }) => page.goto(host.beside));

test('RG-22 a table that shrinks goes on with one pack, taken with one tap', async ({ page }) => {
	await seeded(page, 'president', five, { packs: 2 });
	await comeAndGo(page, { leaves: ['Eli'] });
	await expect(page.getByText('There are too few players for these rules.')).toBeVisible();
	await expect(page.getByText('Someone has to join')).toHaveCount(0);
	await button(page, /Packs of cards.*One pack/).click();
	await expect(page.getByText('There are too few players')).toHaveCount(0);
	expect((await storedLog(page)).at(-1)).toContain('"packs":1');
	await seated(page);
	await expect(page.getByRole('region', { name: 'The pack' })).toContainText('52 cards');
});

test('RG-22 a table that grows is offered the fitting pack when somebody is refused', async ({
	page
}) => {
	const eight = words('Ana Ben Chidi Dee Eli Fay Gus Hana');
	await seeded(page, 'president', eight, { deck: '32', opener: '7C' });
	await openComeAndGo(page);
	const newcomer = page.getByRole('textbox', { name: 'Name of the newcomer' });
	await newcomer.fill('Ira');
	await newcomer.press('Enter');
	await expect(newcomer).toHaveAccessibleDescription('The table is full under these rules.');
	await button(page, /Packs of cards.*Two packs/).click();
	await expect(newcomer).toHaveAccessibleDescription('');
	await newcomer.press('Enter');
	await expect(page.getByRole('status').filter({ hasText: 'Ira' })).toBeVisible();
});

test('RG-2 RG-4 the pack of 40 has its own names, and the ring shows the direction', async ({
	page
}) => {
	const house: House = {
		deck: '40',
		ranking: 'aces-high',
		direction: 'counter-clockwise',
		firstLead: 'holder-of-card',
		opener: '2D'
	};
	const seats: TimelineCommand = { type: 'setSeats', order: five as PlayerId[], how: 'by-hand' };
	await seedEvening(page, logOf(rulesOf('president', house), five, [seats]));
	const pack = page.getByRole('region', { name: 'The pack' });
	await expect(pack).toContainText('40 cards');
	await expect(pack).toContainText('♦ oros');
	await button(page, /^Dealt/).click();
	await expect(page.getByRole('img', { name: 'Play goes counter-clockwise' })).toBeVisible();
});
