import type { Page } from '@playwright/test';
import { evening, seedBeside } from '../../support/chronicle.ts';
import { expect, test } from '../../support/host.ts';
import { nextFrame } from '../../support/layout.ts';
import { words } from '../../support/logs.ts';
import { button } from '../../support/table.ts';

/** Opens a prerendered page. @returns what lets it hydrate */
async function openUnhydrated(page: Page, url: string): Promise<() => void> {
	let hydrate = () => {};
	const hydrated = new Promise<void>((resolve) => (hydrate = resolve));
	const entries = '**/_app/immutable/entry/*.js';
	await page.unroute(entries);
	await page.route(entries, async (route) => {
		await hydrated;
		await route.continue();
	});
	await page.goto(url, { waitUntil: 'commit' });
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	return hydrate;
}

test('taps before hydration are replayed once after it; text typed before it is searched for, and Enter does not reload the page @long', async ({
	page,
	host
}) => {
	await test.step('a button', async () => {
		const hydrate = await openUnhydrated(page, `${host.url}/referee`);
		await button(page, 'Other rules').click();
		hydrate();
		await expect(page.getByRole('dialog').getByRole('button', { name: 'Tahimi' })).toBeVisible();
	});

	await test.step('a field', async () => {
		await seedBeside(page, host, [
			evening('temple', words('Ana Ben Chidi Dee'), 1, 'First'),
			evening('temple', words('Eli Fay Gus Hana'), 1, 'Second')
		]);
		const hydrate = await openUnhydrated(page, `${host.url}/chronicle`);
		const field = page.getByRole('searchbox');
		await field.fill('Second');
		await field.press('Enter');
		hydrate();
		await expect(page.getByRole('search').getByRole('status')).toHaveText('1 evening found');
		await expect(field).toHaveValue('Second');
		expect(new URL(page.url()).search).toBe('');
	});

	await test.step('a switch', async () => {
		const hydrate = await openUnhydrated(page, `${host.url}/settings`);
		const contrast = page.getByRole('switch', { name: 'High contrast' });
		await contrast.click();
		await expect(contrast).toHaveAttribute('aria-checked', 'false');
		hydrate();
		await expect(contrast).toHaveAttribute('aria-checked', 'true');
		await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
	});
});

test('a toggle tapped between hydration and replay changes once', async ({ page, host }) => {
	await page.addInitScript(() => {
		let end: (() => unknown) | undefined;
		Object.defineProperty(window, 'takeEarlyInput', {
			configurable: true,
			set: (take: () => unknown) => (end = take),
			get: () => () => {
				document.querySelector<HTMLElement>('#theme ~ button')!.click();
				Object.assign(window, { isTaken: true });
				return end?.();
			}
		});
	});
	await page.goto(`${host.url}/settings`);
	const contrast = page.getByRole('switch', { name: 'High contrast' });
	await expect(contrast).toHaveAttribute('aria-checked', 'true');
	await page.waitForFunction(() => 'isTaken' in window);
	await nextFrame(page);
	await expect(contrast).toHaveAttribute('aria-checked', 'true');
});
