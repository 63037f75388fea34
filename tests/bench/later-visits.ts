import type { BrowserContext } from 'playwright';
import { indexed, seedHistory, seedTable } from './evenings.ts';
import { record } from './figures.ts';
import { close, median, newPage, openBrowser, restart } from './phone.ts';

/** Visits of each state, in turn. */
const TIMES = 14;
const EVENINGS = Number(process.env['EVENINGS'] ?? 2000);
const START = 'main form';
const TILE = 'main button.tile';

/** A browser where the app is stored, with this in its store. */
async function prepare(
	app: string,
	{ round, history = 0 }: { round?: number; history?: number }
): Promise<BrowserContext> {
	const context = await openBrowser();
	const { page } = await newPage(context);
	await page.goto(app);
	await page.waitForSelector(START);
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	if (round !== undefined) await seedTable(page, round, true);
	if (history > 0) {
		await seedHistory(page, history);
		await page.goto(`${app}/chronicle`);
		await indexed(page, history);
	}
	await page.close();
	return restart(context);
}

/** Milliseconds from the beginning of a visit to the frame that shows the Table. */
async function visit(context: BrowserContext, app: string, shown: string): Promise<number> {
	const { page } = await newPage(context);
	await page.addInitScript((selector) => {
		const frame = new Promise<number>((resolve) => {
			const look = () => {
				if (document.querySelector(selector) === null) return;
				observer.disconnect();
				// the message arrives after the frame
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => resolve(performance.now());
				requestAnimationFrame(() => port2.postMessage(null));
			};
			const observer = new MutationObserver(look);
			observer.observe(document, { subtree: true, childList: true });
		});
		Object.assign(window, { frame });
	}, shown);
	await page.goto(app);
	const time = await page.evaluate(() => (window as unknown as { frame: Promise<number> }).frame);
	// waits until the visit has stored and loaded everything
	await page.waitForTimeout(1000);
	await page.close();
	return time;
}

type State = readonly [context: BrowserContext, shown: string];

async function compare(app: string, name: string, state: State, base: State, limit: number) {
	const times = { state: [] as number[], base: [] as number[] };
	for (let i = 0; i < TIMES; i++) {
		times.base.push(await visit(base[0], app, base[1]));
		times.state.push(await visit(state[0], app, state[1]));
	}
	const [ours, theirs] = [median(times.state), median(times.base)];
	console.log(`${name}: ${ours.toFixed(0)} ms, against ${theirs.toFixed(0)} ms`);
	record(name, ours / theirs, limit, '×');
}

/** How long the Table takes to show an evening of 60 rounds, against an empty Table; and with
 * years of evenings stored, against none. */
export async function measureLaterVisits(app: string): Promise<void> {
	const empty = await prepare(app, {});
	const long = await prepare(app, { round: 60 });
	const name = 'Table with an evening of 60 rounds against an empty one';
	await compare(app, name, [long, TILE], [empty, START], 1.5);
	await close(long);
	await close(empty);

	const none = await prepare(app, { round: 7 });
	const years = await prepare(app, { round: 7, history: EVENINGS });
	const stored = `Table with ${EVENINGS.toLocaleString('en')} evenings stored against none`;
	await compare(app, stored, [years, TILE], [none, TILE], 1.2);
	await close(none);
	await close(years);
}
