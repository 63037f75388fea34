import { expect, expectPage, routes, test, visit } from '../../support/host.ts';
import { playingEvening, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { button, exits, startButton, tile } from '../../support/table.ts';

/** Takes from the browser what others lack: a time zone, and durability of transactions. */
function takeParts() {
	const fail = (): never => {
		throw new RangeError('Unsupported time zone specified undefined');
	};
	// the browser's own constructor throws where it finds no time zone
	Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, { construct: fail, apply: fail });
	for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const)
		Date.prototype[name] = fail;
	const { transaction } = IDBDatabase.prototype;
	IDBDatabase.prototype.transaction = function (stores, mode) {
		return transaction.call(this, stores, mode);
	};
	delete (IDBTransaction.prototype as { durability?: unknown }).durability;
}

test('a browser without a time zone and without durability shows every page @long', async ({
	page,
	host
}) => {
	await page.addInitScript(takeParts);
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', words('Ana Ben Chidi Dee')));
	await exits(page, 'Ana');
	for (const route of routes) {
		await visit(page, host, route);
		await expectPage(page);
	}
	// with dates, times and a weekday
	await visit(page, host, '/chronicle');
	await page.getByRole('link', { name: /^seeded/ }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('seeded');
	await expect(page.getByRole('list').filter({ hasText: 'Ana, Ben' })).toContainText(/\d\d:\d\d/);
	await visit(page, host);
	await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, 1st out');
	await button(page, 'More').click();
	await button(page, 'End the evening').click();
	await button(page, 'Start another evening').click();
	await expect(startButton(page)).toBeVisible();
});
