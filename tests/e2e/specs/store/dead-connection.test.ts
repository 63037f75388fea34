import type { Page } from '@playwright/test';
import { dumpStore, describeLog, killConnections, storedLog } from '../../support/database.ts';
import { expect, test, visit } from '../../support/host.ts';
import { playingEvening, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { exits, tile, watchAlerts } from '../../support/table.ts';

const NAMES = words('Ana Ben Chidi Dee Eli Fay');
const evening = playingEvening('temple', NAMES);
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

test('connections that died in mid-round and in a worker: the next exits are stored without a message, and the search goes on @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, evening);
	await exits(page, 'Ana');
	const alerts = await watchAlerts(page);
	await killConnections(page, 'InvalidStateError');
	await exits(page, 'Ben');
	await killConnections(page, 'UnknownError');
	await exits(page, 'Chidi');
	expect(describeLog(await storedLog(page)).slice(-3)).toEqual([
		'PlayerWentOut Ana',
		'PlayerWentOut Ben',
		'PlayerWentOut Chidi'
	]);
	expect(await alerts()).toEqual([]);
	await page.reload();
	await expect(tile(page, 'Chidi')).toHaveAccessibleName('Chidi, 3rd out');

	const started = page.waitForEvent('worker');
	await visit(page, host, '/chronicle');
	const search = page.getByRole('searchbox');
	await search.fill('Ana');
	await expect(page.getByRole('link', { name: /^seeded/ })).toBeVisible();
	await killConnections(await started, 'InvalidStateError');
	await search.fill('nobody of this name');
	await expect(page.getByRole('link', { name: /^seeded/ })).toHaveCount(0);
	await search.fill('Fay');
	await expect(page.getByRole('link', { name: /^seeded/ })).toBeVisible();
	await expect(alert(page)).toHaveCount(0);
	expect((await dumpStore(page)).stores['evenings']?.rows).toHaveLength(1);
});
