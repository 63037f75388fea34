import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import SeatTile from '#lib/ui/table/SeatTile.svelte';
import '#lib/ui/theme.css';

/** The narrowest tiles, beside the middle of a ring of four, in CSS pixels: at 390 and at 320. */
const WIDTH = 130;
const SMALLEST = 105;
const html = document.documentElement;

afterEach(() => html.removeAttribute('style'));

async function tile(name: string, state: string, text: number, width = WIDTH) {
	html.style.fontSize = `${text}%`;
	const { container } = await render(SeatTile, { name, state, mark: 'crown' });
	container.style.width = `${width}px`;
	// as a ring sets it
	container.style.setProperty('--tile-width', `${width}px`);
	await document.fonts.ready;
	return page.getByRole('button');
}
const isCut = (element: Element) => element.scrollWidth > element.clientWidth;
/** The number of lines that each word takes. */
function linesOfWords(element: Element): number[] {
	const text = element.firstChild as Text;
	return [...text.data.matchAll(/\S+/g)].map(({ index, 0: word }) => {
		const range = new Range();
		range.setStart(text, index);
		range.setEnd(text, index + word.length);
		return new Set([...range.getClientRects()].map(({ top }) => top)).size;
	});
}

test.each([
	['Bartholomew', 100],
	['Wilhelmina', 100],
	['Hanna', 200],
	['Chidi', 200],
	['陈美玲花', 100],
	['נועה-לי', 200]
])('the name %s is not cut with a text size of %d %', async (name, text) => {
	const seat = await tile(name, 'Emperor', text);
	const shown = seat.element().querySelector('.name')!;
	expect(shown.textContent).toBe(name);
	expect(isCut(shown)).toBe(false);
});

test('a longer name is cut with an ellipsis, at a readable size', async () => {
	const seat = await tile('Bartholomew-Jude', 'Emperor', 100, SMALLEST);
	const shown = seat.element().querySelector('.name')!;
	expect(isCut(shown)).toBe(true);
	expect(parseFloat(getComputedStyle(shown).fontSize)).toBeGreaterThanOrEqual(12.8);
});

test.each(['Emperor', 'Poorest', 'Second Poorest', 'Middle Class'])(
	'no word of the title %s breaks in large text',
	async (state) => {
		const seat = await tile('Ana', state, 200);
		const words = linesOfWords(seat.element().querySelector('.state > span')!);
		expect(words).toEqual(state.split(' ').map(() => 1));
	}
);

test('no word of a long title breaks on the smallest phone', async () => {
	const seat = await tile('Ana', 'Zweitärmste Seele', 100, SMALLEST);
	expect(linesOfWords(seat.element().querySelector('.state > span')!)).toEqual([1, 1]);
});
