import type { Page } from '@playwright/test';
import {
	backUp,
	putRow,
	chooseFile,
	packed,
	savedFile,
	expectHeading,
	openData,
	unpacked
} from '../backup.ts';
import { evening } from '../chronicle.ts';
import type { Tour } from './tours.ts';
import { expect, visit } from '../host.ts';
import { words } from '../logs.ts';
import { seedEvenings } from '../seed.ts';
import { button } from '../table.ts';

const NAMES = words('Ana Ben Chidi Dee Gwendolyn-Margot');
const LONG_FILE = `${'courtbook-of-a-long-name-'.repeat(3)}.json.gz`;
let file: Buffer = Buffer.alloc(0);
const done = (page: Page) => button(page, 'Done').click();

/** Backup, restore and damaged records. */
export const data: Tour = {
	title: 'of the data',
	same: [LONG_FILE, 'person.name'],
	fresh: true,
	screens: [
		{
			name: 'nothing kept',
			open: async (page, host) => {
				await openData(page, host);
				await expect(page.getByText('0, with 0 entries')).toBeVisible();
				await page.getByRole('heading', { name: 'On an iPhone or iPad' }).click();
			}
		},
		{
			name: 'everything can be read',
			open: async (page) => {
				await button(page, 'Look for damaged records').click();
				await expect(page.getByText('Everything can be read.')).toBeVisible();
			}
		},
		{
			name: 'a backup, some left out',
			open: async (page, host) => {
				await seedEvenings(page, [
					evening('temple', NAMES, 2, 'First'),
					evening('tahimi', NAMES, 1, 'Second')
				]);
				await openData(page, host);
				file = await backUp(page);
				await putRow(page, 'people', { id: 'Ben', name: 7, lastSeen: 1, changedAt: 1 });
				await button(page, 'Back up').click();
				await expect(page.getByText('Left out, because it cannot be read')).toBeVisible();
			}
		},
		{
			name: 'a backup, saved',
			open: async (page) => {
				await savedFile(page, 'Save the file');
				await expect(button(page, 'Save the file again')).toBeVisible();
			}
		},
		{
			name: 'damaged records',
			open: async (page) => {
				await done(page);
				await button(page, 'Look for damaged records').click();
				await button(page, 'Remove it').click();
				await expect(button(page, 'Remove for good')).toBeVisible();
			}
		},
		{
			name: 'a file that is checked',
			open: async (page) => {
				const more = unpacked(file);
				more.evenings[0]!.entries.pop();
				more.end['entries']! -= 1;
				await chooseFile(page, packed(more));
				await expectHeading(page, 'A backup of');
			}
		},
		{
			name: 'first what is here',
			open: async (page) => {
				await button(page, 'Replace everything').click();
				await expectHeading(page, 'First save what is here');
			}
		},
		{
			name: 'a file that is restored',
			open: async (page) => {
				await savedFile(page, 'Save the file');
				await button(page, 'Replace everything now').click();
				await expectHeading(page, 'The file is restored');
			}
		},
		{
			name: 'a file that is refused',
			open: async (page) => {
				await done(page);
				const bad = unpacked(file);
				bad.people.push({ id: 'Nia' });
				await chooseFile(page, packed(bad), LONG_FILE);
				await expect(page.getByRole('alert')).toContainText('people[5]');
			}
		},
		{
			name: 'at work, after a restore that was cut off',
			open: async (page) => {
				await done(page);
				await putRow(page, 'remembered', { file: 'mine.json.gz', mode: 'merge' }, 'restoring');
				await page.reload();
				await expect(page.getByText('was cut off')).toBeVisible();
				await page.evaluate(() => {
					// the backup never finishes
					Worker.prototype.postMessage = () => undefined;
				});
				await button(page, 'Back up').click();
				await expect(page.getByRole('progressbar')).toBeVisible();
			}
		},
		{
			name: 'a word about backups',
			open: async (page, host) => {
				await seedEvenings(
					page,
					Array.from({ length: 10 }, (_, i) =>
						evening('temple', NAMES, 1, `Night-${i}`, [{ type: 'closeEvening' }])
					)
				);
				await putRow(page, 'remembered', 5, 'backedUp');
				await visit(page, host, '/chronicle');
				await expect(page.getByText('since the last backup')).toBeVisible();
			}
		}
	]
};
