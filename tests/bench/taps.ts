import type { CDPSession, Locator, Page } from 'playwright';
import { record } from './figures.ts';
import { close, median, newPage, openBrowser, tap } from './phone.ts';
import { seedTable } from './evenings.ts';

/** Taps in turn on both pages, in blocks: 100 each. */
const [BLOCKS, TAPS] = [10, 10];
const TILE = 'main button.tile';

interface Measured {
	/** From pointerup to the frame after `complete`. */
	readonly frame: number;
	/** From the beginning of the transaction to `complete`. */
	readonly write: number;
}
declare global {
	interface Window {
		measured: Measured[];
		/** Durations of bare puts. */
		bare: number[];
		/** Makes the next tap do only one bare put. */
		putAtNextTap: () => Promise<void>;
	}
}

function measureStrictWrites() {
	window.measured = [];
	window.bare = [];
	let up = 0;
	let options: IDBTransactionOptions | undefined;
	addEventListener('pointerup', ({ timeStamp }) => (up = timeStamp), { capture: true });
	const begin = IDBDatabase.prototype.transaction;
	IDBDatabase.prototype.transaction = function (names, mode, how) {
		const start = performance.now();
		const tx = begin.call(this, names, mode, how);
		// entries are written strictly, everything else relaxed
		if (how?.durability !== 'strict') return tx;
		options = how;
		tx.addEventListener('complete', () => {
			const write = performance.now() - start;
			const tapped = up;
			up = 0;
			if (tapped === 0) return;
			requestAnimationFrame(() =>
				window.measured.push({ frame: performance.now() - tapped, write })
			);
		});
		return tx;
	};
	let database: Promise<IDBDatabase> | undefined;
	const row = { id: crypto.randomUUID(), at: 0, type: 'PlayerWentOut', player: 'p', evening: 'e' };
	let seq = 0;
	window.putAtNextTap = async () => {
		database ??= new Promise((resolve) => {
			const opening = indexedDB.open('bare', 1);
			opening.onupgradeneeded = () =>
				opening.result.createObjectStore('rows', { keyPath: ['evening', 'seq'] });
			opening.onsuccess = () => resolve(opening.result);
		});
		const db = await database;
		const put = (event: Event) => {
			event.stopImmediatePropagation();
			event.preventDefault();
			const start = performance.now();
			const tx = begin.call(db, 'rows', 'readwrite', options);
			tx.objectStore('rows').put({ ...row, seq: seq++ });
			tx.oncomplete = () => window.bare.push(performance.now() - start);
		};
		addEventListener('touchend', put, { capture: true, once: true, passive: false });
	};
}

const countOf = (page: Page, list: 'measured' | 'bare') =>
	page.evaluate((name) => window[name].length, list);

/** Taps, and waits for the usual time between two taps and until the tap is measured. */
async function tapMeasured(
	page: Page,
	session: CDPSession,
	target: Locator,
	list: 'measured' | 'bare' = 'measured'
) {
	const before = await countOf(page, list);
	await tap(page, session, target);
	await page.waitForTimeout(150 + Math.random() * 50);
	await page.waitForFunction(([name, n]) => window[name].length > n, [list, before] as const);
}

/** A tap that records an exit, against a page with one button and one strict put; storing an entry,
 * against a bare put; and ten taps a second. */
export async function measureTaps(app: string, reference: string): Promise<void> {
	const context = await openBrowser();
	const first = await newPage(context);
	await first.page.goto(app);
	await first.page.waitForSelector('main form');
	await seedTable(first.page, 7, true);
	await first.page.close();

	await context.addInitScript(measureStrictWrites);
	const bare = await newPage(context);
	await bare.page.goto(reference);
	await bare.page.waitForSelector('button:enabled');
	const { page, session } = await newPage(context);
	await page.goto(app);
	await page.waitForSelector(TILE);

	const tile = page.locator(TILE).first();
	const undo = page.getByRole('button', { name: /^Undo/ });
	const put = bare.page.getByRole('button');
	const exits: Measured[] = [];
	for (let block = 0; block < BLOCKS; block++) {
		await bare.page.bringToFront();
		for (let i = 0; i < TAPS; i++) await tapMeasured(bare.page, bare.session, put);
		await page.bringToFront();
		for (let i = 0; i < TAPS; i++) {
			await tapMeasured(page, session, tile);
			exits.push((await page.evaluate(() => window.measured.at(-1)))!);
			// on the same tile, so that the rest of the browser's work is equal
			await page.evaluate(() => window.putAtNextTap());
			await tapMeasured(page, session, tile, 'bare');
			await tapMeasured(page, session, undo);
		}
	}
	const frame = median(exits.map((exit) => exit.frame));
	const theirs = median(await bare.page.evaluate(() => window.measured.map((one) => one.frame)));
	console.log(`Tap on “went out”: ${frame.toFixed(1)} ms, reference ${theirs.toFixed(1)} ms`);
	record('Tap on “went out” against one button and one put', frame / theirs, 1.6, '×');
	const puts = await page.evaluate(() => window.bare);
	const ratio = median(exits.map(({ write }, i) => write / puts[i]!));
	record('An entry stored against a bare put', ratio, 1.5, '×');

	await measureDropped(page);
	await close(context);
}

/** Ten taps a second on all players but the last, who is filled in. */
async function measureDropped(page: Page): Promise<void> {
	const before = await countOf(page, 'measured');
	const tiles = (await page.locator(TILE).all()).slice(0, -1);
	const boxes = await Promise.all(tiles.map((tile) => tile.boundingBox()));
	for (const box of boxes) {
		const start = Date.now();
		await page.touchscreen.tap(box!.x + box!.width / 2, box!.y + box!.height / 2);
		await page.waitForTimeout(Math.max(0, 100 - (Date.now() - start)));
	}
	await page.waitForTimeout(1000);
	const dropped = boxes.length - ((await countOf(page, 'measured')) - before);
	record(`Taps dropped, of ${boxes.length} at ten a second`, dropped, 0, '');
}
