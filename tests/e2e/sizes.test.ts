import { existsSync, readFileSync, statSync } from 'node:fs';
import { evening, seed } from './chronicle-pages.ts';
import { controlled, expect, rootSite, shows, subSite, test } from './host.ts';
import * as pages from './pages.ts';
import { languagesIn, sentFor, sumOf } from './sent.ts';
import { keptShown } from './stored.ts';
import { GUESTS, step } from './tables.ts';

/** What a first visit may have sent until its screen stands and can be used, in bytes with all headers; and what comes
 * later with nobody asking for it: no more than is sent today, of which docs/performance.md tells. */
const BUDGETS = {
	empty: { js: 60_000, css: 8000, later: 33_000 },
	open: { js: 60_000, css: 8000, later: 53_000 }
} as const;
/** The whole app as it is stored for visits without network. */
const STORED = 600_000;

/** An evening of six in its seventh round. */
const SEVENTH = evening('temple', GUESTS.slice(0, 6), 6, 'Seventh', [step('play')]);

test('an empty Table has no more sent than it needs, in one language', async ({ page, host }) => {
	const session = await page.context().newCDPSession(page);
	const { first, later } = await sentFor(page, session, `${host.url}/`, () =>
		expect(page.getByRole('button', { name: /Start/ })).toBeVisible()
	);
	expect(sumOf(first, 'js')).toBeGreaterThan(30_000);
	expect(sumOf(first, 'js')).toBeLessThanOrEqual(BUDGETS.empty.js);
	expect(sumOf(first, 'css')).toBeLessThanOrEqual(BUDGETS.empty.css);
	expect(sumOf(later, 'js')).toBeLessThanOrEqual(BUDGETS.empty.later);
	expect(languagesIn([...first, ...later])).toEqual(['en']);
});

test('nor has a Table with an evening in its seventh round', async ({ page, host }) => {
	await seed(page, host, [SEVENTH]);
	await pages.putOnTable(page, 'Seventh');
	await keptShown(page);
	const session = await page.context().newCDPSession(page);
	const { first, later } = await sentFor(page, session, `${host.url}/`, () =>
		expect(page.getByRole('heading', { level: 1 })).toHaveText('Play')
	);
	expect(sumOf(first, 'js')).toBeGreaterThan(30_000);
	expect(sumOf(first, 'js')).toBeLessThanOrEqual(BUDGETS.open.js);
	expect(sumOf(first, 'css')).toBeLessThanOrEqual(BUDGETS.open.css);
	expect(sumOf(later, 'js')).toBeLessThanOrEqual(BUDGETS.open.later);
	expect(languagesIn([...first, ...later])).toEqual(['en']);
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
