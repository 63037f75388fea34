import type { Page } from '@playwright/test';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { storedLog } from '../../support/database.ts';
import { expect, test } from '../../support/host.ts';
import { playingEvening, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { tile } from '../../support/table.ts';

const NAMES = words('Ana Ben Chidi Dee Eli Fay');

/** An evening in play whose log has this many entries. */
function grown(entries: number) {
	const names = Array.from({ length: entries - 3 }, (_, n): TimelineCommand => ({
		type: 'renameEvening',
		name: `Friday ${n % 2}`
	}));
	return playingEvening('temple', NAMES, names);
}

const note = (page: Page) => page.getByText(/as large as Courtbook can keep one/);

test('an evening that is nearly as large as can be says so; a full one takes nothing but its end', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	// one entry below the limit: unit/evening/log-size has where each message begins
	await seedEvening(page, grown(19_599));
	await expect(note(page)).toContainText('nearly');
	await expect(page.getByRole('alert').filter({ has: note(page) })).toHaveCount(0);
	await tile(page, 'Ana').click();
	await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, 1st out');

	await expect(page.getByRole('alert').filter({ has: note(page) })).toBeVisible();
	await tile(page, 'Ben').click();
	await expect(tile(page, 'Ben')).toHaveAccessibleName(/^Ben(?!.*out)/);
	expect(await storedLog(page)).toHaveLength(19_600);

	await page.getByRole('button', { name: 'More' }).click();
	await page.getByRole('button', { name: 'End the evening' }).click();
	await page.getByRole('button', { name: 'Close the evening' }).click();
	await expect.poll(async () => (await storedLog(page)).at(-1)).toContain('EveningClosed');
	await expect(note(page)).toHaveCount(0);
});
