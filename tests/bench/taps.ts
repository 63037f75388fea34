// How long a tap on who went out takes until it is stored and painted, and what storing it costs against one bare put,
// made at a tap too, on a phone whose main thread is four times slower than this computer: tsx tests/bench/taps.ts
import { launch, middle, open, seedTable, tap, tidy, url } from './phone.ts';
import { found } from './results.js';

const TIMES = 110;

interface Measured {
	/** From pointerup to the frame after the store said that it has it. */
	readonly frame: number;
	/** To the end of that frame: it is painted. */
	readonly painted: number;
	/** The store's part of it: from the beginning of the transaction to its end. */
	readonly write: number;
}
declare global {
	interface Window {
		measured: Measured[];
		/** How long each bare put took, in milliseconds. */
		bare: number[];
		/** Has the next tap make one, and nothing else. */
		makeBare: () => Promise<void>;
	}
}

function watch() {
	window.measured = [];
	window.bare = [];
	let up = 0;
	let options: IDBTransactionOptions | undefined;
	addEventListener('pointerup', ({ timeStamp }) => (up = timeStamp), { capture: true });
	const begin = IDBDatabase.prototype.transaction;
	IDBDatabase.prototype.transaction = function (names, mode, how) {
		const start = performance.now();
		const tx = begin.call(this, names, mode, how);
		// an entry is written to the disk; what else is kept may take its time
		if (how?.durability === 'strict' && this.name === 'courtbook') {
			options = how;
			tx.addEventListener('complete', () => {
				const write = performance.now() - start;
				const tapped = up;
				up = 0;
				if (tapped === 0) return;
				requestAnimationFrame(() => {
					const frame = performance.now() - tapped;
					// the message comes after the frame
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = () =>
						window.measured.push({ frame, painted: performance.now() - tapped, write });
					port2.postMessage(null);
				});
			});
		}
		return tx;
	};
	let database: Promise<IDBDatabase> | undefined;
	const row = {
		id: crypto.randomUUID(),
		at: Date.now(),
		type: 'PlayerWentOut',
		player: 'p',
		evening: 'e'
	};
	let seq = 0;
	window.makeBare = async () => {
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

const context = await launch();
const first = await context.newPage();
await first.goto(url);
await first.waitForSelector('h1');
await seedTable(first, true);
await first.close();
await context.addInitScript(watch);
const page = await open(context, '/');
const tiles = page.locator('main button.tile');
await tiles.first().waitFor();
const cdp = await context.newCDPSession(page);
const count = () => page.evaluate(() => window.measured.length);
/** Somebody's next tap comes later, and at any moment of a frame; nothing is asked of the page meanwhile. */
const rest = () => page.waitForTimeout(150 + Math.random() * 50);
for (let i = 0; i < TIMES; i++) {
	const before = await count();
	await tap(page, tiles.first(), cdp);
	await rest();
	await page.waitForFunction((n) => window.measured.length > n, before);
	// at a tap on a tile as well: the browser has as much else to do
	await page.evaluate(() => window.makeBare());
	await tap(page, tiles.first(), cdp);
	await rest();
	await page.waitForFunction((n) => window.bare.length > n, i);
	await tap(page, page.getByRole('button', { name: /^Undo/ }), cdp);
	await rest();
	await page.waitForFunction((n) => window.measured.length > n, before + 1);
}
const { measured: all, bare } = await page.evaluate(() => ({
	measured: window.measured,
	bare: window.bare
}));
const taps = all.filter((_, i) => i % 2 === 0);
const ratio = middle(taps.map(({ write }, i) => write / bare[i]!));
for (const [what, until] of [
	['Tap to the frame after it is stored', 'frame'],
	['Tap to the end of that frame', 'painted']
] as const) {
	const sorted = taps.map((one) => one[until]).toSorted((a, b) => a - b);
	const late = sorted[Math.floor(sorted.length * 0.95)]!;
	console.log(
		`${what} (${TIMES}): median ${middle(sorted).toFixed(1)} ms, 95th percentile ${late.toFixed(1)} ms`
	);
	found(`${what}, median`, middle(sorted), 32, 'ms');
	found(`${what}, 95th percentile`, late, 56, 'ms');
}
console.log(`Storing an entry: ${ratio.toFixed(2)}× of a bare put (${middle(bare).toFixed(1)} ms)`);
found('Storing an entry against a bare put', ratio, 1.5, '×');

// ten taps a second; the last player is filled in
const before = await count();
const boxes = await Promise.all((await tiles.all()).slice(0, -1).map((tile) => tile.boundingBox()));
for (const box of boxes) {
	const at = Date.now();
	await page.touchscreen.tap(box!.x + box!.width / 2, box!.y + box!.height / 2);
	await page.waitForTimeout(Math.max(0, 100 - (Date.now() - at)));
}
await page.waitForTimeout(1000);
const dropped = boxes.length - ((await count()) - before);
console.log(`Of ${boxes.length} taps at ten a second ${dropped} were dropped`);
found('Taps dropped at ten a second', dropped, 0, '');
await page.close();
await tidy([context]);
