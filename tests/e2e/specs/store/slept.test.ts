import type { Page } from '@playwright/test';
import { describeLog, killConnections, storedLog } from '../../support/database.ts';
import { expect, moveClock, test, visit } from '../../support/host.ts';
import { playingEvening, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { atStep, exits, goOnWithRound, nextRound, tile } from '../../support/table.ts';

const evening = playingEvening('temple', words('Ana Ben Chidi Dee Eli'));
const HOUR = 3_600_000;

/** Expects the evening at Play and nothing that asks or warns. */
async function expectEvening(page: Page) {
	await atStep(page, 'Play');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
}

test('a phone that slept for a night in mid-round: one tap goes on where it was, and it stores @long', async ({
	page,
	context,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, evening);
	await exits(page, 'Ana');
	const session = await context.newCDPSession(page);
	await session.send('Page.setWebLifecycleState', { state: 'frozen' });
	await session.send('Page.setWebLifecycleState', { state: 'active' });
	await killConnections(page, 'InvalidStateError');
	await moveClock(page, 9 * HOUR);
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
	await goOnWithRound(page);
	await expectEvening(page);
	await exits(page, 'Ben');
	await expectEvening(page);
	await page.reload();
	await expectEvening(page);
	await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, 2nd out');

	await test.step('a clock that jumps by a year and back in mid-round: the evening stays, and its log says so', async () => {
		await moveClock(page, 365 * 24 * HOUR);
		await exits(page, 'Chidi');
		await page.reload();
		await expectEvening(page);
		await exits(page, 'Dee');
		await nextRound(page);
		expect(describeLog(await storedLog(page)).slice(-5)).toEqual([
			'PlayerWentOut Ana',
			'PlayerWentOut Ben',
			'PlayerWentOut Chidi',
			'PlayerWentOut Dee',
			'RoundConfirmed'
		]);
		await visit(page, host, '/chronicle/seeded');
		await expect(page.getByText('The phone’s clock was put back.')).toBeVisible();
		await expect(
			page.getByText(/^A long break, or the phone’s clock was put forward/)
		).not.toHaveCount(0);
		await expect(page.getByRole('main')).not.toContainText(/\d{4} h/);
		await expect(page.getByRole('main')).toContainText(/about \d+ h/);
	});
});
