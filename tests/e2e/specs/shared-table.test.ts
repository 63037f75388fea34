import type { Browser, Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, watchFaults, type Host } from '../support/host.ts';
import { storedLogs } from '../support/database.ts';
import { allExplained, button, startEvening, tile } from '../support/table.ts';

const test = base.extend<{ relayFolder: string }>({
	relayFolder: async ({ host }, use) => {
		const folder = await mkdtemp(join(tmpdir(), 'courtbook-relay-'));
		await host.serveRelay(folder);
		await use(folder);
		rmSync(folder, { recursive: true, force: true });
	}
});

const NAMES = ['Ana', 'Ben', 'Chidi', 'Dee'];

async function phone(browser: Browser, host: Host, faults: string[]): Promise<Page> {
	const context = await browser.newContext();
	watchFaults(context, host, faults);
	const page = await context.newPage();
	await allExplained(page);
	return page;
}

async function linkTo(page: Page, role: 'Take part' | 'Only watch'): Promise<string> {
	await button(page, 'More').click();
	await button(page, 'Share the table').click();
	await expect(page.getByText(/^Live · /)).toBeVisible();
	await button(page, role).click();
	const field = page.getByRole('textbox', { name: 'The link' });
	await expect(field).toHaveValue(role === 'Take part' ? /#m1\./ : /#s1\./);
	const link = await field.inputValue();
	await button(page, 'Close').click();
	return link;
}

test('a table is followed by other phones, which ask for what is theirs; the host may stop in mid-round', async ({
	page,
	browser,
	host,
	faults,
	relayFolder
}) => {
	await allExplained(page);
	await page.goto(`${host.url}/`);
	await startEvening(page, 'Temple', NAMES);
	const member = await linkTo(page, 'Take part');
	const spectator = await linkTo(page, 'Only watch');

	const ben = await phone(browser, host, faults);
	await ben.goto(member);
	await expect(ben.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
	await button(ben, 'Ben').click();
	const screen = await phone(browser, host, faults);
	await screen.goto(spectator);
	await expect(screen.getByText('Chidi', { exact: true })).toBeVisible();
	await expect(ben.getByText('Live · 3 phones')).toBeVisible();
	await expect(ben.getByText('The link')).toBeHidden();
	expect(ben.url()).not.toContain('#');

	await button(page, /^Dealt/).click();
	await expect(button(ben, 'I’m out')).toBeEnabled();
	await tile(page, 'Ana').click();
	await button(ben, 'I’m out').click();
	await expect(ben.getByText('Counted')).toBeVisible();
	await expect(ben.getByText('You are out: 2nd')).toBeVisible();
	await expect(tile(page, 'Ben')).toHaveAccessibleName(/2nd/);

	faults.length = 0;
	await host.stop();
	await expect(ben.getByText('Not connected')).toBeVisible();
	await tile(page, 'Chidi').click();
	await host.start();
	await host.serveRelay(relayFolder);
	await expect(ben.getByText('You came in 2nd')).toBeVisible({ timeout: 15_000 });
	// who follows has the evening too
	const logOf = async (one: Page) => Object.values(await storedLogs(one))[0]?.length;
	await expect.poll(() => logOf(screen)).toBe(await logOf(page));
	// connections that failed meanwhile
	faults.length = 0;

	// the pen goes to Ben, in two taps
	await button(page, 'More').click();
	await button(page, 'Share the table').click();
	await button(page, 'Let Ben’s phone write').click();
	await button(page, 'Yes, Ben’s phone writes now').click();
	await ben.getByRole('link', { name: 'Open the table' }).click();
	await button(ben, /^Next round/).click();
	await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Seats');

	// Ana’s phone follows from now on
	await page.goto(`${host.url}/join`);
	await button(page, 'Ana').click();
	await expect(page.getByText('Ben’s phone writes.')).toBeVisible();
	await expect(page.getByText('Who deals')).toBeVisible();
	for (const other of [ben, screen]) await other.context().close();
});

test('a host of static files offers no sharing', async ({ page, host }) => {
	await allExplained(page);
	await page.goto(`${host.url}/`);
	await startEvening(page, 'Temple', NAMES);
	await button(page, 'More').click();
	await expect(page.getByRole('dialog')).toBeVisible();
	await expect.poll(() => host.requests).toContain('/reach/health');
	await expect(button(page, 'Share the table')).toBeHidden();
});
