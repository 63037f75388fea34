import type { BrowserContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Entry } from '#lib/evening/entries.ts';
import { savedFile as savedBackup, unpacked } from '../../support/backup.ts';
import { expect, test, visit, type Host } from '../../support/host.ts';
import { sundays } from '../../support/house-rules.ts';
import {
	abortsWhen,
	openEmptyPage,
	dumpStore,
	entriesIn,
	entryOf,
	storedLog,
	storedLogs,
	describeLog
} from '../../support/database.ts';
import { playingEvening, words } from '../../support/logs.ts';
import { seedEvening, writeEvenings, writeHouses } from '../../support/seed.ts';
import {
	atStep,
	button,
	dealt,
	exits,
	nextRound,
	openComeAndGo,
	sitAsWeSit,
	startButton,
	startEvening,
	taxed,
	tile,
	watchAlerts
} from '../../support/table.ts';
import { turn } from '../../../sample.ts';

const NAMES = words('Ana Ben Chidi Dee Eli Fay');
const evening = playingEvening('temple', NAMES);
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

/** An entry as in a file, without its number in the store. */
const inFile = (text: string): string => {
	const { seq: _, ...entry } = entryOf(text);
	if (entry.type === 'EveningStarted') return JSON.stringify(entry);
	const { evening: __, ...rest } = entry as Entry & { evening: string };
	return JSON.stringify(rest);
};

/** Saves a file from the message. @returns the text of each entry in it */
async function savedFile(page: Page): Promise<string[]> {
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		alert(page).getByRole('button', { name: 'Save a file' }).click()
	]);
	expect(download.suggestedFilename()).toMatch(/\.json$/);
	return entriesIn(readFileSync(await download.path(), 'utf8'));
}

interface Fault {
	title: string;
	/** Parts of the message: what happened, what is safe, what to do. */
	says: RegExp[];
	begin: (page: Page, context: BrowserContext, host: Host) => Promise<void>;
	end: (page: Page, context: BrowserContext, host: Host) => Promise<void>;
}

/** Sets the flag that the patches below read. */
const ill = (name: 'full' | 'aborting' | 'refusing', on: boolean) => (page: Page) =>
	page.evaluate(([key, value]) => Object.assign(window, { [key]: value }) && undefined, [
		name,
		on
	] as const);

const faults: Fault[] = [
	{
		title: 'the storage is full',
		says: [/storage is full/i, /stored before is safe/i, /free some space/i],
		begin: ill('full', true),
		end: ill('full', false)
	},
	{
		title: 'transactions are aborted',
		says: [/could not be stored/i, /stored before is safe/i, /save a file/i],
		begin: ill('aborting', true),
		end: ill('aborting', false)
	},
	{
		title: 'the store cannot be opened any more',
		says: [/store/i, /safe/i, /save a file/i],
		begin: async (page, context, host) => {
			await ill('refusing', true)(page);
			await clearStore(page, context, host);
		},
		end: ill('refusing', false)
	}
];

/** Like “Clear site data”: closes the app's connection and deletes the database. */
async function clearStore(page: Page, context: BrowserContext, { origin }: Host) {
	const session = await context.newCDPSession(page);
	await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
}

test.beforeEach(async ({ context }) => {
	await abortsWhen(context, 'aborting');
	await context.addInitScript(() => {
		const flags = window as unknown as Partial<Record<'full' | 'refusing', boolean>>;
		const { add } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.add = function (...args) {
			if (flags.full) throw new DOMException('Full', 'QuotaExceededError');
			return add.apply(this, args);
		};
		const { open } = IDBFactory.prototype;
		IDBFactory.prototype.open = function (...args) {
			if (flags.refusing) throw new DOMException('Not allowed here', 'SecurityError');
			return open.apply(this, args);
		};
	});
});

for (const { title, says, begin, end } of turn(faults))
	test(`${title}: reported at once, the evening goes on in memory, and nothing is lost @long`, async ({
		page,
		context,
		host
	}) => {
		await page.goto(host.beside);
		await seedEvening(page, evening);
		const before = await storedLog(page);
		await begin(page, context, host);

		await exits(page, 'Ana');
		for (const text of says) await expect(alert(page)).toContainText(text);
		await expect(alert(page)).toContainText(
			/the last entry is in memory only|entries are in memory/i
		);
		await exits(page, 'Ben Chidi');
		await button(page, /^Undo/).click();
		await expect(tile(page, 'Chidi')).not.toHaveAccessibleName(/out$/);
		const saved = await savedFile(page);
		expect(saved.slice(0, before.length)).toEqual(before.map(inFile));
		expect(saved).toHaveLength(before.length + 4);

		await end(page, context, host);
		await expect(alert(page)).toHaveCount(0);
		const after = await storedLog(page);
		expect(after.map(inFile)).toEqual(saved);
		expect(after.slice(0, before.length)).toEqual(before);
		expect(after.map((text) => entryOf(text).seq)).toEqual(after.map((_, i) => i));
		await page.reload();
		await atStep(page, 'Play');
		await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, 2nd out');
		await expect(button(page, 'Redo Chidi')).toBeVisible();

		await test.step('unsaved entries of an evening that has left the table are stored later', async () => {
			await ill('aborting', true)(page);
			await exits(page, 'Chidi Dee');
			await expect(alert(page)).toBeVisible();
			await button(page, 'More').click();
			await button(page, 'End the evening').click();
			const another = button(page, 'Start another evening');
			await another.click({ trial: true });
			// in one task, before the app retries by itself
			await another.evaluate((element) => {
				Object.assign(window, { aborting: false });
				(element as HTMLElement).click();
			});
			await expect(startButton(page)).toBeVisible();
			await expect(alert(page)).toHaveCount(0);
			await expect
				.poll(async () => describeLog((await storedLogs(page))['seeded'] ?? []).slice(-2))
				.toEqual(['PlayerWentOut Chidi', 'PlayerWentOut Dee']);
		});

		await test.step('on the page of an old evening too: reported, saved as a file, and stored when possible', async () => {
			// one of the faults has deleted what was stored before
			const old = playingEvening('tahimi', NAMES.slice(0, 4), [], 'old');
			await writeEvenings(page, [old], null);
			await visit(page, host, '/chronicle/old');
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('old');
			await ill('full', true)(page);
			await button(page, 'More').click();
			await button(page, 'Add a note').click();
			await page.getByRole('textbox').fill('Late again');
			await button(page, 'Add the note').click();
			await expect(alert(page)).toContainText(/storage is full/i);
			await expect(alert(page)).toContainText('The last entry is in memory only.');
			const noted = await savedFile(page);
			expect(noted.at(-1)).toContain('Late again');
			await ill('full', false)(page);
			await expect(alert(page)).toHaveCount(0);
			expect((await storedLogs(page))['old']?.map(inFile)).toEqual(noted);
		});
	});

/** IndexedDB that fails to open. */
function failToOpen() {
	const { open } = IDBFactory.prototype;
	IDBFactory.prototype.open = function (...args) {
		const request = open.apply(this, args);
		const error = new DOMException('Internal error opening backing store', 'UnknownError');
		Object.defineProperty(request, 'error', { value: error });
		request.addEventListener('upgradeneeded', (event) => {
			event.stopImmediatePropagation();
			request.transaction?.abort();
		});
		return request;
	};
}

test('IndexedDB that fails to open, or none: reported before the start, and a whole round is played in memory @long', async ({
	page,
	host
}) => {
	const said = async (what: RegExp) => {
		for (const text of [what, /goes on in memory/i, /save a file/i])
			await expect(alert(page)).toContainText(text);
	};
	await page.addInitScript(failToOpen);
	await page.goto(host.url);
	await said(/could not open the storage/i);
	await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
	await page.reload();
	await said(/no place to store/i);
	await startEvening(page, 'Temple', NAMES);
	await sitAsWeSit(page);
	await dealt(page);
	await taxed(page);
	await exits(page, 'Ana Ben Chidi Dee Eli');
	await nextRound(page);
	const types = (await savedFile(page)).map((text) => (JSON.parse(text) as Entry).type);
	expect(types).toEqual([
		'EveningStarted',
		'SeatsSet',
		'StepReached',
		'PlayerWentOut',
		'PlayerWentOut',
		'PlayerWentOut',
		'PlayerWentOut',
		'PlayerWentOut',
		'RoundConfirmed'
	]);
	// the table can be cleared for another evening all the same
	await button(page, 'More').click();
	await button(page, 'End the evening').click();
	await button(page, 'Close the evening').click();
	await button(page, 'A new evening').click();
	await expect(startButton(page)).toBeVisible();
});

test('a disk that is full from the start: the whole evening is stored when there is space @long', async ({
	page,
	context,
	host
}) => {
	await page.goto(host.url);
	await expect(startButton(page)).toBeVisible();
	const session = await context.newCDPSession(page);
	// like a browser with a full disk: aborts the transaction at its commit
	const { origin } = host;
	await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
	await startEvening(page, 'Temple', NAMES);
	await expect(alert(page)).toContainText(/storage is full/i);
	await sitAsWeSit(page);
	await atStep(page, 'Deal');
	const saved = await savedFile(page);
	expect(saved).toHaveLength(2);
	await session.send('Storage.overrideQuotaForOrigin', { origin });
	await expect(alert(page)).toHaveCount(0);
	expect((await storedLog(page)).map(inFile)).toEqual(saved);
});

/** Fills the origin's quota with another database, leaving less than `rest` bytes. */
const fillUp = (page: Page, rest: number) =>
	page.evaluate(async (least) => {
		const opening = indexedDB.open('ballast', 1);
		opening.onupgradeneeded = () =>
			opening.result.createObjectStore('ballast', { autoIncrement: true });
		await new Promise((resolve) => (opening.onsuccess = resolve));
		const takes = (size: number) =>
			new Promise<boolean>((resolve) => {
				const tx = opening.result.transaction('ballast', 'readwrite');
				tx.objectStore('ballast').add('x'.repeat(size));
				tx.oncomplete = () => resolve(true);
				tx.onabort = () => resolve(false);
			});
		for (let size = 100_000; size >= least; size /= 2) while (await takes(size));
		opening.result.close();
	}, rest);

test('the storage fills up during a round: play goes on in memory, can be backed up, and is stored in order when there is space @long', async ({
	page,
	context,
	host
}) => {
	await page.goto(host.url);
	await expect(startButton(page)).toBeVisible();
	const session = await context.newCDPSession(page);
	const { origin } = host;
	// before anything is written: after that the browser goes on with what was left then
	await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 500_000 });
	await seedEvening(page, evening);
	await fillUp(page, 1500);
	for (let taps = 0; taps < 60 && (await alert(page).count()) === 0; taps++) {
		await exits(page, 'Ana');
		await button(page, 'Undo Ana').click();
		await expect(button(page, 'Redo Ana')).toBeVisible();
	}
	await expect(alert(page)).toContainText(/storage is full/i);
	const stored = await storedLog(page);
	expect(stored.length, 'some went in before').toBeGreaterThan(evening.length);
	await exits(page, 'Ben Chidi');
	await expect(alert(page)).toContainText(/entries are in memory only/);
	const saved = await savedFile(page);
	expect(saved.length).toBeGreaterThan(stored.length + 2);
	expect(saved.slice(0, stored.length)).toEqual(stored.map(inFile));

	await test.step('a backup contains the stored entries, and lists those that it lacks', async () => {
		await page.getByRole('link', { name: 'Settings', exact: true }).click();
		await page.getByRole('link', { name: /^Data and backup/ }).click();
		await button(page, 'Back up').click();
		await expect(page.getByText('memory only, and not in this file')).toBeVisible();
		const { evenings } = unpacked(await savedBackup(page, 'Save the file'));
		expect(evenings.map(({ entries }) => entries.length)).toEqual([stored.length]);
		await page.getByRole('link', { name: 'Table', exact: true }).click();
	});

	await session.send('Storage.overrideQuotaForOrigin', { origin });
	await expect(alert(page)).toHaveCount(0);
	expect((await storedLog(page)).map(inFile)).toEqual(saved);
	await page.reload();
	await atStep(page, 'Play');
	await expect(tile(page, 'Chidi')).toHaveAccessibleName(/^Chidi, (2nd|3rd) out$/);
});

test('an evening started without a store is stored as a whole once the store works @long', async ({
	page,
	host
}) => {
	await page.addInitScript(() => Object.assign(window, { refusing: !sessionStorage['opened'] }));
	await page.goto(host.url);
	for (const text of [/does not let Courtbook store/i, /goes on in memory/i, /save a file/i])
		await expect(alert(page)).toContainText(text);
	await startEvening(page, 'Temple', NAMES);
	await openComeAndGo(page);
	await page.getByRole('textbox', { name: 'Name of the newcomer' }).fill('Gus');
	await button(page, 'Joins').click();
	await button(page, 'Done').click();
	await sitAsWeSit(page);
	await atStep(page, 'Deal');
	const saved = await savedFile(page);
	await page.evaluate(
		() => Object.assign(window, { refusing: false }) && (sessionStorage['opened'] = 'yes')
	);
	await expect(alert(page)).toHaveCount(0);
	expect((await storedLog(page)).map(inFile)).toEqual(saved);
	await page.reload();
	await atStep(page, 'Deal');
	await page.getByRole('link', { name: 'Chronicle' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chronicle');
	await expect(page.getByRole('main').getByRole('link', { name: /Temple/ })).toContainText('Gus');
	await page.getByRole('link', { name: 'Table' }).click();
	await button(page, 'More').click();
	await button(page, 'End the evening').click();
	await button(page, 'Start another evening').click();
	await expect(page.getByRole('group', { name: /^Players/ }).getByRole('button')).toHaveCount(7);
});

for (const [how, clear] of turn([
	[
		'by another page',
		(page: Page) => page.evaluate(() => indexedDB.deleteDatabase('courtbook') && undefined)
	],
	['by the browser', clearStore]
]))
	test(`a store deleted while the app runs ${how} is reported and written again as a whole @long`, async ({
		page,
		context,
		host
	}) => {
		await page.goto(host.beside);
		await writeHouses(page, [sundays]);
		await seedEvening(page, evening);
		const before = await storedLog(page);
		const { stores } = await dumpStore(page);
		const other = await context.newPage();
		await openEmptyPage(other, host);
		const alerts = await watchAlerts(page);
		await clear(other, context, host);
		await expect.poll(alerts).toContainEqual(expect.stringContaining('deleted'));
		await expect.poll(() => storedLog(page)).toEqual(before);
		await expect(alert(page)).toHaveCount(0);
		// the tab's other data
		const again = (await dumpStore(page)).stores;
		expect(again['houses']).toEqual(stores['houses']);
		expect(again['people']?.rows.map(({ key }) => key)).toEqual(
			stores['people']?.rows.map(({ key }) => key)
		);
		await exits(page, 'Ana');
		await page.reload();
		await atStep(page, 'Play');
		await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, 1st out');
		await page.getByRole('link', { name: 'Chronicle' }).click();
		await expect(page.getByRole('link', { name: /^seeded/ })).toBeVisible();
	});

test('a page whose code cannot be loaded reports that, and opens on a retry; an unknown address links to the Table @long', async ({
	page,
	host,
	faults
}) => {
	await page.goto(host.url, { waitUntil: 'networkidle' });
	const code = '**/_app/immutable/**';
	await page.route(code, (route) => route.abort());
	await page.getByRole('link', { name: 'Rules' }).click();
	await expect(alert(page)).toHaveText(/could not be loaded. Check the connection/);
	await page.unroute(code);
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('searchbox', { name: 'Search the rules' })).toBeVisible();
	faults.length = 0;

	await page.goto(`${host.url}/nowhere`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
	await page.getByRole('main').getByRole('link', { name: 'Table' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'You play the cards. It keeps the court.'
	);
});
