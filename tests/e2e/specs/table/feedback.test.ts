import type { Page } from '@playwright/test';
import { expect, test, visit } from '../../support/host.ts';
import { GUESTS, playingEvening } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { button, exits, tile } from '../../support/table.ts';

interface Felt {
	pulses: number[][];
	tones: number[];
	locks: number;
}
/** Records vibration, tones and wake locks. */
const watch = (page: Page) =>
	page.addInitScript(() => {
		const felt: Felt = { pulses: [], tones: [], locks: 0 };
		Object.assign(window, { felt });
		Object.defineProperty(navigator, 'vibrate', {
			value: (pulses: number[]) => felt.pulses.push(pulses) > 0
		});
		const lock = Object.assign(new EventTarget(), { release: () => Promise.resolve() });
		Object.defineProperty(navigator, 'wakeLock', {
			value: { request: () => Promise.resolve(++felt.locks && lock) }
		});
		const { OscillatorNode: Real } = window;
		window.OscillatorNode = class extends Real {
			constructor(to: BaseAudioContext, options?: OscillatorOptions) {
				super(to, options);
				felt.tones.push(options?.frequency ?? 0);
			}
		};
	});
const felt = (page: Page) => page.evaluate(() => (window as unknown as { felt: Felt }).felt);

async function round(page: Page) {
	await exits(page, 'Ana');
	await button(page, 'Undo Ana').click();
	await expect(tile(page, 'Ana')).not.toHaveAccessibleName(/ out/);
	await exits(page, 'Ana Ben');
	await expect(button(page, 'Next round')).toBeVisible();
}

test('by default there is neither sound nor vibration, and the screen stays awake @long', async ({
	page,
	host
}) => {
	await watch(page);
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', GUESTS.slice(0, 3)));
	await round(page);
	expect(await felt(page)).toEqual({ pulses: [], tones: [], locks: 1 });
});

test('sounds and vibration follow the settings, which are kept @long', async ({ page, host }) => {
	await watch(page);
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', GUESTS.slice(0, 3)), 'settings');
	for (const [name, from] of [
		['Soft sounds', 'false'],
		['Vibration', 'false'],
		['Keep the screen awake', 'true']
	] as const) {
		const toggle = page.getByRole('switch', { name });
		await expect(toggle).toHaveAttribute('aria-checked', from);
		await toggle.click();
		await expect(toggle).toHaveAttribute('aria-checked', String(from === 'false'));
	}
	await page.goto(host.url);
	await round(page);
	await expect
		.poll(() => felt(page))
		.toEqual({
			pulses: [[30], [15, 60, 15], [30], [40, 80, 120]],
			tones: [523, 392, 330, 523, 523, 659, 784],
			locks: 0
		});
	await visit(page, host, '/settings');
	await expect(page.getByRole('switch', { name: 'Vibration' })).toBeChecked();
});
