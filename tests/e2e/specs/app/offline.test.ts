import type { Page } from '@playwright/test';
import { evening, eveningLines, expectLines } from '../../support/chronicle.ts';
import {
	expect,
	expectPage,
	recorder,
	routes,
	serviceWorkerReady,
	sites,
	test,
	type Host
} from '../../support/host.ts';
import { nameField, save } from '../../support/house-rules.ts';
import { words } from '../../support/logs.ts';
import { askQuestion, expectVerdict, MAY_BE_PLAYED, tapCards } from '../../support/referee.ts';
import { seedEvenings } from '../../support/seed.ts';
import { whole } from '../../../sample.ts';

/** After one visit everything works without the host. */

test.use({ ownHost: true, serviceWorkers: 'allow' });

const deepLink = '/chronicle/some-id';
const four = words('Ana Ben Chidi Dee');
const note = { type: 'addNote', text: 'The café was closed' } as const;

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

/** Expects a complete manifest below `root`, whose images are served. */
async function expectManifest(page: Page, host: Host, root: string) {
	const href = await page.locator('link[rel=manifest]').getAttribute('href');
	const response = await page.request.get(new URL(href ?? '', page.url()).href);
	expect(response.headers()['content-type']).toContain('application/manifest+json');
	const manifest = (await response.json()) as Manifest;
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
}

/** Searches rules and evenings, asks the Referee and makes house rules. */
async function worksOffline(page: Page, host: Host) {
	await test.step('search, a rulebook, and a rule by its link', async () => {
		const isRead = (id: string) => expect(page.locator(`article#${id}`)).toBeFocused();
		await page.getByRole('link', { name: 'Rules' }).click();
		await page.getByRole('searchbox', { name: 'Search the rules' }).fill('joker tax');
		const found = page.getByRole('list', { name: 'Found' }).getByRole('link');
		await found.filter({ hasText: 'TX-4' }).first().click();
		await isRead('TX-4');
		await page.goto(`${host.url}/rules/temple#LE-2`);
		await isRead('LE-2');
	});

	await test.step('a dispute', async () => {
		await page.goto(`${host.url}/referee`);
		await askQuestion(page, MAY_BE_PLAYED);
		await tapCards(page, 'five five | four four');
		await expectVerdict(page, 'Not allowed');
	});

	await test.step('house rules are made, stored and compared', async () => {
		await page.goto(`${host.url}/rules/house/new?from=dalmuti`);
		await page.getByRole('switch', { name: 'Merchant exchange' }).click();
		const address = await save(page);
		await page.goto(`${host.url}/rules/house/compare?a=dalmuti&b=temple`);
		await expect(page.getByRole('heading', { name: /differences$/ })).toBeVisible();
		await page.goto(address);
		await expect(nameField(page)).toHaveValue('Our Great Dalmuti');
	});

	await test.step('the index of evenings is built in its worker', async () => {
		await page.goto(`${host.url}/chronicle`);
		await expect(eveningLines(page)).toHaveCount(2);
		await page.getByRole('searchbox', { name: 'Search the evenings' }).fill('cafe');
		await expectLines(page, ['First']);
		expect(page.workers()).toHaveLength(1);
	});
}

for (const site of sites) {
	test.describe(`below ${site.base}/`, () => {
		test.use({ site });

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

			await test.step('can be installed: the manifest is complete and its images are served', () =>
				expectManifest(first.page, host, `${site.base}/`));
			await test.step('the policy blocks requests of the service worker to other origins', async () => {
				const [worker] = first.context.serviceWorkers();
				const asked = await worker!.evaluate(() =>
					fetch('http://stranger.example/').then(
						() => 'answered',
						(error: Error) => error.name
					)
				);
				expect(asked).toBe('TypeError');
				expect(recorder.foreign).toEqual([]);
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
			const prerendered = ['/', '/chronicle', '/referee'];
			// every sixth, the steps before open most places: `npm run torture` has all
			const others = routes.filter((_, i) => whole || i % 6 === 0);
			for (const route of new Set([...prerendered, '/rules', '/settings', ...others])) {
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

		test('offline the search of rules and evenings, the referee and house rules work @long', async ({
			page,
			context,
			host
		}) => {
			await page.goto(host.url);
			await serviceWorkerReady(page);
			await seedEvenings(page, [
				evening('temple', four, 2, 'First', [note]),
				evening('tahimi', four, 1, 'Second')
			]);
			await host.stop();
			await context.setOffline(true);
			await worksOffline(page, host);
		});
	});
}
