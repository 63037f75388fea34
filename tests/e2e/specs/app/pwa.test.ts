import type { Page } from '@playwright/test';
import {
	serviceWorkerReady,
	expect,
	moveClock,
	routes,
	expectPage,
	sites,
	test
} from '../../support/host.ts';
import { playingEvening, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { exits, nextRound } from '../../support/table.ts';
import { whole } from '../../../sample.ts';

test.use({ serviceWorkers: 'allow', ownHost: true });

const deepLink = '/chronicle/some-id';

interface Picture {
	src: string;
	sizes: string;
	type: string;
	purpose?: string;
	form_factor?: string;
}
interface Manifest {
	[member: string]: unknown;
	icons: Picture[];
	screenshots: Picture[];
	shortcuts: { name: string; url: string; icons: Picture[] }[];
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }) && null);
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
const prompt = (page: Page) => page.getByRole('status').filter({ hasText: /new version/i });
const findUpdate = (page: Page) =>
	page.evaluate(() => navigator.serviceWorker.ready.then((r) => r.update()).then(() => undefined));
const isWaiting = (page: Page) =>
	page.evaluate(() => navigator.serviceWorker.ready.then((r) => r.waiting !== null));

for (const site of sites) {
	test.describe(`below ${site.base}/`, () => {
		test.use({ site });

		test('can be installed: the manifest is complete and its images are served', async ({
			page,
			host
		}) => {
			await page.goto(host.url + deepLink);
			const href = await page.locator('link[rel=manifest]').getAttribute('href');
			const response = await page.request.get(new URL(href ?? '', page.url()).href);
			expect(response.headers()['content-type']).toContain('application/manifest+json');
			const manifest = (await response.json()) as Manifest;
			const root = `${site.base}/`;
			expect(manifest).toMatchObject({
				id: root,
				start_url: root,
				scope: root,
				name: 'Courtbook',
				short_name: 'Courtbook',
				lang: 'en',
				display: 'standalone',
				theme_color: '#0c1613',
				background_color: '#0c1613'
			});
			expect(manifest.icons.map((i) => [i.sizes, i.purpose ?? 'any'])).toEqual([
				['192x192', 'any'],
				['512x512', 'any'],
				['512x512', 'maskable']
			]);
			expect(manifest.shortcuts.map((s) => s.url)).toEqual([root, `${root}chronicle`]);
			expect(manifest.screenshots.map((s) => s.form_factor)).toEqual(['narrow', 'wide']);
			const shortcutIcons = manifest.shortcuts.flatMap((s) => s.icons);
			for (const picture of [...manifest.icons, ...manifest.screenshots, ...shortcutIcons]) {
				expect(picture.src.startsWith(root)).toBe(true);
				const png = await (await page.request.get(host.origin + picture.src)).body();
				expect(png.subarray(1, 4).toString()).toBe('PNG');
				expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(picture.sizes);
			}
		});

		test('a visit to a deep link stores the app for every address, its typefaces after the first screen, also for a new browser without an HTTP cache', async ({
			host,
			reopened
		}, info) => {
			const open = async () => {
				const { context, page } = await reopened(info.outputPath('profile'));
				await page.addInitScript(() =>
					addEventListener('DOMContentLoaded', () => {
						Object.assign(window, { atFirst: getComputedStyle(document.body).fontFamily });
					})
				);
				return { context, page };
			};
			const atFirst = ({ page }: { page: Page }) =>
				page.evaluate(() => (window as unknown as { atFirst: string }).atFirst);

			const first = await open();
			await first.page.goto(host.url + deepLink);
			await expectPage(first.page);
			expect(await atFirst(first)).not.toContain('Figtree');
			await expect
				.poll(() => first.page.evaluate(() => getComputedStyle(document.body).fontFamily))
				.toContain('Figtree');
			await serviceWorkerReady(first.page);
			const scope = await first.page.evaluate(() =>
				navigator.serviceWorker.ready.then((r) => r.scope)
			);
			expect(scope).toBe(`${host.url}/`);
			// files are requested once, and none outside of the scope
			expect(host.requests.filter((path) => !path.startsWith(`${site.base}/`))).toEqual([]);
			const immutable = host.requests.filter((path) => path.includes('/_app/immutable/'));
			expect(immutable.length).toBe(new Set(immutable).size);
			expect(host.requests.filter((path) => path.includes('screenshots'))).toEqual([]);
			const browser = await first.context.newCDPSession(first.page);
			expect(await browser.send('Page.getInstallabilityErrors')).toEqual({
				installabilityErrors: []
			});

			await host.stop();
			await first.context.setOffline(true);
			const nav = first.page.getByRole('navigation', { name: 'Places' });
			for (const [link, route] of [
				['Chronicle', '/chronicle'],
				['Settings', '/settings'],
				['Table', '/']
			] as const) {
				await nav.getByRole('link', { name: link }).click();
				await expect(first.page).toHaveURL(host.url + route);
				await expectPage(first.page);
			}
			await first.page.goto(`${host.url}/settings?from=mail`);
			await expectPage(first.page);
			await browser.send('Network.clearBrowserCache');
			await first.context.close();

			const second = await open();
			const prerendered = ['/', '/chronicle', '/referee', '/rules', '/settings'];
			// every sixth, the offline evening of another test opens most places: `npm run torture` has all
			const others = routes.filter((_, i) => whole || i % 6 === 0);
			for (const route of new Set([...prerendered, ...others])) {
				const response = await second.page.goto(host.url + route);
				if (prerendered.includes(route))
					expect(await response?.text(), route).toMatch(/<main[^>]*>[^]*<h1/);
				await expectPage(second.page);
				expect(await atFirst(second), route).toContain('Figtree');
			}
			await expect
				.poll(() => second.page.evaluate(() => document.fonts.check('1em Figtree')))
				.toBe(true);
			await second.context.close();
		});
	});
}

test('a first visit gets the prerendered page with its text', async ({ page, host }) => {
	const html = await (await page.request.get(`${host.url}/`)).text();
	expect(html).toMatch(/<h1/);
});

test('an update waits for the user, and is still offered after a reload; a tab without it runs on and can still load its code', async ({
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

test('a page that stays open finds a new version when it is resumed after an hour, but not in the middle of a round, and offline says nothing', async ({
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
