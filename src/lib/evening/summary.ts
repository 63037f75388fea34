import type { EveningId, PlayerId } from './ids.ts';
import { hasSeatsStep, playedRounds, result } from './round.ts';
import type { Evening, Person } from './state.ts';

/** The fields of an evening for lists. */
export interface Summary {
	readonly id: EveningId;
	readonly name: string;
	/** The name of the rules. */
	readonly ruleset: string;
	/** The id of the published game. */
	readonly game: string;
	readonly startedAt: number;
	readonly closedAt: number | null;
	readonly deletedAt: number | null;
	/** The names of all participants, in order of arrival. */
	readonly players: readonly string[];
	/** Their ids, in the same order. */
	readonly people: readonly PlayerId[];
	/** How many rounds have a result. */
	readonly rounds: number;
	/** The name of the top player; null before the first result. */
	readonly top: string | null;
	/** The player who held the crown most often: at the top of a round, or after the last one. Of
	 * several, the one who held it last. */
	readonly ruler: PlayerId | null;
	/** Whether it was played before it was entered. */
	readonly enteredLater?: true;
}

function rulerOf(evening: Evening): PlayerId | null {
	const rounds = playedRounds(evening);
	const last = rounds.at(-1);
	if (last === undefined) return null;
	// whoever won the last round holds the crown at the end
	const tops = [...rounds.filter(hasSeatsStep).map(({ places }) => places[0]!), result(last)[0]!];
	const held = (player: PlayerId) => tops.filter((top) => top === player).length;
	return tops.reduce((ruler, top) => (held(top) >= held(ruler) ? top : ruler));
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
		ruler: rulerOf(evening),
		...(evening.enteredAt !== null && { enteredLater: true })
	};
}

export const isSameSummary = (a: Summary, b: Summary): boolean =>
	(Object.keys(a) as (keyof Summary)[]).every((key) => isSame(a[key], b[key]));

const isSame = (a: Summary[keyof Summary], b: Summary[keyof Summary]): boolean =>
	Array.isArray(a) && Array.isArray(b)
		? a.length === b.length && a.every((one, i) => one === b[i])
		: a === b;
