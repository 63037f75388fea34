import type { Page } from '@playwright/test';
import { expect, test } from '../../support/host.ts';
import { describeLog, storedLog } from '../../support/database.ts';
import { playingEvening, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { exits, startEvening, tile } from '../../support/table.ts';

const NAMES = words('Ana Ben Chidi Dee Eli Fay');
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

/** The store takes no entries while this is set, also after a reload. */
const full = (page: Page, on: boolean) =>
	page.evaluate((value) => sessionStorage.setItem('full', value), on ? 'yes' : '');

test.beforeEach(async ({ page }) => {
	await page.addInitScript(() => {
		const { add } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.add = function (...args) {
			if (sessionStorage['full']) throw new DOMException('Full', 'QuotaExceededError');
			return add.apply(this, args);
		};
	});
});

/** Reloads the page. @returns the kinds of questions that the browser asked */
async function reload(page: Page): Promise<string[]> {
	const asked: string[] = [];
	page.once('dialog', (dialog) => {
		asked.push(dialog.type());
		void dialog.accept();
	});
	await page.reload();
	page.removeAllListeners('dialog');
	return asked;
}

test('the browser asks before a reload with unsaved entries, which are restored and stored once @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', NAMES));
	const before = await storedLog(page);
	await full(page, true);
	await exits(page, 'Ana Ben');
	await expect(alert(page)).toContainText(/storage is full/i);

	expect(await reload(page)).toEqual(['beforeunload']);
	await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, 2nd out');
	await expect(alert(page)).toContainText(/entries are in memory only/);
	await exits(page, 'Chidi');
	await reload(page);
	await expect(tile(page, 'Chidi')).toHaveAccessibleName('Chidi, 3rd out');
	expect(await storedLog(page)).toEqual(before);

	await full(page, false);
	await expect(alert(page)).toHaveCount(0);
	const after = await storedLog(page);
	expect(after.slice(0, before.length)).toEqual(before);
	expect(describeLog(after.slice(before.length))).toEqual(
		words('Ana Ben Chidi').map((name) => `PlayerWentOut ${name}`)
	);
	expect(await reload(page)).toEqual([]);
	await expect(tile(page, 'Chidi')).toHaveAccessibleName('Chidi, 3rd out');
	expect(await storedLog(page)).toEqual(after);
	expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('unsaved');
});

test('an evening begun on a full disk is restored after a reload, even with localStorage full @long', async ({
	page,
	host
}) => {
	await page.addInitScript(() => {
		const { setItem } = Storage.prototype;
		Storage.prototype.setItem = function (key, value) {
			if (value.length > 1000) throw new DOMException('Full', 'QuotaExceededError');
			setItem.call(this, key, value);
		};
	});
	await page.goto(host.url);
	await startEvening(page, 'Temple', NAMES.slice(0, 4));
	await full(page, true);
	// the earlier evening is in the store; this one only in a file
	await page.getByRole('button', { name: 'More' }).click();
	await page.getByRole('button', { name: 'End the evening' }).click();
	await page.getByRole('button', { name: 'Start another evening' }).click();
	await startEvening(page, 'Tahimi', NAMES.slice(0, 5));
	await expect(alert(page)).toContainText(/storage is full/i);
	const file = async () => {
		const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('unsaved');
		for await (const [, handle] of folder.entries())
			return (await (handle as FileSystemFileHandle).getFile()).text();
		return '';
	};
	await expect.poll(() => page.evaluate(file).catch(() => '')).toContain('"tahimi"');

	await reload(page);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who sits where?');
	await expect(alert(page)).toContainText('in memory only');
	await expect(page.getByRole('button', { name: 'Eli' }).first()).toBeVisible();
	await full(page, false);
	await expect(alert(page)).toHaveCount(0);
	// the folder is removed with its last file; a reload in between would leave it
	await expect.poll(() => page.evaluate(file).catch(() => 'none')).toBe('none');
	await reload(page);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who sits where?');
	expect(describeLog(await storedLog(page))).toEqual(['EveningStarted']);
});
