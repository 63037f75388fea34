/** How wide and high a step of the chart is, in pixels, and where its first point lies. */
export interface Grid {
	readonly column: number;
	readonly row: number;
	readonly left: number;
	readonly top: number;
}

export const xOf = ({ left, column }: Grid, at: number): number => left + at * column;
export const yOf = ({ top, row }: Grid, place: number): number => top + (place + 0.5) * row;

/** Places in a row as a path: level at each point, and bent between them. */
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

/** The columns' distance: all that there is room for, but never too narrow for their numbers. */
export const columnWidth = (room: number, columns: number, least: number): number =>
	Math.max(least, columns < 2 ? room : room / (columns - 1));

/** Characters as wide as they are high. */
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uff60]/u;

/** About how wide a text is, in em. */
export const widthOf = (text: string): number =>
	[...text].reduce((width, letter) => width + (WIDE.test(letter) ? 1 : 0.56), 0);

interface Label {
	/** Where it would begin. */
	readonly at: number;
	readonly width: number;
}

/** Where labels go that begin at a point of their own: within the width of the picture, and below each other where
 * they would meet. They are given from left to right. */
export function layLabels(
	labels: readonly Label[],
	width: number
): { readonly left: number; readonly lane: number }[] {
	const ends: number[] = [];
	return labels.map(({ at, width: own }) => {
		const left = Math.max(0, Math.min(at, width - own));
		const free = ends.findIndex((end) => end <= left);
		const lane = free < 0 ? ends.length : free;
		ends[lane] = left + own;
		return { left, lane };
	});
}
