import type { Page } from '@playwright/test';
import {
	backUp,
	putRow,
	chooseFile,
	storedRows,
	nightsBefore,
	packed,
	remembered,
	savedFile,
	openData,
	expectHeading,
	unpacked,
	wipe
} from '../../support/backup.ts';
import { evening, eveningLines, seedBeside, openEvenings } from '../../support/chronicle.ts';
import { expect, test, visit } from '../../support/host.ts';
import { confirm, out, step, words } from '../../support/logs.ts';
import { putOnTable } from '../../support/seed.ts';
import { button } from '../../support/table.ts';

const FOUR = words('Ana Ben Chidi Dee');
const closed = { type: 'closeEvening' } as const;
const note = (text: string) => ({ type: 'addNote', text }) as const;
const FIRST = evening('temple', FOUR, 2, 'First', [note('<b>à la</b> carte, "=1+1"'), closed]);
const SECOND = evening('president', FOUR, 1, 'Second');

test('a backup restored into an empty store gives the same rows, byte for byte; an invalid file is refused as a whole, with the reason and the place', async ({
	page,
	host
}) => {
	await seedBeside(page, host, [FIRST, SECOND]);
	const start = { ruleset: 'temple', players: words('Ana Ben Nia Omar') };
	await putRow(page, 'remembered', start, 'start');
	await openData(page, host);
	const before = await storedRows(page);
	await expect(page.getByText('None yet')).toBeVisible();
	const file = await backUp(page);
	await expect(page.getByText('None yet')).toBeHidden();
	await wipe(page);

	const bad = unpacked(file);
	bad.evenings[1]!.entries.splice(5, 1);
	bad.end['entries']! -= 1;
	for (const [buffer, what, place] of [
		[packed(bad), 'that could not have happened', 'evenings[1].entries['],
		[file.subarray(0, -20), 'The file is damaged', null],
		[packed({ ...unpacked(file), version: 99 }), 'A newer version', 'version'],
		[Buffer.from('Dear diary'), 'This file is not one of Courtbook’s', null]
	] as const) {
		await chooseFile(page, buffer);
		const alert = page.getByRole('alert');
		await expect(alert).toContainText(what);
		await expect(alert).toContainText('Nothing was changed.');
		if (place !== null) await expect(alert).toContainText(`, at ${place}`);
		await button(page, 'Done').click();
	}
	expect((await storedRows(page)).entries).toEqual([]);
	expect(await remembered(page)).toEqual({});

	await chooseFile(page, file);
	await expectHeading(page, 'A backup of');
	await expect(page.getByText('Of 2 evenings: 2 new here.')).toBeVisible();
	expect((await storedRows(page)).entries).toEqual([]);
	// there is nothing to merge with or to replace
	await expect(button(page, 'Merge')).toBeHidden();
	await expect(button(page, 'Replace everything')).toBeHidden();
	await button(page, 'Restore').click();
	await expectHeading(page, 'The file is restored');
	expect(await storedRows(page)).toEqual(before);
	expect(await remembered(page)).toEqual({ start });
	// and once more
	await chooseFile(page, file);
	await expect(page.getByText('Of 2 evenings: 2 here already.')).toBeVisible();
	await button(page, 'Merge').click();
	await expectHeading(page, 'The file is merged');
	expect(await storedRows(page)).toEqual(before);

	await test.step('an evening continued on two phones becomes two branches, and only one is counted', async () => {
		const other = evening('temple', FOUR, 3, 'First', [closed]);
		const twice = unpacked(file);
		const [first, second] = twice.evenings;
		// the other phone played one more round instead of the note, and went on with the second
		// evening
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
		twice.end['entries'] = other.length + longer.length;
		await chooseFile(page, packed(twice));
		await expect(page.getByText('1 new here and 1 longer than here.')).toBeVisible();
		await expect(page.getByText('1 evening was continued on two phones')).toBeVisible();
		await button(page, 'Merge').click();
		await expectHeading(page, 'The file is merged');
		const { evenings, entries } = await storedRows(page);
		expect(evenings).toHaveLength(3);
		expect(entries).toHaveLength(FIRST.length + other.length + longer.length);

		await openEvenings(page, host);
		await expect(eveningLines(page)).toHaveCount(3);
		await expect(eveningLines(page).filter({ hasText: 'Continued on two phones' })).toHaveText([
			/3 rounds.* · counted/s,
			/2 rounds.*the other one is counted/s
		]);
		await visit(page, host, '/chronicle/people/Ana');
		await expect(page.getByText('2 evenings · 5 rounds')).toBeVisible();
	});
});

test('replacing everything requires saving the present data first @long', async ({
	page,
	host
}) => {
	await seedBeside(page, host, [FIRST, SECOND]);
	await putOnTable(page, 'Second');
	await openData(page, host);
	const whole = unpacked(await backUp(page));
	const before = await storedRows(page);
	// a file that lacks the evening on the table
	const evenings = whole.evenings.filter(({ id }) => id === 'First');
	const end = { ...whole.end, evenings: 1, entries: FIRST.length };
	await chooseFile(page, packed({ ...whole, evenings, end }));
	await button(page, 'Replace everything').click();
	await expectHeading(page, 'First save what is here');
	const now = button(page, 'Replace everything now');
	await expect(now).toBeDisabled();
	const there = await savedFile(page, 'Save the file');
	expect(unpacked(there).evenings).toEqual(whole.evenings);
	expect(await storedRows(page)).toEqual(before);
	// this change is in no file
	await putRow(page, 'people', { id: 'Zed', name: 'Zed', lastSeen: 1, changedAt: 1 });
	await now.click();
	await expectHeading(page, 'First save what is here');
	await expect(now).toBeDisabled();
	await savedFile(page, 'Save the file');
	await now.click();
	await expectHeading(page, 'The file is restored');
	expect(
		(await storedRows(page)).evenings.map((row) => (JSON.parse(row) as { key: string }).key)
	).toEqual(['First']);
	expect(await remembered(page)).not.toHaveProperty('restoring');
	await page.getByRole('link', { name: 'Table', exact: true }).click();
	await expect(button(page, /^Game: /)).toBeVisible();
});

/** Lets others write until this many evenings are stored.
 * @returns a function that lets them continue */
async function holdStore(page: Page, evenings: number): Promise<() => Promise<void>> {
	const hold = await page.evaluateHandle(async (most) => {
		const state = { isOver: false };
		const opening = indexedDB.open('courtbook');
		await new Promise((resolve) => (opening.onsuccess = resolve));
		const db = opening.result;
		const begin = () => {
			const tx = db.transaction(['entries', 'evenings'], 'readwrite');
			const count = () => {
				tx.objectStore('evenings').count().onsuccess = ({ target }) => {
					if (state.isOver) tx.oncomplete = () => db.close();
					else if ((target as IDBRequest<number>).result >= most) count();
					// queued now, it runs before the second transaction that others begin meanwhile
					else begin();
				};
			};
			count();
		};
		begin();
		return state;
	}, evenings);
	return () => hold.evaluate((state) => void (state.isOver = true));
}

test('a restore can be stopped between two evenings; an interrupted one is reported and can be repeated @long', async ({
	page,
	host
}) => {
	await seedBeside(page, host, nightsBefore(new Date(2026, 10, 19, 20), 5, FOUR));
	await openData(page, host);
	const file = await backUp(page);
	expect(unpacked(file).end).toMatchObject({ evenings: 5, people: 4 });
	const before = await storedRows(page);
	await wipe(page);
	await chooseFile(page, file);
	await expectHeading(page, 'A backup of');
	const goOn = await holdStore(page, 2);
	await button(page, 'Restore').click();
	await expect(page.getByRole('progressbar', { name: 'Restoring the file' })).toBeVisible();
	await expect(page.getByText(/^[12] evenings? so far/)).toBeVisible();
	await button(page, 'Stop').click();
	await goOn();
	await expectHeading(page, 'Restoring the file was stopped');
	const some = await storedRows(page);
	expect(some.evenings.length).toBeGreaterThan(1);
	expect(some.evenings.length).toBeLessThan(5);
	for (const name of ['entries', 'evenings', 'people'] as const)
		expect(before[name]).toEqual(expect.arrayContaining(some[name]));
	const whole = new Set(some.entries.map((row) => (JSON.parse(row) as { key: [string] }).key[0]));
	expect(whole.size).toBe(some.evenings.length);
	await button(page, 'Done').click();
	await chooseFile(page, file);
	await button(page, 'Merge').click();
	await expectHeading(page, 'The file is merged');
	expect(await storedRows(page)).toEqual(before);

	await putRow(page, 'remembered', { file: 'mine.json.gz', mode: 'merge' }, 'restoring');
	await page.goto(host.url);
	await expect(page.getByRole('alert')).toContainText('Restoring mine.json.gz was cut off.');
	await page.getByRole('link', { name: 'Finish it' }).click();
	await expect(page.getByText('Choose the file again to finish')).toBeVisible();
	await expect(page.getByRole('alert')).toHaveCount(1);
	await chooseFile(page, file);
	await button(page, 'Merge').click();
	await expectHeading(page, 'The file is merged');
	expect(await storedRows(page)).toEqual(before);
	await expect(page.getByText('was cut off')).toBeHidden();
	await putRow(page, 'remembered', { file: 'lost.json.gz', mode: 'merge' }, 'restoring');
	await page.reload();
	await button(page, 'Leave it as it is').click();
	await expect(page.getByText('was cut off')).toBeHidden();
	await page.reload();
	await expect(button(page, 'Back up')).toBeVisible();
	await expect(page.getByText('was cut off')).toBeHidden();
});
