import { describe, expect, test } from 'vitest';
import { ringCentre, ringPlace, ringRows } from '#lib/ui/table/ring.ts';

describe.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('a ring of %d', (n) => {
	const chairs = Array.from({ length: n }, (_, i) => i);
	const centres = chairs.map((i) => ringCentre(i, n));
	/** 0 at the top, growing clockwise, up to 1; y grows downwards on a screen. */
	const turn = ({ x, y }: { x: number; y: number }) =>
		(Math.atan2(x - 0.5, 0.5 - y) / (2 * Math.PI) + 1) % 1;

	test('the first sits at the top, the others follow clockwise', () => {
		expect(centres[0]).toMatchObject({ x: 0.5 });
		expect(Math.min(...centres.map(({ y }) => y))).toBe(centres[0]!.y);
		const turns = centres.map(turn);
		expect(turns).toEqual(turns.toSorted((a, b) => a - b));
		expect(new Set(turns).size).toBe(n);
	});

	test('each has three columns’ width and two half rows alone, within the ring', () => {
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

	test('the two sides mirror each other, and no row stays empty', () => {
		for (let i = 1; i < n; i++) {
			const [right, left] = [centres[i]!, centres[n - i]!];
			expect(left.x).toBeCloseTo(1 - right.x);
			expect(left.y).toBeCloseTo(right.y);
		}
		const rows = chairs.flatMap((i) => [ringPlace(i, n).row, ringPlace(i, n).row + 1]);
		expect(new Set(rows).size).toBe(ringRows(n));
	});
});
