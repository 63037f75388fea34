import type { Browser, Page } from '@playwright/test';
import { dated, evening, eveningLines, expectLines } from '../../support/chronicle.ts';
import { BESIDE, expect, test as base } from '../../support/host.ts';
import { playingEvening } from '../../support/logs.ts';
import { openBrowserOverHttp, openPhoneOverHttp, overHttp } from '../../support/plain-http.ts';
import { seedEvening, seedEvenings } from '../../support/seed.ts';
import { allExplained, button, countTaps, goOut, shareTable, tile } from '../../support/table.ts';

/** Phones over HTTPS, for which the browser takes the loopback address, and over plain HTTP share
 * tables and clubs. */
const test = base.extend<{ plain: Page }>({
	plain: async ({ host, faults }, use) => {
		await host.serveRelay();
		host.addresses = [overHttp(host).origin];
		overHttpBrowser ??= await openBrowserOverHttp();
		const context = await openPhoneOverHttp(host, faults, overHttpBrowser);
		await use(await context.newPage());
		await context.close();
	}
});

test.use({ ownHost: true });

// one after the other in one worker, so that they share a browser; as a fixture of workers it would
// start a worker of its own
test.describe.configure({ mode: 'default' });
let overHttpBrowser: Browser | undefined;
test.afterAll(() => overHttpBrowser?.close());

const NAMES = ['Ana', 'Ben', 'Chidi', 'Dee'];
const startedNow = () => dated(playingEvening('temple', NAMES), new Date(Date.now() - 60_000));
const linkIn = (page: Page) => page.getByRole('textbox', { name: 'The link' });

async function linkToTable(page: Page): Promise<string> {
	await shareTable(page);
	await expect(linkIn(page)).toHaveValue(/#m1\./);
	const link = await linkIn(page).inputValue();
	await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
	return link;
}

/** Lets a phone store nothing about tables. @returns a function that ends this */
async function keepTablesBusy(page: Page) {
	await page.evaluate(
		() =>
			new Promise<void>((busy) => {
				const opening = indexedDB.open('courtbook-reach');
				opening.onsuccess = () => {
					const store = opening.result.transaction('tables', 'readwrite').objectStore('tables');
					const ask = () => {
						if (!('free' in window)) store.count().onsuccess = ask;
					};
					ask();
					busy();
				};
			})
	);
	return () => page.evaluate(() => Object.assign(window, { free: true }).free);
}

test('a phone over plain HTTP follows a table, goes out, and writes @long', async ({
	page,
	host,
	plain
}) => {
	await allExplained(page);
	await page.goto(host.beside);
	await seedEvening(page, startedNow());
	const link = await linkToTable(page);
	expect(link).toContain(overHttp(host).origin);

	const taps = await countTaps(plain);
	await plain.goto(link);
	expect(await plain.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false]);
	await expect(button(plain, 'Ben')).toBeVisible();
	const free = await keepTablesBusy(plain);
	await button(plain, 'Ben').click();
	await expect(plain.getByText('Live · 2 phones')).toBeVisible();
	expect(await taps()).toBe(1);
	// a slow store holds back neither who it is nor its exit
	await goOut(plain);
	await expect(plain.getByText(/^(Sent|Not counted: .*|You are out)$/)).toBeVisible();
	await free();
	await expect(plain.getByText('You are out', { exact: true })).toBeVisible();
	await expect(tile(page, 'Ben')).toHaveAccessibleName(/ out$/);

	// it gets the pen, and signs what the other one accepts
	await shareTable(page);
	await button(page, 'Let Ben’s phone write').click();
	await button(page, 'Yes, Ben’s phone writes now').click();
	await plain.getByRole('link', { name: 'Open the table' }).click();
	await tile(plain, 'Chidi').click();
	await page.goto(`${host.url}/join`);
	await button(page, 'Ana').click();
	await expect(page.getByText(/^Ben and Chidi are out/)).toBeVisible();
	await plain.reload();
	await expect(tile(plain, 'Chidi')).toHaveAccessibleName(/ out$/);
	await goOut(page);
	await expect(tile(plain, 'Ana')).toHaveAccessibleName(/ out$/);
	await expect(page.getByText('You came in 3rd')).toBeVisible();
});

test('a phone over plain HTTP shares a table, in one tab at a time @long', async ({
	page,
	host,
	plain
}) => {
	await allExplained(plain);
	await plain.goto(`${overHttp(host).url}/${BESIDE}`);
	await seedEvening(plain, startedNow());
	const { hash } = new URL(await linkToTable(plain));

	await page.goto(`${host.url}/join${hash}`);
	await button(page, 'Dee').click();
	await goOut(page);
	await expect(page.getByText('You are out', { exact: true })).toBeVisible();
	await expect(tile(plain, 'Dee')).toHaveAccessibleName(/ out$/);

	const tab = await plain.context().newPage();
	await tab.goto(`${overHttp(host).url}/join`);
	await expect(tab.getByRole('alert')).toHaveText(/^The table is open in another tab/);
	await plain.close();
	await expect(tab.getByText('This phone writes.')).toBeAttached();
	await tab.close();
});

test('a club is founded over plain HTTP, and its link copied @long', async ({
	page,
	host,
	plain
}) => {
	const log = evening('temple', NAMES, 2, 'First', [{ type: 'closeEvening' }]);
	await plain.goto(`${overHttp(host).url}/${BESIDE}`);
	await seedEvenings(plain, [log]);
	await plain.goto(`${overHttp(host).url}/settings/club`);
	await button(plain, 'Found a club').click();
	await expect(plain.getByText(/^Up to date/)).toBeVisible();
	await expect(linkIn(plain)).toHaveValue(/\/join#c1\./);
	const link = await linkIn(plain).inputValue();
	await button(plain, 'Copy the link').click();
	await expect(plain.getByText('The link is copied.')).toBeVisible();
	expect(await plain.evaluate(() => document.querySelector('textarea'))).toBeNull();

	await page.goto(`${host.url}/join${new URL(link).hash}`);
	await button(page, 'Join').click();
	await expect(page.getByText(/^Up to date/)).toBeVisible();
	await page.goto(`${host.url}/chronicle`);
	await expectLines(page, ['First']);
	expect(await eveningLines(page).count()).toBe(1);
});
