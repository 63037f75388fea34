import type { Page } from '@playwright/test';
import { evening, openWith } from '../support/chronicle.ts';
import { expect, test } from '../support/host.ts';
import { words } from '../support/logs.ts';
import { button } from '../support/table.ts';

/** Shows a page as it was prerendered, and wakes it only when told. */
async function asleep(page: Page, url: string): Promise<() => void> {
	let wake = () => {};
	const awake = new Promise<void>((resolve) => (wake = resolve));
	await page.route('**/_app/immutable/entry/*.js', async (route) => {
		await awake;
		await route.continue();
	});
	await page.goto(url, { waitUntil: 'commit' });
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	return wake;
}

test('a tap on a page that is not awake yet is kept until it is', async ({ page, host }) => {
	const wake = await asleep(page, `${host.url}/referee`);
	await button(page, 'Other rules').click();
	wake();
	await expect(page.getByRole('dialog').getByRole('button', { name: 'Tahimi' })).toBeVisible();
});

test('what is typed then is searched for, and Enter does not load the page again', async ({
	page,
	host
}) => {
	await openWith(page, host, [
		evening('temple', words('Ana Ben Chidi Dee'), 1, 'First'),
		evening('temple', words('Eli Fay Gus Hana'), 1, 'Second')
	]);
	const wake = await asleep(page, `${host.url}/chronicle`);
	const field = page.getByRole('searchbox');
	await field.fill('Second');
	await field.press('Enter');
	wake();
	await expect(page.getByRole('search').getByRole('status')).toHaveText('1 evening found');
	await expect(field).toHaveValue('Second');
	expect(new URL(page.url()).search).toBe('');
});

test('what can be on or off and is tapped then changes once', async ({ page, host }) => {
	const wake = await asleep(page, `${host.url}/settings`);
	const contrast = button(page, 'High contrast');
	await contrast.click();
	await expect(contrast).toHaveAttribute('aria-pressed', 'false');
	wake();
	await expect(contrast).toHaveAttribute('aria-pressed', 'true');
	await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
});

test('a tap between the waking and the catching up changes once too', async ({ page, host }) => {
	await page.addInitScript(() => {
		let end: (() => unknown) | undefined;
		Object.defineProperty(window, 'takeEarlyInput', {
			configurable: true,
			set: (take: () => unknown) => (end = take),
			get: () => () => {
				document.querySelector<HTMLElement>('#theme ~ button')!.click();
				return end?.();
			}
		});
	});
	await page.goto(`${host.url}/settings`);
	const contrast = button(page, 'High contrast');
	await expect(contrast).toHaveAttribute('aria-pressed', 'true');
	await page.waitForTimeout(500);
	await expect(contrast).toHaveAttribute('aria-pressed', 'true');
});
