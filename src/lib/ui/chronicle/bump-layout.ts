import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { PlaceEvent, PlacesOverTime } from '#lib/stats/places.ts';
import { standingOf } from '#lib/stats/standing.ts';
import { nameOf } from '#lib/ui/text/format.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { columnWidth, layOutLabels, lineBetween, textWidth, type Grid } from './chart-geometry.ts';
import { fitText, widthOf, type Font } from './measure.ts';
import { markText, shortName } from './place-text.ts';
import { placeTags, type NameTag, type Tag } from './tag-layout.ts';

const m = messagesOf('chronicle');

/** How many rounds a chart has at first: those of the longest nights. */
export const CHART_ROUNDS = 120;

/** The height of a row on a screen in pixels: the names at the end are buttons. */
const ROW = 48;
/** From this height of a row on, each name has its title below it. In em. */
const TITLED_ROW = 2.4;
/** The least distance of points on a line, in pixels. */
const POINT_GAP = 13;
/** How to say less of who came and went if it would take more than a part of the height: only after
 * a dozen changes or so. */
const LESS = { words: 'signs', signs: 'none', none: 'none' } as const;
const MOST_BELOW = 0.4;
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

/** The layout of a bump chart's plot, in pixels. */
export interface BumpLayout {
	readonly grid: Grid;
	/** The number of places. */
	readonly rows: number;
	readonly width: number;
	/** The lower edge of the last row, and of the names below it. */
	readonly bottom: number;
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

/** The distance of a name from its point, in pixels. */
const GAP = 11;

/** What names of players who came or left are as wide as: their room, and how much more than a text
 * usually takes. */
interface TagSize {
	readonly em: number;
	/** What shows of the plot at a time, in pixels. */
	readonly room: number;
	readonly whole: boolean;
	readonly changes: 'signs' | 'words' | 'none';
}

/** The names of players who came or left. */
function tagsOf(
	evening: Evening,
	{ columns, lines }: PlacesOverTime,
	{ em, room, whole, changes }: TagSize
): Tag[] {
	if (changes === 'none') return [];
	const text = m.chronicle.places;
	const { joins, leaves } = changes === 'words' ? text.inWords : text.marks;
	const font = { family: 'sans', size: em, weight: 700 } as const;
	return lines.flatMap(({ player, runs, toTheEnd }) => {
		const name = shortName(nameOf(evening, player));
		const happens = (kind: 'joins' | 'leaves', from: number) =>
			columns
				.slice(from)
				.some(({ events }) => events.some((one) => one.kind === kind && one.player === player));
		const tagAt = (label: string, column: number, place: number, isEnd: boolean): Tag => {
			const fitted = fitText(label, font, room);
			// on a screen a quarter more, for text that the user spaced out
			const width = whole ? widthOf(fitted, font) + 4 : textWidth(fitted) * em * 1.25 + em / 2;
			return { player, text: fitted, width, column, place, isEnd };
		};
		const begins = runs
			.filter(({ from }) => from > 0 && happens('joins', from))
			.map(({ from, places }) => tagAt(joins(name), from, places[0]!, false));
		if (toTheEnd) return begins;
		const { from, places } = runs.at(-1)!;
		const column = from + places.length - 1;
		const text = happens('leaves', column) ? leaves(name) : name;
		return [...begins, tagAt(text, column, places.at(-1)!, true)];
	});
}

/** The size at which the longest of some texts fits into a width, within limits. */
function sizeFor(texts: readonly string[], font: Font, room: number, least: number): number {
	const widest = Math.max(...texts.map((text) => widthOf(text, font)));
	return Math.max(Math.min(least, font.size), Math.min(font.size, (font.size * room) / widest));
}

/** The names of those who are there at the end, with their titles, as wide as `most` allows: smaller
 * before they are cut. */
function layOutNames(
	evening: Evening,
	{ lines }: PlacesOverTime,
	{ row, em, least, most }: Readonly<Record<'row' | 'em' | 'least' | 'most', number>>
): EndNames {
	const titles = new Map(standingOf(evening).map(({ player, title }) => [player, title]));
	const present = lines.filter(({ toTheEnd }) => toTheEnd);
	const room = most - GAP - 2;
	const large = { family: 'sans', size: Math.min(em * 1.25, row * 0.72), weight: 700 } as const;
	const names = present.map(({ player }) => nameOf(evening, player));
	const size = sizeFor(names, large, room, least);
	const nameFont = { ...large, size };
	const shown = present.map(({ player }) => titleText(titles.get(player) ?? ''));
	const regular = { family: 'sans', size: Math.min(em, size), weight: 400 } as const;
	const small = sizeFor(shown, regular, room, least);
	const titleFont = { ...regular, size: small };
	const isTitled = row >= TITLED_ROW * em;
	const fitted = (text: string, font: Font): Fitted => {
		const fit = fitText(text, font, room);
		return { text: fit, width: widthOf(fit, font) };
	};
	const list = present.map(({ player }, place) => ({
		player,
		name: fitted(names[place]!, nameFont),
		title: !titles.has(player) || !isTitled ? null : fitted(shown[place]!, titleFont),
		y: (place + 0.5) * row
	}));
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
	/** How to say who came and went: by signs at their names, in words, or not at all. */
	readonly changes?: 'signs' | 'words' | 'none';
}

/** Lays out a bump chart. The labels of events are in lanes above the plot. */
export function layOutBumpChart(
	evening: Evening,
	over: PlacesOverTime,
	{ width: frame, em, row = ROW, whole = false, changes = 'signs' }: Frame
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
	// a picture is scaled up, so its names may be set smaller
	const least = whole ? 0.75 * em : em;
	const names = layOutNames(evening, over, { row, em, least, most });
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
	const bottom = top + rows * row;
	const marks = events.map(({ i, kind, text }, n) => {
		const { left, lane } = lanes[n]!;
		const line = lineBetween(lanes, lane, { x: at(i), laneHeight, height: bottom });
		return { kind, text, line, left, top: lane * laneHeight };
	});
	const pen = Math.max(0.4, Math.min(1, column / 18, row / 24));
	const { tags, height } = placeTags(tagsOf(evening, over, { em, room, whole, changes }), {
		grid,
		width,
		bottom,
		em,
		pen,
		lines: over.lines,
		events: events.map(({ i }) => at(i)),
		// a finger has to hit one of two names, but not in a picture
		lane: whole ? laneHeight : ROW
	});
	return {
		grid,
		rows,
		width,
		bottom,
		height: bottom + height,
		em,
		axis,
		everyNumber: Math.ceil((1.5 * em) / column),
		everyPoint: Math.ceil((POINT_GAP * pen) / column),
		pen,
		marks,
		tags,
		names: {
			...names,
			list: names.list.map((one) => ({ ...one, y: one.y + top }))
		}
	};
}

/** Lays out a bump chart whose rows are as high as a height allows.
 * @param most the greatest height of a row, in pixels */
export function fitBumpChart(
	evening: Evening,
	over: PlacesOverTime,
	frame: Omit<Frame, 'row'>,
	height: number,
	most = Infinity
): BumpLayout {
	const rows = Math.max(...over.columns.map(({ places }) => places.length));
	let row = Math.min(most, height / rows);
	for (let i = 0; ; i++) {
		const layout = layOutBumpChart(evening, over, { ...frame, row });
		const above = layout.height - height;
		// labels take height from the rows, and lower rows may leave less room for labels
		if (above < 0.01 || i === 5) {
			const { changes = 'signs' } = frame;
			return layout.height - layout.bottom <= height * MOST_BELOW
				? layout
				: fitBumpChart(evening, over, { ...frame, changes: LESS[changes] }, height, most);
		}
		row = Math.max(1, row - above / rows);
	}
}
