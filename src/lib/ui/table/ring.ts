/**
 * The ring of `n` chairs, 3 to 16, in rows from the top: a head tile, pairs, and for even n a foot.
 * Even rings of eight or more are pairs only. The text in the middle is in a band between two rows.
 * With four players it is between the two tiles of the only pair, which are narrower.
 */
interface Shape {
	readonly rows: number;
	/** Whether tile 0 is alone in the first row. */
	readonly head: boolean;
	/** The height of the band in rows, 0 if the pair leaves room. */
	readonly band: number;
	/** The index of the row below the band; without a band, of the pair. */
	readonly middle: number;
}

function shapeOf(n: number): Shape {
	const head = n % 2 === 1 || n < 8;
	const rows = head ? Math.floor(n / 2) + 1 : n / 2;
	if (n === 4) return { rows, head, band: 0, middle: 1 };
	return { rows, head, band: n <= 6 ? 0.65 : 0.5, middle: Math.ceil(rows / 2) };
}

/** Tile widths as fractions of the ring's width: in a pair, and beside the text in the middle. */
const PAIR = 0.47;
const NARROW = 0.36;

/** The rows of the grid. `heights` are multiples of a tile's row; `middle` is the index of the row
 * with the text; `beside` says whether that row also has tiles. */
export function ringRows(n: number): {
	heights: readonly number[];
	middle: number;
	beside: boolean;
} {
	const { rows, band, middle } = shapeOf(n);
	const heights = Array<number>(rows).fill(1);
	if (band > 0) heights.splice(middle, 0, band);
	return { heights, middle, beside: band === 0 };
}

/** The position of tile `i` of `n`, clockwise from the top, or from the top right without a head:
 * its row in the grid, counted from 0, its side, and its width as a fraction of the ring's. */
export function ringPlace(
	i: number,
	n: number
): { row: number; side: 'left' | 'middle' | 'right'; width: number } {
	const { rows, head, band, middle } = shapeOf(n);
	const foot = head && n % 2 === 0;
	const pairs = rows - Number(head) - Number(foot);
	const along = head ? i - 1 : i;
	const inGrid = (row: number) => (band > 0 && row >= middle ? row + 1 : row);
	if (along < 0) return { row: 0, side: 'middle', width: PAIR };
	if (foot && along === pairs) return { row: inGrid(rows - 1), side: 'middle', width: PAIR };
	const isRight = along < pairs;
	const row = Number(head) + (isRight ? along : n - 1 - i);
	const width = band === 0 && row === middle ? NARROW : PAIR;
	return { row: inGrid(row), side: isRight ? 'right' : 'left', width };
}

/** The centre of tile `i` of `n`, as fractions of the ring's width and height. */
export function ringCentre(i: number, n: number): { x: number; y: number } {
	const { row, side, width } = ringPlace(i, n);
	const { heights } = ringRows(n);
	const sum = (some: readonly number[]) => some.reduce((a, b) => a + b, 0);
	const x = side === 'middle' ? 0.5 : side === 'left' ? width / 2 : 1 - width / 2;
	return { x, y: (sum(heights.slice(0, row)) + 0.5) / sum(heights) };
}

/** Points on a way around the ring, between which a tile goes straight ahead. */
const STOPS = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** The way of a tile clockwise around the centre of the ring, from chair to chair: offsets from its
 * new place, as fractions of the ring's width and height. The last is none. */
export function walkAround(from: number, to: number, n: number): { x: number; y: number }[] {
	const polar = (chair: number) => {
		const { x, y } = ringCentre(chair, n);
		return { angle: Math.atan2(y - 0.5, x - 0.5), radius: Math.hypot(x - 0.5, y - 0.5) };
	};
	const [old, now] = [polar(from), polar(to)];
	const turn = (now.angle - old.angle + 2 * Math.PI) % (2 * Math.PI);
	const end = ringCentre(to, n);
	return STOPS.map((part) => {
		const angle = now.angle - (1 - part) * turn;
		const radius = old.radius + part * (now.radius - old.radius);
		return {
			x: 0.5 + Math.cos(angle) * radius - end.x,
			y: 0.5 + Math.sin(angle) * radius - end.y
		};
	});
}
