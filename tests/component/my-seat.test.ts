import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import type { PlayerId } from '#lib/evening/ids.ts';
import { fold, type Timeline } from '#lib/evening/timeline.ts';
import BigChart from '#lib/ui/reach/BigChart.svelte';
import BigFinale from '#lib/ui/reach/BigFinale.svelte';
import BigRing from '#lib/ui/reach/BigRing.svelte';
import BigScreen from '#lib/ui/reach/BigScreen.svelte';
import BigTaxes from '#lib/ui/reach/BigTaxes.svelte';
import { looksFor } from '#lib/ui/core/looks.ts';
import { seatOver } from '#lib/ui/reach/my-seat-over.ts';
import SeatOverCard from '#lib/ui/reach/SeatOverCard.svelte';
import TableMenu from '#lib/ui/reach/TableMenu.svelte';
import '#lib/ui/theme.css';
import { GUESTS, LONG_NAMES, out, playingEvening, secondRound, step } from '../e2e/support/logs.ts';
import { createRawSnippet } from 'svelte';

/** A player's own phone, and the big screen. */

const five = GUESTS.slice(0, 5);
const [ana, , , , eli] = five as [PlayerId, ...PlayerId[]];
const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));
const roundOf = ({ state }: Timeline) => ({ evening: state, round: state.round! });
/** Eli began it at the top, and came out last. */
const fallen = fold(secondRound('temple', five, [step('play'), ...out(five.slice(0, -1))]))!;

test('signs of what changes are beside its words at every size', async () => {
	for (const [width, height] of [
		[320, 568],
		[390, 844],
		[768, 1024],
		[1280, 800]
	] as const) {
		await page.viewport(width, height);
		const over = seatOver(fallen.state, ana)!;
		const view = await render(SeatOverCard, { over, sentence: '' });
		for (const mark of document.querySelectorAll('.mark')) {
			const sign = (mark.firstElementChild ?? mark).getBoundingClientRect();
			const words = mark.nextElementSibling!.getBoundingClientRect();
			expect(sign.right).toBeLessThan(words.left);
		}
		await view.unmount();
	}
});

test('between the first and the last, the card is as high as its words', async () => {
	await page.viewport(390, 844);
	await render(SeatOverCard, {
		over: seatOver(fallen.state, five[2] as PlayerId)!,
		sentence: 'You came in 3rd'
	});
	expect(document.querySelector('.result')!.getBoundingClientRect().height).toBeLessThan(150);
});

test('DE-1 the menu offers a decree while the round is on, not after it', async () => {
	const props = {
		me: eli!,
		page: 'menu' as const,
		act: vi.fn(),
		buzz: null,
		onbuzz: vi.fn(),
		rows: [],
		pen: nothing,
		onclose: vi.fn()
	};
	const evening = fold(secondRound('temple', five, [step('play')]))!.state;
	const view = await render(TableMenu, { ...props, evening });
	await expect.element(page.getByRole('button', { name: 'Make a decree' })).toBeVisible();
	await view.rerender({ evening: fallen.state });
	await expect.element(page.getByRole('button', { name: 'Make a decree' })).not.toBeInTheDocument();
});

test('TI-0 tiles of a first round have no title on the big screen, but speak it', async () => {
	const looks = looksFor(five as PlayerId[], {});
	const first = await render(BigRing, { ...roundOf(fold(playingEvening('temple', five))!), looks });
	await expect.element(page.getByRole('img', { name: 'Ben, Middle Class' })).toBeVisible();
	await expect.element(page.getByText('Middle Class')).not.toBeInTheDocument();
	await first.unmount();
	const later = fold(secondRound('temple', five, [step('play')]))!;
	await render(BigRing, { ...roundOf(later), looks });
	await expect.element(page.getByText('Middle Class')).toBeVisible();
});

test('TX-1 on the big screen the number is in the middle of its arrow', async () => {
	await page.viewport(1280, 800);
	await render(BigTaxes, roundOf(fold(secondRound('temple', five, [step('taxes')]))!));
	for (const shaft of document.querySelectorAll('.shaft')) {
		const [all, ring] = [shaft, shaft.querySelector('span')!].map((one) =>
			one.getBoundingClientRect()
		);
		const middle = (box: DOMRect | undefined) => (box!.left + box!.right) / 2;
		expect(Math.abs(middle(all) - middle(ring))).toBeLessThan(0.1 * all!.width);
	}
});

test('on the big screen the lines of those who still play are dotted from their last point, which stays whole', async () => {
	await page.viewport(1280, 800);
	const playing = fold(secondRound('temple', five, [step('play'), ...out([five[2]!])]))!;
	const looks = looksFor(five as PlayerId[], {});
	const { container } = await render(BigChart, { ...roundOf(playing), looks });
	container.style.cssText = 'display: grid; height: 600px';
	await expect.poll(() => document.querySelectorAll('.undecided').length).toBe(4);
	const right = (one: Element) => one.getBoundingClientRect().right;
	const dotted = [...document.querySelectorAll('.undecided')];
	const now = document.querySelector('.now')!.getBoundingClientRect().left;
	const points = [...document.querySelectorAll('.point')].filter((one) => right(one) < now);
	expect(points).toHaveLength(5);
	for (const line of dotted) {
		const { stroke } = getComputedStyle(line);
		expect(stroke).toBe(getComputedStyle(line.nextElementSibling!.firstElementChild!).stroke);
	}
	// only who is out has a line to the round that is on
	const lines = [...document.querySelectorAll('.curve')].filter((one) => right(one) > now);
	expect(lines).toHaveLength(1);
});

test('the end of an evening fills the big screen: who ruled it, and what is worth telling', async () => {
	const names = LONG_NAMES.slice(0, 5);
	const log = secondRound('temple', names, [
		step('play'),
		...out(names.slice(1)),
		{ type: 'closeEvening' }
	]);
	for (const [width, height] of [
		[1280, 800],
		[1024, 768],
		[768, 640]
	] as const) {
		await page.viewport(width, height);
		const view = await render(BigFinale, { timeline: fold(log)! });
		// as the scene of the big screen
		view.container.style.cssText =
			'display: grid; grid: minmax(0, 1fr) / minmax(0, 1fr); height: 100dvh; container-type: size; --least: 0px; --most: 100vmax';
		await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
		expect(document.querySelectorAll('li').length).toBeGreaterThan(1);
		const inside = [...document.querySelectorAll('h1, .subtitle, li, li > .soft')];
		for (const one of inside) {
			expect(one.scrollWidth, one.textContent).toBeLessThanOrEqual(one.clientWidth + 1);
			expect(one.getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
			expect(one.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
		}
		const size = (css: string) =>
			parseFloat(getComputedStyle(document.querySelector(css)!).fontSize);
		expect(size('h1')).toBeGreaterThan(height / 20);
		expect(size('li .soft')).toBeGreaterThan(Math.min(width, height) / 30);
		await view.unmount();
		view.container.remove();
	}
});

test.each([
	['after a round', secondRound('temple', five, [{ type: 'closeEvening' }]), 1],
	['in the first round', playingEvening('temple', five, [{ type: 'closeEvening' }]), 0]
])('the end of an evening is on the big screen, closed %s', async (_, log, charts) => {
	await page.viewport(1280, 800);
	await render(BigScreen, { timeline: fold(log)!, colours: {}, corner: nothing });
	await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(document.querySelectorAll('.broadcast > .chart')).toHaveLength(charts);
	// nothing of a next round
	expect(document.querySelectorAll('.next, .now, .undecided')).toHaveLength(0);
	expect(document.querySelectorAll('ul:empty')).toHaveLength(0);
});

test('in text of 200 % on a small phone the crown leaves the new title in sight', async () => {
	await page.viewport(320, 568);
	document.documentElement.style.fontSize = '200%';
	const over = seatOver(fallen.state, ana)!;
	await render(SeatOverCard, { over, sentence: '' });
	await document.fonts.ready;
	const crown = document.querySelector('.sign')!.getBoundingClientRect();
	expect(crown.height).toBeLessThan(64);
	document.documentElement.style.removeProperty('font-size');
});
