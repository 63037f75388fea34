import type { Page } from '@playwright/test';
import { silentLine, type SilentLine } from '../../../fixtures/silent-line.ts';
import { dated } from '../../support/chronicle.ts';
import { storedLogs } from '../../support/database.ts';
import { BESIDE, expect, moveClock, test as base, type Host } from '../../support/host.ts';
import { playingEvening } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { button, otherPhone, goOut, shareTable, tile } from '../../support/table.ts';

interface Phone {
	readonly page: Page;
	readonly line: SilentLine;
}

/** Two phones, each on a line that can go silent. */
const test = base.extend<{ phones: readonly [Phone, Phone] }>({
	phones: async ({ browser, host, faults }, use) => {
		await host.serveRelay();
		const phone = async (): Promise<Phone> => {
			const line = await silentLine(Number(new URL(host.origin).port));
			const here = Object.create(host, { origin: { value: line.origin } }) as Host;
			return { page: await otherPhone(browser, here, faults), line };
		};
		const phones = [await phone(), await phone()] as const;
		await use(phones);
		// connections that failed meanwhile
		faults.length = 0;
		for (const { page, line } of phones) {
			await page.context().close();
			await line.close();
		}
	}
});

test.use({ ownHost: true });

const NAMES = ['Ana', 'Ben', 'Chidi', 'Dee'];

/** Ana's phone plays the first round, and Ben's follows. */
async function sharedRound([{ page: ana, line }, ben]: readonly [Phone, Phone]) {
	await ana.goto(`${line.origin}/${BESIDE}`);
	const log = playingEvening('temple', NAMES);
	await seedEvening(ana, dated(log, new Date(Date.now() - 60_000)));
	await shareTable(ana);
	const field = ana.getByRole('textbox', { name: 'The link' });
	await expect(field).toHaveValue(/#m1\./);
	const { hash } = new URL(await field.inputValue());
	await button(ana, 'Close').click();
	await ben.page.goto(`${ben.line.origin}/join${hash}`);
	await button(ben.page, 'Ben').click();
	await expect(ben.page.getByText('Live · 2 phones')).toBeVisible();
	await expect(ana.getByRole('img', { name: 'Live · 2 phones' })).toBeVisible();
}

test('a phone whose line has died is not offered the pen, and the phone that writes keeps its evening @long', async ({
	phones
}) => {
	const [{ page: ana }, { page: ben, line }] = phones;
	await sharedRound(phones);
	await expect(button(ben, 'Slide: I’m out')).toBeEnabled();
	line.silence();
	for (const name of ['Ana', 'Chidi']) await tile(ana, name).click();
	await expect(tile(ana, 'Chidi')).toHaveAccessibleName(/ out$/);
	await goOut(ben);
	// between two moves of the clock its next ping goes out, and has no answer
	await expect
		.poll(async () => {
			await moveClock(ben, 5000);
			return ben.getByText('Not connected').isVisible();
		})
		.toBe(true);
	await expect(ben.getByText('Waiting for the connection')).toBeVisible();
	await expect(button(ben, 'Write on this phone')).toBeHidden();

	line.resume();
	await expect(ben.getByText('Counted')).toBeVisible();
	await expect(ben.getByText('Live · 2 phones')).toBeVisible();
	await expect(tile(ana, 'Ben')).toHaveAccessibleName(/ 3rd/);
});

test('the phone that wrote keeps its evening when another phone takes the pen, and says what to tap @long', async ({
	phones
}) => {
	const [{ page: ana, line }, { page: ben }] = phones;
	await sharedRound(phones);
	await tile(ana, 'Ana').click();
	await expect(ben.getByText(/^Ana is out/)).toBeVisible();
	line.silence();
	await moveClock(ben, 20_000);
	await button(ben, 'Write on this phone').click();
	await ben.getByRole('link', { name: 'Open the table' }).click();
	await tile(ben, 'Dee').click();
	await expect(tile(ben, 'Dee')).toHaveAccessibleName(/ out$/);

	await moveClock(ana, 30_000);
	line.resume();
	const news = ana
		.getByRole('alert')
		.filter({ hasText: 'Ben’s phone writes now; this evening stays' });
	await expect(news).toBeVisible();
	await expect(tile(ana, 'Ana')).toHaveAccessibleName(/ out$/);
	await expect(ana.getByRole('img', { name: 'Another phone writes.' })).toHaveText('!');
	await button(ana, 'OK').click();
	await expect(news).toBeHidden();
	// what is tapped here stays on this phone, and is kept as another version
	await tile(ana, 'Chidi').click();
	await expect(tile(ana, 'Chidi')).toHaveAccessibleName(/ out$/);
	await expect(ben.getByRole('img', { name: /^Two phones wrote at once/ })).toBeVisible();
	await shareTable(ana);
	await expect(ana.getByRole('dialog').getByText('Another phone writes.')).toBeVisible();
	await button(ana, 'Follow the other phone').click();
	await expect(ana.getByText('Ben’s phone writes.')).toBeVisible();
	await button(ana, 'Ana').click();
	await expect(ana.getByText('You are out', { exact: true })).toBeVisible();
	// both versions are in the Chronicle of this phone
	await expect.poll(async () => Object.keys(await storedLogs(ana)).length).toBe(2);

	// the table chooses
	await shareTable(ben);
	await button(ben, 'Use the other version').click();
	await expect(tile(ben, 'Chidi')).toHaveAccessibleName(/ out$/);
	await expect(tile(ben, 'Dee')).not.toHaveAccessibleName(/ out$/);
	await tile(ben, 'Ben').click();
	await expect(ana.getByText('You are Emperor')).toBeVisible();
});
