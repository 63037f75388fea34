import { expect, test } from 'vitest';
import {
	columnWidth,
	curve,
	layOutLabels,
	lineBetween,
	pointsOn,
	textWidth,
	xOf,
	yOf
} from '#lib/ui/chronicle/chart-geometry.ts';
import { shortName } from '#lib/ui/chronicle/place-text.ts';

const grid = { column: 40, row: 48, left: 10, top: 20 };

test('a point is in its column, in the middle of its row', () => {
	expect([xOf(grid, 0), xOf(grid, 3)]).toEqual([10, 130]);
	expect([yOf(grid, 0), yOf(grid, 2)]).toEqual([44, 140]);
});

test('a line is level where the place stays, and curves where it changes', () => {
	expect(curve(grid, 0, [0])).toBe('M10 44');
	expect(curve(grid, 1, [0, 0, 2])).toBe('M50 44H90C110 44 110 140 130 140');
});

test('East Asian characters are as wide as they are high', () => {
	expect(textWidth('大富豪')).toBe(3);
	expect(textWidth('Ana')).toBeCloseTo(1.68);
});

test.each([
	['all the available room', 300, 4, 34, 100],
	['no narrower than the numbers', 100, 11, 34, 34],
	['the whole room for one column', 300, 1, 34, 300]
])('columns: %s', (_, room, columns, least, then) =>
	expect(columnWidth(room, columns, least)).toBe(then)
);

test('labels that would overlap are in different lanes, and none leaves the chart', () => {
	expect(
		layOutLabels(
			[
				{ at: 0, width: 50 },
				{ at: 40, width: 30 },
				{ at: 60, width: 30 },
				{ at: 95, width: 50 }
			],
			120
		)
	).toEqual([
		{ left: 0, width: 50, lane: 0 },
		{ left: 40, width: 30, lane: 1 },
		{ left: 60, width: 30, lane: 0 },
		{ left: 70, width: 50, lane: 1 }
	]);
});

test.each([
	['Ana', 'Ana'],
	['Bartholomew', 'Bartholomew'],
	['Bartholomew-Jude', 'Bartholomew…'],
	['👨‍👩‍👧‍👦'.repeat(13), `${'👨‍👩‍👧‍👦'.repeat(11)}…`]
])('%s is shortened at a grapheme boundary', (name, short) => expect(shortName(name)).toBe(short));

test('points on a line begin and end at its places, and rise evenly around the middle', () => {
	const points = pointsOn(grid, 1, [0, 2]);
	expect(points[0]).toEqual({ x: 50, y: 44 });
	expect(points.at(-1)).toEqual({ x: 90, y: 140 });
	expect(points).toContainEqual({ x: 70, y: 92 });
});

test('the line of an event is not behind any label', () => {
	// the third label has no room to the right of its own line
	const labels = [
		{ left: 4, width: 60, lane: 0 },
		{ left: 34, width: 60, lane: 1 },
		{ left: 20, width: 80, lane: 2 }
	];
	const at = (x: number, lane: number) =>
		lineBetween(labels, lane, { x, laneHeight: 20, height: 200 });
	expect(at(0, 0)).toBe('M0 4V200');
	expect(at(30, 1)).toBe('M30 24V44M30 60V200');
	expect(at(60, 2)).toBe('M60 44V44M60 60V200');
});
