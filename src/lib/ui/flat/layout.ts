/** The edge of the screen at which a tile is, and which it faces. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

/** In pixels from the upper left corner of the screen, also in right-to-left languages. */
export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}
export interface Slot extends Box {
	readonly side: Side;
}
export interface FlatLayout {
	/** By chair, clockwise. */
	readonly tiles: readonly Slot[];
	/** The area between the tiles. */
	readonly centre: Box;
}
interface Size {
	readonly width: number;
	readonly height: number;
}

/** Distance to the edge of the screen, and between boxes, in pixels. */
export const EDGE = 8;
const GAP = 6;
/** Size of the button in each corner. */
export const CORNER = 48;
/** Preferred length of a tile at a long side; minimum and maximum depth of a tile at an end. */
const CELL = 92;
const SHALLOW = 56;
const WIDEST = 190;

/** The angle of chair `i` of `n` in full turns: 0 is the middle of the first end, clockwise up to
 * 1. `turn` counts half chairs, so that a table of six can have a player at each end, or three at
 * each long side. */
export const chairAngle = (i: number, n: number, turn: number): number =>
	((((2 * i + turn) / (2 * n)) % 1) + 1) % 1;

/** The number of tiles at an end, with a tile in its middle or without one. */
const atEnd = (n: number, isTaken: boolean): number => {
	if (isTaken) return 1;
	return n >= 9 ? 2 : 0;
};

/** How many tiles the first and the last end have. */
export function endsOf(n: number, turn: number): readonly [first: number, last: number] {
	const half = ((turn % 2) + 2) % 2 === 1;
	return [atEnd(n, !half), atEnd(n, n % 2 === 0 ? !half : half)];
}

const spread = (from: number, to: number, count: number, widest: number) => {
	const cell = (to - from) / count;
	const size = Math.min(cell - GAP, widest);
	return (i: number) => ({ start: from + cell * (i + 0.5) - size / 2, size });
};

/** Layout in portrait, with the ends at the top and the bottom. */
function upright({ width, height }: Size, n: number, turn: number): FlatLayout {
	const [first, last] = endsOf(n, turn);
	const right = Math.ceil((n - first - last) / 2);
	const left = n - first - last - right;
	const depth = Math.min(width * 0.285, WIDEST);
	const spare = (height - 2 * (EDGE + GAP) - right * CELL) / 2;
	const end = (taken: number) => (taken === 0 ? CORNER : Math.max(SHALLOW, Math.min(depth, spare)));
	const widest = Math.max(WIDEST, height / 5);
	const top = EDGE + end(first) + GAP / 2;
	const bottom = height - EDGE - end(last) - GAP / 2;
	const inset = EDGE + CORNER + GAP / 2;

	const across = (taken: number, y: number, side: Side) => {
		const place = spread(inset, width - inset, taken, widest);
		return (i: number): Slot => {
			const { start, size } = place(i);
			return { x: start, y, width: size, height: end(taken), side };
		};
	};
	const down = (taken: number, x: number, side: Side) => {
		const place = spread(top, bottom, taken, widest);
		return (i: number): Slot => {
			const { start, size } = place(i);
			return { x, y: start, width: depth, height: size, side };
		};
	};
	const above = across(first, EDGE, 'top');
	const below = across(last, height - EDGE - end(last), 'bottom');
	const rightward = down(right, width - EDGE - depth, 'right');
	const leftward = down(left, EDGE, 'left');
	// clockwise, beginning to the right of the middle of the upper end
	const slots = [
		...Array.from({ length: Math.ceil(first / 2) }, (_, i) => above(i + Math.floor(first / 2))),
		...Array.from({ length: right }, (_, i) => rightward(i)),
		...Array.from({ length: last }, (_, i) => below(last - 1 - i)),
		...Array.from({ length: left }, (_, i) => leftward(left - 1 - i)),
		...Array.from({ length: Math.floor(first / 2) }, (_, i) => above(i))
	];
	const order = Array.from({ length: n }, (_, i) => i).toSorted(
		(a, b) => chairAngle(a, n, turn) - chairAngle(b, n, turn)
	);
	const side = EDGE + depth + GAP;
	return {
		tiles: Array.from({ length: n }, (_, i) => slots[order.indexOf(i)]!),
		centre: {
			x: side,
			y: top + GAP / 2,
			width: width - 2 * side,
			height: bottom - top - GAP
		}
	};
}

/** The edges after a portrait layout is turned to landscape. */
const TURNED: Readonly<Record<Side, Side>> = {
	top: 'left',
	right: 'top',
	bottom: 'right',
	left: 'bottom'
};

/** Boxes for the tiles of `n` players, 3 to 16, and for the centre. Landscape is the portrait
 * layout turned: its top edge becomes the left one.
 * @param turn clockwise, in half chairs */
export function flatLayout(size: Size, n: number, turn: number): FlatLayout {
	if (size.width <= size.height) return upright(size, n, turn);
	const { tiles, centre } = upright({ width: size.height, height: size.width }, n, turn);
	const toLandscape = <B extends Box>(box: B): B => ({
		...box,
		x: box.y,
		y: size.height - box.x - box.width,
		width: box.height,
		height: box.width
	});
	return {
		tiles: tiles.map((tile) => ({ ...toLandscape(tile), side: TURNED[tile.side] })),
		centre: toLandscape(centre)
	};
}

/** The clockwise rotation, in degrees, that makes content face an edge. */
export const DEGREES: Readonly<Record<Side, number>> = {
	bottom: 0,
	left: 90,
	top: 180,
	right: 270
};

/** Whether text that faces this edge runs up or down the screen. */
export const isSideways = (side: Side): boolean => side === 'left' || side === 'right';

/** The direction from one tile to another as the player at the first one sees it, in degrees
 * clockwise from straight ahead. */
export function bearing(from: Slot, to: Slot): number {
	const x = to.x + to.width / 2 - from.x - from.width / 2;
	const y = to.y + to.height / 2 - from.y - from.height / 2;
	const onScreen = (Math.atan2(x, -y) * 180) / Math.PI;
	return Math.round(onScreen - DEGREES[from.side] + 720) % 360;
}

/** The angle of a point around the centre of the screen, in full turns clockwise from the top, 0 to
 * 1. */
export function angleAt({ width, height }: Size, x: number, y: number): number {
	const angle = Math.atan2(x / width - 0.5, 0.5 - y / height);
	return (angle / (2 * Math.PI) + 1) % 1;
}

/** The turn, in half chairs, after a drag between two angles.
 * @param turn at the start of the drag */
export function draggedTurn(turn: number, from: number, to: number, n: number): number {
	const dragged = ((to - from + 1.5) % 1) - 0.5;
	return (turn + Math.round(dragged * 2 * n) + 4 * n) % (2 * n);
}
