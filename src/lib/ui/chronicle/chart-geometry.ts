/** The column and row sizes of a chart in pixels, and its offset. */
export interface Grid {
	readonly column: number;
	readonly row: number;
	readonly left: number;
	readonly top: number;
}

export const xOf = ({ left, column }: Grid, index: number): number => left + index * column;
export const yOf = ({ top, row }: Grid, place: number): number => top + (place + 0.5) * row;

/** Consecutive places as an SVG path: level at each point, curved between them.
 * @param from the index of the first column */
export function curve(grid: Grid, from: number, places: readonly number[]): string {
	return places
		.map((place, i) => {
			const [x, y] = [xOf(grid, from + i), yOf(grid, place)];
			if (i === 0) return `M${x} ${y}`;
			const before = yOf(grid, places[i - 1]!);
			if (before === y) return `H${x}`;
			const middle = x - grid.column / 2;
			return `C${middle} ${before} ${middle} ${y} ${x} ${y}`;
		})
		.join('');
}

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** How many pieces of a curve between two columns are compared with a name. */
const SAMPLES = 8;

/** Points on the path of `curve`, close enough that it is nearly straight between two of them. */
export function pointsOn(grid: Grid, from: number, places: readonly number[]): Point[] {
	return places.flatMap((place, i) => {
		const [x, y] = [xOf(grid, from + i), yOf(grid, place)];
		if (i === 0) return [{ x, y }];
		const before = yOf(grid, places[i - 1]!);
		return Array.from({ length: SAMPLES }, (_, n) => {
			const t = (n + 1) / SAMPLES;
			// both controls are in the middle: x and y of the cubic curve at t
			const along = 1.5 * t * (1 - t) + t ** 3;
			const rise = t * t * (3 - 2 * t);
			return { x: x - grid.column * (1 - along), y: before + (y - before) * rise };
		});
	});
}

/** The distance between columns: as wide as the room allows, but at least `least`. */
export const columnWidth = (room: number, columns: number, least: number): number =>
	Math.max(least, columns < 2 ? room : room / (columns - 1));

/** Characters that are as wide as they are high. */
const FULL_WIDTH =
	/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uff60]/u;

/** The approximate width of a text in em. */
export const textWidth = (text: string): number =>
	[...text].reduce((width, letter) => width + (FULL_WIDTH.test(letter) ? 1 : 0.56), 0);

interface Label {
	/** The preferred start. */
	readonly at: number;
	readonly width: number;
}

/** Places labels within a width: each begins where it should if it fits, and labels that would
 * overlap get different lanes.
 * @param labels from left to right */
export function layOutLabels(
	labels: readonly Label[],
	width: number
): { readonly left: number; readonly width: number; readonly lane: number }[] {
	const ends: number[] = [];
	return labels.map((label) => {
		const left = Math.max(0, Math.min(label.at, width - label.width));
		const free = ends.findIndex((end) => end <= left);
		const lane = free < 0 ? ends.length : free;
		ends[lane] = left + label.width;
		return { left, width: label.width, lane };
	});
}

/** A vertical line from a lane of labels down, with a gap at each label in its way, as an SVG path.
 * Lengths in pixels. */
export function lineBetween(
	labels: ReturnType<typeof layOutLabels>,
	from: number,
	{ x, laneHeight, height }: Readonly<Record<'x' | 'laneHeight' | 'height', number>>
): string {
	const gaps = labels
		.filter(({ left, width, lane }) => lane >= from && left <= x && x <= left + width)
		.map(({ lane }) => lane * laneHeight)
		.toSorted((a, b) => a - b)
		.map((top) => `V${top + 4}M${x} ${top + laneHeight}`);
	return `M${x} ${from * laneHeight + 4}${gaps.join('')}V${height}`;
}
