import { describe, expect, test } from 'vitest';
import {
	bearing,
	CORNER,
	draggedTurn,
	EDGE,
	endsOf,
	flatLayout,
	wayOf,
	wayTo,
	type Box
} from '#lib/ui/flat/layout.ts';

const SIZES = [
	[320, 568],
	[360, 640],
	[390, 844],
	[844, 390],
	[768, 1024],
	[1024, 768],
	[640, 640]
] as const;
const NUMBERS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const meet = (a: Box, b: Box) =>
	Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 &&
	Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01;

const every = SIZES.flatMap(([width, height]) =>
	NUMBERS.flatMap((n) =>
		Array.from({ length: 2 * n }, (_, turn) => ({ size: { width, height }, n, turn }))
	)
);
const corners = ({ width, height }: { width: number; height: number }): Box[] =>
	[EDGE, width - EDGE - CORNER].flatMap((x) =>
		[EDGE, height - EDGE - CORNER].map((y) => ({ x, y, width: CORNER, height: CORNER }))
	);

describe('the tiles of the flat screen', () => {
	test('nothing overlaps, and nothing leaves the screen', () => {
		for (const { size, n, turn } of every) {
			const { tiles, centre } = flatLayout(size, n, turn);
			const boxes = [...tiles, centre, ...corners(size)];
			const wrong = boxes.filter(
				(a, i) =>
					Math.min(a.x, a.y) < 0 ||
					a.x + a.width > size.width ||
					a.y + a.height > size.height ||
					boxes.slice(i + 1).some((b) => meet(a, b))
			);
			expect(wrong, `${n} at ${size.width} × ${size.height}, turn ${turn}`).toEqual([]);
		}
	});

	test('a tile is at least 76 × 48, and 88 × 72 up to eight players', () => {
		for (const { size, n, turn } of every)
			for (const { side, width, height } of flatLayout(size, n, turn).tiles) {
				const sideways = side === 'left' || side === 'right';
				const [across, down] = sideways ? [height, width] : [width, height];
				const at = `${n} at ${size.width} × ${size.height}, turn ${turn}, ${side}`;
				expect(across, at).toBeGreaterThanOrEqual(n <= 8 ? 88 : 76);
				expect(down, at).toBeGreaterThanOrEqual(n <= 8 ? 72 : 48);
			}
	});

	test('each stands at the edge that it is turned to', () => {
		for (const { size, n, turn } of every)
			for (const { side, x, y, width, height } of flatLayout(size, n, turn).tiles) {
				const gap = {
					left: x,
					top: y,
					right: size.width - x - width,
					bottom: size.height - y - height
				};
				expect(gap[side]).toBeCloseTo(EDGE);
			}
	});

	test('they stand clockwise, and a turn brings them clockwise on', () => {
		const middle = ({ x, y, width, height }: Box): [number, number] => [
			x + width / 2,
			y + height / 2
		];
		for (const { size, n, turn } of every) {
			const { tiles } = flatLayout(size, n, turn);
			const ways = tiles.map((tile) => wayTo(size, ...middle(tile)));
			const steps = ways.map((way, i) => (ways[(i + 1) % n]! - way + 1) % 1);
			expect(steps.reduce((sum, step) => sum + step)).toBeCloseTo(1);
			const whole = flatLayout(size, n, turn + 2);
			expect(whole.tiles[0]).toEqual(tiles[1]);
		}
	});

	test('the felt has room for words and a button', () => {
		for (const { size, n, turn } of every) {
			const { width, height } = flatLayout(size, n, turn).centre;
			expect(Math.min(width, height)).toBeGreaterThanOrEqual(108);
			expect(Math.max(width, height)).toBeGreaterThanOrEqual(240);
		}
	});
});

test.each([
	[6, 0, [1, 1]],
	[6, 1, [0, 0]],
	[5, 0, [1, 0]],
	[5, 1, [0, 1]],
	[12, 0, [1, 1]],
	[12, 1, [2, 2]],
	[9, 0, [1, 2]],
	[9, -1, [2, 1]]
] as const)('%d players turned by %d half chairs: at the ends sit %j', (n, turn, ends) => {
	expect(endsOf(n, turn)).toEqual(ends);
});

test('a screen on its side keeps who sat above it at its left', () => {
	const sides = (width: number, height: number) =>
		flatLayout({ width, height }, 4, 0).tiles.map(({ side }) => side);
	expect(sides(390, 844)).toEqual(['top', 'right', 'bottom', 'left']);
	expect(sides(844, 390)).toEqual(['left', 'top', 'right', 'bottom']);
});

test('the way round goes on past its beginning', () => {
	expect([wayOf(0, 4, 0), wayOf(1, 4, 0), wayOf(3, 4, 2), wayOf(0, 4, -1)]).toEqual([
		0, 0.25, 0, 0.875
	]);
});

test('another chair lies where its player would point', () => {
	const { tiles } = flatLayout({ width: 400, height: 800 }, 4, 0);
	// the opposite lies straight ahead, from whichever edge it is looked at
	expect([bearing(tiles[0]!, tiles[2]!), bearing(tiles[1]!, tiles[3]!)]).toEqual([0, 0]);
	// clockwise round the table, seen from above, the next is on the left
	expect(bearing(tiles[2]!, tiles[3]!)).toBeGreaterThan(270);
	expect(bearing(tiles[2]!, tiles[1]!)).toBeLessThan(90);
});

test('a finger that goes a quarter round takes the names along', () => {
	expect(draggedTurn(0, 0, 0.25, 4)).toBe(2);
	expect(draggedTurn(0, 0.9, 0.15, 4)).toBe(2);
	expect(draggedTurn(0, 0.15, 0.9, 4)).toBe(6);
	expect(draggedTurn(3, 0.5, 0.52, 4)).toBe(3);
});
