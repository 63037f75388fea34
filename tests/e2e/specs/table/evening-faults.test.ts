import { expect, test } from '../../support/host.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { confirm, GUESTS, logOf, out, rulesOf, secondRound, step } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { button, taxRow } from '../../support/table.ts';

const id = (name: string) => name as PlayerId;

test('TX-11: a wrong tribute is recorded with its remedy and shown on the bracket', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, secondRound('tahimi', GUESTS.slice(0, 4), [step('taxes')]));
	const wrong = button(page, 'A tribute was wrong or forgotten');
	const sheet = page.getByRole('dialog', { name: 'A tribute went wrong' });

	await wrong.click();
	await sheet.getByRole('button', { name: 'Record it' }).click();
	const outer = page.getByRole('group', { name: 'Ana pays Dee 2' });
	await expect(outer).toContainText('Wrong cards: they go back, and the right ones are paid.');
	await expect(taxRow(page, 'Ana')).toHaveAttribute('aria-pressed', 'mixed');

	await wrong.click();
	await sheet.getByRole('button', { name: 'Ben', exact: true }).click();
	await sheet.getByRole('button', { name: 'Forgotten' }).click();
	await sheet.getByRole('button', { name: 'A fine' }).click();
	await sheet.getByRole('button', { name: 'Record it' }).click();
	await expect(sheet.getByRole('alert')).toHaveText('Type at least one letter.');
	await sheet.getByRole('textbox', { name: 'The fine' }).fill('Ben brings the tea');
	await sheet.getByRole('button', { name: 'Record it' }).click();
	await expect(page.getByRole('group', { name: 'Ben pays Chidi 1' })).toContainText(
		'Forgotten, with a fine: Ben brings the tea.'
	);
	await page.reload();
	await expect(page.getByText('with a fine: Ben brings the tea')).toBeVisible();
});

test('TX-10 DK-8: in The Great Dalmuti the Merchants exchange cards, and the top player decides who keeps an exposed card', async ({
	page,
	host
}) => {
	const names = GUESTS.slice(0, 6);
	const rules = rulesOf('dalmuti', { merchantExchange: true, misdeal: 'top-player-rules' });
	const order = names.map(id);
	await page.goto(host.beside);
	await seedEvening(
		page,
		logOf(rules, names, [
			{ type: 'setSeats', order, how: 'by-hand' },
			step('play'),
			...out('Ana Ben Chidi Dee Eli'),
			confirm,
			step('deal')
		])
	);
	await button(page, 'A card was exposed while dealing').click();
	await page
		.getByRole('dialog', { name: 'Whose card is it?' })
		.getByRole('button', { name: 'Ben' })
		.click();
	await page
		.getByRole('dialog', { name: 'Ana decides' })
		.getByRole('button', { name: 'It goes to Fay' })
		.click();
	await expect(page.getByRole('region', { name: 'A card was exposed' })).toContainText(
		'The exposed card goes from Ben to Fay, and Ben gets a random one of Fay’s.'
	);
	await button(page, /^Dealt/).click();
	const exchange = page.getByRole('region', { name: 'Merchant exchange' });
	await expect(exchange).toContainText('Chidi may swap one card blindly with another Merchant.');
	await exchange.getByRole('button', { name: 'Dee' }).click();
	await expect(exchange).toContainText('Chidi swapped a card with Dee.');
	// it stays open when somebody leaves before play
	await button(page, 'More').click();
	const sheet = page.getByRole('dialog');
	await button(page, 'Something went wrong').click();
	await sheet.getByRole('button', { name: 'Someone leaves the round' }).click();
	await sheet.getByRole('button', { name: 'Eli' }).click();
	await expect(exchange.getByRole('button', { name: 'Dee' })).toBeVisible();
});
