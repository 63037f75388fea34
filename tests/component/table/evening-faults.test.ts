import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PlayerId } from '#lib/evening/ids.ts';
import { confirm, GUESTS, logOf, out, rulesOf, secondRound, step } from '../../e2e/support/logs.ts';
import { button, dialog, openAgain, openTable, tap, taxRow } from './table-page.ts';

test('TX-11: a wrong tribute is recorded with its remedy and shown on the bracket', async () => {
	await openTable({ evening: secondRound('tahimi', GUESTS.slice(0, 4), [step('taxes')]) });
	const sheet = dialog('A tribute went wrong');
	const row = (name: string) => page.getByRole('group', { name });
	const wrong = 'A tribute was wrong or forgotten';

	await tap(wrong, 'Record it');
	await expect
		.element(row('Ana pays Dee 2'))
		.toHaveTextContent('Wrong cards: they go back, and the right ones are paid.');
	await expect.element(taxRow('Ana')).toHaveAttribute('aria-pressed', 'mixed');

	await tap(wrong, button('Ben', sheet), sheet.getByRole('button', { name: 'Forgotten' }));
	await tap(sheet.getByRole('button', { name: 'A fine' }), 'Record it');
	await expect.element(sheet.getByRole('alert')).toHaveTextContent(/^Type at least one letter\.$/);
	await sheet.getByRole('textbox', { name: 'The fine' }).fill('Ben brings the tea');
	await tap('Record it');
	await expect
		.element(row('Ben pays Chidi 1'))
		.toHaveTextContent('Forgotten, with a fine: Ben brings the tea.');
	await openAgain();
	await expect.element(page.getByText('with a fine: Ben brings the tea')).toBeVisible();
});

test('TX-10 DK-8: in The Great Dalmuti the Merchants exchange cards, and the top player decides who keeps an exposed card', async () => {
	const names = GUESTS.slice(0, 6);
	const rules = rulesOf('dalmuti', { merchantExchange: true, misdeal: 'top-player-rules' });
	await openTable({
		evening: logOf(rules, names, [
			{ type: 'setSeats', order: names as PlayerId[], how: 'by-hand' },
			step('play'),
			...out('Ana Ben Chidi Dee Eli'),
			confirm,
			step('deal')
		])
	});
	await tap('A card was exposed while dealing', button('Ben', dialog('Whose card is it?')));
	await tap(dialog('Ana decides').getByRole('button', { name: 'It goes to Fay' }));
	await expect
		.element(page.getByRole('region', { name: 'A card was exposed' }))
		.toHaveTextContent(
			'The exposed card goes from Ben to Fay, and Ben gets a random one of Fay’s.'
		);
	await tap(/^Dealt/);
	const exchange = page.getByRole('region', { name: 'Merchant exchange' });
	await expect
		.element(exchange)
		.toHaveTextContent('Chidi may swap one card blindly with another Merchant.');
	await tap(exchange.getByRole('button', { name: 'Dee' }));
	await expect.element(exchange).toHaveTextContent('Chidi swapped a card with Dee.');
	// it stays open when somebody leaves before play
	await tap('More', 'Something went wrong', 'Someone leaves the round', button('Eli', dialog()));
	await expect.element(exchange.getByRole('button', { name: 'Dee' })).toBeVisible();
});
