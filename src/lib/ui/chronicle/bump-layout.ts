import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { PlaceEvent, PlacesOverTime } from '#lib/stats/places.ts';
import { nameOf } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import {
	columnWidth,
	freest,
	layOutLabels,
	pointsOn,
	textWidth,
	xOf,
	yOf,
	type Grid
} from './chart-geometry.ts';
import { markText, shortName } from './place-text.ts';

const m = messagesOf('chronicle');

/** How many rounds a chart has at first: those of the longest nights. */
export const CHART_ROUNDS = 120;

/** The height of a row in pixels: the names at the end are buttons. */
const ROW = 48;
/** The space before the first column and after the last one, in pixels. */
export const EDGE = 14;

/** A vertical line between two columns, with the event that it marks. */
interface EventMark {
	readonly kind: PlaceEvent['kind'];
	readonly text: string;
	readonly x: number;
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
}

/** The layout of a bump chart's plot, in pixels. */
export interface BumpLayout {
	readonly grid: Grid;
	/** The number of places. */
	readonly rows: number;
	readonly width: number;
	readonly height: number;
	readonly marks: readonly EventMark[];
	readonly tags: readonly NameTag[];
}

/** The distance of a name from its point, in pixels. */
const GAP = 11;

/** Where names may stand, in pixels. */
interface TagRoom {
	readonly grid: Grid;
	readonly width: number;
	/** The lower edge of the last row. */
	readonly bottom: number;
	readonly em: number;
}

/** Puts the names of players who came or left at their points: before or behind the point, or above
 * or below it, wherever no line and no other name is. */
function layOutTags(
	evening: Evening,
	{ columns, lines }: PlacesOverTime,
	{ grid, width, bottom, em }: TagRoom
): NameTag[] {
	const taken = lines.flatMap(({ runs }) =>
		runs.flatMap(({ from, places }) => pointsOn(grid, from, places))
	);
	const { marks } = m.chronicle.places;
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
				text: marks.joins(short(player)),
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
			const text = isGone ? marks.leaves(short(player)) : short(player);
			return { player, text, column, place: places.at(-1)!, isEnd: true };
		});
	const wanted = [...begins, ...ends];
	return wanted.map(({ player, text, column, place, isEnd }) => {
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
		return { player, text, ...best };
	});
}

/** Lays out a bump chart. The labels of events are in lanes above the plot.
 * @param room the width that is free for the plot, without its edges
 * @param em the size of small text; all in pixels */
export function layOutBumpChart(
	evening: Evening,
	over: PlacesOverTime,
	{ room, em }: { readonly room: number; readonly em: number }
): BumpLayout {
	const { columns } = over;
	const rows = Math.max(...columns.map(({ places }) => places.length));
	const column = columnWidth(room, columns.length, Math.max(20, 1.4 * em));
	const width = 2 * EDGE + (columns.length - 1) * column;
	const laneHeight = em * 1.3;

	const events = columns.flatMap((each, i) =>
		each.events
			// their names stand at their lines
			.filter(({ kind }) => kind !== 'joins' && kind !== 'leaves')
			.map((event) => ({
				x: Math.max(2, EDGE + (i - 0.5) * column),
				kind: event.kind,
				text: markText(evening, event)
			}))
	);
	const labels = events.map(({ x, text }) => ({
		at: x + 4,
		width: textWidth(text) * em + em * 0.6
	}));
	const lanes = layOutLabels(labels, width);
	const marks = events.map((event, i) => {
		const { left, lane } = lanes[i]!;
		return { ...event, left, top: lane * laneHeight };
	});

	const laneCount = Math.max(0, ...lanes.map(({ lane }) => lane + 1));
	const top = laneCount === 0 ? 0 : laneCount * laneHeight + 4;
	const grid = { column, row: ROW, left: EDGE, top };
	const height = top + rows * ROW;
	const tags = layOutTags(evening, over, { grid, width, bottom: height, em });
	return { grid, rows, width, height, marks, tags };
}
