import { readFileSync } from 'node:fs';
import type { Entry } from '#lib/evening/entries.ts';
import {
	backUp,
	change,
	choose,
	kept,
	packed,
	remembered,
	saved,
	toData,
	told,
	unpacked,
	wipe
} from './backup-pages.ts';
import { evening, expectLines, lines, manyEvenings, seed, toEvenings } from './chronicle-pages.ts';
import { expect, test } from './host.ts';
import * as pages from './pages.ts';
import { confirm, out, step } from './tables.ts';

// what is lost once in a while is lost
test.describe.configure({ retries: 0 });

const { button } = pages;
const FOUR = pages.words('Ana Ben Chidi Dee');
const closed = { type: 'closeEvening' } as const;
const note = (text: string) => ({ type: 'addNote', text }) as const;
const FIRST = evening('temple', FOUR, 2, 'First', [note('<b>à la</b> carte, "=1+1"'), closed]);
const SECOND = evening('president', FOUR, 1, 'Second');
/** As the app makes ids: without blanks. */
const nightsBefore = (time: Date, nights: number) =>
	manyEvenings(nights, time, FOUR).map(
		(log) => JSON.parse(JSON.stringify(log).replaceAll('"Evening ', '"Evening-')) as Entry[]
	);

test('a backup restored into an empty store is what it was, byte for byte', async ({
	page,
	host
}) => {
	await seed(page, host, [FIRST]);
	await pages.putOnTable(page, null);
	await pages.startEvening(page, 'Temple', pages.words('Ana Ben Nia Omar'));
	await pages.sitAsWeSit(page);
	const before = await kept(page);
	expect(before.evenings).toHaveLength(2);
	await toData(page, host);
	await expect(page.getByText('None yet')).toBeVisible();
	const file = await backUp(page);
	await expect(page.getByText('None yet')).toBeHidden();
	const start = (await remembered(page))['start'];

	await wipe(page);
	await page.reload();
	await choose(page, file);
	await told(page, 'A backup of');
	await expect(page.getByText('Of 2 evenings: 2 new here.')).toBeVisible();
	expect((await kept(page)).entries).toEqual([]);
	await button(page, 'Merge').click();
	await told(page, 'The file is merged');
	expect(await kept(page)).toEqual(before);
	expect(await remembered(page)).toEqual({ start });
	// and once more
	await choose(page, file);
	await expect(page.getByText('Of 2 evenings: 2 here already.')).toBeVisible();
	await button(page, 'Merge').click();
	await told(page, 'The file is merged');
	expect(await kept(page)).toEqual(before);
});

test('an evening that went on on two phones is kept as two branches, of which one is counted', async ({
	page,
	host
}) => {
	const other = evening('temple', FOUR, 3, 'First', [closed]);
	await seed(page, host, [FIRST, SECOND]);
	await toData(page, host);
	const file = unpacked(await backUp(page));
	const [first, second] = file.evenings;
	// on the other phone a round more was played instead of the note; the second evening went on
	const shared = FIRST.findIndex(({ type }) => type === 'NoteAdded');
	first!.entries = other.map((entry, i) => ({
		...entry,
		id: i < shared ? entry.id : `other-${i}`
	}));
	const longer = evening('president', FOUR, 1, 'Second', [
		step('play'),
		...out(FOUR.slice(1)),
		confirm
	]);
	second!.entries = longer as never;
	file.end['entries'] = other.length + longer.length;
	await choose(page, packed(file));
	await expect(page.getByText('1 new here and 1 longer than here.')).toBeVisible();
	await expect(page.getByText('1 evening was continued on two phones')).toBeVisible();
	await button(page, 'Merge').click();
	await told(page, 'The file is merged');
	const { evenings, entries } = await kept(page);
	expect(evenings).toHaveLength(3);
	expect(entries).toHaveLength(FIRST.length + other.length + longer.length);

	await toEvenings(page, host);
	await expect(lines(page)).toHaveCount(3);
	await expect(lines(page).filter({ hasText: 'Continued on two phones' })).toHaveText([
		/3 rounds.* · counted/s,
		/2 rounds.*the other one is counted/s
	]);
	await page.goto(`${host.url}/chronicle/people/Ana`);
	await expect(page.getByText('2 evenings · 5 rounds')).toBeVisible();
});

test('to replace everything what is here is saved first', async ({ page, host }) => {
	await seed(page, host, [FIRST]);
	await toData(page, host);
	const file = await backUp(page);
	await wipe(page);
	await seed(page, host, [SECOND]);
	await pages.putOnTable(page, 'Second');
	const before = await kept(page);
	await toData(page, host);
	await choose(page, file);
	await button(page, 'Replace everything').click();
	await told(page, 'First save what is here');
	const now = button(page, 'Replace everything now');
	await expect(now).toBeDisabled();
	const there = await saved(page, 'Save the file');
	expect(unpacked(there).evenings.map(({ id }) => id)).toEqual(['Second']);
	expect(await kept(page)).toEqual(before);
	await now.click();
	await told(page, 'The file is restored');
	expect(
		(await kept(page)).evenings.map((row) => (JSON.parse(row) as { key: string }).key)
	).toEqual(['First']);
	expect(await remembered(page)).not.toHaveProperty('restoring');
	await page.getByRole('link', { name: 'Table', exact: true }).click();
	await expect(button(page, /^Game: /)).toBeVisible();
});

test('a bad file is refused whole, with the reason and the place', async ({ page, host }) => {
	await seed(page, host, [FIRST, SECOND]);
	await toData(page, host);
	const before = await kept(page);
	const file = await backUp(page);
	const bad = unpacked(file);
	bad.evenings[1]!.entries.splice(5, 1);
	bad.end['entries']! -= 1;
	await wipe(page);
	for (const [buffer, what, place] of [
		[packed(bad), 'that could not have happened then', 'evenings[1].entries['],
		[file.subarray(0, -20), 'The file is damaged', null],
		[packed({ ...unpacked(file), version: 99 }), 'A newer version', 'version'],
		[Buffer.from('Dear diary'), 'This file is not one of Courtbook’s', null]
	] as const) {
		await choose(page, buffer);
		const alert = page.getByRole('alert');
		await expect(alert).toContainText(what);
		await expect(alert).toContainText('Nothing was changed.');
		if (place !== null) await expect(alert).toContainText(`, at ${place}`);
		await button(page, 'Done').click();
	}
	expect((await kept(page)).entries).toEqual([]);
	expect(await remembered(page)).toEqual({});
	// the good one is let in as ever
	await choose(page, file);
	await button(page, 'Merge').click();
	await told(page, 'The file is merged');
	expect(await kept(page)).toEqual(before);
});

test('without a worker the same is done in slices, and can be stopped between two evenings', async ({
	page,
	host
}) => {
	await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
	await seed(page, host, nightsBefore(new Date(2026, 10, 19, 20), 12));
	await toData(page, host);
	const file = await backUp(page);
	expect(unpacked(file).end).toMatchObject({ evenings: 12, people: 4 });
	const before = await kept(page);
	await wipe(page);
	await choose(page, file);
	await told(page, 'A backup of');
	// a slow disk
	await page.evaluate(() => {
		const { put } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.put = function (...row) {
			const until = performance.now() + (this.name === 'evenings' ? 150 : 0);
			while (performance.now() < until);
			return put.apply(this, row);
		};
	});
	await button(page, 'Merge').click();
	await expect(page.getByRole('progressbar', { name: 'Restoring the file' })).toBeVisible();
	await expect(page.getByText(/^[2-9] evenings so far/)).toBeVisible();
	await button(page, 'Stop').click();
	await told(page, 'Restoring the file was stopped');
	const some = await kept(page);
	expect(some.evenings.length).toBeGreaterThan(1);
	expect(some.evenings.length).toBeLessThan(12);
	for (const name of ['entries', 'evenings', 'people'] as const)
		expect(before[name]).toEqual(expect.arrayContaining(some[name]));
	const whole = new Set(some.entries.map((row) => (JSON.parse(row) as { key: [string] }).key[0]));
	expect(whole.size).toBe(some.evenings.length);
	await button(page, 'Done').click();
	await choose(page, file);
	await button(page, 'Merge').click();
	await told(page, 'The file is merged');
	expect(await kept(page)).toEqual(before);
});

test('a restore that was cut off is told of, and can be done again', async ({ page, host }) => {
	await seed(page, host, [FIRST]);
	await toData(page, host);
	const file = await backUp(page);
	await change(page, 'remembered', { file: 'mine.json.gz', mode: 'merge' }, 'restoring');
	await page.reload();
	await expect(page.getByRole('alert')).toContainText('The restore of mine.json.gz was cut off.');
	await choose(page, file);
	await button(page, 'Merge').click();
	await told(page, 'The file is merged');
	await expect(page.getByText('was cut off')).toBeHidden();
	await page.reload();
	await expect(button(page, 'Back up')).toBeVisible();
	await expect(page.getByText('was cut off')).toBeHidden();
});

test('what the disk has damaged is set aside, saved as it is, and removed when it is wanted', async ({
	page,
	host
}) => {
	await seed(page, host, [FIRST, SECOND]);
	await change(page, 'people', { id: 'Ben', name: 7, lastSeen: 1, changedAt: 1 });
	await change(page, 'evenings', { id: 'First', name: 'First', startedAt: 1_700_000_000_000 });
	const { entries } = await kept(page);
	const at = entries.findIndex((row) => row.includes('"key":["Second",3]'));
	const { value } = JSON.parse(entries[at]!) as { value: object };
	await change(page, 'entries', { ...value, player: { nobody: true } });

	await toEvenings(page, host);
	await expectLines(page, ['Second']);
	await expect(page.getByRole('alert')).toContainText('cannot be read');
	await page.getByRole('link', { name: 'See what' }).click();
	const damaged = page.getByRole('region', { name: 'Damaged records' });
	await expect(damaged.getByRole('status')).toContainText('3 records cannot be read.');
	await expect(damaged.getByRole('listitem')).toHaveText([
		/Without a name, a person.*person\.name/s,
		/Second, an evening.*entries\[3\]/s,
		/First, the line of an evening/
	]);
	// a backup has all else, and says what it lacks
	await button(page, 'Back up').click();
	await expect(page.getByText('Not in it, for it cannot be read')).toBeVisible();
	expect(unpacked(await saved(page, 'Save the file')).evenings.map(({ id }) => id)).toEqual([
		'First'
	]);
	const downloading = page.waitForEvent('download');
	await button(page, 'Save them as they are').click();
	const raw = readFileSync(await (await downloading).path(), 'utf8');
	expect(raw).toContain('"nobody": true');
	await button(page, 'Remove them').click();
	await button(page, 'Remove for good').click();
	await expect(damaged.getByRole('status')).toContainText('Everything can be read.');
	await toEvenings(page, host);
	await expectLines(page, ['First']);
	await expect(lines(page)).toContainText('2 rounds');
});

test('after ten evenings without a backup there is a word about it, until it is made or put off', async ({
	page,
	host
}) => {
	const nights = nightsBefore(new Date(Date.now() - 86_400_000), 10).map((log) => [
		...log,
		{ type: 'EveningClosed', id: `${log.length}`, at: log.at(-1)!.at + 1 } as Entry
	]);
	await seed(page, host, nights.slice(1));
	await toEvenings(page, host);
	await expectLines(
		page,
		Array.from({ length: 9 }, (_, i) => `Evening-${i + 2}`)
	);
	const word = page.getByRole('region', { name: 'Backup' });
	await expect(word).toBeHidden();
	// the tenth is closed at the table, and the browser asked to keep what there is
	await pages.seedEvenings(page, [SECOND]);
	await page.goto(host.url);
	await page.evaluate(() => {
		navigator.storage.persist = () => Promise.resolve(Boolean((document.title = 'asked')));
	});
	await pages.putOnTable(page, 'Second');
	await page.evaluate(() => {
		navigator.storage.persist = () => Promise.resolve(Boolean((document.title = 'asked')));
	});
	await expect(word).toBeHidden();
	await button(page, 'More').click();
	await button(page, 'Close the evening').click();
	await expect(word).toContainText('Ten evenings are kept on this phone alone.');
	await expect(page).toHaveTitle('asked');
	await toEvenings(page, host);
	await word.getByRole('link', { name: 'Back up' }).click();
	await backUp(page);
	await toEvenings(page, host);
	await expect(lines(page)).toHaveCount(10);
	await expect(word).toBeHidden();
	await change(page, 'remembered', 5, 'backedUp');
	await toEvenings(page, host);
	await expect(word).toContainText('since the last backup');
	await word.getByRole('button', { name: 'After ten more' }).click();
	await expect(word).toBeHidden();
	await toEvenings(page, host);
	await expect(lines(page)).toHaveCount(10);
	await expect(word).toBeHidden();
});
