/** Which edge of the screen a tile stands at: what is on it is turned to it. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

/** In pixels from the upper left corner of the screen, which here is a corner of the room. */
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
	/** The felt between them. */
	readonly centre: Box;
}
interface Size {
	readonly width: number;
	readonly height: number;
}

/** From the edge of the screen, and between things. */
export const EDGE = 8;
const GAP = 6;
/** A button in each corner. */
export const CORNER = 48;
/** What a tile at a long side should have of that side, and the least that one at an end is deep. */
const CELL = 92;
const SHALLOW = 56;
const WIDEST = 190;

/** Where chair `i` of `n` is on the way round, 0 at the middle of the first end and clockwise up to 1. A turn goes by
 * half a chair: then a table of six has two ends with a player, or two long sides with three. */
export const wayOf = (i: number, n: number, turn: number): number =>
	((((2 * i + turn) / (2 * n)) % 1) + 1) % 1;

/** How many have their place at the end in the middle of which somebody sits, or nobody. */
const atEnd = (n: number, isTaken: boolean): number => {
	if (isTaken) return 1;
	return n >= 9 ? 2 : 0;
};

/** How many sit at the first end and at the last. */
export function endsOf(n: number, turn: number): readonly [first: number, last: number] {
	const half = ((turn % 2) + 2) % 2 === 1;
	return [atEnd(n, !half), atEnd(n, n % 2 === 0 ? !half : half)];
}

const spread = (from: number, to: number, count: number, widest: number) => {
	const cell = (to - from) / count;
	const size = Math.min(cell - GAP, widest);
	return (i: number) => ({ start: from + cell * (i + 0.5) - size / 2, size });
};

/** The screen as it stands upright, with the ends above and below; a wide one is laid out so and turned. */
function upright({ width, height }: Size, n: number, turn: number): FlatLayout {
	const [first, last] = endsOf(n, turn);
	const right = Math.ceil((n - first - last) / 2);
	const left = n - first - last - right;
	const deep = Math.min(width * 0.285, WIDEST);
	const spare = (height - 2 * (EDGE + GAP) - right * CELL) / 2;
	const end = (taken: number) => (taken === 0 ? CORNER : Math.max(SHALLOW, Math.min(deep, spare)));
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
			return { x, y: start, width: deep, height: size, side };
		};
	};
	const above = across(first, EDGE, 'top');
	const below = across(last, height - EDGE - end(last), 'bottom');
	const rightward = down(right, width - EDGE - deep, 'right');
	const leftward = down(left, EDGE, 'left');
	// clockwise from the first to the right of the middle of the upper end
	const round = [
		...Array.from({ length: Math.ceil(first / 2) }, (_, i) => above(i + Math.floor(first / 2))),
		...Array.from({ length: right }, (_, i) => rightward(i)),
		...Array.from({ length: last }, (_, i) => below(last - 1 - i)),
		...Array.from({ length: left }, (_, i) => leftward(left - 1 - i)),
		...Array.from({ length: Math.floor(first / 2) }, (_, i) => above(i))
	];
	const order = Array.from({ length: n }, (_, i) => i).toSorted(
		(a, b) => wayOf(a, n, turn) - wayOf(b, n, turn)
	);
	const side = EDGE + deep + GAP;
	return {
		tiles: Array.from({ length: n }, (_, i) => round[order.indexOf(i)]!),
		centre: {
			x: side,
			y: top + GAP / 2,
			width: width - 2 * side,
			height: bottom - top - GAP
		}
	};
}

const TURNED: Readonly<Record<Side, Side>> = {
	top: 'left',
	right: 'top',
	bottom: 'right',
	left: 'bottom'
};

/** Where the tiles of `n` players stand on a screen of this size, 3 to 12, turned by half chairs. A screen that is
 * wider than high is the upright one on its side: who sat above it sits at its left. */
export function flatLayout(size: Size, n: number, turn: number): FlatLayout {
	if (size.width <= size.height) return upright(size, n, turn);
	const { tiles, centre } = upright({ width: size.height, height: size.width }, n, turn);
	const onItsSide = <B extends Box>(box: B): B => ({
		...box,
		x: box.y,
		y: size.height - box.x - box.width,
		width: box.height,
		height: box.width
	});
	return {
		tiles: tiles.map((tile) => ({ ...onItsSide(tile), side: TURNED[tile.side] })),
		centre: onItsSide(centre)
	};
}

/** By how many degrees, clockwise, something is turned to an edge. */
export const DEGREES: Readonly<Record<Side, number>> = {
	bottom: 0,
	left: 90,
	top: 180,
	right: 270
};

/** Whether lines on a tile there run up and down the screen. */
export const isSideways = (side: Side): boolean => side === 'left' || side === 'right';

/** In which direction another tile lies, in degrees clockwise from above, as who sits at the first one sees it. */
export function bearing(from: Slot, to: Slot): number {
	const x = to.x + to.width / 2 - from.x - from.width / 2;
	const y = to.y + to.height / 2 - from.y - from.height / 2;
	const onScreen = (Math.atan2(x, -y) * 180) / Math.PI;
	return Math.round(onScreen - DEGREES[from.side] + 720) % 360;
}

/** How far round a finger is, clockwise from above, from 0 to 1. */
export function wayTo({ width, height }: Size, x: number, y: number): number {
	const angle = Math.atan2(x / width - 0.5, 0.5 - y / height);
	return (angle / (2 * Math.PI) + 1) % 1;
}

/** The turn after a finger went from one point of the way round to another. */
export function draggedTurn(turn: number, from: number, to: number, n: number): number {
	const way = ((to - from + 1.5) % 1) - 0.5;
	return (turn + Math.round(way * 2 * n) + 4 * n) % (2 * n);
}
