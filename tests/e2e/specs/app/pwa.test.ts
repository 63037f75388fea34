import type { Page } from '@playwright/test';
import { serviceWorkerReady, expect, moveClock, expectPage, test } from '../../support/host.ts';
import { playingEvening, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { exits, nextRound } from '../../support/table.ts';

test.use({ serviceWorkers: 'allow', ownHost: true });

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }) && null);
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
const prompt = (page: Page) => page.getByRole('status').filter({ hasText: /new version/i });
const findUpdate = (page: Page) =>
	page.evaluate(() => navigator.serviceWorker.ready.then((r) => r.update()).then(() => undefined));
const isWaiting = (page: Page) =>
	page.evaluate(() => navigator.serviceWorker.ready.then((r) => r.waiting !== null));

test('a first visit gets the prerendered page with its text', async ({ page, host }) => {
	const html = await (await page.request.get(`${host.url}/`)).text();
	expect(html).toMatch(/<h1/);
});

test('an update waits for the user, and is still offered after a reload; a tab without it runs on and can still load its code @long', async ({
	page,
	context,
	host
}) => {
	await page.goto(host.url);
	await serviceWorkerReady(page);
	const other = await context.newPage();
	await other.goto(host.url);
	await serviceWorkerReady(other);
	await mark(other);
	// the new version lacks the files that only the settings load
	const onTable = await other.evaluate(() =>
		performance.getEntriesByType('resource').map((e) => e.name)
	);
	await page
		.getByRole('navigation', { name: 'Places' })
		.getByRole('link', { name: 'Settings' })
		.click();
	await expectPage(page);
	const onSettings = await page.evaluate(() =>
		performance.getEntriesByType('resource').map((e) => new URL(e.name))
	);
	const lazy = onSettings
		.filter((url) => url.pathname.endsWith('.js') && !onTable.includes(url.href))
		.map((url) => url.pathname.slice(1));
	expect(lazy.length).toBeGreaterThan(0);
	await page.goto(host.url);
	await mark(page);
	host.deploy(lazy);
	await findUpdate(page);
	await expect(prompt(page)).toBeVisible();
	expect(await isWaiting(page)).toBe(true);
	expect(await isMarked(page), 'no reload of its own').toBe(true);
	await page.reload();
	await expect(prompt(page)).toBeVisible();
	await mark(page);
	await prompt(page).getByRole('button', { name: 'Update' }).click();
	await page.waitForFunction(() => !('marked' in window));
	await expectPage(page);
	await expect(prompt(page)).toBeHidden();
	expect(await isWaiting(page)).toBe(false);

	const session = await context.newCDPSession(other);
	await session.send('Network.clearBrowserCache');
	await expect(prompt(other)).toBeVisible();
	await other
		.getByRole('navigation', { name: 'Places' })
		.getByRole('link', { name: 'Settings' })
		.click();
	await expect(other).toHaveURL(`${host.url}/settings`);
	await expectPage(other);
	expect(await isMarked(other)).toBe(true);
	await prompt(other).getByRole('button', { name: 'Update' }).click();
	await other.waitForFunction(() => !('marked' in window));
});

/** Puts the clock forward, as if the phone had resumed the page after these hours. */
async function resumedAfter(page: Page, hours: number) {
	await moveClock(page, hours * 3_600_000);
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('a page that stays open finds a new version when it is resumed after an hour, but not in the middle of a round, and offline says nothing @long', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	await seedEvening(page, playingEvening('temple', words('Ana Ben Chidi Dee')));
	await serviceWorkerReady(page);
	await mark(page);
	host.deploy([]);
	const asked = () => host.requests.filter((path) => path === '/sw.js').length;
	const before = asked();
	await resumedAfter(page, 2);
	await exits(page, 'Ana Ben Chidi');
	expect(asked()).toBe(before);
	await nextRound(page);
	await expect(prompt(page)).toBeVisible();
	expect(await isMarked(page), 'no reload of its own').toBe(true);
	await host.stop();
	await resumedAfter(page, 2);
	await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});
