import { ringCentre, ringPlace, ringRows } from './ring.ts';

export interface Arrow {
	/** An SVG path from inside one tile to inside another. */
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

/** Length of an arrowhead, how far it reaches into the tiles, and the distance of an arrow from the
 * straight line, in pixels. */
const HEAD = 16;
const INSIDE = 14;
const OFFSET = 9;
/** How far an arrow bends towards the centre of the ring: 0 is straight, 1 touches it. */
const BEND = 0.5;

/** Maximum height of a tile, and the gap between tiles, in pixels. */
const MAX_HEIGHT = 122;
const GAP = 6;

function tileSize(i: number, n: number, { width, height }: Size): Size {
	const rows = ringRows(n).heights.reduce((sum, row) => sum + row);
	return {
		width: width * ringPlace(i, n).width,
		height: Math.min(MAX_HEIGHT, height / rows - GAP)
	};
}

/** A point inside the tile around `centre`, near where the line to `towards` leaves it. */
function edge(centre: Point, towards: Point, { width, height }: Size): Point {
	const dx = towards.x - centre.x;
	const dy = towards.y - centre.y;
	const [w, h] = [width / 2 - INSIDE, height / 2 - INSIDE];
	const scale = 1 / Math.max(Math.abs(dx) / w, Math.abs(dy) / h, 1);
	return { x: centre.x + dx * scale, y: centre.y + dy * scale };
}

const round = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An arrow from tile `from` to tile `to` in a ring of `n` tiles.
 * @param ring its size in pixels */
export function arrowBetween(from: number, to: number, n: number, ring: Size): Arrow {
	const point = (i: number): Point => {
		const { x, y } = ringCentre(i, n);
		return { x: x * ring.width, y: y * ring.height };
	};
	const [a, b] = [point(from), point(to)];
	const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
	// each arrow keeps left, so that the two arrows of a swap do not coincide
	const side: Point = { x: (-(b.y - a.y) / length) * OFFSET, y: ((b.x - a.x) / length) * OFFSET };
	const shift = ({ x, y }: Point): Point => ({ x: x + side.x, y: y + side.y });
	const middle = shift({
		x: ((a.x + b.x) / 2) * (1 - BEND) + (ring.width / 2) * BEND,
		y: ((a.y + b.y) / 2) * (1 - BEND) + (ring.height / 2) * BEND
	});
	const start = edge(shift(a), middle, tileSize(from, n, ring));
	const end = edge(shift(b), middle, tileSize(to, n, ring));
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
