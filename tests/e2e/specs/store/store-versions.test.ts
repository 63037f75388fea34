import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Summary } from '#lib/evening/summary.ts';
import { VERSION } from '#lib/evening/versions.ts';
import { eveningLines } from '../../support/chronicle.ts';
import { expect, test, type Host, visit } from '../../support/host.ts';
import {
	openEmptyPage,
	dumpStore,
	createDatabase,
	emptyStores,
	storedLogs,
	type Dump
} from '../../support/database.ts';
import { words } from '../../support/logs.ts';
import { atStep, button, drawCards, tile } from '../../support/table.ts';
import { whole } from '../../../sample.ts';

/** Databases written by earlier versions, opened by this one. What becomes of each row is in
 * unit/storage/store-dumps. */

/** The dump of an earlier version; these files never change. */
const dumpOf = (version: number) =>
	JSON.parse(readFileSync(`tests/fixtures/store-v${version}.json`, 'utf8')) as Dump;

/** The day after the dump of version 3: its deletion can still be undone. */
const NEXT_DAY = 1_795_266_652_914 + 86_400_000;

/** What the Table shows of its evening. */
const ON_THE_TABLE: Readonly<Record<number, string>> = {
	1: 'A tie.',
	2: 'Redo Ana',
	3: 'Redo Deirdre’s form of address',
	4: 'Redo Deirdre’s form of address',
	5: 'Redo Deirdre’s form of address',
	6: 'Redo Deirdre’s form of address',
	7: 'Redo Deirdre’s form of address'
};
/** The versions opened: those from the fourth on differ from the third in little, and so only
 * `npm run torture` opens them in a browser. */
const OPENED = Object.keys(ON_THE_TABLE)
	.map(Number)
	.filter((version) => whole || version <= 3);
/** Without rows. */
const schemaOf = ({ stores }: Dump) =>
	Object.fromEntries(Object.entries(stores).map(([name, { rows: _, ...store }]) => [name, store]));
const valuesOf = <T>({ stores }: Dump, name: string) =>
	(stores[name]?.rows ?? []).map(({ value }) => value as T);

/** Creates the database of an earlier version and opens the app. */
async function open(page: Page, host: Host, dump: Dump) {
	await page.clock.setFixedTime(NEXT_DAY);
	await openEmptyPage(page, host);
	await page.evaluate(() => {
		localStorage.clear();
		indexedDB.deleteDatabase('courtbook');
	});
	await createDatabase(page, dump);
	await page.goto(host.url);
	await expect(page.getByText(ON_THE_TABLE[dump.version]!)).toBeVisible();
}

/** Its evenings are drawn for, listed, opened and put on the table. */
async function useVersion1(page: Page) {
	const before = await storedLogs(page);
	await drawCards(page, { Dee: 'A', محمد: '9', Ana: '2', '👨‍👩‍👧‍👦': '3' });
	await atStep(page, 'Seats');
	await page.getByRole('link', { name: 'Chronicle' }).click();
	await expect(page.getByRole('main').locator('a.panel')).toHaveText([
		/Saturday Tahimi/s,
		/Saturday Great Dalmuti.*Closed.*1 round.*Ana, Ben, Eli, Fay, and נועה.*Fay ruled/s,
		/Saturday Temple.*Open.*1 round.*Chidi/s
	]);
	await page.getByRole('link', { name: /^Saturday Great Dalmuti/ }).click();
	await expect(
		page.getByRole('list', { name: 'From the top', exact: true }).getByRole('listitem')
	).toHaveText(words('Fay Eli Ana נועה Ben'));
	await page.getByRole('link', { name: 'Chronicle' }).click();
	await page.getByRole('link', { name: /^Saturday Temple/ }).click();
	await button(page, 'Put it on the table').click();
	await atStep(page, 'Play');
	await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, 1st out');
	await button(page, /^Undo/).click();
	await expect(button(page, 'Redo the note')).toBeVisible();

	await button(page, 'More').click();
	await button(page, 'End the evening').click();
	await button(page, 'Start another evening').click();
	// everybody is offered, not only the last group
	await button(page, 'Change').click();
	for (const name of words('Ana Ben Chidi Dee Eli Fay Žofie נועה محمد 👨‍👩‍👧‍👦'))
		await expect(page.getByRole('group', { name: /^Players/ }).getByText(name)).toBeVisible();
	const after = await storedLogs(page);
	for (const [evening, log] of Object.entries(before))
		expect(after[evening]?.slice(0, log.length)).toEqual(log);
}

/** Its evenings are listed and searched. */
async function useVersion2(page: Page, _: Host, dump: Dump) {
	const before = await storedLogs(page);
	await atStep(page, 'Play');
	await page.getByRole('link', { name: 'Chronicle' }).click();
	const lines = page.getByRole('main').locator('a.panel').filter({ hasText: 'Saturday' });
	await expect(lines.filter({ hasText: 'President' })).toContainText('1 round');
	await expect(lines.filter({ hasText: 'Great Dalmuti' })).toContainText('Chloé');
	const field = page.getByRole('searchbox', { name: 'Search the evenings' });
	for (const query of ['CREME brulee', 'a voix haute', 'zofie Chloe']) {
		await field.fill(query);
		await expect(lines).toHaveText([/Great Dalmuti/]);
	}

	const { stores } = await dumpStore(page);
	expect(stores['digests']?.rows).toHaveLength(3);
	for (const { value } of stores['evenings']!.rows) {
		expect(value).not.toHaveProperty('partial');
		const old = dump.stores['evenings']!.rows.find(({ key }) => key === (value as Summary).id);
		expect(value).toMatchObject(old!.value as Record<string, unknown>);
		expect((value as Summary).people).toHaveLength((value as Summary).players.length);
		expect((value as Summary).deletedAt).toBeNull();
	}
	expect(await storedLogs(page)).toEqual(before);
	expect(stores['houses']).toEqual(dump.stores['houses']);
}

/** Its merges, colours, amendments and deletions are there. */
async function useVersion3(page: Page, host: Host, dump: Dump) {
	const before = await storedLogs(page);
	await atStep(page, 'Play');
	await expect(tile(page, 'Irah')).toHaveAccessibleName('Irah, 1st out');
	await button(page, /^Redo/).click();
	await expect(tile(page, 'Deirdre')).toHaveAccessibleName('Deirdre, Empress');
	await page.getByRole('link', { name: 'Chronicle' }).click();
	await expect(eveningLines(page).filter({ hasText: 'President' })).toContainText('Deirdre');
	await page.getByRole('link', { name: '1 deleted evening' }).click();
	await expect(page.getByRole('main')).toContainText('Saturday Tahimi');
	await visit(page, host, '/chronicle/e4b65b21-9079-4d96-992b-f76d52b71c73/correct');
	// as it was corrected
	const second = page.getByRole('link', { name: /^Round 2\b/ });
	await expect(second.locator('bdi')).toHaveText(['Deirdre', 'Ira', 'Chloé', 'Ana']);
	await visit(page, host, '/chronicle/people');
	await eveningLines(page)
		.filter({ has: page.getByText('Ben', { exact: true }) })
		.click();
	await expect(page.getByRole('region', { name: 'Also entered as' })).toContainText('Irah');
	await expect(page.getByText('2 evenings · 3 rounds')).toBeVisible();
	await page.getByRole('link', { name: 'Rules', exact: true }).click();
	for (const name of ['Sonntags 🌙', 'Zuhause'])
		await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeVisible();

	const after = await dumpStore(page);
	const logs = await storedLogs(page);
	for (const [evening, log] of Object.entries(before))
		expect(logs[evening]?.slice(0, log.length)).toEqual(log);
	expect(valuesOf(after, 'houses')).toEqual(valuesOf(dump, 'houses'));
	expect(valuesOf<{ entries: number }>(after, 'digests').map(({ entries }) => entries)).toEqual([
		22, 3, 8, 29
	]);
}

const uses: Readonly<Record<number, (page: Page, host: Host, dump: Dump) => Promise<void>>> = {
	1: useVersion1,
	2: useVersion2,
	3: useVersion3
};

test('a store of each earlier version is upgraded without losing data, and used @long', async ({
	page,
	host
}) => {
	for (const version of OPENED) {
		const dump = dumpOf(version);
		expect(dump.version).toBe(version);
		await open(page, host, dump);
		const after = await dumpStore(page);
		expect(after.version).toBe(VERSION);
		expect(schemaOf(after)).toEqual(schemaOf(emptyStores()));
		// logs are never rewritten
		for (const name of ['entries', 'remembered', 'digests'])
			expect(after.stores[name]?.rows).toEqual(
				// `shown` was removed by version 5
				(dump.stores[name]?.rows ?? []).filter(({ key }) => key !== 'shown')
			);
		await uses[version]?.(page, host, dump);
	}
});
