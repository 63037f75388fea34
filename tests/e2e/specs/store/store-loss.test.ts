import type { Page } from '@playwright/test';
import { openEmptyPage } from '../../support/database.ts';
import { expect, test, type Host } from '../../support/host.ts';
import { playingEvening, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { atStep, button, exits, startButton } from '../../support/table.ts';

const NAMES = words('Ana Ben Chidi Dee');
const told = (page: Page) => page.getByRole('alert').filter({ hasText: /evening/i });

/** Does something to the database between two visits. */
async function between(page: Page, host: Host, change: () => Promise<void>) {
	await openEmptyPage(page, host);
	await page.evaluate(change);
	await page.unrouteAll();
	await page.goto(host.url);
}

/** Waits until the app has checked the store. */
const looked = (page: Page) => page.waitForFunction(() => 'courtbook-kept' in localStorage);

test('a store that lost its last entries, or all data, between visits is reported until the user dismisses it @long', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	await looked(page);
	await seedEvening(page, playingEvening('temple', NAMES));
	await page.evaluate(
		(backedUp) => {
			const mark = JSON.parse(localStorage.getItem('courtbook-kept')!) as object;
			localStorage.setItem('courtbook-kept', JSON.stringify({ ...mark, backedUp }));
		},
		Date.UTC(2026, 10, 6, 12)
	);
	await exits(page, 'Ana Ben');
	await page.reload();
	await atStep(page, 'Play');
	await expect(told(page)).toHaveCount(0);

	await between(page, host, async () => {
		const opening = indexedDB.open('courtbook');
		await new Promise((resolve) => (opening.onsuccess = resolve));
		const tx = opening.result.transaction('entries', 'readwrite');
		const cursor = tx.objectStore('entries').openKeyCursor(null, 'prev');
		cursor.onsuccess = () => tx.objectStore('entries').delete(cursor.result!.primaryKey);
		await new Promise((resolve) => (tx.oncomplete = resolve));
		opening.result.close();
	});
	await expect(told(page)).toContainText('One evening has lost its last entries');
	await expect(told(page)).toContainText('Fri, Nov 6, 2026');
	await page.reload();
	await button(page, 'I have read it').click();
	await expect(told(page)).toHaveCount(0);
	await page.reload();
	await atStep(page, 'Play');
	await expect(told(page)).toHaveCount(0);

	await between(page, host, async () => {
		const request = indexedDB.deleteDatabase('courtbook');
		await new Promise((resolve) => (request.onsuccess = resolve));
	});
	await expect(startButton(page)).toBeVisible();
	await expect(told(page)).toContainText('Evenings that were kept here are gone');
	await expect(told(page)).toContainText('Fri, Nov 6, 2026');
	await page.getByRole('link', { name: 'Restore a backup' }).click();
	await expect(button(page, 'Restore a file')).toBeVisible();
	await expect(told(page)).toHaveCount(0);
	await page.goto(host.url);
	await expect(startButton(page)).toBeVisible();
	await expect(told(page)).toHaveCount(0);
});
