import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import PlacesPanel from '#lib/ui/chronicle/PlacesPanel.svelte';
import '#lib/ui/theme.css';
import { begin, confirm, exits, given, go, rulesOf, sit, words } from '../unit/given.ts';

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
	await expect.poll(() => area.scrollLeft + area.clientWidth).toBeGreaterThan(area.scrollWidth - 2);
	expect(document.documentElement.scrollWidth).toBe(320);
	const buttons = names().getByRole('button').elements();
	expect(buttons).toHaveLength(12);
	for (const at of [area.scrollWidth, area.scrollWidth / 2, 0]) {
		area.scrollLeft = at;
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
	area.scrollLeft = area.scrollWidth / 2;
	await expect.poll(fades).toEqual([32, 32]);
	area.scrollLeft = 0;
	await expect.poll(fades).toEqual([0, 32]);
});

test('a tap on a name highlights its line and fades the others; a second tap undoes it', async () => {
	await page.viewport(390, 844);
	const { container } = await render(PlacesPanel, { evening: longNight() });
	const faint = () => container.querySelectorAll('g.faint').length;
	const hana = page.getByRole('button', { name: 'Hana' });
	await hana.click();
	await expect.element(hana).toHaveAttribute('aria-pressed', 'true');
	expect(faint()).toBe(11);
	await page.getByRole('button', { name: 'נועה' }).click();
	await expect.element(hana).toHaveAttribute('aria-pressed', 'false');
	await page.getByRole('button', { name: 'נועה' }).click();
	expect(faint()).toBe(0);
});

test('no two lines look the same, even without colours', async () => {
	const { container } = await render(PlacesPanel, { evening: longNight() });
	const looks = [...container.querySelectorAll('g.line')].map((line) =>
		[
			line.querySelector('.curve')!.getAttribute('stroke-dasharray'),
			line.querySelector('.point')!.getAttribute('d')
		].join(' ')
	);
	expect(new Set(looks).size).toBe(12);
});

test('the table has every place of every round', async () => {
	const evening = longNight();
	await render(PlacesPanel, { evening });
	await page.getByRole('button', { name: 'As a table' }).click();
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
