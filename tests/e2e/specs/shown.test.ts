import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId, EveningId } from '#lib/evening/ids.ts';
import { fold, shownOf } from '#lib/evening/timeline.ts';
import type { Remembered } from '#lib/storage/schema.ts';
import { serviceWorkerReady, expect, rootSite, test, type Host } from '../support/host.ts';
import { speakIn } from '../../../scripts/speak-in.js';
import { openEmptyPage, dumpStore, entryOf, keptShown, storedLog } from '../support/database.ts';
import { GUESTS, out, playingEvening } from '../support/logs.ts';
import { seedEvening } from '../support/seed.ts';
import {
	atStep,
	button,
	dealt,
	exits,
	nextRound,
	seated,
	sitAsWeSit,
	startEvening,
	taxed,
	tile
} from '../support/table.ts';

/** What was shown last is there before the log is read: it is what the log makes, or it is not shown. */

const NAMES = ['Ana', 'Ben', 'Chidi', 'Dee'];

async function toPlay(page: Page, url: string) {
	await page.goto(url);
	await startEvening(page, 'Temple', NAMES);
	await sitAsWeSit(page);
	await dealt(page);
	await taxed(page);
	await atStep(page, 'Play');
}

/** Of the second round, with six. */
async function toDeal(page: Page, url: string) {
	await page.goto(url);
	const six = GUESTS.slice(0, 6);
	await seedEvening(page, playingEvening('temple', six, out(six.slice(0, 5))));
	await nextRound(page);
	await seated(page);
}

async function logOf(page: Page): Promise<Entry[]> {
	return (await storedLog(page)).map(entryOf).map(({ seq: _, ...row }) => {
		if (row.type === 'EveningStarted') return row;
		const { evening: __, ...entry } = row as typeof row & { evening: string };
		return entry;
	});
}
/** As a store has it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Changes what was kept while the app is not open, and opens it. */
async function withKept(page: Page, host: Host, change: Partial<Remembered['shown']>) {
	await keptShown(page);
	await openEmptyPage(page, host);
	await page.evaluate(async (change) => {
		const done = <T>(request: IDBRequest<T>) =>
			new Promise<T>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error ?? new Error('no store'));
			});
		const db = await done(indexedDB.open('courtbook'));
		const store = db.transaction('remembered', 'readwrite').objectStore('remembered');
		const kept = (await done(store.get('shown'))) as object;
		await done(store.put({ ...kept, ...change }, 'shown'));
		db.close();
	}, change as object);
	await page.goto(host.url);
}

/** A part of the app, told by words of its own. */
function fileWith(words: string): string {
	const folder = `${rootSite.dir}/_app/immutable/chunks`;
	return readdirSync(folder).find(
		(file) => file.endsWith('.js') && readFileSync(`${folder}/${file}`, 'utf8').includes(words)
	)!;
}
/** What reads logs. */
const LOGS = fileWith('was not undone last');

/** The file that works out what the Deal and the Taxes step show. */
const VIEWS = fileWith('rule:`TX-7`');

/** Loads the page again without what reads logs. @returns what lets it come */
async function withoutLogs(page: Page, ...others: readonly string[]): Promise<() => void> {
	let come = () => {};
	const held = new Promise<void>((resolve) => (come = resolve));
	for (const file of [LOGS, ...others]) {
		expect(file).toBeDefined();
		await page.route(`**/chunks/${file}`, async (route) => {
			await held;
			await route.continue();
		});
	}
	await page.reload();
	return () => come();
}

test('what is kept is what the log makes', async ({ page, host }) => {
	await toPlay(page, host.url);
	await exits(page, 'Ana Ben');
	await button(page, /^Undo/).click();
	await expect(button(page, /^Redo/)).toBeVisible();
	const log = await logOf(page);
	await expect
		.poll(async () => {
			const { length, last } = await keptShown(page);
			return [length, last];
		})
		.toEqual([log.length, log.at(-1)!.id]);
	const { shown, evening } = await keptShown(page);
	expect(plain(shown)).toEqual(plain(shownOf(fold(log)!)));
	expect(evening).toBe(shown.state.id);
});

test('it is shown before the log is read; taps wait for the log, and count once', async ({
	page,
	host
}) => {
	await toPlay(page, host.url);
	await exits(page, 'Ana');
	const before = await storedLog(page);
	await expect.poll(async () => (await keptShown(page)).length).toBe(before.length);
	const come = await withoutLogs(page);
	await expect(tile(page, 'Ana')).toHaveAccessibleName(/, 1st out$/);
	await expect(button(page, /^Undo .*Ana/)).toBeEnabled();
	await tile(page, 'Ben').click();
	await button(page, /^Undo .*Ana/).click();
	await tile(page, 'Chidi').click();
	expect(await storedLog(page)).toEqual(before);
	come();
	await expect(tile(page, 'Chidi')).toHaveAccessibleName(/, 2nd out$/);
	expect((await storedLog(page)).map(entryOf).slice(before.length)).toMatchObject([
		{ type: 'PlayerWentOut' },
		{ type: 'EntryUndone' },
		{ type: 'PlayerWentOut' }
	]);
});

test('what a step had worked out is shown before that can be worked out; taps count once', async ({
	page,
	host
}) => {
	await toDeal(page, host.url);
	const isKept = (step: string) =>
		expect
			.poll(async () => [(await keptShown(page)).shown.entry, (await keptShown(page)).view])
			.toMatchObject([{ step }, { step }]);
	await isKept('deal');
	let come = await withoutLogs(page, VIEWS);
	await expect(page.getByText('Ana shuffles and deals')).toBeVisible();
	await button(page, 'Dealt — on to the taxes').click();
	expect((await storedLog(page)).map(entryOf).at(-1)).toMatchObject({ step: 'deal' });
	come();
	await atStep(page, 'Taxes');
	await isKept('taxes');
	const before = await storedLog(page);
	come = await withoutLogs(page, VIEWS);
	const tick = button(page, 'Fay paid');
	await expect(page.getByRole('group', { name: 'Fay pays Ana 2' })).toContainText(
		'2 highest cards'
	);
	await tick.click();
	await expect(tick).toHaveAttribute('aria-pressed', 'false');
	come();
	await expect(tick).toHaveAttribute('aria-pressed', 'true');
	await taxed(page);
	await atStep(page, 'Play');
	expect((await storedLog(page)).map(entryOf).slice(before.length)).toMatchObject([
		{ type: 'TaxMarked', payer: expect.anything() as unknown, paid: true },
		{ type: 'TaxesSettled' }
	]);
});

test('what a step had worked out in another language is worked out anew', async ({
	page,
	host
}) => {
	await toDeal(page, host.url);
	await expect.poll(async () => (await keptShown(page)).view).toMatchObject({ spoken: 'en' });
	await speakIn(page, 'de');
	await expect(page.getByText('Ana mischt und gibt')).toBeVisible();
	await expect.poll(async () => (await keptShown(page)).view).toMatchObject({ spoken: 'de' });
	await openEmptyPage(page, host);
	await page.evaluate(() => localStorage.setItem('courtbook-language', 'en'));
	await page.goto(host.url);
	await expect(page.getByText('Ana shuffles and deals')).toBeVisible();
});

test('what nobody touched is shown on the next visit too', async ({ page, host }) => {
	await toPlay(page, host.url);
	await exits(page, 'Ana');
	const { length } = await storedLog(page);
	await expect.poll(async () => (await keptShown(page)).length).toBe(length);
	for (let visit = 1; visit <= 2; visit++) {
		await withoutLogs(page);
		await expect(tile(page, 'Ana'), `${visit}`).toHaveAccessibleName(/, 1st out$/);
		await keptShown(page);
	}
});

test('the log of what is shown is read without any news being said', async ({ page, host }) => {
	await toPlay(page, host.url);
	await exits(page, 'Ana');
	const before = await storedLog(page);
	await expect.poll(async () => (await keptShown(page)).length).toBe(before.length);
	// a reason to read it, from the beginning
	await page.addInitScript(() => setInterval(() => dispatchEvent(new Event('storage')), 20));
	await page.reload();
	await expect(tile(page, 'Ana')).toHaveAccessibleName(/, 1st out$/);
	// it is kept anew when the log was read
	await keptShown(page);
	for (const region of await page.getByRole('status').all()) await expect(region).toHaveText('');
	await button(page, /^Undo/).click();
	await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toHaveCount(1);
});

test.describe('where the app lies on the phone', () => {
	test.use({ serviceWorkers: 'allow' });
	test('the log is read with nobody touching anything', async ({ page, host }) => {
		await toPlay(page, host.url);
		await serviceWorkerReady(page);
		await keptShown(page);
		await page.reload();
		await atStep(page, 'Play');
		expect(LOGS).toBeDefined();
		await page.waitForFunction(
			(file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
			LOGS
		);
	});
});

test('the Chronicle has the evening, whether the table has read its log or not', async ({
	page,
	host
}) => {
	await toPlay(page, host.url);
	const { length } = await storedLog(page);
	await expect.poll(async () => (await keptShown(page)).length).toBe(length);
	const { evening, shown } = await keptShown(page);
	await page.addInitScript(() => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		new MutationObserver(() => {
			for (const { textContent } of document.querySelectorAll('[role=alert]'))
				seen.push(textContent);
		}).observe(document, { childList: true, subtree: true });
	});
	await page.goto(`${host.url}/chronicle/${evening}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.state.name);
	// what the table shows is kept anew when its log was read
	await keptShown(page);
	expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

for (const [what, change] of [
	['of another build', { build: 'another' }],
	['of another log', { last: 'another' as EntryId }],
	['of a shorter log', { length: 3 }],
	['of another evening', { evening: 'another' as EveningId }],
	['no record of it', { shown: null as never }]
] as const)
	test(`nothing is shown that is ${what}: the log is`, async ({ page, host }) => {
		await toPlay(page, host.url);
		await exits(page, 'Ana');
		const before = await storedLog(page);
		await expect.poll(async () => (await keptShown(page)).length).toBe(before.length);
		const { shown } = await keptShown(page);
		const round = { ...shown.state.round!, out: [] };
		await withKept(page, host, {
			shown: { ...shown, state: { ...shown.state, round } },
			...change
		});
		await expect(tile(page, 'Ana')).toHaveAccessibleName(/, 1st out$/);
	});

test('what cannot be shown is not tried again', async ({ page, host }) => {
	await toPlay(page, host.url);
	await withKept(page, host, { shown: { state: {} } as never });
	await page.reload();
	await atStep(page, 'Play');
	expect((await storedLog(page)).length).toBeGreaterThan(3);
});

test('of an evening that is put aside nothing is kept', async ({ page, host }) => {
	await toPlay(page, host.url);
	await keptShown(page);
	await button(page, 'More').click();
	await button(page, 'Start another evening').click();
	await expect(button(page, /^Start/)).toBeVisible();
	await expect
		.poll(async () =>
			(await dumpStore(page)).stores['remembered']?.rows.filter(({ key }) => key === 'shown')
		)
		.toEqual([]);
});
