import * as v from 'valibot';
import { parseName } from '#lib/evening/names.ts';
import { BGG_IDS } from '#lib/exchange/bgstats.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import { gameNamed } from '#lib/rulesets/called.ts';
import type { GameId } from '#lib/rulesets/ruleset.ts';
import { noonOf } from './dates.ts';
import type { FoundEvening, FoundFile, ImportFault, LeftOut } from './found.ts';

/** Reads evenings from the file that the app BG Stats exports (Settings, "Export to file"). It has
 * lists of games, players and plays; a play has the end of an evening. */

const text = v.optional(v.nullable(v.string()));
const number = v.optional(v.nullable(v.number()));
const flag = v.optional(v.nullable(v.boolean()));
const score = v.object({
	playerRefId: v.number(),
	score: v.optional(v.nullable(v.union([v.string(), v.number()]))),
	rank: number,
	role: text,
	winner: flag,
	startPlayer: flag
});
const play = v.object({
	gameRefId: v.number(),
	playDate: text,
	playDateYmd: number,
	durationMin: number,
	board: text,
	comments: text,
	playerScores: v.array(score)
});
const file = v.object({
	games: v.array(v.object({ id: v.number(), name: v.string(), bggId: number })),
	players: v.array(v.object({ id: v.number(), name: v.string() })),
	plays: v.array(v.unknown())
});
type Play = v.InferOutput<typeof play>;
type Score = v.InferOutput<typeof score>;

const pad = (n: number) => String(n).padStart(2, '0');
const dayNumber = (at: number): number => {
	const date = new Date(at);
	return Number(`${date.getFullYear()}${pad(date.getMonth() + 1)}${pad(date.getDate())}`);
};

/** When a play was, in milliseconds since 1970; null if it does not say. `playDate` is in UTC or in
 * local time: whichever is on the day that `playDateYmd` names. */
function timeOf({ playDate, playDateYmd }: Play): number | null {
	const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/.exec(playDate ?? '') ?? [];
	const times = [`${day}T${time}Z`, `${day}T${time}`].map(Date.parse);
	const known = times.filter((at) => !Number.isNaN(at));
	if (typeof playDateYmd !== 'number') return known[0] ?? null;
	const there = known.find((at) => dayNumber(at) === playDateYmd);
	return (
		there ??
		noonOf(Math.floor(playDateYmd / 10_000), Math.floor(playDateYmd / 100) % 100, playDateYmd % 100)
	);
}

/** The points of a score, which may be a sum: `12+3`; null if there is none, undefined if it is
 * something else. */
function pointsOf({ score: written }: Score): number | null | undefined {
	const sum = String(written ?? '').replaceAll(/\s|null/g, '');
	if (sum === '') return null;
	return /^[+-]?\d{1,6}(?:[+-]\d{1,6})*$/.test(sum)
		? (sum.match(/[+-]?\d+/g) ?? []).reduce((total, part) => total + Number(part), 0)
		: undefined;
}

interface Player {
	readonly name: string;
	readonly points: number | null;
	/** From 1; null: there is none. */
	readonly rank: number | null;
	readonly role: string | null;
	readonly leads: boolean;
}

/** The players from the first to the last; null if nothing says who is before whom. */
function ranked(players: readonly Player[]): Player[] | null {
	if (players.every(({ rank }) => rank !== null))
		return players.toSorted((a, b) => a.rank! - b.rank!);
	if (players.every(({ points }) => points !== null))
		return players.toSorted((a, b) => b.points! - a.points!);
	return null;
}

function eveningOf(
	one: Play,
	line: number,
	game: GameId,
	nameOf: ReadonlyMap<number, string>
): Result<FoundEvening, LeftOut> {
	const refuse = (fault: ImportFault, what: string | null = null) => no({ fault, line, what });
	const at = timeOf(one);
	if (at === null) return refuse('wrong-date', one.playDate ?? null);
	const players = one.playerScores.map((written) => ({
		name: nameOf.get(written.playerRefId) ?? '',
		points: pointsOf(written),
		rank: (written.rank ?? 0) < 1 ? null : written.rank!,
		role: written.role?.trim() || null,
		leads: written.startPlayer === true
	}));
	const unnamed = players.find(({ name }) => !parseName(name).ok);
	if (unnamed !== undefined) return refuse('wrong-name', unnamed.name);
	if (new Set(players.map(({ name }) => name)).size < players.length) return refuse('name-twice');
	if (players.some(({ points }) => points === undefined)) return refuse('wrong-points');
	const all = players as readonly Player[];
	// our own export gives a title to everyone who was there at the end
	const hasRoles = all.some(({ role }) => role !== null);
	const atEnd = hasRoles ? all.filter(({ role }) => role !== null) : all;
	const order = ranked(atEnd);
	if (order === null) return refuse('no-order');
	const isScored = all.some(({ points }) => points !== null);
	const counted = all.filter((player) => atEnd.includes(player) || player.rank !== null);
	const result = order.map(({ name }) => name);
	const round = { line, game, places: null, isFirst: false, result, left: [], titles: null };
	return ok({
		line,
		name: null,
		at,
		duration: Math.max(0, Math.round(one.durationMin ?? 0)) * 60_000,
		rounds: [{ ...round, points: null }],
		end: {
			players: all.map(({ name }) => name),
			totals: isScored ? new Map(counted.map(({ name, points }) => [name, points ?? 0])) : null,
			roles: new Map(atEnd.flatMap(({ name, role }) => (role === null ? [] : [[name, role]]))),
			earlier: all.filter((player) => !atEnd.includes(player)).map(({ name }) => name),
			leader: all.find(({ leads }) => leads)?.name ?? null,
			house: one.board?.trim() || null,
			comments: one.comments?.trim() || null
		}
	});
}

/** Reads the file that BG Stats exports; null if it is none. Plays of games that Courtbook does not
 * know are left out; `line` counts the plays.
 * @param value parsed from JSON */
export function readBgStatsFile(value: unknown): FoundFile | null {
	const read = v.safeParse(file, value);
	if (!read.success) return null;
	const { games, players, plays } = read.output;
	const names = new Map(players.map(({ id, name }) => [id, name.trim()]));
	const gameOf = new Map(games.map((game) => [game.id, game]));
	const byBgg = new Map([...BGG_IDS].map(([id, bgg]) => [bgg, id]));
	const evenings: FoundEvening[] = [];
	const leftOut: LeftOut[] = [];
	for (const [i, written] of plays.entries()) {
		const line = i + 1;
		const one = v.safeParse(play, written);
		const game = one.success ? gameOf.get(one.output.gameRefId) : undefined;
		const id = game && (gameNamed(game.name) ?? byBgg.get(game.bggId ?? 0));
		if (!one.success) leftOut.push({ fault: 'does-not-fit', line, what: null });
		else if (id === undefined)
			leftOut.push({ fault: 'unknown-game', line, what: game?.name ?? null });
		else {
			const found = eveningOf(one.output, line, id, names);
			if (found.ok) evenings.push(found.value);
			else leftOut.push(found.error);
		}
	}
	return { evenings, leftOut };
}
