import type { Page } from '@playwright/test';
import {
	evening,
	expectLines,
	eveningLines,
	seedBeside,
	openEvenings
} from '../../support/chronicle.ts';
import type { Retention } from '#lib/storage/retention.ts';
import { expect, test, type Host } from '../../support/host.ts';
import { openEmptyPage, dumpStore, storedLogs } from '../../support/database.ts';
import { putRow } from '../../support/backup.ts';
import { words } from '../../support/logs.ts';
import { putOnTable } from '../../support/seed.ts';
import { button } from '../../support/table.ts';

/** The Chronicle's index: digests of evenings in the store, and the search. */

const FOUR = words('Ana Ben Chidi Dee');
const closed = { type: 'closeEvening' } as const;
const note = (text: string) => ({ type: 'addNote', text }) as const;
const EVENINGS = [
	evening('temple', FOUR, 2, 'First', [note('The café was closed'), closed]),
	evening('tahimi', FOUR, 1, 'Second', [closed]),
	evening('president', FOUR, 3, 'Third')
];

interface Row {
	id: string;
	version: number;
	stored: number;
	entries: number;
	words: string;
	tallies: { ruleset: string; rounds: number }[];
}
async function digests(page: Page): Promise<Row[]> {
	const { stores } = await dumpStore(page);
	return (stores['digests']?.rows ?? []).map(({ value }) => value as Row);
}
const counted = async (page: Page) =>
	(await digests(page)).map(({ id, tallies }) => [id, tallies.map(({ rounds }) => rounds).join()]);
const ALL = [
	['First', '2'],
	['Second', '1'],
	['Third', '3']
];

const notStarted = (page: Page) => page.getByText('did not start a background part');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the evenings' });
async function finds(page: Page, words: string, names: readonly string[]) {
	await field(page).fill(words);
	await expectLines(page, names);
}
/** Opens the list and waits until the index is complete. */
async function indexed(page: Page, host: Host) {
	await openEvenings(page, host);
	await expect.poll(() => counted(page)).toEqual(ALL);
}

/** Changes the store without the app. */
const change = (page: Page, how: 'delete' | 'older') =>
	page.evaluate(async (what) => {
		const opening = indexedDB.open('courtbook');
		await new Promise((resolve) => (opening.onsuccess = resolve));
		const tx = opening.result.transaction('digests', 'readwrite');
		const store = tx.objectStore('digests');
		if (what === 'delete') store.delete('Second');
		else
			store.get('Second').onsuccess = ({ target }) => {
				const row = (target as IDBRequest<Row>).result;
				store.put({ ...row, version: 0, words: 'of another version' });
			};
		await new Promise((resolve) => (tx.oncomplete = resolve));
		opening.result.close();
	}, how);

test('digests are computed once, in a worker, and reused; only missing and outdated ones are computed again; the index does not block the database in another tab @long', async ({
	page,
	context,
	host
}) => {
	await seedBeside(page, host, EVENINGS);
	await indexed(page, host);
	expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
		expect.stringMatching(/^\/_app\/immutable\/workers\/worker-.*\.js$/)
	]);
	const before = await digests(page);
	expect(before.map(({ stored }) => stored).sort()).toEqual([1, 2, 3]);
	await page.reload();
	await finds(page, 'cafe', ['First']);
	// the whole index has been read
	await finds(page, 'chidi', ['First', 'Second', 'Third'].toReversed());
	expect(await digests(page)).toEqual(before);

	const others = before.filter(({ id }) => id !== 'Second');
	for (const [how, asked] of [
		['delete', 'chidi'],
		['older', 'second']
	] as const) {
		await change(page, how);
		await page.reload();
		// as before the reload
		await expect(field(page)).toHaveValue(asked);
		await finds(page, 'second', ['Second']);
		const after = await digests(page);
		expect(after).toEqual(expect.arrayContaining(others));
		const { stored: _, ...mended } = after.find(({ id }) => id === 'Second')!;
		const { stored: __, ...was } = before.find(({ id }) => id === 'Second')!;
		expect(mended).toEqual(was);
	}

	expect(page.workers()).toHaveLength(1);
	const other = await context.newPage();
	await openEmptyPage(other, host);
	const gone = await other.evaluate(
		() =>
			new Promise<string>((resolve) => {
				const request = indexedDB.deleteDatabase('courtbook');
				request.onsuccess = () => resolve('deleted');
				request.onblocked = () => resolve('blocked');
			})
	);
	expect(gone).toBe('deleted');
	// the index of the old database is forgotten
	await page.bringToFront();
	await finds(page, 'chidi', []);
});

test('entries that another tab adds to a closed evening or an open one are found at once @long', async ({
	page,
	context,
	host
}) => {
	// without messages between tabs: with them the list would be read again by itself
	await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
	await seedBeside(page, host, EVENINGS);
	await indexed(page, host);
	const other = await context.newPage();
	for (const [id, isClosed, sweets] of [
		['First', true, 'Marzipan'],
		['Third', false, 'Nougat']
	] as const) {
		await finds(page, sweets, []);
		await other.goto(host.beside);
		await putOnTable(other, id);
		if (isClosed) await button(other, 'Reopen').click();
		await button(other, 'More').click();
		await button(other, 'Add a note').click();
		await other.getByRole('textbox').fill(`All the ${sweets.toUpperCase()} is gone`);
		await button(other, /^Add the note/).click();
		await expect(other.getByRole('dialog')).toBeHidden();

		// a stored digest, if any, is of a shorter log
		const log = (await storedLogs(other))[id]!;
		const between = (await digests(other)).find((row) => row.id === id);
		expect(between?.entries ?? 0).toBeLessThan(log.length);
		// a tab in the background renders no frames
		await page.bringToFront();
		await finds(page, `${sweets} gone`, [id]);
		const now = (await digests(page)).find((row) => row.id === id);
		expect(now?.entries).toBe(log.length);
		expect(now?.words).toContain(`all the ${sweets.toLowerCase()} is gone`);
	}
});

// without a service worker, which would answer from its cache
test('a worker that cannot be loaded is reported, and the next request starts it; without workers the Chronicle opens, and reports that search does not work @long', async ({
	page,
	context,
	host
}) => {
	const workers = '**/workers/*.js';
	await context.route(workers, (route) => route.abort());
	await seedBeside(page, host, EVENINGS);
	await openEvenings(page, host);
	await expect(notStarted(page)).toBeVisible();
	expect(page.workers()).toEqual([]);
	await context.unroute(workers);
	await finds(page, 'cafe', ['First']);
	await expect(notStarted(page)).toBeHidden();
	expect(page.workers()).toHaveLength(1);

	for (const [title, without] of [
		['no workers', () => Reflect.deleteProperty(window, 'Worker')],
		[
			'a worker that is refused',
			() => {
				window.Worker = class extends EventTarget {
					constructor() {
						super();
						throw new DOMException('Not here', 'SecurityError');
					}
				} as unknown as typeof Worker;
			}
		]
	] as const)
		await test.step(title, async () => {
			await page.addInitScript(without);
			// a reload would bring back the search
			await page.goto(host.beside);
			await openEvenings(page, host);
			await expectLines(page, ['Third', 'Second', 'First']);
			await expect(notStarted(page)).toBeVisible();
			await field(page).fill('cafe');
			await expect(page.getByRole('alert').filter({ hasText: 'cannot be read' })).toBeVisible();
		});
});

const DAY = 86_400_000;

test('a deleted evening is removed once the gaps between visits add up to 30 days, but never the one on the table @long', async ({
	page,
	host
}) => {
	const deleted = { type: 'deleteEvening' } as const;
	const logs = ['Formerly', 'Lately', 'Here'].map((name) =>
		evening('temple', FOUR, 1, name, [deleted])
	);
	const [, lately] = logs;
	const at = logs[0]!.at(-1)!.at;
	const now = at + 43 * DAY + 1;
	await page.clock.setFixedTime(now);
	await seedBeside(page, host, [
		...logs.filter((log) => log !== lately),
		lately!.map((entry, i) => (i < lately!.length - 1 ? entry : { ...entry, at: at + 15 * DAY }))
	]);
	// as earlier visits would have written it; retention.test.ts has the sums of gaps
	await putRow(
		page,
		'remembered',
		{
			visit: at + 41 * DAY + 1,
			kept: {
				Formerly: [at, 28 * DAY],
				Here: [at, 28 * DAY],
				Lately: [at + 15 * DAY, 26 * DAY]
			}
		} satisfies Retention,
		'retention'
	);
	const stored = async () => Object.keys(await storedLogs(page)).sort();
	expect(await stored()).toEqual(['Formerly', 'Here', 'Lately']);
	await putOnTable(page, 'Here', 'chronicle');
	const visit = async () =>
		(await dumpStore(page)).stores['remembered']?.rows.find(({ key }) => key === 'retention');
	await expect.poll(visit, { intervals: [100] }).toMatchObject({ value: { visit: now } });
	await expect.poll(stored).toEqual(['Here', 'Lately']);
	const { stores } = await dumpStore(page);
	expect(stores['evenings']?.rows.map(({ key }) => key)).toEqual(['Here', 'Lately']);
	await expect
		.poll(async () => (await digests(page)).map(({ id }) => id))
		.not.toContain('Formerly');
	await expect(eveningLines(page)).toHaveCount(0);
});
