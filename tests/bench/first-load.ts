import type { BrowserContext, Page } from 'playwright';
import { inlineStyles, sentFor, sumOf } from '../e2e/support/transferred.ts';
import { record } from './figures.ts';
import { close, median, newPage, openBrowser, slowNetwork } from './phone.ts';
import { seedTable } from './evenings.ts';

/** Loads of each page, in turn. */
const TIMES = 7;
const LIMITS = { js: 120, css: 25, paint: 1.5 };

interface Paint {
	readonly fcp: number;
	readonly lcp: number;
	readonly tbt: number;
}

function observePaint() {
	const seen = Object.assign(window, { lcp: 0, tbt: 0 });
	new PerformanceObserver((list) => {
		for (const { startTime } of list.getEntries()) seen.lcp = startTime;
	}).observe({ type: 'largest-contentful-paint', buffered: true });
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) seen.tbt += Math.max(0, duration - 50);
	}).observe({ type: 'longtask', buffered: true });
}

/** One load with nothing in the browser's cache, over a slow line. */
async function loadOnce(context: BrowserContext, url: string): Promise<Paint> {
	const { page, session } = await newPage(context);
	await page.addInitScript(observePaint);
	await slowNetwork(session);
	await sentFor(page, session, url);
	const paint = await page.evaluate(() => {
		const { lcp, tbt } = window as unknown as { lcp: number; tbt: number };
		const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
		return { fcp, lcp, tbt };
	});
	await page.close();
	return paint;
}

async function recordSizes(context: BrowserContext, url: string, name: string) {
	const { page, session } = await newPage(context);
	const sent = await sentFor(page, session, url);
	const css = sumOf(sent, 'css') + (await inlineStyles(page));
	record(`First load, ${name}: JS`, sumOf(sent, 'js') / 1000, LIMITS.js, 'kB');
	record(`First load, ${name}: CSS`, css / 1000, LIMITS.css, 'kB');
	await page.close();
}

/** Bytes sent to a first visit, and its first and largest paint against the reference app. */
export async function measureFirstLoad(app: string, reference: string): Promise<void> {
	const states: [name: string, seed: ((page: Page) => Promise<void>) | null][] = [
		['empty Table', null],
		['evening of six in round 7', (page) => seedTable(page, 7, true)]
	];
	for (const [name, seed] of states) {
		const context = await openBrowser({ serviceWorkers: 'block' });
		const { page } = await newPage(context);
		await page.goto(app);
		await page.waitForSelector('main form');
		if (seed) {
			await seed(page);
			// the app checks a log once that it has not written
			await page.reload();
			await page.waitForLoadState('networkidle');
		}
		await page.close();
		await recordSizes(context, app, name);
		const loads = { app: [] as Paint[], reference: [] as Paint[] };
		for (let i = 0; i < TIMES; i++) {
			loads.reference.push(await loadOnce(context, reference));
			loads.app.push(await loadOnce(context, app));
		}
		for (const paint of ['fcp', 'lcp'] as const) {
			const [ours, theirs] = [loads.app, loads.reference].map((all) =>
				median(all.map((one) => one[paint]))
			) as [number, number];
			const label = `First load, ${name}: ${paint.toUpperCase()}`;
			console.log(`${label} ${ours.toFixed(0)} ms, reference ${theirs.toFixed(0)} ms`);
			record(`${label} against the reference app`, ours / theirs, LIMITS.paint, '×');
		}
		const tbt = median(loads.app.map((one) => one.tbt));
		record(`First load, ${name}: TBT`, tbt, null, 'ms');
		await close(context);
	}
}
