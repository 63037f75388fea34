// What the measurements have in common: a phone whose main thread is four times slower than this computer, and years of
// evenings in its store.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	chromium,
	devices,
	type BrowserContext,
	type BrowserContextOptions,
	type CDPSession,
	type Locator,
	type Page
} from 'playwright';
import type { Entry } from '#lib/evening/entries.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { fold } from '#lib/evening/timeline.ts';
import { chromiumLaunch } from '../../scripts/chromium.js';
import { staticHost } from '../../scripts/static-host.js';
import { FRIENDS, nightOf } from '../fixtures/histories.ts';
import { found } from './results.js';

export const SLOWER = 4;
export const EVENINGS = Number(process.env['EVENINGS'] ?? 2000);
export const ROUNDS = 40;
/** So many different ones; the others are the same under another id and on other days. */
export const DIFFERENT = Math.min(EVENINGS, 400);
/** Nothing on the main thread may take longer (performance.md). */
const TASK = 50;

const server = createServer(staticHost('build', ''));
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
export const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const profiles = new Map<BrowserContext, string>();

/** A browser with a store on the disk. */
export async function launch(
	more: BrowserContextOptions = {},
	profile = mkdtempSync(join(tmpdir(), 'courtbook-'))
): Promise<BrowserContext> {
	const options = { ...chromiumLaunch(), ...devices['Pixel 7'], ...more };
	const context = await chromium.launchPersistentContext(profile, options);
	// tsx has functions keep their names with the help of this one, which a page lacks
	await context.addInitScript('globalThis.__name = (named) => named');
	profiles.set(context, profile);
	return context;
}

/** The same browser, with what it stored and nothing left of its pages. */
export async function restarted(context: BrowserContext): Promise<BrowserContext> {
	await context.close();
	return launch({}, profiles.get(context));
}

interface Rows {
	readonly entries: readonly object[];
	readonly evenings: readonly object[];
}

/** The rows of one log, by another id and so many milliseconds later; its entries have ids as long as those that the app
 * makes, which no packing makes shorter. None of them tells of another. */
export function rowsOf(log: readonly Entry[], evening: string, later: number): Rows {
	const summary = summaryOf(fold(log)!.state);
	const { startedAt, closedAt } = summary;
	const moved = { startedAt: startedAt + later, closedAt: closedAt && closedAt + later };
	return {
		entries: log.map((entry, seq) => ({
			...{ ...entry, id: randomUUID(), at: entry.at + later },
			...{ evening, seq }
		})),
		evenings: [{ ...summary, id: evening, ...moved }]
	};
}

/** Writes past the app into the store that it made. */
export const write = (
	page: Page,
	stores: Readonly<Record<string, readonly object[]>>,
	table?: string
) =>
	page.evaluate(
		async ({ stores, table }) => {
			const opening = indexedDB.open('courtbook');
			await new Promise((resolve) => (opening.onsuccess = resolve));
			const names = [...Object.keys(stores), 'remembered'];
			const tx = opening.result.transaction(names, 'readwrite', { durability: 'relaxed' });
			for (const [name, rows] of Object.entries(stores))
				for (const row of rows) tx.objectStore(name).put(row);
			if (table !== undefined) tx.objectStore('remembered').put(table, 'table');
			await new Promise((resolve) => (tx.oncomplete = resolve));
			opening.result.close();
		},
		{ stores, table }
	);

/** An open evening on the table, of Temple with six in their seventh round: at its Seats step, or where cards are played. */
export async function seedTable(page: Page, playing = false) {
	const { log } = nightOf(9, 0, 8);
	const after = (type: Entry['type'], from: number) =>
		log.findIndex((entry, i) => i > from && entry.type === type);
	const confirmed = log.flatMap(({ type }, i) => (type === 'RoundConfirmed' ? [i] : []))[5]!;
	const end = playing ? after('PlayerWentOut', confirmed) : confirmed + 1;
	const { entries, evenings } = rowsOf(log.slice(0, end), 'table', 0);
	const people = FRIENDS.map((person, i) => ({ ...person, lastSeen: i, changedAt: i }));
	await write(page, { entries, evenings, people }, 'table');
}

export async function seedHistory(page: Page, count: number) {
	let entries: object[] = [];
	let evenings: object[] = [];
	for (let n = 0; n < DIFFERENT; n++) {
		const { log } = nightOf(1, n, ROUNDS);
		for (let i = n; i < count; i += DIFFERENT) {
			const rows = rowsOf(log, `night-${i}`, (i - n) * 2 * 86_400_000);
			entries.push(...rows.entries);
			evenings.push(...rows.evenings);
		}
		if (entries.length < 10_000 && n < DIFFERENT - 1) continue;
		await write(page, { entries, evenings });
		[entries, evenings] = [[], []];
	}
}

/** A page of the app with a slowed processor. Workers are not slowed: the browser cannot do that. */
export async function open(context: BrowserContext, path: string): Promise<Page> {
	const page = await context.newPage();
	await page.addInitScript(() => {
		const tasks: number[] = [];
		Object.assign(window, { tasks });
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) tasks.push(duration);
		}).observe({ type: 'longtask', buffered: true });
	});
	const cdp = await context.newCDPSession(page);
	await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	await page.goto(url + path);
	return page;
}
/** As long as a finger is on what it taps, in milliseconds. */
const PRESS = 60;

/** Taps as a finger does, and as nothing else on the page can notice. */
export async function tap(page: Page, what: Locator, cdp: CDPSession): Promise<void> {
	const box = (await what.boundingBox())!;
	const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
	await page.waitForTimeout(PRESS);
	await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The longest task since the last time it was asked; 0 where none was above 50 ms, for those alone are told. */
export const longest = (page: Page) =>
	page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks.splice(0)));

export const middle = (times: readonly number[]) =>
	times.toSorted((a, b) => a - b)[times.length >> 1]!;
export const ms = (time: number) => `${time.toFixed(0)} ms`;
export function printTask(what: string, task: number) {
	found(`${what}: longest task`, task, TASK, 'ms');
	console.log(
		`${what}: longest task on the main thread ${task === 0 ? `within ${TASK} ms` : `${ms(task)} = ${(task / TASK).toFixed(2)}× of ${TASK} ms`}`
	);
}

/** Takes everything away again. */
export async function tidy(contexts: readonly BrowserContext[]) {
	for (const context of contexts) await context.close();
	server.close();
	for (const profile of new Set(profiles.values()))
		rmSync(profile, { recursive: true, force: true });
}
