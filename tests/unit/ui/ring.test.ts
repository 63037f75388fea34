import { describe, expect, test } from 'vitest';
import { ringCentre, ringPlace, ringRows, walkAround } from '#lib/ui/table/ring.ts';

describe.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])('a ring of %d', (n) => {
	const chairs = Array.from({ length: n }, (_, i) => i);
	const centres = chairs.map((i) => ringCentre(i, n));
	const { heights, middle, beside } = ringRows(n);
	/** The angle in full turns: 0 at the top, clockwise up to 1. */
	const angle = ({ x, y }: { x: number; y: number }) =>
		(Math.atan2(x - 0.5, 0.5 - y) / (2 * Math.PI) + 1) % 1;

	test('begins at the top and runs clockwise', () => {
		expect(Math.min(...centres.map(({ y }) => y))).toBe(centres[0]!.y);
		const angles = centres.map(angle);
		expect(angles).toEqual(angles.toSorted((a, b) => a - b));
		expect(new Set(angles).size).toBe(n);
	});

	test('has one tile in the middle of a row, or two that leave a gap', () => {
		for (const [row] of heights.entries()) {
			const here = chairs.map((i) => ringPlace(i, n)).filter((place) => place.row === row);
			const sides = here.map(({ side }) => side).toSorted();
			expect(['', 'middle', 'left right']).toContain(sides.join(' '));
			expect(here.reduce((sum, { width }) => sum + width, 0)).toBeLessThan(1);
		}
	});

	test('keeps room in the middle for text that the table reads', () => {
		const inTheMiddle = chairs.map((i) => ringPlace(i, n)).filter(({ row }) => row === middle);
		for (const { side, width } of inTheMiddle) {
			expect(side).not.toBe('middle');
			expect(width).toBeLessThan(0.4);
		}
		expect(inTheMiddle).toHaveLength(beside ? 2 : 0);
	});

	test('is symmetric', () => {
		const hasHead = ringPlace(0, n).side === 'middle';
		for (let i = hasHead ? 1 : 0; i < n; i++) {
			const [right, left] = [centres[i]!, centres[hasHead ? n - i : n - 1 - i]!];
			expect(left.x).toBeCloseTo(1 - right.x);
			expect(left.y).toBeCloseTo(right.y);
		}
	});

	test('RV-2: a tile walks clockwise around the middle, from its old chair to its new one', () => {
		for (const from of chairs)
			for (const to of chairs) {
				const way = walkAround(from, to, n).map(({ x, y }) => ({
					x: x + centres[to]!.x,
					y: y + centres[to]!.y
				}));
				const [first, last] = [way[0]!, way.at(-1)!];
				expect(Math.hypot(first.x - centres[from]!.x, first.y - centres[from]!.y)).toBeCloseTo(0);
				expect(Math.hypot(last.x - centres[to]!.x, last.y - centres[to]!.y)).toBeCloseTo(0);
				const turns = way.slice(1).map((one, i) => (angle(one) - angle(way[i]!) + 1) % 1);
				if (from !== to) expect(Math.max(...turns)).toBeLessThan(0.25);
				const near = Math.min(...way.map(({ x, y }) => Math.hypot(x - 0.5, y - 0.5)));
				expect(near).toBeGreaterThan(0.1);
			}
	});
});
