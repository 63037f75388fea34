import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { fold } from '#lib/evening/timeline.ts';
import MoreSheet from '#lib/ui/table/MoreSheet.svelte';
import '#lib/ui/theme.css';
import { GUESTS, secondRound, step } from '../e2e/support/logs.ts';
import { dialogShown } from './press.ts';

test.each([
	[320, 568],
	[360, 640],
	[390, 844],
	[844, 390]
])(
	'More has ten rows of 48 pixels or more, and none is out of sight at %i × %i',
	async (width, height) => {
		await page.viewport(width, height);
		const { state: evening } = fold(secondRound('temple', GUESTS.slice(0, 5), [step('taxes')]))!;
		const [nothing, onending] = [vi.fn(), vi.fn()];
		await render(MoreSheet, {
			evening,
			act: vi.fn(),
			onlive: nothing,
			onaside: nothing,
			onending,
			onclose: nothing
		});
		await dialogShown();
		await document.fonts.ready;
		const sheet = page.getByRole('dialog').element();
		const rows = [...sheet.querySelectorAll('li')].map((row) => row.getBoundingClientRect());
		expect(rows).toHaveLength(10);
		for (const row of rows) {
			expect(row.height).toBeGreaterThanOrEqual(48);
			expect(row.bottom).toBeLessThanOrEqual(height);
		}
		expect(sheet.scrollHeight).toBeLessThanOrEqual(sheet.clientHeight);
		await page.getByRole('button', { name: 'End the evening' }).click();
		expect(onending).toHaveBeenCalledOnce();
	}
);
