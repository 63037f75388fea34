import type { Page } from '@playwright/test';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { storedLog } from '../../support/database.ts';
import { expect, test } from '../../support/host.ts';
import { seatedEvening, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { button, comeAndGo } from '../../support/table.ts';
import { whole } from '../../../sample.ts';

const NAMES = words('Ana Ben Chidi Dee Eli Fay');

/** An evening before the first deal that the next person who joins makes full: by its people, or
 * whole by its entries, whose writing takes ten times as long. */
function nearlyFull() {
	const guests = Array.from({ length: 195 - NAMES.length }, (_, n): TimelineCommand[] => {
		const id = `guest-${n}` as PlayerId;
		return [
			{ type: 'join', player: { id, name: `Guest ${n}` } },
			{ type: 'leave', player: id }
		];
	});
	const names = Array.from({ length: 19_597 }, (_, n): TimelineCommand => ({
		type: 'renameEvening',
		name: `Friday ${n % 2}`
	}));
	return seatedEvening('temple', NAMES, whole ? names : guests.flat());
}

const note = (page: Page) => page.getByText(/as large as Courtbook can keep one/);

test('an evening that is nearly as large as can be says so; a full one takes nothing but its end @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	// one entry below the limit: unit/evening/log-size has where each message begins
	const log = nearlyFull();
	await seedEvening(page, log);
	await expect(note(page)).toContainText('nearly');
	await expect(page.getByRole('alert').filter({ has: note(page) })).toHaveCount(0);
	await comeAndGo(page, { joins: ['Zed'] });

	await expect(page.getByRole('alert').filter({ has: note(page) })).toBeVisible();
	await button(page, /^(Seated|Dealt)/).click();
	await button(page, 'More').click();
	await button(page, 'End the evening').click();
	await button(page, 'Close the evening').click();
	await expect.poll(async () => (await storedLog(page)).at(-1)).toContain('EveningClosed');
	await expect(note(page)).toHaveCount(0);
	// only the newcomer and the end were stored
	expect(await storedLog(page)).toHaveLength(log.length + 2);
});
