// What years of evenings cost: the Chronicle, its statistics and the Table with 2,000 evenings of 40 rounds in the
// store, on a phone whose main thread is four times slower than this computer: tsx tests/bench/chronicle.ts
import type { BrowserContext, Page } from 'playwright';
import { nightOf } from '../fixtures/histories.ts';
import {
	DIFFERENT,
	EVENINGS,
	launch,
	longest,
	middle,
	ms,
	open,
	printTask,
	restarted,
	ROUNDS,
	rowsOf,
	seedHistory,
	seedTable,
	SLOWER,
	tidy,
	url,
	write
} from './phone.ts';
import { found } from './results.js';

/** Rounds of the evening that is corrected. */
const LONG = 60;
const TIMES = 7;
/** A finger that taps is on a link for so many milliseconds at least. */
const PRESS = 60;

const LIST = 'nav a[href="/chronicle"]';
const LINE = 'main a.panel[href*="night-"]';
const STATISTICS = 'main a[href="/chronicle/statistics"]';
const TOTALS = 'main section.panel';

/** Presses a link as a finger does, and waits until something else is painted. What the page may need comes while the
 * finger is on it: that is no quicker than `PRESS`. @returns how long it took from the finger's leaving on */
async function pressed(page: Page, what: string, shown: string): Promise<number> {
	const cdp = await page.context().newCDPSession(page);
	const { x, y, width, height } = (await page.locator(what).boundingBox())!;
	const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
	const painted = page.evaluate(
		(shown) =>
			new Promise<number>((resolve) => {
				let lifted = 0;
				addEventListener('pointerup', ({ timeStamp }) => (lifted = timeStamp), {
					...{ capture: true, once: true }
				});
				const observer = new MutationObserver(() => {
					if (document.querySelector(shown) === null) return;
					observer.disconnect();
					requestAnimationFrame(() => {
						// the message comes after the frame
						const { port1, port2 } = new MessageChannel();
						port1.onmessage = () => resolve(performance.now() - lifted);
						port2.postMessage(null);
					});
				});
				observer.observe(document.body, { subtree: true, childList: true });
			}),
		shown
	);
	// what answers comes late where the page is busy, as it is from here on
	void cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
	await page.waitForTimeout(PRESS);
	await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	const time = await painted;
	await cdp.detach();
	return time;
}

/** Clicks on something, and waits until something else is painted. @returns how long that took */
const taken = (page: Page, what: string, shown: string) =>
	page.evaluate(
		({ what, shown }) =>
			new Promise<number>((resolve) => {
				const there = document.querySelector(shown);
				const look = () => {
					const now = document.querySelector(shown);
					if (now === null || now === there) return;
					observer.disconnect();
					requestAnimationFrame(() => {
						// the message comes after the frame
						const { port1, port2 } = new MessageChannel();
						port1.onmessage = () => resolve(performance.now() - start);
						port2.postMessage(null);
					});
				};
				const observer = new MutationObserver(look);
				observer.observe(document.body, { subtree: true, childList: true });
				const start = performance.now();
				document.querySelector<HTMLElement>(what)!.click();
				look();
			}),
		{ what, shown }
	);

function print(what: string, times: readonly number[], budget?: number) {
	const time = middle(times);
	const of = budget === undefined ? '' : ` = ${(time / budget).toFixed(2)}× of ${budget} ms`;
	if (budget !== undefined) found(what, time, budget, 'ms');
	console.log(`${what}: ${times.length > 1 ? 'median ' : ''}${ms(time)}${of}`);
}
const digests = (page: Page) =>
	page.evaluate(async () => {
		const opening = indexedDB.open('courtbook');
		await new Promise((resolve) => (opening.onsuccess = resolve));
		const counting = opening.result.transaction('digests').objectStore('digests').count();
		await new Promise((resolve) => (counting.onsuccess = resolve));
		opening.result.close();
		return counting.result;
	});
/** Opens the list and waits until the index has so many evenings. @returns how long that took */
async function index(page: Page, evenings: number): Promise<number> {
	const start = performance.now();
	await page.click(LIST);
	await page.waitForSelector(LINE);
	await page.waitForTimeout(300);
	// those of the screen are told below
	await longest(page);
	while ((await digests(page)) < evenings) await page.waitForTimeout(200);
	return performance.now() - start;
}

/** In round 3 one player came in two places higher. */
async function correction(context: BrowserContext) {
	const page = await open(context, '/chronicle/long/correct?round=3&what=exits');
	const up = page.getByRole('button', { name: /^Move .* up$/ });
	await up.nth(2).click();
	await up.nth(1).click();
	await page.waitForTimeout(500);
	await longest(page);
	const planned = await taken(page, 'button.golden', 'main [role=status] strong');
	for (const tick of await page.getByRole('main').getByRole('checkbox').all()) await tick.check();
	await page.waitForTimeout(500);
	const accepted = await taken(page, 'button.golden:not(:disabled)', 'main a[href$="round=60"]');
	const task = await longest(page);
	await page.close();
	return { planned, accepted, task };
}

async function table(context: BrowserContext): Promise<number> {
	const page = await open(context, '/');
	const time = await page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				const look = () => {
					if (document.querySelector('h1')?.textContent?.trim() !== 'Seats') return;
					observer.disconnect();
					requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
				};
				const observer = new MutationObserver(look);
				observer.observe(document, { subtree: true, childList: true, characterData: true });
				look();
			})
	);
	// nobody leaves at once: what the next visit begins with is kept by then
	await page.waitForTimeout(1500);
	await page.close();
	return time;
}

async function seeded(count: number): Promise<BrowserContext> {
	const context = await launch();
	const page = await context.newPage();
	await page.goto(url);
	await page.waitForSelector('h1');
	// with or without that history, the app lies on the phone
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	await seedTable(page);
	if (count > 0) await seedHistory(page, count);
	await page.close();
	// what was stored, without the hundreds of megabytes that storing it left behind
	return restarted(context);
}

console.log(
	`The Chronicle at CPU ${SLOWER}×, ${EVENINGS} evenings of ${ROUNDS} rounds (${DIFFERENT} different ones)`
);
const none = await seeded(0);
const some = await seeded(100);
let all = await seeded(EVENINGS);

// without digests
{
	const page = await open(some, '/');
	await page.evaluate(() => Reflect.deleteProperty(window, 'Worker'));
	await longest(page);
	print('Index of 100 evenings made without a worker, in slices', [await index(page, 101)]);
	printTask('Index made in slices', await longest(page));
	await some.close();
}
{
	const page = await open(all, '/');
	await longest(page);
	const time = await index(page, EVENINGS + 1);
	print('Index made in the worker (which is not slowed)', [time]);
	console.log(`An evening: ${(time / EVENINGS).toFixed(1)} ms`);
	printTask('Index made in the worker', await longest(page));
	await page.close();
}

// with them
{
	const first: number[] = [];
	const opened: number[] = [];
	const screens: number[] = [];
	for (let i = 0; i < TIMES; i++) {
		const page = await open(all, '/');
		// somebody sits at the Table; with that comes what the places of the Chronicle are made of
		await page.waitForLoadState('networkidle');
		await page.keyboard.press('Shift');
		await page.waitForTimeout(1000);
		await longest(page);
		first.push(await pressed(page, LIST, LINE));
		// and what is drawn of it after that
		await page.waitForTimeout(500);
		screens.push(await longest(page));
		opened.push(await taken(page, LINE, 'main h2'));
		await page.close();
	}
	print('First screen of the Chronicle after the shell', first, 150);
	printTask('First screen of the Chronicle', Math.max(...screens));
	print('One evening opened', opened);
}

// a correction in round 3 of 60
for (const [context, with_] of [
	[none, 'without that history'],
	[all, 'with it']
] as const) {
	const page = await context.newPage();
	await page.goto(url);
	await write(page, { ...rowsOf(nightOf(2, 5, LONG).log, 'long', 0) });
	await page.close();
	const planned: number[] = [];
	const accepted: number[] = [];
	const tasks: number[] = [];
	for (let i = 0; i < TIMES; i++) {
		const times = await correction(context);
		planned.push(times.planned);
		accepted.push(times.accepted);
		tasks.push(times.task);
	}
	print(`Round 3 of ${LONG} corrected ${with_}: what would follow is shown`, planned);
	print('… and accepted, until it is stored and shown', accepted);
	printTask(`Round 3 of ${LONG} corrected ${with_}`, Math.max(...tasks));
}

const without: number[] = [];
const withAll: number[] = [];
for (let i = 0; i < 2 * TIMES; i++) {
	without.push(await table(none));
	withAll.push(await table(all));
}
print('The Table opens without that history', without);
print('The Table opens with it', withAll);
const ratio = middle(withAll) / middle(without);
console.log(`Ratio: ${ratio.toFixed(2)}× of at most 1.2×`);
found('The Table opens with 2,000 evenings against none', ratio, 1.2, '×');

// statistics, each time in a browser that was just opened: what pages before leave behind is collected in tasks of up to
// 400 ms, whenever the browser likes
{
	const counted: number[] = [];
	const again: number[] = [];
	const tasks: number[] = [];
	for (let i = 0; i < TIMES; i++) {
		all = await restarted(all);
		const page = await open(all, '/settings');
		await page.waitForLoadState('networkidle');
		for (const times of [counted, again]) {
			await taken(page, LIST, LINE);
			await page.waitForTimeout(500);
			// the list is told above
			await longest(page);
			times.push(await pressed(page, STATISTICS, TOTALS));
			await page.waitForTimeout(500);
			tasks.push(await longest(page));
		}
		await page.close();
	}
	print('All-time statistics, all digests read, to the first panel', counted);
	print('All-time statistics again', again);
	console.log(`Longest task of each: ${tasks.map((task) => task.toFixed(0)).join(', ')} ms`);
	printTask('All-time statistics', Math.max(...tasks));
}

await tidy([none, all]);
