import type { Page } from '@playwright/test';
import { expect, test } from '../../support/host.ts';
import { GUESTS, playingEvening } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { atStep, button, dealt, startButton, startEvening } from '../../support/table.ts';

const held = (page: Page) => page.evaluate(() => (window as unknown as { locks: number }).locks);

/** Counts held wake locks. Hiding the page releases them, as browsers do. */
async function watchLocks(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const counted = Object.assign(window, { locks: 0 });
		const taken = new Set<EventTarget>();
		let hidden = false;
		const release = (lock: EventTarget) => {
			if (!taken.delete(lock)) return;
			counted.locks -= 1;
			lock.dispatchEvent(new Event('release'));
		};
		const request = () => {
			const lock = Object.assign(new EventTarget(), {
				release: () => Promise.resolve(release(lock))
			});
			taken.add(lock);
			counted.locks += 1;
			return Promise.resolve(lock);
		};
		Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
		Object.defineProperty(document, 'visibilityState', {
			get: () => (hidden ? 'hidden' : 'visible')
		});
		addEventListener('hide-page', () => {
			hidden = true;
			for (const lock of taken) release(lock);
			document.dispatchEvent(new Event('visibilitychange'));
		});
		addEventListener('show-page', () => {
			hidden = false;
			document.dispatchEvent(new Event('visibilitychange'));
		});
	});
}
const send = (page: Page, event: string) =>
	page.evaluate((name) => void dispatchEvent(new Event(name)), event);

test('the screen stays awake while a round is on, and again after the page was hidden; a browser that cannot keep it awake is reported, with advice @long', async ({
	page,
	host
}) => {
	await watchLocks(page);
	await page.goto(host.url);
	await expect(startButton(page)).toBeVisible();
	expect(await held(page)).toBe(0);
	await startEvening(page, 'Temple', ['Ana', 'Ben', 'Chidi', 'Dee']);
	await dealt(page);
	await atStep(page, 'Play');
	await expect.poll(() => held(page)).toBe(1);
	await send(page, 'hide-page');
	await expect.poll(() => held(page)).toBe(0);
	await send(page, 'show-page');
	await expect.poll(() => held(page)).toBe(1);
	await button(page, 'More').click();
	await button(page, 'End the evening').click();
	await button(page, 'Close the evening').click();
	await expect.poll(() => held(page)).toBe(0);

	await test.step('a browser that cannot keep it awake', async () => {
		await page.addInitScript(() => {
			Reflect.deleteProperty(navigator, 'wakeLock');
			Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
		});
		await page.goto(host.beside);
		await seedEvening(page, playingEvening('temple', GUESTS.slice(0, 4)));
		await expect(page.getByText('This browser cannot keep the screen awake.')).toBeVisible();
		await page.getByRole('link', { name: 'What to do' }).click();
		await expect(page.getByText('Set a longer time before it sleeps')).toBeVisible();
	});
});
