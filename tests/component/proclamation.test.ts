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

test('it stays as a ribbon, also on a small phone; among seven players there as a number', async () => {
	const open = (players: number) => {
		const timeline = decreed(players);
		const props = { timeline, round: timeline.state.round!, act: vi.fn(), colours: {} };
		return render(RoundScreen, props);
	};
	const ribbon = page.getByText('Bring the drinks');
	const badge = () => document.querySelector<HTMLElement>('.badge');
	const few = await open(6);
	for (const [width, height] of [
		[390, 844],
		[360, 640],
		[320, 568],
		[844, 390]
	] as const) {
		await page.viewport(width, height);
		await expect.element(ribbon).toBeVisible();
		expect(badge()!.checkVisibility()).toBe(false);
	}
	await few.unmount();
	await open(7);
	await expect.element(ribbon).toBeVisible();
	await page.viewport(360, 640);
	await expect.element(ribbon).not.toBeVisible();
	expect(badge()!.checkVisibility()).toBe(true);
});
