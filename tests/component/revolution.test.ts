import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { cdp, page } from 'vitest/browser';
import type { PlayerId } from '#lib/evening/ids.ts';
import { fold, type Timeline, type TimelineCommand } from '#lib/evening/timeline.ts';
import { no } from '#lib/rules/result.ts';
import { Visit, VISIT } from '#lib/ui/core/visit.ts';
import RoundScreen from '#lib/ui/round/RoundScreen.svelte';
import type { Act } from '#lib/ui/table/act.ts';
import '#lib/ui/theme.css';
import { GUESTS, secondRound, step } from '../e2e/support/logs.ts';
import { dialogShown, tap } from './press.ts';

/** The screen of a revolution. */

const SIZES = [
	[390, 844],
	[320, 568],
	[844, 390],
	[768, 1024]
] as const;

async function setMotion(value: 'reduce' | 'no-preference') {
	const features = [{ name: 'prefers-reduced-motion', value }];
	await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** A second round at its taxes, then more; Ana came in last, Ben before her. */
const at = (players: number, ...more: TimelineCommand[]): Timeline =>
	fold(secondRound('dalmuti', GUESTS.slice(0, players), [step('deal'), step('taxes'), ...more]))!;
const call = (caller: string): TimelineCommand => ({
	type: 'callRevolution',
	caller: caller as PlayerId
});

const propsOf = (timeline: Timeline) => ({ timeline, round: timeline.state.round! });
/** Shows the round before the revolution, and then after it. */
async function struck(before: Timeline, after: Timeline) {
	const act = vi.fn<Act>(() => Promise.resolve(no('evening-closed')));
	const view = await render(RoundScreen, { ...propsOf(before), act });
	await expect.element(page.getByRole('heading', { level: 1, name: 'Taxes' })).toBeVisible();
	await view.rerender(propsOf(after));
	return { act, view };
}
const stage = () => page.getByRole('dialog');
const button = (name: RegExp) => stage().getByRole('button', { name });

test('RV-2: a greater revolution turns the table on a screen of its own, which leads to Play', async () => {
	const after = at(8, call('Ana'));
	const { act } = await struck(at(8), after);
	await expect.element(stage()).toHaveAccessibleName('Greater revolution!');
	await expect.element(stage()).toHaveTextContent('Ana shows both Jesters');
	await expect.element(stage()).toHaveTextContent('Nobody pays.');
	await expect.element(stage()).toHaveTextContent('Ana takes the throne');
	await expect.element(stage().getByRole('button', { name: /^Ana, .*1/ })).toBeVisible();
	await tap(button(/^Seated — /));
	expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'goToStep', step: 'play' });
});

test('RV-2: Change… leaves the screen for Seats, and it does not come again', async () => {
	const after = at(4, call('Ana'));
	const { view } = await struck(at(4), after);
	await tap(button(/^Change…/));
	await expect.element(stage()).not.toBeInTheDocument();
	await expect.element(page.getByRole('heading', { level: 1, name: 'Seats' })).toBeVisible();
	await expect.element(page.getByText('Greater revolution!')).toBeVisible();
	await view.unmount();
	await render(RoundScreen, { ...propsOf(after), act: vi.fn() });
	await expect.element(page.getByRole('heading', { level: 1, name: 'Seats' })).toBeVisible();
	await expect.element(stage()).not.toBeInTheDocument();
});

test('RV-1: after a lesser revolution nobody moves; undo takes it back', async () => {
	const { act, view } = await struck(at(6), at(6, call('Chidi')));
	await expect.element(stage()).toHaveAccessibleName('Revolution!');
	await expect.element(stage()).toHaveTextContent('Chidi shows both Jesters');
	await tap(button(/^Play — /));
	expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'goToStep', step: 'play' });
	await tap(button(/^Undo/));
	expect(act).toHaveBeenLastCalledWith({ type: 'undo' });
	await tap(button(/^Close/));
	await expect.element(page.getByText('Revolution! Nobody pays.')).toBeVisible();
	await view.rerender(propsOf(at(6)));
	await expect.element(stage()).not.toBeInTheDocument();
	await expect.element(page.getByRole('heading', { level: 1, name: 'Taxes' })).toBeVisible();
});

test('RV-2: in Play the tiles are where the revolution put them, and do not slide there again', async () => {
	await setMotion('no-preference');
	onTestFinished(() => setMotion('reduce'));
	const seats = fold(secondRound('dalmuti', GUESTS.slice(0, 8), []))!;
	const view = await render(RoundScreen, {
		props: { ...propsOf(seats), act: vi.fn() },
		context: new Map([[VISIT, new Visit()]])
	});
	await expect.element(page.getByRole('button', { name: /^Ana, place 8/ })).toBeVisible();
	await view.rerender(propsOf(at(8)));
	await view.rerender(propsOf(at(8, call('Ana'))));
	await expect.element(stage().getByRole('button', { name: /^Ana, .*1/ })).toBeVisible();
	await view.rerender(propsOf(at(8, call('Ana'), step('play'))));
	await expect.element(page.getByRole('heading', { level: 1, name: 'Play' })).toBeVisible();
	const tiles = [...document.querySelectorAll('.ring li')];
	expect(tiles).toHaveLength(8);
	expect(tiles.flatMap((one) => one.getAnimations())).toEqual([]);
});

test('a tap anywhere shows the end at once', async () => {
	await setMotion('no-preference');
	onTestFinished(() => setMotion('reduce'));
	// on a slow machine they would have ended before the tap
	const style = document.createElement('style');
	style.textContent = 'dialog * { animation-play-state: paused !important }';
	document.head.append(style);
	onTestFinished(() => style.remove());
	await struck(at(8), at(8, call('Ana')));
	await expect.element(stage()).toBeInTheDocument();
	const running = () => stage().element().getAnimations({ subtree: true }).length;
	await expect.poll(running).toBeGreaterThan(0);
	(page.getByText('Nobody pays.').element() as HTMLElement).click();
	expect(running()).toBe(0);
});

test.each([4, 6, 8, 12])('with %i players its golden button is in sight', async (players) => {
	await struck(at(players), at(players, call('Ana')));
	await expect.element(stage()).toBeVisible();
	for (const [width, height] of SIZES) {
		await page.viewport(width, height);
		await document.fonts.ready;
		for (const one of document.getAnimations()) one.finish();
		await expect.element(button(/^Seated — /)).toBeInViewport({ ratio: 1 });
		const { scrollWidth, clientWidth } = stage().element();
		expect(scrollWidth).toBe(clientWidth);
	}
});

test('in text of 200 % the page scrolls below its golden button', async () => {
	await page.viewport(390, 844);
	document.documentElement.style.fontSize = '200%';
	try {
		await struck(at(8), at(8, call('Ana')));
		await dialogShown();
		const golden = button(/^Seated — /).element();
		const under = () => {
			const { left, bottom } = golden.getBoundingClientRect();
			return document.elementFromPoint(left + 1, (bottom + innerHeight) / 2);
		};
		await expect.poll(() => golden.parentElement!.parentElement!.contains(under())).toBe(true);
		const { scrollHeight, clientHeight } = stage().element();
		expect(scrollHeight).toBeGreaterThan(clientHeight);
	} finally {
		document.documentElement.style.removeProperty('font-size');
	}
});

test('RV-1: in landscape, in text of 200 %, a lesser one has its title above the golden button', async () => {
	await page.viewport(844, 390);
	document.documentElement.style.fontSize = '200%';
	try {
		await struck(at(6), at(6, call('Chidi')));
		await dialogShown();
		await document.fonts.ready;
		for (const one of document.getAnimations()) one.finish();
		const box = (selector: string) =>
			stage().element().querySelector(selector)!.getBoundingClientRect();
		expect(box('h2').top).toBeGreaterThan(0);
		expect(box('h2').bottom).toBeLessThanOrEqual(box('.golden').top);
		expect(box('.golden').bottom).toBeLessThanOrEqual(390);
		const cards = [...stage().element().querySelectorAll('.cards span')];
		for (const card of cards) expect(card.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
	} finally {
		document.documentElement.style.removeProperty('font-size');
	}
});

test.each([
	[768, 1024],
	[844, 390]
])(
	'RV-2: at %i × %i, in text of 200 %, no words are under the golden button',
	async (width, height) => {
		await page.viewport(width, height);
		document.documentElement.style.fontSize = '200%';
		try {
			await struck(at(6), at(6, call('Ana')));
			await dialogShown();
			await document.fonts.ready;
			for (const one of document.getAnimations()) one.finish();
			const box = (selector: string) =>
				stage().element().querySelector(selector)!.getBoundingClientRect();
			expect(box('.golden').bottom).toBeLessThanOrEqual(height);
			expect(box('.head').bottom).toBeLessThanOrEqual(box('.foot').top);
			const throne = stage().element().querySelector('.throne')!;
			if (throne.checkVisibility())
				expect(box('.throne').bottom).toBeLessThanOrEqual(box('.action-bar').top);
		} finally {
			document.documentElement.style.removeProperty('font-size');
		}
	}
);
