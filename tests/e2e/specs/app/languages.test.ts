import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import type { Locale } from '#lib/messages/locales.ts';
import {
	serviceWorkerReady,
	expect,
	rootSite,
	test,
	visit,
	type Host
} from '../../support/host.ts';
import { speakIn } from '../../../../scripts/speak-in.js';
import { GUESTS, out, playingEvening, secondRound, step } from '../../support/logs.ts';
import { nextFrame } from '../../support/layout.ts';
import { seedEvening } from '../../support/seed.ts';
import { taxed } from '../../support/table.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const html = (page: Page) => page.locator('html');
/** Languages of the requested catalogues. */
const fetched = (requests: readonly string[]) =>
	[...new Set(requests.flatMap((path) => /\/messages\/([^/]+)\//.exec(path)?.[1] ?? []))].sort();

test('the language changes without a reload, and only its catalogues are fetched; of two chosen in a row the second wins, even if the first loads later @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	const six = GUESTS.slice(0, 6);
	await seedEvening(page, playingEvening('temple', six, out(six.slice(0, 2))));
	await expect(page.getByText('Tap who goes out')).toBeVisible();
	await page.getByRole('link', { name: 'Settings' }).click();
	await page.evaluate(() => ((window as { here?: boolean }).here = true));
	await page.getByRole('button', { name: 'Deutsch' }).click();
	await expect(heading(page)).toHaveText('Einstellungen');
	await expect(page).toHaveTitle('Einstellungen – Courtbook');
	await expect(html(page)).toHaveAttribute('lang', 'de');
	await expect(page.getByText('Noch von niemandem durchgesehen')).toBeVisible();
	await page.getByRole('link', { name: 'Tisch', exact: true }).click();
	await expect(page.getByText('Tippt an, wer raus ist')).toBeVisible();
	await page.getByRole('button', { name: /^Chidi, / }).click();
	await expect(page.getByRole('button', { name: 'Chidi, als 3. raus' })).toBeVisible();
	expect(await page.evaluate(() => (window as { here?: boolean }).here)).toBe(true);
	expect(fetched(host.requests)).toEqual(['de', 'en']);

	// it is remembered
	await page.reload();
	await expect(page.getByText('Tippt an, wer raus ist')).toBeVisible();
	await page.getByRole('link', { name: 'Einstellungen' }).click();
	await page.getByRole('button', { name: 'English' }).click();
	await expect(heading(page)).toHaveText('Settings');

	let late = () => {};
	const slow = new Promise<void>((resolve) => (late = resolve));
	await page.route('**/messages/es/**', async (route) => {
		await slow;
		await route.continue();
	});
	await page.getByRole('button', { name: 'Español' }).click();
	await page.getByRole('button', { name: 'Français' }).click();
	await expect(heading(page)).toHaveText('Réglages');
	const loaded = page.waitForEvent('requestfinished', (one) => one.url().includes('/messages/es/'));
	late();
	await loaded;
	await page.waitForLoadState('networkidle');
	await nextFrame(page);
	await expect(heading(page)).toHaveText('Réglages');
	await page.reload();
	await expect(heading(page)).toHaveText('Réglages');
});

test('Hebrew runs from right to left, the ring stays clockwise, and a name in Latin letters is aligned with the line below it @long', async ({
	page,
	host,
	browserName
}) => {
	await page.goto(host.beside);
	await seedEvening(page, secondRound('temple', GUESTS.slice(0, 6), [step('taxes')]));
	await speakIn(page, 'he');
	await expect(html(page)).toHaveAttribute('dir', 'rtl');
	const tax = page
		.getByRole('group')
		.filter({ has: page.getByText('Ana') })
		.first();
	const ends = await tax.evaluate((section) =>
		[...section.querySelectorAll('strong, .next')].map((element) => {
			const range = new Range();
			range.selectNodeContents(element);
			const { left, right } = range.getBoundingClientRect();
			return { left, right };
		})
	);
	const [payer, receiver, next] = ends;
	expect(payer!.right).toBeCloseTo(next!.right, 0);
	expect(payer!.left).toBeGreaterThan(receiver!.right);

	await speakIn(page, 'en');
	await taxed(page);
	await expect(html(page)).toHaveAttribute('dir', 'ltr');
	// Latin names are isolated in Hebrew labels
	const named = /^\u2068?(Ana|Ben|Chidi|Dee|Eli|Fay)\u2069?,/;
	const places = () =>
		page
			.getByRole('list')
			.getByRole('button', { name: named })
			.evaluateAll((tiles) =>
				tiles.map((tile) => {
					const { left } = tile.getBoundingClientRect();
					return `${/\w+/.exec(tile.ariaLabel ?? '')?.[0]} ${Math.round(left / 40)}`;
				})
			);
	await expect(page.getByText('Tap who goes out')).toBeVisible();
	const before = await places();
	expect(before).toHaveLength(6);
	await speakIn(page, 'he');
	await expect(html(page)).toHaveAttribute('dir', 'rtl');
	expect(await places()).toEqual(before);
	await expect(page.getByRole('button', { name: /^\u2068Ana\u2069,/ })).toBeVisible();
	if (browserName === 'chromium') await testsHaveFonts(page, host);
});

test.describe('a browser in French', () => {
	test.use({ locale: 'fr-CA' });
	test('gets the app in French and never sees English', async ({ page, host }) => {
		await page.goto(host.url);
		await expect(html(page)).toHaveAttribute('lang', 'fr');
		await expect(page.getByRole('navigation').getByRole('link').first()).toHaveText('Table');
		await expect(page.getByRole('link', { name: 'Réglages' })).toBeVisible();
		await expect(html(page)).not.toHaveAttribute('data-language');
	});

	test('works without localStorage too, and choices last for the visit @long', async ({
		page,
		host
	}) => {
		await page.addInitScript(() => {
			const get = () => {
				throw new DOMException('refused', 'SecurityError');
			};
			Object.defineProperty(window, 'localStorage', { get });
		});
		await page.emulateMedia({ contrast: 'more' });
		await page.goto(`${host.url}/settings`);
		await expect(html(page)).toHaveAttribute('data-contrast', 'more');
		await page.getByRole('switch', { name: 'Contraste élevé' }).click();
		await page.getByRole('button', { name: 'Jour' }).click();
		await page.getByRole('link', { name: 'Table', exact: true }).click();
		await page.getByRole('link', { name: 'Réglages' }).click();
		await expect(page.getByRole('button', { name: 'Jour' })).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		await expect(html(page)).toHaveAttribute('data-theme', 'day');
		await expect(html(page)).not.toHaveAttribute('data-contrast');
	});
});

test.describe('with a service worker', () => {
	test.use({ serviceWorkers: 'allow', ownHost: true });
	/** How many catalogues of a language are stored. */
	const kept = (page: Page, language: string) =>
		page.evaluate(async (folder) => {
			const names = await caches.keys();
			const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
			return all.flat().filter(({ url }) => url.includes(folder)).length;
		}, `/messages/${language}/`);

	const filesOf = (language: string) =>
		readdirSync(`${rootSite.dir}/_app/immutable/messages/${language}`).filter((file) =>
			file.endsWith('.js')
		);
	/** How many there are of it. */
	const wholeOf = (language: string) => filesOf(language).length;

	test('a chosen language is available offline as a whole, others stay, and an HTML page in place of a catalogue is not stored, or replaced; what an earlier version stored under another name is still there @long', async ({
		page,
		host
	}) => {
		await page.goto(`${host.url}/settings`);
		await serviceWorkerReady(page);
		const urls = filesOf('de').map((file) => `/_app/immutable/messages/de/${file}`);
		host.answeredByShell = /\/messages\/de\//;
		await page.evaluate((all) => Promise.all(all.map((url) => fetch(url))), urls);
		// Workbox stores a response after it has answered, in the order of requests
		await page.evaluate((url) => fetch(url), `/_app/immutable/messages/fr/${filesOf('fr')[0]}`);
		await expect.poll(() => kept(page, 'fr')).toBe(1);
		expect(await kept(page, 'de')).toBe(0);
		// now the browser keeps the pages for a year; older versions of the service worker stored
		// them too
		host.answeredByShell = undefined;
		await page.evaluate(async (all) => {
			const store = await caches.open('messages /');
			const type = { headers: { 'content-type': 'text/html' } };
			for (const url of all) await store.put(url, new Response('', type));
			await store.put('/_app/immutable/messages/ja/0ld0ne.js', new Response(''));
		}, urls);

		await page.getByRole('button', { name: 'Deutsch' }).click();
		await expect(heading(page)).toHaveText('Einstellungen');
		const scripts = () =>
			page.evaluate(async () => {
				const all = await (await caches.open('messages /')).matchAll();
				const isGerman = ({ url }: Response) => url.includes('/messages/de/');
				const isScript = ({ headers }: Response) =>
					headers.get('content-type') === 'text/javascript';
				return all.filter((one) => isGerman(one) && isScript(one)).length;
			});
		await expect.poll(scripts).toBe(wholeOf('de'));

		await page.getByRole('button', { name: '日本語' }).click();
		await expect(heading(page)).toHaveText('設定');
		expect(wholeOf('ja')).toBeGreaterThan(30);
		await expect.poll(() => kept(page, 'ja')).toBe(wholeOf('ja'));
		expect(await kept(page, 'de')).toBe(wholeOf('de'));
		await host.stop();
		for (const [path, title] of [
			['/rules/temple', 'テンプル'],
			['/chronicle', /./],
			['/settings', '設定']
		] as const) {
			await page.goto(host.url + path);
			await expect(heading(page)).toHaveText(title);
		}

		// an earlier version stored them under another name
		await host.start();
		await page.evaluate(async () => {
			const [now, then] = [await caches.open('messages /'), await caches.open('words /')];
			for (const request of await now.keys()) await then.put(request, (await now.match(request))!);
			await caches.delete('messages /');
		});
		host.deploy();
		await page.evaluate(async () => {
			const registration = await navigator.serviceWorker.ready;
			const changed = new Promise((resolve) =>
				navigator.serviceWorker.addEventListener('controllerchange', resolve)
			);
			await registration.update();
			const worker = registration.installing ?? registration.waiting!;
			while (registration.waiting !== worker)
				await new Promise((resolve) => setTimeout(resolve, 20));
			worker.postMessage({ type: 'SKIP_WAITING' });
			await changed;
		});
		await host.stop();
		await page.goto(`${host.url}/settings`);
		await expect(heading(page)).toHaveText('設定');
		const names = await page.evaluate(() => caches.keys());
		expect(names).toContain('messages /');
		expect(names).not.toContain('words /');
		for (const language of ['de', 'ja']) expect(await kept(page, language)).toBe(wholeOf(language));
	});
});

/** The fonts that render a text. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	await session.send('DOM.enable');
	await session.send('CSS.enable');
	const { root } = await session.send('DOM.getDocument', { depth: -1 });
	const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
	const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
	return fonts.map(({ familyName }) => familyName);
}

/** Expects that tests have a font for every script; only Chromium names the fonts. */
async function testsHaveFonts(page: Page, host: Host) {
	await visit(page, host, '/settings');
	const own: Partial<Record<Locale, string>> = {
		ja: 'Noto Sans JP',
		'zh-Hans': 'Noto Sans SC',
		ko: 'Noto Sans KR',
		he: 'Noto Sans Hebrew'
	};
	for (const [language, font] of Object.entries(own)) {
		await speakIn(page, language);
		const drawn = await fontsOf(page, '#language');
		expect(drawn.join(), language).toContain(font);
	}
}
