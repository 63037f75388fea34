import type { PlayerId } from '#lib/evening/ids.ts';
import { hasSeatsStep, playedRounds, present, result } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';

/** What changed the table at a column. */
export type PlaceEvent =
	| { readonly kind: 'revolution'; readonly caller: PlayerId; readonly greater: boolean }
	/** Other rules than before; for this round alone, or until they change again. */
	| { readonly kind: 'rules'; readonly once: boolean }
	/** Everyone drew anew (JO-2). */
	| { readonly kind: 'draw' }
	| { readonly kind: 'joins' | 'leaves' | 'sits-out' | 'is-back'; readonly player: PlayerId };

/** Who held which place at the start of play of a round, or at the end of all. */
interface PlaceColumn {
	/** Null: the end. */
	readonly round: number | null;
	/** From the top. */
	readonly places: readonly PlayerId[];
	readonly events: readonly PlaceEvent[];
}

/** Columns in a row in which a player had a place. */
interface Run {
	/** The first column. */
	readonly from: number;
	/** From 0, for each column from there on. */
	readonly places: readonly number[];
}
interface PlaceLine {
	readonly player: PlayerId;
	/** Not empty; a gap between two of them was sat out, or spent away. */
	readonly runs: readonly Run[];
	/** Whether the player came out of the last round. */
	readonly toTheEnd: boolean;
}

/** The places of an evening over its rounds. */
export interface PlacesOverTime {
	readonly columns: readonly PlaceColumn[];
	/** Those at the end first, from the top; then who left, the latest first. */
	readonly lines: readonly PlaceLine[];
}

/** Who was there in one round and not in the next. */
const missing = (from: readonly PlayerId[], to: readonly PlayerId[]): PlayerId[] =>
	from.filter((player) => !to.includes(player));

/** Whether somebody who is not in round `at` only sat out: the next round with them has them as one with a standing, or
 * they are still here. */
function satOut(evening: Evening, rounds: readonly Round[], at: number, player: PlayerId): boolean {
	const back = rounds.slice(at).find(({ places }) => places.includes(player));
	if (back !== undefined) return back.veterans.includes(player) && !back.first;
	const { round } = evening;
	if (!present(evening).includes(player)) return false;
	return round === null || !round.newcomers.includes(player);
}

/** What is otherwise in a round than in the one before. */
function eventsAt(evening: Evening, rounds: readonly Round[], at: number): PlaceEvent[] {
	const round = rounds[at]!;
	const before = rounds[at - 1];
	const events: PlaceEvent[] = [];
	if (before !== undefined) {
		const lasting = rounds.slice(0, at).findLast(({ once }) => !once) ?? before;
		if (JSON.stringify(lasting.rules) !== JSON.stringify(round.rules))
			events.push({ kind: 'rules', once: round.once });
		if (round.first) events.push({ kind: 'draw' });
		for (const player of missing(round.places, before.places)) {
			const sat =
				rounds.slice(0, at).some(({ places }) => places.includes(player)) &&
				!round.first &&
				round.veterans.includes(player);
			events.push({ kind: sat ? 'is-back' : 'joins', player });
		}
		for (const player of missing(before.places, round.places))
			events.push({ kind: satOut(evening, rounds, at, player) ? 'sits-out' : 'leaves', player });
	}
	if (round.revolution !== null) events.push({ kind: 'revolution', ...round.revolution });
	return events;
}

function lineOf(columns: readonly PlaceColumn[], player: PlayerId): PlaceLine {
	const runs: { from: number; places: number[] }[] = [];
	for (const [i, { places }] of columns.entries()) {
		const place = places.indexOf(player);
		if (place < 0) continue;
		const run = runs.at(-1);
		if (run !== undefined && run.from + run.places.length === i) run.places.push(place);
		else runs.push({ from: i, places: [place] });
	}
	const last = runs.at(-1)!;
	return { player, runs, toTheEnd: last.from + last.places.length === columns.length };
}

/** The places of all rounds with standing and those of the end; of a round without standing only where there is no
 * other. Null before any round has a result. */
export function placesOverTime(evening: Evening): PlacesOverTime | null {
	const rounds = playedRounds(evening);
	const last = rounds.at(-1);
	if (last === undefined) return null;
	const standing = rounds.flatMap((round, i) => (hasSeatsStep(round) ? [i] : []));
	const shown = standing.length > 0 ? standing : [rounds.length - 1];
	const columns: PlaceColumn[] = shown.map((at) => ({
		round: rounds[at]!.number,
		places: rounds[at]!.places,
		events: eventsAt(evening, rounds, at)
	}));
	const left = last.left.map((player) => ({ kind: 'leaves' as const, player }));
	columns.push({ round: null, places: result(last), events: left });

	const there = [...new Set(columns.toReversed().flatMap(({ places }) => places))];
	return { columns, lines: there.map((player) => lineOf(columns, player)) };
}
