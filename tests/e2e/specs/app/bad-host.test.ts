import type { Page } from '@playwright/test';
import { expect, test, type Host } from '../../support/host.ts';
import { button, startButton } from '../../support/table.ts';
import { whole } from '../../../sample.ts';

/** A host that answers a missing file with the app's page, to be kept for ever, before the app has
 * a service worker. */

/** What the page says if a part is missing: before the app runs, on its error page, or in it. */
const again = (page: Page) =>
	page.getByRole('link', { name: 'Load it again' }).or(button(page, 'Try again'));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The scripts of a first visit, in the order of the requests. */
async function scriptsOf(page: Page, host: Host, path = '/'): Promise<string[]> {
	await page.goto(host.url + path);
	await expect(path === '/' ? startButton(page) : heading(page)).toBeVisible();
	return [...new Set(host.requests.filter((path) => /^\/_app\/immutable\/.*\.js$/.test(path)))];
}

test('a part that the browser keeps as a page is reported on a first visit, and loaded anew @long', async ({
	page,
	host,
	browser
}) => {
	const scripts = await scriptsOf(page, host);
	expect(scripts.length).toBeGreaterThan(10);
	const tried = scripts.filter((_, i) => whole || i % Math.ceil(scripts.length / 3) === 0);
	const outcomes: string[] = [];
	for (const script of tried) {
		const context = await browser.newContext({ serviceWorkers: 'block' });
		const visit = await context.newPage();
		host.answeredByShell = new RegExp(`^${script}$`);
		await visit.goto(host.url);
		await expect(startButton(visit).or(again(visit)).first(), script).toBeVisible();
		if (await again(visit).isVisible()) {
			outcomes.push(script);
			host.answeredByShell = undefined;
			// gone if only its preloading failed, and the app has loaded it since
			await again(visit).evaluateAll(([one]) => (one as HTMLElement | undefined)?.click());
			await expect(startButton(visit), script).toBeVisible();
			await expect(again(visit)).toHaveCount(0);
		}
		host.answeredByShell = undefined;
		await context.close();
	}
	expect(outcomes.length).toBeGreaterThan(tried.length / 2);
});

test('so is one that only another page needs, with a service worker that has stored nothing yet @long', async ({
	page,
	host,
	browser
}) => {
	const common = await scriptsOf(page, host);
	for (const path of ['/rules', '/settings/data']) {
		await page.goto(host.beside);
		host.requests.length = 0;
		const scripts = (await scriptsOf(page, host, path)).filter((one) => !common.includes(one));
		const tried = scripts.filter((_, i) => whole || i === Math.floor(scripts.length / 2));
		expect(tried).not.toEqual([]);
		for (const script of tried) {
			const context = await browser.newContext({ serviceWorkers: 'allow' });
			const visit = await context.newPage();
			host.answeredByShell = new RegExp(`^${script}$`);
			await visit.goto(host.url + path);
			await expect(again(visit), script).toBeVisible();
			host.answeredByShell = undefined;
			await again(visit).click();
			await expect(again(visit), script).toHaveCount(0);
			await expect(heading(visit), script).toBeVisible();
			await context.close();
		}
	}
});
