import type { Page } from '@playwright/test';
import { serviceWorkerReady, expect, routes, expectPage, sites, test } from '../../support/host.ts';
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

		test('after one visit routes open offline in a new browser without an HTTP cache', async ({
			host,
			reopened
		}, info) => {
			const open = () => reopened(info.outputPath('profile'));
			const first = await open();
			await first.page.goto(`${host.url}/`);
			await serviceWorkerReady(first.page);
			// files are requested once, and none outside of the scope
			expect(host.requests.filter((path) => !path.startsWith(`${site.base}/`))).toEqual([]);
			const immutable = host.requests.filter((path) => path.includes('/_app/immutable/'));
			expect(immutable.length).toBe(new Set(immutable).size);
			expect(host.requests.filter((path) => path.includes('screenshots'))).toEqual([]);
			const browser = await first.context.newCDPSession(first.page);
			expect(await browser.send('Page.getInstallabilityErrors')).toEqual({
				installabilityErrors: []
			});
			await browser.send('Network.clearBrowserCache');
			await first.context.close();
			await host.stop();

			const second = await open();
			// every sixth, the offline evening of another test opens most places: `npm run torture` has all
			for (const [i, route] of routes.entries()) {
				if (!whole && i % 6 !== 0) continue;
				await second.page.goto(host.url + route);
				await expectPage(second.page);
			}
			await second.context.close();
		});
	});
}

test('a first visit to a deep link stores the app for every address', async ({
	page,
	context,
	host
}) => {
	await page.goto(host.url + deepLink);
	await expectPage(page);
	await serviceWorkerReady(page);
	const scope = await page.evaluate(() => navigator.serviceWorker.ready.then((r) => r.scope));
	expect(scope).toBe(`${host.url}/`);
	await host.stop();
	await context.setOffline(true);
	const nav = page.getByRole('navigation', { name: 'Places' });
	for (const [link, route] of [
		['Chronicle', '/chronicle'],
		['Settings', '/settings'],
		['Table', '/']
	] as const) {
		await nav.getByRole('link', { name: link }).click();
		await expect(page).toHaveURL(host.url + route);
		await expectPage(page);
	}
	await page.reload();
	await expectPage(page);
	await page.goto(`${host.url}/settings?from=mail`);
	await expectPage(page);
});

test('a first visit gets the prerendered page with its text', async ({ page, host }) => {
	const html = await (await page.request.get(`${host.url}/`)).text();
	expect(html).toMatch(/<h1/);
});

test('a first visit loads the typefaces after its first screen; later visits have them, and prerendered pages, without the host', async ({
	page,
	host
}) => {
	await page.addInitScript(() =>
		addEventListener('DOMContentLoaded', () => {
			Object.assign(window, { atFirst: getComputedStyle(document.body).fontFamily });
		})
	);
	const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
	const atFirst = () => page.evaluate(() => (window as unknown as { atFirst: string }).atFirst);
	await page.goto(host.url);
	expect(await atFirst()).not.toContain('Figtree');
	await expect.poll(family).toContain('Figtree');
	await serviceWorkerReady(page);
	await host.stop();
	await page.reload();
	expect(await atFirst()).toContain('Figtree');
	await expect.poll(() => page.evaluate(() => document.fonts.check('1em Figtree'))).toBe(true);
	for (const path of ['/', '/chronicle', '/referee', '/rules', '/settings']) {
		const response = await page.goto(host.url + path);
		expect(await response?.text(), path).toMatch(/<main[^>]*>[^]*<h1/);
		await expectPage(page);
	}
});

test('an update waits for the user, and is still offered after a reload', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	await serviceWorkerReady(page);
	await mark(page);
	host.deploy();
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
});

test('a tab without the update runs on and can still load its code', async ({
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
	host.deploy(lazy);
	await findUpdate(page);
	await mark(page);
	await prompt(page).getByRole('button', { name: 'Update' }).click();
	await page.waitForFunction(() => !('marked' in window));
	await expectPage(page);

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
