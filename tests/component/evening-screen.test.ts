import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import type { Entry } from '#lib/evening/entries.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import EveningScreen from '#lib/ui/chronicle/EveningScreen.svelte';
import PlacesPanel from '#lib/ui/chronicle/PlacesPanel.svelte';
import '#lib/ui/theme.css';
import { eventful, secondRound } from '../e2e/support/logs.ts';
import { begin, confirm, exits, given, go, note, rulesOf, sit, words } from '../unit/given.ts';
import { keepEvening } from './kept-evening.ts';
import { tap } from './press.ts';

const TWELVE = words('Ana Ben Chidi Dee Eli Fay Gus Hana נועה محمد Kit Wilhelmina-Maria');

/** Sixty rounds of twelve players; in each, the first falls to last place. */
function longNight() {
	let timeline = given(begin(rulesOf('dalmuti'), TWELVE.join(' ')), sit(TWELVE.join(' ')));
	for (let round = 1; round <= 60; round++) {
		const by = round % TWELVE.length;
		const order = [...TWELVE.slice(by), ...TWELVE.slice(0, by)];
		timeline = given(timeline, go('play'), ...exits(order.slice(0, -1).join(' ')), confirm);
	}
	return timeline.state;
}

const scroller = () => page.getByRole('group', { name: /^Picture/ }).element();
const names = () => page.getByRole('list', { name: 'At the end, from the top' });
/** Whether an element is visible and not covered. */
function isSeen(element: Element): boolean {
	element.scrollIntoView({ block: 'center', inline: 'nearest' });
	const { left, top, width, height } = element.getBoundingClientRect();
	const hit = document.elementFromPoint(left + width / 2, top + height / 2);
	return hit !== null && element.contains(hit);
}

test('60 rounds of 12 players: scrolls sideways, starts at the end, and keeps the names in view', async () => {
	await page.viewport(320, 568);
	await render(PlacesPanel, { evening: longNight() });
	const area = scroller();
	await expect.poll(() => area.scrollWidth).toBeGreaterThan(60 * 20);
	/** How far the end of the lines is from the names, which stay in view. */
	const rest = () =>
		area.querySelector('.plot')!.getBoundingClientRect().right -
		area.querySelector('.names')!.getBoundingClientRect().left;
	await expect.poll(() => Math.round(rest())).toBe(0);
	expect(document.documentElement.scrollWidth).toBe(320);
	await expect.poll(() => names().getByRole('button').elements()).toHaveLength(12);
	const buttons = names().getByRole('button').elements();
	for (const at of [0, -area.scrollWidth / 2, -area.scrollWidth]) {
		area.scrollLeft = at;
		if (at < 0) expect(rest()).toBeGreaterThan(100);
		expect(buttons.filter((one) => !isSeen(one))).toEqual([]);
		// the lines have most of the remaining width
		const { left } = buttons[0]!.getBoundingClientRect();
		expect(left - area.getBoundingClientRect().left).toBeGreaterThan(140);
	}
});

test('the chart fades where it can be scrolled further', async () => {
	await page.viewport(390, 844);
	await render(PlacesPanel, { evening: longNight() });
	const area = scroller();
	/** The widths of the fades before and after the visible part. */
	const fades = () =>
		[
			['.axis', '::after'],
			['.names', '::before']
		].map(([part, fade]) => {
			const { width, backgroundImage } = getComputedStyle(area.querySelector(part!)!, fade);
			return backgroundImage.startsWith('linear-gradient') ? parseFloat(width) : 0;
		});
	await expect.poll(fades).toEqual([32, 0]);
	area.scrollLeft = -area.scrollWidth / 2;
	await expect.poll(fades).toEqual([32, 32]);
	// the chart may still grow while its typefaces load
	await expect
		.poll(() => {
			area.scrollLeft = -area.scrollWidth;
			return fades();
		})
		.toEqual([0, 32]);
});

test('a tap on a name highlights its line and fades the others; a second tap undoes it', async () => {
	await page.viewport(390, 844);
	const { container } = await render(PlacesPanel, { evening: longNight() });
	const faint = () => container.querySelectorAll('g.faint').length;
	const hana = page.getByRole('button', { name: 'Hana' });
	await tap(hana);
	await expect.element(hana).toHaveAttribute('aria-pressed', 'true');
	expect(faint()).toBe(11);
	await tap(page.getByRole('button', { name: 'נועה' }));
	await expect.element(hana).toHaveAttribute('aria-pressed', 'false');
	await tap(page.getByRole('button', { name: 'נועה' }));
	expect(faint()).toBe(0);
});

test('no two lines look the same, even without colours', async () => {
	const { container } = await render(PlacesPanel, { evening: longNight() });
	const looks = () =>
		[...container.querySelectorAll('g.line')].map((line) =>
			[
				line.querySelector('.curve')!.getAttribute('stroke-dasharray'),
				line.querySelector('.point')!.getAttribute('d')
			].join(' ')
		);
	await expect.poll(looks).toHaveLength(12);
	expect(new Set(looks()).size).toBe(12);
});

test('the table has every place of every round', async () => {
	const evening = longNight();
	await render(PlacesPanel, { evening });
	await tap(page.getByRole('button', { name: 'As a table' }));
	const rows = page.getByRole('row').elements();
	expect(rows).toHaveLength(62);
	const cells = (row: Element) => [...row.children].map((cell) => (cell as HTMLElement).innerText);
	const head = cells(rows[0]!);
	expect(cells(rows[1]!)[0]).toBe('Drawn');
	// Ben came out first, Ana last
	const first = cells(rows[2]!);
	expect(first[0]).toBe('1');
	expect(first[head.indexOf('Ben')]).toBe('1');
	expect(first[head.indexOf('Ana')]).toBe('12');
	expect(cells(rows.at(-1)!)[0]).toBe('60');
	for (const row of rows.slice(1))
		expect(
			cells(row)
				.slice(1)
				.map(Number)
				.toSorted((a, b) => a - b)
		).toEqual(TWELVE.map((_, i) => i + 1));
});

const button = (name: string | RegExp) =>
	page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

const nothing = () => undefined;

/** Shows the page of an evening. */
async function evening(log: readonly Entry[]) {
	// the room of the navigation, which the layout gives
	document.body.style.paddingBlockEnd = '4.5rem';
	const kept = keepEvening(log, (timeline) => void view.rerender(of(timeline)));
	const of = (timeline: Timeline) => ({ timeline, evening: timeline.state });
	const view = await render(EveningScreen, {
		...of(kept.first),
		act: kept.act,
		onTable: false,
		onput: nothing,
		onshare: nothing,
		onagain: nothing,
		ondelete: nothing,
		onrestore: nothing
	});
}
test('an evening has sentences, a chart, a table and a log', async () => {
	await evening(eventful(words('Ana Ben Chidi Dee Eli Fay')));
	await expect
		.element(page.getByText(/^Ten rounds were played, and /))
		.toHaveTextContent('Chidi showed both Jokers in round 6: no taxes.');
	await expect.element(page.getByText('One decree was issued, and refused.')).toBeVisible();

	// the chart highlights the tapped player, also by keyboard
	const eli = button('Eli');
	await tap(eli);
	await expect.element(eli).toHaveAttribute('aria-pressed', 'true');
	// who has left is named at the own line
	const chidi = button('− Chidi');
	chidi.element().focus();
	await userEvent.keyboard('{Enter}');
	await expect.element(chidi).toHaveAttribute('aria-pressed', 'true');
	await expect.element(eli).toHaveAttribute('aria-pressed', 'false');
	await userEvent.keyboard('{Enter}');
	await expect.element(chidi).toHaveAttribute('aria-pressed', 'false');

	// the same as a table
	await tap(button('As a table'));
	const row = (number: string) => page.getByRole('row', { name: new RegExp(`^${number} `) });
	await expect.element(row('5')).toHaveTextContent('New rules from here on');
	await expect.element(row('6')).toHaveTextContent('Chidi showed both Jokers');
	await expect.element(row('7')).toHaveTextContent('Ben sat out');
	await expect.element(row('4')).toHaveTextContent('Ana II joined');
	expect(page.getByRole('row').elements()).toHaveLength(11);

	// the log, whole and filtered
	const log = page.getByRole('region', { name: 'The log' });
	const all = () =>
		[...log.element().querySelectorAll(':scope > ol > li')].map((line) =>
			line.textContent.replace(/\s+/g, ' ').trim()
		);
	expect(all()[0]).toContain('The evening is closed.');
	await tap(button('Oldest first'));
	await expect.poll(() => all()[0]).toContain('The evening begins with Ana, Ben');
	await tap(button('Decrees'));
	await expect
		.poll(all)
		.toEqual([
			expect.stringMatching(/Ben decrees: Bring the drinks · Chidi ?refused ?Round 3 ·/) as string
		]);
	await tap(button('Rulings'));
	await expect.poll(() => all()[0]).toContain('A Joker may stand for a two.');
	await expect
		.element(log.getByRole('link', { name: 'PL-2' }))
		.toHaveAttribute('href', '/rules/temple#PL-2');
});

test('the log of a long evening is shown in pieces', async () => {
	const many = Array.from({ length: 50 }, (_, i) => note(`Note ${i + 1}`));
	await evening(secondRound('temple', words('Ana Ben Chidi Dee Eli Fay'), many));
	// the log is below the screen, where it is not laid out
	const told = (text: string) => page.getByText(text, { exact: true });
	await expect.element(told('Note 11')).toBeInTheDocument();
	expect(told('Note 10').elements()).toEqual([]);
	await tap(button('12 more lines'));
	await expect.element(told('Note 1')).toBeInTheDocument();
	await expect.element(button(/more line/)).not.toBeInTheDocument();
});

test('on a first visit each part of an evening is drawn in a task of its own', async () => {
	const kept = keepEvening(eventful(words('Ana Ben Chidi Dee Eli Fay')), nothing);
	const timeline = kept.first;
	const tasks: (() => void)[] = [];
	const { setTimeout: later } = globalThis;
	const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
		run: () => void,
		time?: number,
		...rest: unknown[]
	) => {
		if (time !== undefined) return later(run, time, ...rest);
		return tasks.push(run);
	}) as typeof setTimeout);
	try {
		await render(EveningScreen, {
			timeline,
			evening: timeline.state,
			act: kept.act,
			onTable: false,
			late: true,
			onput: nothing,
			onshare: nothing,
			onagain: nothing,
			ondelete: nothing,
			onrestore: nothing
		});
		const parts = ['Places', 'In short', 'The log'];
		const drawn = () =>
			parts.filter((name) => page.getByRole('heading', { name, exact: true }).query() !== null);
		for (let n = 0; n < parts.length; n++) {
			await expect.poll(() => tasks.length).toBe(n + 1);
			expect(drawn()).toEqual(parts.slice(0, n));
			tasks[n]!();
			await expect.poll(drawn).toEqual(parts.slice(0, n + 1));
		}
	} finally {
		timers.mockRestore();
	}
});
