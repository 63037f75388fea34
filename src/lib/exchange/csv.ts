import type { PlayerId } from '#lib/evening/ids.ts';
import { hasSeatsStep, playedRounds, result, titlesOf } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { scoreboard } from '#lib/stats/score.ts';

type Cell = string | number | null;

/** A row for each player of each round: what a chart of places or points over time is made of. */
const COLUMNS = [
	...['evening', 'date', 'game', 'round', 'players', 'player', 'title'],
	/* at the start, where anyone had a place yet, and at the end; both from 1 */
	...['from place', 'to place'],
	/* only of rounds that were scored */
	'points',
	/* `yes` where the player left before the round was over */
	'left'
] as const;

/** Spreadsheets take a cell for a formula that begins so, in wide letters too, and some after blanks. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A cell by RFC 4180, and never a formula. */
function cell(value: Cell): string {
	if (value === null) return '';
	if (typeof value === 'number') return String(value);
	const text = formula.test(value) ? `'${value}` : value;
	return /[",\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const two = (n: number): string => String(n).padStart(2, '0');
/** By the calendar of whoever asks: an evening that goes on after midnight has the date on which it began. */
function dateOf(at: number): string {
	const date = new Date(at);
	return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function rowsOf(
	evening: Evening,
	round: Round,
	points: ReadonlyMap<PlayerId, number> | undefined
): Cell[][] {
	const { name, startedAt, people } = evening;
	const titles = titlesOf(evening, round);
	const standing = hasSeatsStep(round);
	return result(round).map((player, i) => [
		...[name, dateOf(startedAt), round.rules.name, round.number, round.places.length],
		...[people[player]?.name ?? '', titles.get(player)?.spoken ?? ''],
		...[standing ? round.places.indexOf(player) + 1 : null, i + 1],
		points?.get(player) ?? null,
		round.left.includes(player) ? 'yes' : null
	]);
}

/** The rounds of an evening that have a result, as a table for a spreadsheet. */
export function roundsCsv({ state }: Pick<Timeline, 'state'>): string {
	const scores = new Map(scoreboard(state).rounds.map(({ round, sums }) => [round, sums]));
	const rows = playedRounds(state).flatMap((round) => {
		const isScored = round.rules.options.scoring !== 'none';
		return rowsOf(state, round, isScored ? scores.get(round.number) : undefined);
	});
	const lines = [[...COLUMNS], ...rows].map((row: readonly Cell[]) => row.map(cell).join());
	// the mark at the start tells Excel that it is UTF-8
	return `\uFEFF${lines.join('\r\n')}\r\n`;
}
