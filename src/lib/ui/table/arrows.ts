import { ringCentre, ringRows } from './ring.ts';

export interface Arrow {
	/** An SVG path from the edge of one tile to the edge of another. */
	readonly path: string;
	/** The arrowhead, as the points of a triangle. */
	readonly head: string;
}

interface Size {
	readonly width: number;
	readonly height: number;
}
interface Point {
	readonly x: number;
	readonly y: number;
}

/** Length of an arrowhead, and how far two arrows that swap keep apart, in pixels. */
const HEAD = 12;
const APART = 9;
/** How far an arrow bends towards the middle of the table: 0 is straight, 1 touches it. */
const BEND = 0.5;

/** The tallest that a tile gets, and the room between tiles. */
const TALLEST = 128;
const GAP = 6;

const tileSize = (n: number, { width, height }: Size): Size => ({
	width: width / 3 - GAP,
	height: Math.min(TALLEST, (2 * height) / ringRows(n) - GAP)
});

/** Where the line from `centre` to `towards` leaves the tile (a box of `size`) around `centre`. */
function edge(centre: Point, towards: Point, { width, height }: Size): Point {
	const dx = towards.x - centre.x;
	const dy = towards.y - centre.y;
	const scale = 1 / Math.max(Math.abs(dx) / (width / 2), Math.abs(dy) / (height / 2), 1);
	return { x: centre.x + dx * scale, y: centre.y + dy * scale };
}

const round = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An arrow from tile `from` to tile `to` in a ring of `n` tiles, across the table. */
export function arrowBetween(from: number, to: number, n: number, ring: Size): Arrow {
	const tile = tileSize(n, ring);
	const point = (i: number): Point => {
		const { x, y } = ringCentre(i, n);
		return { x: x * ring.width, y: y * ring.height };
	};
	const [a, b] = [point(from), point(to)];
	const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
	// each keeps to its left, so that two that swap are told apart
	const side: Point = { x: (-(b.y - a.y) / length) * APART, y: ((b.x - a.x) / length) * APART };
	const shift = ({ x, y }: Point): Point => ({ x: x + side.x, y: y + side.y });
	const middle = shift({
		x: ((a.x + b.x) / 2) * (1 - BEND) + (ring.width / 2) * BEND,
		y: ((a.y + b.y) / 2) * (1 - BEND) + (ring.height / 2) * BEND
	});
	const start = edge(shift(a), middle, tile);
	const end = edge(shift(b), middle, tile);
	const angle = Math.atan2(end.y - middle.y, end.x - middle.x);
	const back = (turn: number, reach: number): Point => ({
		x: end.x - reach * Math.cos(angle + turn),
		y: end.y - reach * Math.sin(angle + turn)
	});
	return {
		path: `M${round(start)}Q${round(middle)} ${round(back(0, HEAD / 2))}`,
		head: [end, back(0.45, HEAD), back(-0.45, HEAD)].map(round).join(' ')
	};
}
