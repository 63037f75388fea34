import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { evening, seed } from '../support/chronicle-pages.ts';
import type { Page } from '@playwright/test';
import { controlled, expect, rootSite, shows, subSite, test, type Host } from '../support/host.ts';
import * as pages from '../support/pages.ts';
import { languagesIn, sentFor, sumOf } from '../support/sent.ts';
import { keptShown } from '../support/stored.ts';
import { GUESTS, step } from '../support/tables.ts';

/** What a visit may have sent, with all headers, that nobody touches and that has nothing stored: all of it, also what
 * comes when the screen stands. In bytes. */
const BUDGET = { js: 60_000, css: 8000 };
/** The whole app as it is stored for visits without network. */
const STORED = 600_000;

async function expectLittle(page: Page, host: Host, stands: () => Promise<unknown>) {
	const session = await page.context().newCDPSession(page);
	const { first, later } = await sentFor(page, session, `${host.url}/`, stands);
	expect(sumOf(first, 'js')).toBeGreaterThan(30_000);
	expect(sumOf(first, 'js')).toBeLessThanOrEqual(BUDGET.js);
	// some stand in the page
	const table = readFileSync(`${rootSite.dir}/index.html`, 'utf8');
	const styles = [...table.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text);
	const css = sumOf(first, 'css') + brotliCompressSync(styles.join('\n')).length;
	expect(css).toBeGreaterThan(4000);
	expect(css).toBeLessThanOrEqual(BUDGET.css);
	expect(languagesIn(first)).toEqual(['en']);
	// a font is asked for when its signs are drawn
	expect(later.filter(({ path }) => !path.endsWith('.woff2'))).toEqual([]);
}

test('an empty Table has no more sent than it needs, in one language', async ({ page, host }) => {
	await expectLittle(page, host, () =>
		expect(page.getByRole('button', { name: /Start/ })).toBeVisible()
	);
});

for (const [title, after, isMade] of [
	['Seats', [], false],
	['Deal', [step('deal')], true],
	['Taxes', [step('taxes')], true],
	['Play', [step('play')], false]
] as const)
	test(`nor has a Table with six in their seventh round, at ${title}`, async ({ page, host }) => {
		await seed(page, host, [evening('temple', GUESTS.slice(0, 6), 6, 'Seventh', after)]);
		await pages.putOnTable(page, 'Seventh');
		// with what the step had worked out
		await expect.poll(async () => (await keptShown(page)).view !== null).toBe(isMade);
		const stands = () => expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
		await expectLittle(page, host, stands);
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
		const words = files.filter((file) => file.includes('/messages/'));
		expect(words.length).toBeGreaterThan(10);
		expect(words.filter((file) => !file.includes('/messages/en/'))).toEqual([]);
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
