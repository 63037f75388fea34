import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { isDecree } from '#lib/evening/edicts.ts';
import { fold } from '#lib/evening/timeline.ts';
import Proclamation from '#lib/ui/decrees/Proclamation.svelte';
import RoundScreen from '#lib/ui/round/RoundScreen.svelte';
import '#lib/ui/theme.css';
import { decree } from '../e2e/support/decreed-evenings.ts';
import { GUESTS, secondRound, step } from '../e2e/support/logs.ts';
import { dialogShown } from './press.ts';

/** A decree as a scroll, and as a ribbon. */

/** In Play of a second round, whose last player has decreed. */
const decreed = (players: number) => {
	const names = GUESTS.slice(0, players);
	const order = decree(names.at(-1)!, names.slice(0, -1), 'Bring the drinks', 'round');
	return fold(secondRound('temple', names, [step('play'), order]))!;
};

afterEach(() => document.documentElement.style.removeProperty('font-size'));

test.each([
	[390, 844, '100%'],
	[320, 568, '100%'],
	[844, 390, '100%'],
	[390, 844, '200%'],
	[320, 568, '200%'],
	[844, 390, '200%']
] as const)(
	'its scroll leaves the golden button free and breaks no word, at %i × %i in text of %s',
	async (width, height, size) => {
		await page.viewport(width, height);
		document.documentElement.style.fontSize = size;
		const { state: evening } = decreed(5);
		const issued = evening.edicts.find(isDecree)!;
		await render(Proclamation, { evening, decree: issued, act: vi.fn(), onclose: vi.fn() });
		await dialogShown();
		await document.fonts.ready;
		for (const one of document.getAnimations()) one.finish();
		const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
		const [scroll, golden] = [box('.scroll'), box('.golden')];
		expect(Math.min(scroll.bottom - golden.top, scroll.right - golden.left)).toBeLessThanOrEqual(0);
		for (const edge of [scroll, golden]) {
			expect(edge.top).toBeGreaterThanOrEqual(0);
			expect(edge.bottom).toBeLessThanOrEqual(height);
		}
		// the order begins in the first screen
		expect(box('.whom').top).toBeLessThan(scroll.bottom - 24);
		const range = document.createRange();
		for (const { firstChild } of document.querySelectorAll('.issuer, .order')) {
			const words = firstChild!.textContent!.matchAll(/\S+/g);
			for (const { 0: word, index } of words) {
				range.setStart(firstChild!, index);
				range.setEnd(firstChild!, index + word.length);
				// the first letter may have a box of its own
				const [first, ...others] = [...range.getClientRects()];
				for (const { top } of others) expect(Math.abs(top - first!.top), word).toBeLessThan(8);
			}
		}
	}
);

/** Visible ribbons, and whether they are in the middle of the ring. */
const ribbons = () =>
	[...document.querySelectorAll<HTMLElement>('button.line')]
		.filter((one) => one.checkVisibility())
		.map((one) => one.closest('.ring') !== null);

test('it stays as a ribbon, from six players on a small phone in the middle of the ring, clear of the tiles', async () => {
	const open = (players: number) => {
		const timeline = decreed(players);
		const props = { timeline, round: timeline.state.round!, act: vi.fn() };
		return render(RoundScreen, props);
	};
	const few = await open(5);
	for (const [width, height] of [
		[390, 844],
		[360, 640],
		[320, 568],
		[844, 390]
	] as const) {
		await page.viewport(width, height);
		await expect.poll(ribbons).toEqual([false]);
	}
	await few.unmount();
	for (const players of [6, 7, 8, 12]) {
		await page.viewport(390, 844);
		const many = await open(players);
		await expect.poll(ribbons).toEqual([false]);
		for (const [width, height] of [
			[360, 640],
			[320, 568]
		] as const) {
			await page.viewport(width, height);
			await expect.poll(ribbons).toEqual([true]);
			const inRing = document.querySelector<HTMLElement>('.ring button.line')!;
			const box = inRing.getBoundingClientRect();
			const text = inRing.querySelector('.line-text')!;
			expect(text.textContent).toContain('Bring the drinks');
			expect(text.clientWidth).toBeGreaterThan(120);
			for (const tile of document.querySelectorAll('.ring .tile')) {
				const { top, bottom } = tile.getBoundingClientRect();
				expect(Math.min(box.bottom - top, bottom - box.top)).toBeLessThanOrEqual(1);
			}
		}
		await many.unmount();
	}
});
