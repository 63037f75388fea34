import { describe, expect, test } from 'vitest';
import { ringCentre, ringPlace, ringRows } from '#lib/ui/table/ring.ts';

describe.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('a ring of %d', (n) => {
	const chairs = Array.from({ length: n }, (_, i) => i);
	const centres = chairs.map((i) => ringCentre(i, n));
	/** The angle in full turns: 0 at the top, clockwise up to 1. */
	const angle = ({ x, y }: { x: number; y: number }) =>
		(Math.atan2(x - 0.5, 0.5 - y) / (2 * Math.PI) + 1) % 1;

	test('begins at the top and runs clockwise', () => {
		expect(centres[0]).toMatchObject({ x: 0.5 });
		expect(Math.min(...centres.map(({ y }) => y))).toBe(centres[0]!.y);
		const angles = centres.map(angle);
		expect(angles).toEqual(angles.toSorted((a, b) => a - b));
		expect(new Set(angles).size).toBe(n);
	});

	test('places tiles within the grid, two half rows each, without overlap', () => {
		const taken = new Set<string>();
		for (const i of chairs) {
			const { column, row } = ringPlace(i, n);
			expect([1, 2, 3]).toContain(column);
			expect(row).toBeGreaterThanOrEqual(1);
			expect(row + 1).toBeLessThanOrEqual(ringRows(n));
			for (const half of [row, row + 1]) {
				expect(taken).not.toContain(`${column} ${half}`);
				taken.add(`${column} ${half}`);
			}
		}
	});

	test('is symmetric, without empty rows', () => {
		for (let i = 1; i < n; i++) {
			const [right, left] = [centres[i]!, centres[n - i]!];
			expect(left.x).toBeCloseTo(1 - right.x);
			expect(left.y).toBeCloseTo(right.y);
		}
		const rows = chairs.flatMap((i) => [ringPlace(i, n).row, ringPlace(i, n).row + 1]);
		expect(new Set(rows).size).toBe(ringRows(n));
	});
});
