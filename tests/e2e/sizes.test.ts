import { existsSync, readFileSync, statSync } from 'node:fs';
import { evening, seed } from './chronicle-pages.ts';
import { controlled, expect, rootSite, shows, subSite, test } from './host.ts';
import * as pages from './pages.ts';
import { languagesIn, sentFor, sumOf } from './sent.ts';
import { GUESTS, step } from './tables.ts';

/** What a first visit may have sent, in bytes with all headers: as much as is sent today, so that it grows no further.
 * The budgets are 60 kB of JS, and 600 kB stored; docs/performance.md tells more of it. */
const BUDGETS = {
	empty: { js: 70_000, css: 8000 },
	open: { js: 100_000, css: 8000 }
} as const;
/** The whole app as it is stored for visits without network. */
const STORED = 670_000;

/** An evening of six in its seventh round. */
const SEVENTH = evening('temple', GUESTS.slice(0, 6), 6, 'Seventh', [step('play')]);

test('an empty Table has no more sent than it needs, in one language', async ({ page, host }) => {
	const session = await page.context().newCDPSession(page);
	const sent = await sentFor(page, session, `${host.url}/`);
	await expect(page.getByRole('button', { name: /Start/ })).toBeVisible();
	expect(sumOf(sent, 'js')).toBeGreaterThan(30_000);
	expect(sumOf(sent, 'js')).toBeLessThanOrEqual(BUDGETS.empty.js);
	expect(sumOf(sent, 'css')).toBeLessThanOrEqual(BUDGETS.empty.css);
	expect(languagesIn(sent)).toEqual(['en']);
});

test('nor has a Table with an evening in its seventh round', async ({ page, host }) => {
	await seed(page, host, [SEVENTH]);
	await pages.putOnTable(page, 'Seventh');
	const session = await page.context().newCDPSession(page);
	const sent = await sentFor(page, session, `${host.url}/`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play');
	expect(sumOf(sent, 'js')).toBeGreaterThan(30_000);
	expect(sumOf(sent, 'js')).toBeLessThanOrEqual(BUDGETS.open.js);
	expect(sumOf(sent, 'css')).toBeLessThanOrEqual(BUDGETS.open.css);
	expect(languagesIn(sent)).toEqual(['en']);
});

for (const { dir, base } of [rootSite, subSite])
	test(`the whole app below ${base}/ is stored in little room`, () => {
		const worker = readFileSync(`${dir}/sw.js`, 'utf8');
		const files = [...worker.matchAll(/\{url:"([^"]+)"/g)].map(([, url = '']) =>
			url.startsWith('/') ? url.slice(base.length + 1) : url
		);
		const sizes = files.map((file) => {
			const [path, packed] = [`${dir}/${file}`, `${dir}/${file}.br`];
			return statSync(existsSync(packed) ? packed : path).size;
		});
		expect(files.length).toBeGreaterThan(50);
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(STORED);
		const words = files.filter((file) => file.includes('/words/'));
		expect(words.length).toBeGreaterThan(10);
		expect(words.filter((file) => !file.includes('/words/en/'))).toEqual([]);
	});

test.describe('with a service worker', () => {
	test.use({ serviceWorkers: 'allow' });

	test('later visits have the text of a page at once, without the host too', async ({
		page,
		host
	}) => {
		await page.goto(host.url);
		await controlled(page);
		await host.stop();
		for (const path of ['/', '/chronicle', '/referee', '/rules', '/settings']) {
			const answer = await page.goto(host.url + path);
			expect(await answer?.text(), path).toMatch(/<main[^>]*>[^]*<h1/);
			await shows(page);
		}
	});
});
