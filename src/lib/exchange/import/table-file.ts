import Papa from 'papaparse';
import { nameKey, parseName } from '#lib/evening/names.ts';
import { COLUMNS, withoutGuards } from '#lib/exchange/csv.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import { gameNamed } from '#lib/rulesets/called.ts';
import { dayReader, isLikeDay } from './dates.ts';
import type { FoundEvening, FoundFile, FoundRound, ImportFault, LeftOut } from './found.ts';

/** Reads evenings from a table: the CSV that this app writes, or a list of places with a column for
 * each player and a line for each round. */

type Column = (typeof COLUMNS)[number];
/** A line of the table that is not empty, with its number in the file. */
interface Line {
	readonly line: number;
	readonly cells: readonly string[];
}
const SEPARATORS = [',', ';', '\t', '|'] as const;

function linesOf(text: string): Line[] {
	// a first line in which Excel is told the separator; it counts as an empty one
	const told = /^sep=([,;\t|])(?=\r?\n)/i.exec(text);
	const table = text.slice(told?.[0].length);
	const head = /[^\r\n]+/.exec(table)?.[0] ?? '';
	// in our own file names may have more of another separator than there are columns
	const own = SEPARATORS.find((separator) => head.split(separator).includes('to place'));
	const { data } = Papa.parse<string[]>(table, {
		delimiter: own ?? told?.[1] ?? '',
		delimitersToGuess: [...SEPARATORS]
	});
	return data
		.map((cells, i) => ({ line: i + 1, cells: cells.map((cell) => withoutGuards(cell).trim()) }))
		.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** The items in order, in groups of neighbours with the same key. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
	const groups: { key: string; all: T[] }[] = [];
	for (const item of items) {
		const key = keyOf(item);
		if (groups.at(-1)?.key === key) groups.at(-1)!.all.push(item);
		else groups.push({ key, all: [item] });
	}
	return groups.map(({ all }) => all);
}

/** A place as people and programs write it: 1, 1.0, 1st, 1., 1ère, 1º, 1位. */
const PLACE = /^\d{1,3}(?=(?:\.0?|\p{L}{1,3})?$)/u;

/** The names in the order of their places; null unless these are 1, 2, 3 and so on. */
function ordered(places: ReadonlyMap<string, string>): string[] | null {
	const order: string[] = [];
	for (const [name, text] of places) {
		const place = Number(PLACE.exec(text.normalize('NFKC'))?.[0] ?? NaN);
		if (Number.isNaN(place) || order[place - 1] !== undefined) return null;
		order[place - 1] = name;
	}
	return places.size > 0 && order.length === places.size && !order.includes(undefined!)
		? order
		: null;
}

type Row = Readonly<Record<Column, string>> & { readonly line: number };

/** A number of points as a spreadsheet may write it. */
const parsePoints = (text: string): number | null =>
	/^-?\d{1,6}$/.test(text.replace('−', '-')) ? Number(text.replace('−', '-')) : null;

function ownRound(rows: readonly Row[]): Result<FoundRound, LeftOut> {
	const { line, game } = rows[0]!;
	const refuse = (fault: ImportFault, what: string | null = null) => no({ fault, line, what });
	const column = (name: Column) => new Map(rows.map((row) => [row.player, row[name]]));
	const found = gameNamed(game);
	if (found === undefined) return refuse('unknown-game', game);
	const wrong = rows.find(({ player }) => !parseName(player).ok);
	if (wrong !== undefined) return refuse('wrong-name', wrong.player);
	if (column('player').size < rows.length) return refuse('name-twice');
	if (rows.length < Number(rows[0]!.players)) return refuse('players-missing');
	const result = ordered(column('to place'));
	const isFirst = rows.every((row) => row['from place'] === '');
	const places = isFirst ? null : ordered(column('from place'));
	if (result === null || (!isFirst && places === null)) return refuse('wrong-places');
	const isScored = rows.some(({ points }) => points !== '');
	const points = new Map(rows.map((row) => [row.player, parsePoints(row.points)]));
	if (isScored && [...points.values()].includes(null)) return refuse('wrong-points');
	return ok({
		line,
		game: found,
		places,
		isFirst,
		result,
		left: rows.filter((row) => row.left !== '').map(({ player }) => player),
		titles: rows.some(({ title }) => title !== '') ? column('title') : null,
		points: isScored ? (points as Map<string, number>) : null
	});
}

/** The rows of each evening, wherever they are. */
function eveningsOf(rows: readonly Row[]): readonly Row[][] {
	const evenings = new Map<string, Row[]>();
	for (const row of rows) {
		const key = JSON.stringify([row.evening, row.date]);
		const known = evenings.get(key);
		if (known === undefined) evenings.set(key, [row]);
		else known.push(row);
	}
	return [...evenings.values()];
}

/** The rows of each round of an evening, also of a file that was sorted by something else. Where a
 * round comes again with the same players, it is another one of that number. */
function roundsOf(rows: readonly Row[]): readonly Row[][] {
	interface Group {
		readonly rows: Row[];
		readonly players: Set<string>;
	}
	const all: Group[] = [];
	const latest = new Map<string, Group>();
	let before: Group | undefined;
	for (const row of rows) {
		let group = latest.get(row.round);
		if (group === undefined || (group !== before && group.players.has(row.player))) {
			group = { rows: [], players: new Set() };
			all.push(group);
			latest.set(row.round, group);
		}
		group.rows.push(row);
		group.players.add(row.player);
		before = group;
	}
	const groups = all.map((group) => group.rows);
	const isNumbered = latest.size === all.length;
	return isNumbered ? groups.toSorted(([a], [b]) => Number(a!.round) - Number(b!.round)) : groups;
}

function ownEvenings(lines: readonly Line[], columns: ReadonlyMap<Column, number>): FoundFile {
	const leftOut: LeftOut[] = [];
	const rows = lines.map(
		({ line, cells }) =>
			({
				...Object.fromEntries(COLUMNS.map((name) => [name, cells[columns.get(name) ?? -1] ?? ''])),
				line
			}) as Row
	);
	const parseDay = dayReader(rows.map(({ date }) => date));
	const evenings = eveningsOf(rows).flatMap((all): FoundEvening[] => {
		const { line, evening, date } = all[0]!;
		const at = parseDay(date);
		if (at === null) leftOut.push({ fault: 'wrong-date', line, what: date });
		if (at === null) return [];
		const rounds = roundsOf(all).flatMap((round) => {
			const found = ownRound(round);
			if (!found.ok) leftOut.push(found.error);
			return found.ok ? [found.value] : [];
		});
		const name = evening === '' ? null : evening;
		return [{ line, name, at, duration: 0, rounds, end: null }];
	});
	return { evenings: evenings.filter(({ rounds }) => rounds.length > 0), leftOut };
}

const ABSENT = ['', '-', '–', '—', '0'];
const placesOf = ({ cells }: Line, head: readonly string[], from: number) =>
	new Map(
		head
			.slice(from)
			.map((name, i): [string, string] => [name, cells[from + i] ?? ''])
			.filter(([, place]) => !ABSENT.includes(place))
	);

/** The columns at the left that are of something else than players: the day, the numbers of the
 * rounds, or both. */
function otherColumns(head: readonly string[], lines: readonly Line[]) {
	const days = lines.some(({ cells }) => isLikeDay(cells[0] ?? '')) ? 1 : 0;
	const fits = (from: number) =>
		lines.every((line) => ordered(placesOf(line, head, from)) !== null);
	// the numbers begin again with each day
	const isCounting = lines.every(({ cells }, i) =>
		['1', String(Number(lines[i - 1]?.cells[days] ?? 0) + 1)].includes(cells[days] ?? '')
	);
	const numbers = head[days] === '' || (isCounting && fits(days + 1) && !fits(days)) ? 1 : 0;
	return { days, count: days + numbers };
}

function listedEvenings(head: readonly string[], lines: readonly Line[]): FoundFile {
	const leftOut: LeftOut[] = [];
	const { days, count } = otherColumns(head, lines);
	// an empty cell is of the day above it
	let above = '';
	const dated = lines.map((line) => {
		if (days > 0) above = line.cells[0] || above;
		return { line, day: above };
	});
	const parseDay = dayReader(dated.map(({ day }) => day));
	const known = dated.filter(({ line: { line }, day }) => {
		const isKnown = day === '' || parseDay(day) !== null;
		if (!isKnown) leftOut.push({ fault: 'wrong-date', line, what: day });
		return isKnown;
	});
	const evenings = grouped(known, ({ day }) => String(parseDay(day))).map((all): FoundEvening => {
		const rounds = all.flatMap(({ line }): FoundRound[] => {
			const result = ordered(placesOf(line, head, count));
			if (result === null) leftOut.push({ fault: 'wrong-places', line: line.line, what: null });
			if (result === null) return [];
			const rest = { game: null, places: null, isFirst: false, titles: null, points: null };
			return [{ line: line.line, result, left: [], ...rest }];
		});
		const { line, day } = all[0]!;
		return { line: line.line, name: null, at: parseDay(day), duration: 0, rounds, end: null };
	});
	return { evenings: evenings.filter(({ rounds }) => rounds.length > 0), leftOut };
}

/** Reads evenings from a table; null if the text is none with names and places.
 * @param text CSV, separated by commas, semicolons, tabs or bars */
export function readTableFile(text: string): FoundFile | null {
	const [first, ...lines] = linesOf(text.replace(/^\uFEFF/, ''));
	if (first === undefined || lines.length === 0) return null;
	// spreadsheets write empty columns at the right
	const head = first.cells.slice(0, first.cells.findLastIndex((cell) => cell !== '') + 1);
	const columns = new Map(
		COLUMNS.filter((name) => head.includes(name)).map((name) => [name, head.indexOf(name)])
	);
	const needed: readonly Column[] = ['date', 'game', 'round', 'player', 'to place'];
	if (needed.every((name) => columns.has(name))) return ownEvenings(lines, columns);
	const names = head.slice(otherColumns(head, lines).count);
	const isList =
		names.length > 1 && names.every((name) => parseName(name).ok && !/^\d+$/.test(name));
	if (!isList) return null;
	const isTwice = new Set(names.map(nameKey)).size < names.length;
	if (isTwice)
		return { evenings: [], leftOut: [{ fault: 'name-twice', line: first.line, what: null }] };
	return listedEvenings(head, lines);
}
