import type { EveningId, PlayerId } from './ids.ts';
import { hasSeatsStep, playedRounds, result } from './round.ts';
import type { Evening, Person } from './state.ts';

/** What a list of evenings shows of each. */
export interface Summary {
	readonly id: EveningId;
	readonly name: string;
	/** The name of the rules, and the id of the published ones. */
	readonly ruleset: string;
	readonly game: string;
	readonly startedAt: number;
	readonly closedAt: number | null;
	readonly deletedAt: number | null;
	/** All who played, in the order they came: their names then, and who they are. */
	readonly players: readonly string[];
	readonly people: readonly PlayerId[];
	/** Rounds with a result. */
	readonly rounds: number;
	/** Who stands at the top, once a round is over. */
	readonly top: string | null;
	/** Who played the most rounds as the first in rank, of equals who stands higher at the end; without any standing who
	 * stands at the top. */
	readonly ruler: PlayerId | null;
}

function rulerOf(evening: Evening): PlayerId | null {
	const rounds = playedRounds(evening);
	const last = rounds.at(-1);
	if (last === undefined) return null;
	const tops = rounds.filter(hasSeatsStep).map(({ places }) => places[0]!);
	const reigned = (player: PlayerId) => tops.filter((top) => top === player).length;
	const order = result(last);
	const rank = (player: PlayerId) => (order.includes(player) ? order.indexOf(player) : Infinity);
	const [ruler] = [...new Set([...tops, order[0]!])].sort(
		(a, b) => reigned(b) - reigned(a) || rank(a) - rank(b)
	);
	return ruler!;
}

export function summaryOf(evening: Evening): Summary {
	const { id, name, rules, startedAt, closedAt, deletedAt, people } = evening;
	const all = Object.values<Person>(people);
	const played = playedRounds(evening);
	const last = played.at(-1);
	const top = last === undefined ? undefined : result(last)[0];
	return {
		id,
		name,
		ruleset: rules.name,
		game: rules.ruleset,
		startedAt,
		closedAt,
		deletedAt,
		players: all.map((p) => p.name),
		people: all.map((p) => p.id),
		rounds: played.length,
		top: top === undefined ? null : (people[top]?.name ?? null),
		ruler: rulerOf(evening)
	};
}
