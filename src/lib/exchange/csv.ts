import type { PlayerId } from '#lib/evening/ids.ts';
import { hasSeatsStep, playedRounds, result, titlesOf } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { scoreboard } from '#lib/stats/score.ts';

type Cell = string | number | null;

/** One row per player and round, as spreadsheets need it for a chart of places or points over
 * time. */
export const COLUMNS = [
	'evening',
	'date',
	'game',
	'round',
	'players',
	'player',
	'title',
	/* at the start of the round (empty if no place counted yet) and at its end; both from 1 */
	'from place',
	'to place',
	/* empty for rounds that were not scored */
	'points',
	/* `yes` if the player left before the round was over */
	'left'
] as const;

/** Where a spreadsheet may see the beginning of a formula: at the beginning of a cell, and behind
 * each character by which it may separate cells, whatever its quotes; German, French and Spanish
 * ones split at `;`. Some also accept full-width signs or leading blanks. */
const formula = /(^|[,;|\t\r\n])(["\s]*)(?=[=+\-@＝＋－＠])/gu;

const guard = /(^|[,;|\t\r\n])(["\s]*)'(?=[=+\-@＝＋－＠])/gu;
/** A text without the apostrophes that `roundsCsv` puts in front of what looks like a formula. */
export const withoutGuards = (text: string): string => text.replace(guard, '$1$2');

/** Writes a cell as RFC 4180 demands. A text of which a spreadsheet would run a part as a formula
 * gets an apostrophe in front of that part. */
function formatCell(value: Cell): string {
	if (value === null) return '';
	if (typeof value === 'number') return String(value);
	const text = value.replace(formula, "$1$2'");
	return /[",\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');
/** The local date, as `2026-11-21`. */
function formatDate(at: number): string {
	const date = new Date(at);
	return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
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
		name,
		formatDate(startedAt),
		round.rules.name,
		round.number,
		round.places.length,
		people[player]?.name ?? '',
		titles.get(player)?.spoken ?? '',
		standing ? round.places.indexOf(player) + 1 : null,
		i + 1,
		points?.get(player) ?? null,
		round.left.includes(player) ? 'yes' : null
	]);
}

/** The rounds of an evening that have a result, as CSV for spreadsheets: RFC 4180, UTF-8 with a
 * byte order mark. Dates are local to the device, and each row has the date on which the evening
 * began. */
export function roundsCsv({ state }: Pick<Timeline, 'state'>): string {
	const scores = new Map(scoreboard(state).rounds.map(({ round, sums }) => [round, sums]));
	const rows = playedRounds(state).flatMap((round) => {
		const isScored = round.rules.options.scoring !== 'none';
		return rowsOf(state, round, isScored ? scores.get(round.number) : undefined);
	});
	const lines = [[...COLUMNS], ...rows].map((row: readonly Cell[]) => row.map(formatCell).join());
	// Excel recognises UTF-8 by the byte order mark
	return `\uFEFF${lines.join('\r\n')}\r\n`;
}
