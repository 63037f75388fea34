import type { BrowserContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, test, type Host } from '../../support/host.ts';
import {
	openEmptyPage,
	dumpStore,
	entriesIn,
	createDatabase,
	storedLog,
	describeLog,
	type Dump
} from '../../support/database.ts';
import { GUESTS, playingEvening, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import {
	atStep,
	button,
	dealt,
	exits,
	sitAsWeSit,
	startEvening,
	taxed,
	tile
} from '../../support/table.ts';

test.use({ allRender: true });

/** As in storage/connection.ts. */
const BLOCKED_AFTER = 4000;
const NAMES = words('Ana Ben Chidi Dee');
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

const dumpOfVersion1 = () =>
	JSON.parse(readFileSync('tests/fixtures/store-v1.json', 'utf8')) as Dump;

/** Makes the page a version with a newer database, blocked by an old tab. @returns the old tab */
async function newerThanATab(
	page: Page,
	context: BrowserContext,
	host: Host,
	dump = dumpOfVersion1()
): Promise<Page> {
	const old = await context.newPage();
	await openEmptyPage(old, host);
	await createDatabase(old, dump);
	await old.evaluate(
		() =>
			new Promise((resolve) => {
				indexedDB.open('courtbook').onsuccess = () => resolve(null);
			})
	);
	await page.addInitScript((blockedAfter) => {
		const { open } = IDBFactory.prototype;
		IDBFactory.prototype.open = function (name, version) {
			return open.call(this, name, version === undefined ? version : version + 1);
		};
		// the store stays blocked until the tab is closed: nothing is gained by waiting for it
		const { setTimeout: wait } = window;
		window.setTimeout = ((run: () => void, delay = 0, ...rest: unknown[]) =>
			wait(run, delay === blockedAfter ? 50 : delay, ...rest)) as typeof setTimeout;
	}, BLOCKED_AFTER);
	await page.goto(host.url);
	await expect(alert(page)).toContainText(/older tab/i);
	await expect(alert(page)).toContainText(/close other tabs/i);
	return old;
}

test('a newer version that an old tab blocks reports that, and opens the evening when it can @long', async ({
	page,
	context,
	host
}) => {
	const old = await newerThanATab(page, context, host);
	await old.close();
	await expect(page.getByText('A tie.')).toBeVisible();
	await expect(alert(page)).toHaveCount(0);
	expect(describeLog(await storedLog(page))).toEqual(['EveningStarted', 'CardsDrawn']);
	// abandoned attempts hold no connection
	const other = await context.newPage();
	await openEmptyPage(other, host);
	const deleted = await other.evaluate(
		() =>
			new Promise<string>((resolve) => {
				const request = indexedDB.deleteDatabase('courtbook');
				request.onsuccess = () => resolve('deleted');
				request.onblocked = () => resolve('blocked');
			})
	);
	expect(deleted).toBe('deleted');
});

test('known players are offered as soon as the store opens @long', async ({
	page,
	context,
	host
}) => {
	const dump = dumpOfVersion1();
	dump.stores['remembered']!.rows = [];
	const old = await newerThanATab(page, context, host, dump);
	const offered = page.getByRole('group', { name: /^Players/ });
	await expect(offered).toBeHidden();
	await old.close();
	await expect(offered.getByRole('button', { name: 'Ana', exact: true })).toBeVisible();
	await expect(alert(page)).toHaveCount(0);
});

test('while an old tab blocks the store, an evening is played in memory without waiting @long', async ({
	page,
	context,
	host
}) => {
	const old = await newerThanATab(page, context, host);
	await startEvening(page, 'Temple', NAMES);
	await sitAsWeSit(page);
	await dealt(page);
	await taxed(page);
	await exits(page, 'Ana Ben');
	await expect(alert(page)).toContainText(/in memory/);
	await old.close();
	await expect(alert(page)).toHaveCount(0);
	expect(describeLog(await storedLog(page)).map((entry) => entry.split(' ')[0])).toEqual([
		'EveningStarted',
		'SeatsSet',
		'StepReached',
		'PlayerWentOut',
		'PlayerWentOut'
	]);
	// and what was stored before is there as it was
	expect((await dumpStore(page)).stores['evenings']?.rows).toHaveLength(4);
	await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, 2nd out');
});

test('an update with a new database version during a round: the old tab reports it at once, and nothing is lost @long', async ({
	page,
	context,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', GUESTS));
	await exits(page, 'Ana');
	// the version after this one, in a new tab, while taps are on their way to the disk
	await context.addInitScript(() => {
		const { open } = IDBFactory.prototype;
		IDBFactory.prototype.open = function (name, version) {
			return open.call(this, name, version === undefined ? version : version + 1);
		};
	});
	const tiles = words('Ben Chidi Dee').map((name) => tile(page, name).elementHandle());
	const newer = await context.newPage();
	await newer.goto(`${host.url}/settings`);
	const opening = newer.getByRole('link', { name: 'Table', exact: true }).click();
	await page.evaluate(
		(all) => {
			for (const one of all) (one as HTMLElement).click();
		},
		await Promise.all(tiles)
	);
	await opening;
	await expect(alert(page)).toContainText(/newer version/i);
	await expect(alert(page)).toContainText(/load this page again|update/i);
	await expect(tile(page, 'Dee')).toHaveAccessibleName('Dee, 4th out');
	await exits(page, 'Eli');
	await expect(alert(page)).toContainText(/in memory only/);
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		button(page, 'Save a file').click()
	]);
	const saved = entriesIn(readFileSync(await download.path(), 'utf8'));
	expect(saved.at(-1)).toContain('"PlayerWentOut","player":"Eli"');
	// of five exits so many were stored before the store was taken over, in order; all are in the
	// file
	const stored = describeLog(await storedLog(newer)).slice(3);
	const all = words('Ana Ben Chidi Dee Eli').map((name) => `PlayerWentOut ${name}`);
	expect(stored).toEqual(all.slice(0, stored.length));
	expect(saved).toHaveLength(3 + all.length);

	// both tabs have the new version then, and entries that were only in memory are restored
	await page.reload();
	await atStep(page, 'Play');
	await expect(page.getByRole('button', { name: / out$/ })).toHaveCount(all.length);
	await expect(alert(page)).toHaveCount(0);
	await exits(page, 'Fay');
	expect(describeLog(await storedLog(page)).slice(3)).toEqual([...all, 'PlayerWentOut Fay']);
});
