// What a first visit has sent, by page, and how soon it shows something, on a phone whose main thread is four times
// slower than this computer, 150 ms and 1.6 Mbit/s from its host: tsx tests/bench/first-load.ts
import type { BrowserContext, Page } from 'playwright';
import { languagesIn, sentFor, sumOf, type SentKind } from '../e2e/support/sent.ts';
import { launch, middle, seedTable, SLOWER, tidy, url } from './phone.ts';
import { found } from './results.js';

const TIMES = 5;
const BUDGET = { js: 60, css: 8 };
const PAINTED = { fcp: 600, lcp: 900, tbt: 50 };
const PAGES = ['/', '/referee', '/chronicle', '/rules', '/rules/temple', '/settings', '/open'];

/** Resolves when the Table can be used: to start an evening, or to tap on who went out. */
async function standing(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const expression = "document.querySelector('main :is(form, button)') !== null";
	// what else would ask has a script of its own read for it, as long as that of the app
	for (;;) {
		const { result } = await session.send('Runtime.evaluate', { expression });
		if (result.value === true) return session.detach();
		await page.waitForTimeout(50);
	}
}

/** Whether what is shown of the evening on the table is kept for the next visit. */
async function isKept(): Promise<boolean> {
	const done = <T>(request: IDBRequest<T>) =>
		new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
	const db = await done(indexedDB.open('courtbook'));
	const key = await done(db.transaction('remembered').objectStore('remembered').getKey('shown'));
	db.close();
	return key !== undefined;
}

/** Of another page than the Table: all that it has sent. */
async function sizes(context: BrowserContext, path: string, name = path) {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	const { first, later } = await sentFor(page, session, url + path, () =>
		path === '/' ? standing(page) : Promise.resolve()
	);
	const sent = path === '/' ? first : [...first, ...later];
	const kB = (kind: SentKind) => sumOf(sent, kind) / 1000;
	const files = sent.filter(({ path }) => path.endsWith('.js')).length;
	const [js, css] = [kB('js'), kB('css')];
	console.log(
		`${name}: JS ${js.toFixed(1)} kB in ${files} files, CSS ${css.toFixed(1)} kB, ` +
			`later ${(sumOf(later, 'js') / 1000).toFixed(1)} kB, HTML ${kB('html').toFixed(1)} kB, fonts ${kB('font').toFixed(1)} kB, words ${languagesIn(sent).join()}`
	);
	await page.close();
	return { js, css };
}

interface Painted {
	readonly fcp: number;
	readonly lcp: number;
	readonly tbt: number;
}
async function painted(context: BrowserContext): Promise<Painted> {
	const page = await context.newPage();
	await page.addInitScript(() => {
		const seen = Object.assign(window, { lcp: 0, tbt: 0 });
		new PerformanceObserver((list) => {
			for (const { startTime } of list.getEntries()) seen.lcp = startTime;
		}).observe({ type: 'largest-contentful-paint', buffered: true });
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) seen.tbt += Math.max(0, duration - 50);
		}).observe({ type: 'longtask', buffered: true });
	});
	const session = await context.newCDPSession(page);
	await session.send('Network.enable');
	const line = {
		offline: false,
		latency: 150,
		downloadThroughput: 200_000,
		uploadThroughput: 93_750
	};
	await session.send('Network.emulateNetworkConditions', line);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	await sentFor(page, session, `${url}/`, () => standing(page));
	const result = await page.evaluate(() => {
		const { lcp, tbt } = window as unknown as { lcp: number; tbt: number };
		const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
		return { fcp, lcp, tbt };
	});
	await page.close();
	return result;
}

async function measure(context: BrowserContext, name: string) {
	const { js, css } = await sizes(context, '/', name);
	found(`First load, ${name}: JS`, js, BUDGET.js, 'kB');
	found(`First load, ${name}: CSS`, css, BUDGET.css, 'kB');
	const times: Painted[] = [];
	for (let i = 0; i < TIMES; i++) times.push(await painted(context));
	for (const what of ['fcp', 'lcp', 'tbt'] as const) {
		const time = middle(times.map((one) => one[what]));
		console.log(`${name}: ${what.toUpperCase()} ${time.toFixed(0)} ms`);
		found(`First load, ${name}: ${what.toUpperCase()}`, time, PAINTED[what], 'ms');
	}
}

const empty = await launch({ serviceWorkers: 'block' });
await measure(empty, 'empty Table');
for (const path of PAGES.slice(1)) await sizes(empty, path);
const open = await launch({ serviceWorkers: 'block' });
const page = await open.newPage();
await page.goto(url);
await page.waitForSelector('h1');
await seedTable(page, true);
// as it was left on the visit before: its screen is kept
await page.reload();
while (!(await page.evaluate(isKept))) await page.waitForTimeout(100);
await page.close();
await measure(open, 'evening in round 7');
await tidy([empty, open]);
