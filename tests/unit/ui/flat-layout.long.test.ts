import { describe, expect, test } from 'vitest';
import {
	angleAt,
	bearing,
	chairAngle,
	CORNER,
	draggedTurn,
	EDGE,
	endsOf,
	flatLayout,
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
const NUMBERS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
/** The smallest tile: across, and down, as the player sees it. */
const least = (n: number) => {
	if (n <= 8) return [88, 72] as const;
	return n <= 12 ? ([76, 48] as const) : ([48, 48] as const);
};

const overlap = (a: Box, b: Box) =>
	Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 &&
	Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01;

const CASES = SIZES.flatMap(([width, height]) =>
	NUMBERS.flatMap((n) =>
		Array.from({ length: 2 * n }, (_, turn) => ({ size: { width, height }, n, turn }))
	)
);
const corners = ({ width, height }: { width: number; height: number }): Box[] =>
	[EDGE, width - EDGE - CORNER].flatMap((x) =>
		[EDGE, height - EDGE - CORNER].map((y) => ({ x, y, width: CORNER, height: CORNER }))
	);

describe('the tiles of the flat screen', () => {
	test('do not overlap and stay on the screen', () => {
		for (const { size, n, turn } of CASES) {
			const { tiles, centre } = flatLayout(size, n, turn);
			const boxes = [...tiles, centre, ...corners(size)];
			const wrong = boxes.filter(
				(a, i) =>
					Math.min(a.x, a.y) < 0 ||
					a.x + a.width > size.width ||
					a.y + a.height > size.height ||
					boxes.slice(i + 1).some((b) => overlap(a, b))
			);
			expect(wrong, `${n} at ${size.width} × ${size.height}, turn ${turn}`).toEqual([]);
		}
	});

	test('are at least 48 × 48, 76 × 48 up to twelve players, and 88 × 72 up to eight', () => {
		for (const { size, n, turn } of CASES)
			for (const { side, width, height } of flatLayout(size, n, turn).tiles) {
				const sideways = side === 'left' || side === 'right';
				const [across, down] = sideways ? [height, width] : [width, height];
				const at = `${n} at ${size.width} × ${size.height}, turn ${turn}, ${side}`;
				expect(across, at).toBeGreaterThanOrEqual(least(n)[0]);
				expect(down, at).toBeGreaterThanOrEqual(least(n)[1]);
			}
	});

	test('are at the edge that they face', () => {
		for (const { size, n, turn } of CASES)
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

	test('are in clockwise order, and turn clockwise', () => {
		const middle = ({ x, y, width, height }: Box): [number, number] => [
			x + width / 2,
			y + height / 2
		];
		for (const { size, n, turn } of CASES) {
			const { tiles } = flatLayout(size, n, turn);
			const angles = tiles.map((tile) => angleAt(size, ...middle(tile)));
			const steps = angles.map((angle, i) => (angles[(i + 1) % n]! - angle + 1) % 1);
			expect(steps.reduce((sum, step) => sum + step)).toBeCloseTo(1);
			const turned = flatLayout(size, n, turn + 2);
			expect(turned.tiles[0]).toEqual(tiles[1]);
		}
	});

	test('leave room for text and a button in the centre', () => {
		for (const { size, n, turn } of CASES) {
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
] as const)('%d players turned by %d half chairs: %j tiles at the ends', (n, turn, ends) => {
	expect(endsOf(n, turn)).toEqual(ends);
});

test('landscape has the top tile of portrait at the left', () => {
	const sides = (width: number, height: number) =>
		flatLayout({ width, height }, 4, 0).tiles.map(({ side }) => side);
	expect(sides(390, 844)).toEqual(['top', 'right', 'bottom', 'left']);
	expect(sides(844, 390)).toEqual(['left', 'top', 'right', 'bottom']);
});

test('the angle of a chair wraps around', () => {
	expect([
		chairAngle(0, 4, 0),
		chairAngle(1, 4, 0),
		chairAngle(3, 4, 2),
		chairAngle(0, 4, -1)
	]).toEqual([0, 0.25, 0, 0.875]);
});

test('the bearing of a chair is relative to the player', () => {
	const { tiles } = flatLayout({ width: 400, height: 800 }, 4, 0);
	// the opposite chair is straight ahead from every edge
	expect([bearing(tiles[0]!, tiles[2]!), bearing(tiles[1]!, tiles[3]!)]).toEqual([0, 0]);
	// the next chair clockwise is on the player's left
	expect(bearing(tiles[2]!, tiles[3]!)).toBeGreaterThan(270);
	expect(bearing(tiles[2]!, tiles[1]!)).toBeLessThan(90);
});

test('a drag turns the tiles by as much', () => {
	expect(draggedTurn(0, 0, 0.25, 4)).toBe(2);
	expect(draggedTurn(0, 0.9, 0.15, 4)).toBe(2);
	expect(draggedTurn(0, 0.15, 0.9, 4)).toBe(6);
	expect(draggedTurn(3, 0.5, 0.52, 4)).toBe(3);
});
