import type { PlayerId } from '#lib/evening/ids.ts';
import type { PlacesOverTime } from '#lib/stats/places.ts';
import { layOutLabels, pointsOn, xOf, yOf, type Grid } from './chart-geometry.ts';

/** A name for the point where a line begins late or ends early, before it has a place. Lengths in
 * pixels. */
export interface Tag {
	readonly player: PlayerId;
	readonly text: string;
	readonly width: number;
	/** The point: the index of its column, and its place from 0. */
	readonly column: number;
	readonly place: number;
	/** Whether the line ends there. */
	readonly isEnd: boolean;
}

/** A name with its place, in pixels. */
export interface NameTag extends Tag {
	/** The centre of its left edge. */
	readonly left: number;
	readonly y: number;
	/** The way to its point as an SVG path, if it stands below the plot; otherwise null. */
	readonly leader: string | null;
}

/** Where names may stand, in pixels. */
interface TagRoom {
	readonly grid: Grid;
	readonly width: number;
	/** The lower edge of the last row. */
	readonly bottom: number;
	readonly em: number;
	/** How thick lines and points are: from 0.4 to 1. */
	readonly pen: number;
	readonly lines: PlacesOverTime['lines'];
	/** The vertical lines of events. */
	readonly events: readonly number[];
	/** The distance of names that stand above one another: at least their height. */
	readonly lane: number;
}

/** A rectangle in pixels; `y` is its middle. */
interface Area {
	readonly left: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** The distances from the middle of a thick line and of a ringed point that names keep. */
const LINE = 5;
const POINT = 10;
/** How far above or below its point a name may be, in heights of a name; 0 is beside it. */
const STEPS = [0, 0.25, 0.5, 1, 1.25, 1.5, 1.75];

const meet = (a: Area, b: Area): boolean =>
	a.left < b.left + b.width &&
	b.left < a.left + a.width &&
	2 * Math.abs(a.y - b.y) < a.height + b.height;

/** Places names at their points where they cover no line, no point and no other name. Where there is
 * no such spot they stand below the plot.
 * @returns the names, and the height of those below the plot */
export function placeTags(
	tags: readonly Tag[],
	{ grid, width, bottom, em, pen, lines, events, lane }: TagRoom
): { readonly tags: readonly NameTag[]; readonly height: number } {
	const height = em * 1.3;
	const around = (left: number, y: number, by: number, right = left, rise = 0): Area => {
		return { left: left - by, y, width: right - left + 2 * by, height: rise + 2 * by };
	};
	const point = ({ column, place }: Tag) => ({ x: xOf(grid, column), y: yOf(grid, place) });
	/** What is drawn so near that a name could cover it. */
	const drawnNear = ({ column, width: wide }: Tag) => {
		const columns = Math.ceil((wide + 3 * POINT) / grid.column);
		return [
			...events.map((x) => around(x, 0, 1, x, Infinity)),
			...lines.flatMap(({ runs }) =>
				runs.flatMap(({ from: start, places: all }) => {
					const from = Math.max(start, column - columns);
					const places = all.slice(from - start, Math.max(0, column + columns + 1 - start));
					return [
						...places.map((place, i) => around(xOf(grid, from + i), yOf(grid, place), POINT * pen)),
						...pointsOn(grid, from, places).map(({ x, y }, i, points) => {
							const before = points[Math.max(0, i - 1)]!;
							const middle = (before.y + y) / 2;
							return around(before.x, middle, LINE * pen, x, Math.abs(before.y - y));
						})
					];
				})
			)
		];
	};

	/** The best free spot: before or behind the point, then above or below it. */
	function spotOf(tag: Tag, taken: readonly Area[]): Area | undefined {
		const { x, y } = point(tag);
		const gap = POINT * pen + 1;
		const beside = tag.isEnd ? x + gap : x - gap - tag.width;
		const sides = [beside, x - tag.width / 2, x - tag.width, x];
		const spots = STEPS.flatMap((step) =>
			[step, -step].flatMap((by) =>
				sides.map((side) => ({
					left: Math.max(0, Math.min(side, width - tag.width)),
					y: y + by * height,
					width: tag.width,
					height
				}))
			)
		);
		return spots.find(
			(spot) =>
				spot.y - height / 2 >= grid.top &&
				spot.y + height / 2 <= bottom &&
				!taken.some((one) => meet(spot, one))
		);
	}

	const below: Tag[] = [];
	let found: NameTag[];
	let unplaced: Tag[];
	do {
		// the ways to the names below the plot are in the way of the others
		const taken = below.map((tag) => {
			const { x, y } = point(tag);
			return around(x, (y + bottom) / 2, 0, x, bottom - y);
		});
		found = [];
		unplaced = tags.filter((tag) => {
			if (below.includes(tag)) return false;
			const spot = spotOf(tag, [...drawnNear(tag), ...taken]);
			if (spot === undefined) return true;
			found.push({ ...tag, ...spot, leader: null });
			taken.push({ ...spot, height: 2 * lane - height });
			return false;
		});
		below.push(...unplaced);
	} while (unplaced.length > 0);

	below.sort((a, b) => a.column - b.column);
	const lanes = layOutLabels(
		below.map((tag) => ({
			at: point(tag).x - tag.width / 2,
			width: tag.width + em / 2
		})),
		width + em / 2
	);
	const low = below.map((tag, i): NameTag => {
		const { left, lane: own } = lanes[i]!;
		const { x, y } = point(tag);
		const middle = (n: number) => bottom + (n + 0.5) * lane;
		const gaps = lanes
			.filter((one) => one.lane < own && one.left <= x && x <= one.left + one.width)
			.map((one) => middle(one.lane))
			.toSorted((a, b) => a - b)
			.map((at) => `V${at - height / 2}M${x} ${at + height / 2}`);
		const leader = `M${x} ${y}${gaps.join('')}V${middle(own) - height / 2}`;
		return { ...tag, left, y: middle(own), leader };
	});
	return {
		tags: [...found, ...low],
		height: lane * Math.max(0, ...lanes.map((one) => one.lane + 1))
	};
}
