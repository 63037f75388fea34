import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { placesOverTime, type PlacesOverTime } from '#lib/stats/places.ts';
import { standingOf } from '#lib/stats/standing.ts';
import { columnWidth, curve, xOf, yOf, type Grid } from '#lib/ui/chronicle/chart-geometry.ts';
import { looksFor, type Look } from '#lib/ui/core/looks.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import { nameOf } from '#lib/ui/text/format.ts';
import { headline, rulerText } from './evening-text.ts';

const [WIDTH, HEIGHT, EDGE] = [1080, 1350, 64];
const CHART = { top: 300, bottom: 830 };
/** The minimum distance of markers on a line. */
const MARKER_GAP = 36;
/** The minimum distance of the numbers of rounds. */
const NUMBER_GAP = 40;

/** The value of a colour of theme.css.
 * @param name `--text` or `var(--player-1)` */
const colour = ({ canvas }: Context, name: string): string =>
	getComputedStyle(canvas).getPropertyValue(name.replace(/^var\(|\)$/g, ''));

const serif = (size: number, weight = 650) => `${weight} ${size}px Fraunces, Georgia, serif`;
const sans = (size: number, weight = 400) => `${weight} ${size}px Figtree, sans-serif`;

type Context = CanvasRenderingContext2D;

/** The text, shortened with an ellipsis if it is too wide. */
function fitText(context: Context, text: string, room: number): string {
	if (context.measureText(text).width <= room) return text;
	const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
	while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > room)
		letters.pop();
	return `${letters.join('')}…`;
}

function drawText(context: Context, text: string, x: number, y: number, room: number): void {
	context.fillText(fitText(context, text, room), x, y);
}

function drawBackground(context: Context): void {
	const gradient = context.createRadialGradient(
		WIDTH / 2,
		HEIGHT * 0.38,
		0,
		WIDTH / 2,
		HEIGHT * 0.38,
		HEIGHT * 0.75
	);
	gradient.addColorStop(0, colour(context, '--ground-lit'));
	gradient.addColorStop(1, colour(context, '--ground'));
	context.fillStyle = gradient;
	context.fillRect(0, 0, WIDTH, HEIGHT);
}

function drawHeader(context: Context, evening: Evening): void {
	const room = WIDTH - 2 * EDGE;
	context.fillStyle = colour(context, '--text');
	context.font = serif(64);
	drawText(context, evening.name, EDGE, 130, room);
	context.fillStyle = colour(context, '--soft');
	context.font = sans(30);
	drawText(context, headline(evening), EDGE, 186, room);
	context.fillStyle = colour(context, '--brass');
	context.font = sans(34, 700);
	drawText(context, rulerText(evening) ?? '', EDGE, 244, room);
}

function drawRun(
	context: Context,
	grid: Grid,
	look: Look,
	run: PlacesOverTime['lines'][number]['runs'][number]
) {
	const line = new Path2D(curve(grid, run.from, run.places));
	context.setLineDash(look.dash?.split(' ').map((n) => Number(n) * 2) ?? []);
	context.stroke(line);
	context.setLineDash([]);
	const marker = new Path2D(look.marker);
	// leave out markers that would touch
	const every = Math.ceil(MARKER_GAP / grid.column);
	for (const [i, place] of run.places.entries()) {
		if (i % every > 0 && i < run.places.length - 1) continue;
		context.save();
		context.translate(xOf(grid, run.from + i), yOf(grid, place));
		context.scale(1.8, 1.8);
		context.fill(marker);
		context.restore();
	}
}

/** Draws the places round by round, with each name at the end of its line. */
function drawChart(context: Context, evening: Evening, looks: ReadonlyMap<PlayerId, Look>): void {
	const places = placesOverTime(evening);
	if (places === null) return;
	const { columns, lines } = places;
	const rows = Math.max(...columns.map(({ places }) => places.length));
	const row = Math.min(72, (CHART.bottom - CHART.top) / rows);
	context.font = sans(Math.min(32, row * 0.6), 700);
	const widths = lines.map(({ player }) => context.measureText(nameOf(evening, player)).width);
	const nameWidth = Math.min(320, Math.max(...widths) + 1);
	const room = WIDTH - 2 * EDGE - nameWidth - 40;
	const grid = {
		left: EDGE + 20,
		top: CHART.top,
		row,
		column: columnWidth(room, columns.length, 1)
	};
	const end = xOf(grid, columns.length - 1);
	const ruler = summaryOf(evening).ruler;
	context.lineWidth = 2;
	context.strokeStyle = colour(context, '--line');
	for (let place = 0; place < rows; place++) {
		context.beginPath();
		context.moveTo(EDGE, yOf(grid, place));
		context.lineTo(end, yOf(grid, place));
		context.stroke();
	}
	context.fillStyle = colour(context, '--soft');
	context.font = sans(24);
	context.textAlign = 'center';
	const every = Math.ceil(NUMBER_GAP / grid.column);
	for (const [i, { round }] of columns.entries())
		if (round !== null && i % every === 0)
			context.fillText(`${round}`, xOf(grid, i), grid.top + rows * row + 24);
	context.textAlign = 'start';
	context.lineCap = 'round';
	for (const { player, runs, toTheEnd } of lines.toReversed()) {
		const look = looks.get(player)!;
		context.strokeStyle = context.fillStyle = colour(context, look.colour);
		context.lineWidth = player === ruler ? 9 : 5;
		for (const run of runs) drawRun(context, grid, look, run);
		if (!toTheEnd) continue;
		context.font = sans(Math.min(32, row * 0.6), 700);
		const place = columns.at(-1)!.places.indexOf(player);
		drawText(context, nameOf(evening, player), end + 34, yOf(grid, place) + row * 0.18, nameWidth);
	}
}

/** Draws the standing, in two columns if there are more than seven players. */
function drawStanding(
	context: Context,
	evening: Evening,
	looks: ReadonlyMap<PlayerId, Look>
): void {
	const standing = standingOf(evening);
	const [top, bottom] = [CHART.bottom + 70, HEIGHT - 90];
	const columns = standing.length > 7 ? 2 : 1;
	const each = Math.ceil(standing.length / columns);
	const row = Math.min(62, (bottom - top) / each);
	const width = (WIDTH - 2 * EDGE) / columns;
	const size = columns === 1 ? row : row * 0.8;
	context.font = sans(size * 0.52);
	const titles = standing.map(({ title }) => context.measureText(titleText(title)).width);
	// titles are not shortened if there is room; names get the rest
	const titleWidth = columns === 1 ? width * 0.5 : Math.min(width * 0.5, Math.max(...titles) + 24);
	for (const [i, { player, title }] of standing.entries()) {
		const [x, y] = [EDGE + Math.floor(i / each) * width, top + ((i % each) + 0.7) * row];
		context.fillStyle = colour(context, '--brass');
		context.font = serif(size * 0.62, 700);
		context.fillText(`${i + 1}`, x, y);
		context.fillStyle = colour(context, looks.get(player)!.colour);
		context.font = sans(size * 0.58, 700);
		drawText(context, nameOf(evening, player), x + 66, y, width - titleWidth - 86);
		context.fillStyle = colour(context, '--text');
		context.font = sans(size * 0.52);
		drawText(context, titleText(title), x + width - titleWidth, y, titleWidth - 20);
	}
}

/** How long to wait for `toBlob`, in milliseconds: Chromium defers it to an idle moment, for up to
 * ten seconds. */
const TO_BLOB_TIMEOUT = 1500;

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
	const picture = await Promise.race([
		new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png')),
		new Promise<'late'>((done) => setTimeout(done, TO_BLOB_TIMEOUT, 'late'))
	]);
	if (picture === null) throw new Error('no picture');
	if (picture !== 'late') return picture;
	const [, letters = ''] = canvas.toDataURL('image/png').split(',');
	const bytes = Uint8Array.from(atob(letters), (byte) => byte.charCodeAt(0));
	return new Blob([bytes], { type: 'image/png' });
}

const FONTS = [serif(64), sans(30), sans(34, 700)];

/** Draws a picture of the evening in the current theme, 1080 × 1350 pixels, as PNG. Rejects if the
 * browser cannot. */
export async function drawPicture(
	evening: Evening,
	colours: Readonly<Partial<Record<PlayerId, number>>> = {}
): Promise<Blob> {
	const canvas = document.createElement('canvas');
	[canvas.width, canvas.height] = [WIDTH, HEIGHT];
	const context = canvas.getContext('2d');
	if (context === null) throw new Error('no canvas');
	// a canvas does not wait for fonts; if they fail to load, others are used
	const text =
		evening.name +
		Object.values(evening.people)
			.map(({ name }) => name)
			.join('');
	await Promise.allSettled(FONTS.map((font) => document.fonts.load(font, text)));
	const looks = looksFor(Object.keys(evening.people) as PlayerId[], colours);
	// the theme's custom properties apply only to elements of the page
	canvas.hidden = true;
	document.body.append(canvas);
	try {
		drawBackground(context);
		drawHeader(context, evening);
		drawChart(context, evening, looks);
		drawStanding(context, evening, looks);
		context.fillStyle = colour(context, '--soft');
		context.font = serif(28);
		context.fillText('Courtbook', EDGE, HEIGHT - 44);
	} finally {
		canvas.remove();
	}
	return encode(canvas);
}
