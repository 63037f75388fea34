import { readFileSync } from 'node:fs';
import type { Entry } from '#lib/evening/entries.ts';
import {
	backUp,
	putRow,
	storedRows,
	nightsBefore,
	savedFile,
	unpacked
} from '../../support/backup.ts';
import {
	evening,
	expectLines,
	eveningLines,
	seedBeside,
	openEvenings
} from '../../support/chronicle.ts';
import { expect, test } from '../../support/host.ts';
import { words } from '../../support/logs.ts';
import { putOnTable } from '../../support/seed.ts';
import { atStep, button } from '../../support/table.ts';

/** Damaged records, and the reminder of backups. */

const FOUR = words('Ana Ben Chidi Dee');
const FIRST = evening('temple', FOUR, 2, 'First', [{ type: 'closeEvening' }]);
const SECOND = evening('president', FOUR, 1, 'Second');

test('damaged records are set aside, saved unchanged, and removed on request @long', async ({
	page,
	host
}) => {
	await seedBeside(page, host, [FIRST, SECOND]);
	await putRow(page, 'people', { id: 'Ben', name: 7, lastSeen: 1, changedAt: 1 });
	await putRow(page, 'evenings', { id: 'First', name: 'First', startedAt: 1_700_000_000_000 });
	const { entries } = await storedRows(page);
	const at = entries.findIndex((row) => row.includes('"key":["Second",3]'));
	const { value } = JSON.parse(entries[at]!) as { value: object };
	await putRow(page, 'entries', { ...value, player: { nobody: true } });

	await openEvenings(page, host);
	await expectLines(page, ['Second']);
	await expect(page.getByRole('alert')).toContainText('cannot be read');
	await page.getByRole('link', { name: 'See what' }).click();
	const damaged = page.getByRole('region', { name: 'Damaged records' });
	await expect(damaged.getByRole('status')).toContainText('3 records cannot be read.');
	await expect(damaged.getByRole('listitem')).toHaveText([
		/Without a name, a person.*person\.name/s,
		/Second, an evening.*entries\[3\]/s,
		/First, an evening’s line in the list/
	]);
	// a backup has everything else and says what it lacks
	await button(page, 'Back up').click();
	await expect(page.getByText('Left out, because it cannot be read')).toBeVisible();
	expect(unpacked(await savedFile(page, 'Save the file')).evenings.map(({ id }) => id)).toEqual([
		'First'
	]);
	const downloading = page.waitForEvent('download');
	await button(page, 'Save them as they are').click();
	const raw = readFileSync(await (await downloading).path(), 'utf8');
	expect(raw).toContain('"nobody": true');
	await button(page, 'Remove them').click();
	await button(page, 'Remove for good').click();
	await expect(damaged.getByRole('status')).toContainText('Everything can be read.');
	await openEvenings(page, host);
	await expectLines(page, ['First']);
	await expect(eveningLines(page)).toContainText('2 rounds');
});

test('after ten evenings without a backup a reminder is shown, until a backup is made or the reminder dismissed @long', async ({
	page,
	host
}) => {
	const nights = nightsBefore(new Date(Date.now() - 86_400_000), 10, FOUR).map((log) => [
		...log,
		{ type: 'EveningClosed', id: `${log.length}`, at: log.at(-1)!.at + 1 } as Entry
	]);
	await seedBeside(page, host, [...nights.slice(1), SECOND]);
	await putOnTable(page, 'Second');
	await openEvenings(page, host);
	await expectLines(page, ['Second', ...Array.from({ length: 9 }, (_, i) => `Evening-${i + 2}`)]);
	const word = page.getByRole('region', { name: 'Backup' });
	await expect(word).toBeHidden();
	// closing the tenth evening asks the browser for persistent storage
	await page.evaluate(() => {
		navigator.storage.persist = () => Promise.resolve(Boolean((document.title = 'asked')));
	});
	await page.getByRole('link', { name: 'Table', exact: true }).click();
	await atStep(page, 'Seats');
	await expect(word).toBeHidden();
	await button(page, 'More').click();
	await button(page, 'End the evening').click();
	await button(page, 'Close the evening').click();
	await expect(word).toContainText('Ten evenings are kept on this phone alone.');
	await expect(page).toHaveTitle('asked');
	await openEvenings(page, host);
	await word.getByRole('link', { name: 'Back up' }).click();
	await backUp(page);
	await openEvenings(page, host);
	await expect(eveningLines(page)).toHaveCount(10);
	await expect(word).toBeHidden();
	await putRow(page, 'remembered', 5, 'backedUp');
	await openEvenings(page, host);
	await expect(word).toContainText('since the last backup');
	await word.getByRole('button', { name: 'After ten more' }).click();
	await expect(word).toBeHidden();
	await openEvenings(page, host);
	await expect(eveningLines(page)).toHaveCount(10);
	await expect(word).toBeHidden();
});
