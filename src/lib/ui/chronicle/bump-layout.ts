import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { PlaceEvent, PlacesOverTime } from '#lib/stats/places.ts';
import { nameOf } from '#lib/ui/text/format.ts';
import { columnWidth, layOutLabels, textWidth, xOf, yOf, type Grid } from './chart-geometry.ts';
import { markText, shortName } from './place-text.ts';

/** How many rounds a chart has at first: those of the longest nights. */
export const CHART_ROUNDS = 120;

/** The height of a row in pixels: the names at the end are buttons. */
const ROW = 48;
/** The space before the first column and after the last one, in pixels. */
export const EDGE = 14;

/** A vertical line at a column, with the event that it marks. */
interface EventMark {
	readonly column: number;
	readonly kind: PlaceEvent['kind'];
	readonly text: string;
	/** The left edge and the top of its label, in pixels. */
	readonly left: number;
	readonly top: number;
}

/** The name at the end of a line that ends early. */
interface EndLabel {
	readonly player: PlayerId;
	readonly name: string;
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
	readonly ends: readonly EndLabel[];
}

/** Lays out a bump chart. The labels of events are in lanes above the plot.
 * @param room the width that is free for the plot, without its edges
 * @param em the size of small text; all in pixels */
export function layOutBumpChart(
	evening: Evening,
	{ columns, lines }: PlacesOverTime,
	{ room, em }: { readonly room: number; readonly em: number }
): BumpLayout {
	const rows = Math.max(...columns.map(({ places }) => places.length));
	const column = columnWidth(room, columns.length, Math.max(34, 2.4 * em));
	const width = 2 * EDGE + (columns.length - 1) * column;
	const laneHeight = em * 1.3;

	const events = columns.flatMap((each, i) =>
		each.events.map((event) => ({ column: i, kind: event.kind, text: markText(evening, event) }))
	);
	const labels = events.map(({ column: i, text }) => ({
		at: EDGE + i * column + 4,
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
	const ends = lines
		.filter(({ toTheEnd }) => !toTheEnd)
		.map(({ player, runs }) => {
			const { from, places } = runs.at(-1)!;
			const name = shortName(nameOf(evening, player));
			const labelWidth = textWidth(name) * em + em;
			const left = Math.min(xOf(grid, from + places.length - 1) + 10, width - labelWidth);
			return { player, name, left, y: yOf(grid, places.at(-1)!) };
		});
	return { grid, rows, width, height: top + rows * ROW, marks, ends };
}
