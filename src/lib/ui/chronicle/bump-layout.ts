import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { PlaceEvent, PlacesOverTime } from '#lib/stats/places.ts';
import { standingOf } from '#lib/stats/standing.ts';
import { nameOf } from '#lib/ui/text/format.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import {
	columnWidth,
	freest,
	layOutLabels,
	lineBetween,
	pointsOn,
	textWidth,
	xOf,
	yOf,
	type Grid
} from './chart-geometry.ts';
import { fitText, widthOf, type Font } from './measure.ts';
import { markText, shortName } from './place-text.ts';

const m = messagesOf('chronicle');

/** How many rounds a chart has at first: those of the longest nights. */
export const CHART_ROUNDS = 120;

/** The height of a row on a screen in pixels: the names at the end are buttons. */
const ROW = 48;
/** From this height of a row on, each name has its title below it. In em. */
const TITLED_ROW = 2.4;
/** The least distance of points on a line, in pixels. */
const POINT_GAP = 13;
/** The space before the first column and after the last one, in pixels. */
const EDGE = 12;

/** A vertical line between two columns, with the event that it marks. */
interface EventMark {
	readonly kind: PlaceEvent['kind'];
	readonly text: string;
	/** The line as an SVG path: not behind any label. */
	readonly line: string;
	/** The left edge and the top of its label, in pixels. */
	readonly left: number;
	readonly top: number;
}

/** The name of a player at the point where the line begins late or ends early. */
interface NameTag {
	readonly player: PlayerId;
	readonly text: string;
	/** The centre of its left edge, in pixels. */
	readonly left: number;
	readonly y: number;
	readonly width: number;
}

/** The layout of a bump chart's plot, in pixels. */
export interface BumpLayout {
	readonly grid: Grid;
	/** The number of places. */
	readonly rows: number;
	readonly width: number;
	readonly height: number;
	/** The size of small text, in pixels. */
	readonly em: number;
	/** The width of the column with the numbers of the places. */
	readonly axis: number;
	/** How many columns there are for each that has a number, and for each with points. */
	readonly everyNumber: number;
	readonly everyPoint: number;
	/** How thick lines and points are where they have room: from 0.4 to 1. */
	readonly pen: number;
	readonly marks: readonly EventMark[];
	readonly tags: readonly NameTag[];
	readonly names: EndNames;
}

/** The names at the ends of the lines. */
interface EndNames {
	readonly width: number;
	/** The sizes of names and titles, in pixels. */
	readonly size: number;
	readonly small: number;
	readonly list: readonly EndName[];
}
/** A text that is shortened to a width, and the width that it is drawn in: whatever spacing a
 * reader gives to text. */
interface Fitted {
	readonly text: string;
	readonly width: number;
}
interface EndName {
	readonly player: PlayerId;
	readonly name: Fitted;
	readonly title: Fitted | null;
	/** The middle of the row. */
	readonly y: number;
}

const EMPTY: Grid = { column: 0, row: ROW, left: 0, top: 0 };

/** The distance of a name from its point, in pixels. */
const GAP = 11;

/** Where names may stand, in pixels. */
interface TagRoom {
	readonly grid: Grid;
	readonly width: number;
	/** What shows of it at a time, between the numbers and the names. */
	readonly room: number;
	/** The lower edge of the last row. */
	readonly bottom: number;
	readonly em: number;
	readonly inFull: boolean;
}

/** Puts the names of players who came or left at their points: before or behind the point, or above
 * or below it, wherever no line and no other name is. */
function layOutTags(
	evening: Evening,
	{ columns, lines }: PlacesOverTime,
	{ grid, width, room, bottom, em, inFull }: TagRoom
): NameTag[] {
	const taken = lines.flatMap(({ runs }) =>
		runs.flatMap(({ from, places }) => pointsOn(grid, from, places))
	);
	const { marks, inWords } = m.chronicle.places;
	const [joins, leaves] = inFull ? [inWords.joins, inWords.leaves] : [marks.joins, marks.leaves];
	const short = (player: PlayerId) => shortName(nameOf(evening, player));
	const happens = (kind: 'joins' | 'leaves', player: PlayerId, from: number) =>
		columns
			.slice(from)
			.some(({ events }) => events.some((one) => one.kind === kind && one.player === player));
	const begins = lines.flatMap(({ player, runs }) =>
		runs
			.filter(({ from }) => from > 0 && happens('joins', player, from))
			.map(({ from, places }) => ({
				player,
				text: joins(short(player)),
				column: from,
				place: places[0]!,
				isEnd: false
			}))
	);
	const ends = lines
		.filter(({ toTheEnd }) => !toTheEnd)
		.map(({ player, runs }) => {
			const { from, places } = runs.at(-1)!;
			const column = from + places.length - 1;
			const isGone = happens('leaves', player, column);
			const text = isGone ? leaves(short(player)) : short(player);
			return { player, text, column, place: places.at(-1)!, isEnd: true };
		});
	const wanted = [...begins, ...ends];
	const font = { family: 'sans', size: em, weight: 700 } as const;
	return wanted.map(({ player, text: whole, column, place, isEnd }) => {
		const text = fitText(whole, font, room);
		// a quarter more, for text that the user spaced out
		const size = { width: textWidth(text) * em * 1.25 + em / 2, height: em * 1.3 };
		const lowest = bottom - size.height / 2;
		const [x, y] = [xOf(grid, column), yOf(grid, place)];
		const beside = isEnd ? x + GAP : x - GAP - size.width;
		const off = GAP + size.height / 2;
		const spots = [
			{ left: beside, y },
			{ left: beside, y: y + off },
			{ left: beside, y: y - off },
			{ left: x - size.width / 2, y: y + off },
			{ left: x - size.width / 2, y: y - off }
		].map((spot) => ({
			left: Math.max(0, Math.min(spot.left, width - size.width)),
			y: Math.min(spot.y, lowest)
		}));
		const best = freest(spots, size, taken);
		for (let i = 0; i <= size.width; i += em / 2) taken.push({ x: best.left + i, y: best.y });
		return { player, text, width: size.width, ...best };
	});
}

/** The names of those who are there at the end, with their titles, as wide as `most` allows. */
function layOutNames(
	evening: Evening,
	{ lines }: PlacesOverTime,
	{ grid, em, most }: { readonly grid: Grid; readonly em: number; readonly most: number }
): EndNames {
	const size = Math.min(em * 1.25, grid.row * 0.72);
	const small = Math.min(em, size);
	const nameFont = { family: 'sans', size, weight: 700 } as const;
	const titleFont = { family: 'sans', size: small, weight: 400 } as const;
	const titles = new Map(standingOf(evening).map(({ player, title }) => [player, title]));
	const present = lines.filter(({ toTheEnd }) => toTheEnd);
	const room = most - GAP - 2;
	const isTitled = grid.row >= TITLED_ROW * em;
	const fitted = (text: string, font: Font): Fitted => {
		const fit = fitText(text, font, room);
		return { text: fit, width: widthOf(fit, font) };
	};
	const list = present.map(({ player }, place) => {
		const title = titles.get(player);
		return {
			player,
			name: fitted(nameOf(evening, player), nameFont),
			title: title === undefined || !isTitled ? null : fitted(titleText(title), titleFont),
			y: yOf(grid, place)
		};
	});
	const widths = list.flatMap(({ name, title }) => [name.width, title?.width ?? 0]);
	widths.push(widthOf(m.chronicle.places.round, { ...titleFont, size: em }));
	return { width: Math.ceil(Math.max(48, ...widths) + GAP + 2), size, small, list };
}

/** What a bump chart is laid out for; lengths in pixels. */
interface Frame {
	/** The width of the chart with its numbers and names. */
	readonly width: number;
	/** The size of small text. */
	readonly em: number;
	/** The height of a row. */
	readonly row?: number;
	/** Whether everything has to fit into the width: otherwise columns have a least width, and the
	 * chart may be wider. */
	readonly whole?: boolean;
	/** Whether to write out who came and went. */
	readonly inFull?: boolean;
}

/** Lays out a bump chart. The labels of events are in lanes above the plot. */
export function layOutBumpChart(
	evening: Evening,
	over: PlacesOverTime,
	{ width: frame, em, row = ROW, whole = false, inFull = false }: Frame
): BumpLayout {
	const { columns } = over;
	const rows = Math.max(...columns.map(({ places }) => places.length));
	const axis = em * (rows > 9 ? 1.4 : 0.9) + 2;
	const events = columns.flatMap((each, i) =>
		each.events
			// their names stand at their lines
			.filter(({ kind }) => kind !== 'joins' && kind !== 'leaves')
			.map((event) => ({ i, kind: event.kind, text: markText(evening, event) }))
	);
	// a single round leaves the names nearly all the width
	const most = frame * (over.columns.length > 1 ? 0.42 : 0.75);
	const names = layOutNames(evening, over, { grid: { ...EMPTY, row }, em, most });
	const room = frame - axis - names.width - 2 * EDGE;
	const column = columnWidth(room, columns.length, whole ? 1 : Math.max(16, 1.15 * em));
	const width = 2 * EDGE + (columns.length - 1) * column;
	const laneHeight = em * 1.3;
	const at = (i: number) => Math.max(2, EDGE + (i - 0.5) * column);
	const lanes = layOutLabels(
		events.map(({ i, text }) => ({ at: at(i) + 4, width: textWidth(text) * em + em * 0.6 })),
		width
	);
	const laneCount = Math.max(0, ...lanes.map(({ lane }) => lane + 1));
	const top = laneCount === 0 ? 0 : laneCount * laneHeight + 4;
	const grid = { column, row, left: EDGE, top };
	const height = top + rows * row;
	const marks = events.map(({ i, kind, text }, n) => {
		const { left, lane } = lanes[n]!;
		const line = lineBetween(lanes, lane, { x: at(i), laneHeight, height });
		return { kind, text, line, left, top: lane * laneHeight };
	});
	const pen = Math.max(0.4, Math.min(1, column / 18, row / 24));
	return {
		grid,
		rows,
		width,
		height,
		em,
		axis,
		everyNumber: Math.ceil((1.5 * em) / column),
		everyPoint: Math.ceil((POINT_GAP * pen) / column),
		pen,
		marks,
		tags: layOutTags(evening, over, { grid, width, room, bottom: height, em, inFull }),
		names: {
			...names,
			list: names.list.map((one) => ({ ...one, y: one.y + top }))
		}
	};
}
