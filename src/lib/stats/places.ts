import type { PlayerId } from '#lib/evening/ids.ts';
import { hasSeatsStep, playedRounds, present, result } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';

/** A change at the table between two columns. */
export type PlaceEvent =
	| {
			readonly kind: 'revolution';
			readonly caller: PlayerId;
			readonly greater: boolean;
			/** The rules of the round. */
			readonly rules: Rules;
	  }
	/** New rules, for this round only or until they change again. */
	| { readonly kind: 'rules'; readonly once: boolean }
	/** Everyone drew anew (JO-2). */
	| { readonly kind: 'draw' }
	| { readonly kind: 'joins' | 'leaves' | 'sits-out' | 'is-back'; readonly player: PlayerId };

/** The places in which a round's players came out, or the first seats. */
interface PlaceColumn {
	/** Null for the first seats, where a draw gave them standing (TI-0). */
	readonly round: number | null;
	/** The players by place, from the top. */
	readonly places: readonly PlayerId[];
	/** What happened since the column before. */
	readonly events: readonly PlaceEvent[];
}

/** Consecutive columns in which a player had a place. */
interface Run {
	/** Index of the first column. */
	readonly from: number;
	/** The place in each column, from 0. */
	readonly places: readonly number[];
}
interface PlaceLine {
	readonly player: PlayerId;
	/** At least one. Between two of them the player sat out or was away. */
	readonly runs: readonly Run[];
	/** Whether the player has a place in the last column. */
	readonly toTheEnd: boolean;
}

/** The places of an evening over its rounds. */
export interface PlacesOverTime {
	readonly columns: readonly PlaceColumn[];
	/** Players of the last column by place, then those who left, the latest first. */
	readonly lines: readonly PlaceLine[];
	/** How many rounds before those of the columns were left out. */
	readonly earlier: number;
}

const without = (players: readonly PlayerId[], others: readonly PlayerId[]): PlayerId[] =>
	players.filter((player) => !others.includes(player));

/** Whether a player missing in a round only sat out: the player keeps a standing in the next round
 * played, or is still present.
 * @param at index of the round */
function satOut(evening: Evening, rounds: readonly Round[], at: number, player: PlayerId): boolean {
	const back = rounds.slice(at).find(({ places }) => places.includes(player));
	if (back !== undefined) return back.veterans.includes(player) && !back.first;
	const { round } = evening;
	if (!present(evening).includes(player)) return false;
	return round === null || !round.newcomers.includes(player);
}

/** The changes between the end of the previous round and that of a round.
 * @param at index of the round */
function eventsAt(evening: Evening, rounds: readonly Round[], at: number): PlaceEvent[] {
	const round = rounds[at]!;
	const before = rounds[at - 1];
	const events: PlaceEvent[] = [];
	if (before !== undefined) {
		const lasting = rounds.slice(0, at).findLast(({ once }) => !once) ?? before;
		if (JSON.stringify(lasting.rules) !== JSON.stringify(round.rules))
			events.push({ kind: 'rules', once: round.once });
		if (round.first) events.push({ kind: 'draw' });
		for (const player of without(round.places, before.places)) {
			const wasSittingOut =
				rounds.slice(0, at).some(({ places }) => places.includes(player)) &&
				!round.first &&
				round.veterans.includes(player);
			events.push({ kind: wasSittingOut ? 'is-back' : 'joins', player });
		}
		// who left during the round before is not there either
		for (const player of without(without(before.places, round.places), before.left))
			events.push({ kind: satOut(evening, rounds, at, player) ? 'sits-out' : 'leaves', player });
	}
	for (const player of round.left) events.push({ kind: 'leaves', player });
	if (round.revolution !== null)
		events.push({ kind: 'revolution', ...round.revolution, rules: round.rules });
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

/** The places of everyone who was still there when play of a round began. */
const cameOut = (round: Round): PlayerId[] => without(result(round), round.leftBeforePlay);

/** The places in which everyone came out of each round that was played, after the seats that were
 * drawn for the first one, where those give standing (TI-0). Null before any round has a result.
 * @param most of how many rounds, the latest */
export function placesOverTime(evening: Evening, most = Infinity): PlacesOverTime | null {
	const rounds = playedRounds(evening);
	const [first] = rounds;
	if (first === undefined) return null;
	const drawn = { round: null, places: first.places, events: [] };
	const all: PlaceColumn[] = [
		...(hasSeatsStep(first) ? [drawn] : []),
		...rounds.map((round, at) => ({
			round: round.number,
			places: cameOut(round),
			events: eventsAt(evening, rounds, at)
		}))
	];
	const earlier = Math.max(0, rounds.length - most);
	const columns = earlier === 0 ? all : all.slice(-most);
	const players = [...new Set(columns.toReversed().flatMap(({ places }) => places))];
	return { columns, lines: players.map((player) => lineOf(columns, player)), earlier };
}
