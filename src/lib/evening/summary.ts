import type { EveningId } from './ids.ts';
import { playedRounds, result, roundsPlayed } from './round.ts';
import type { Evening } from './state.ts';

/** What a list of evenings shows of each. */
export interface Summary {
	readonly id: EveningId;
	readonly name: string;
	readonly ruleset: string;
	readonly startedAt: number;
	readonly closedAt: number | null;
	/** Names of all who played, in the order they came. */
	readonly players: readonly string[];
	/** Rounds with a result. */
	readonly rounds: number;
	/** Who stands at the top, once a round is over. */
	readonly top: string | null;
}

export function summaryOf(evening: Evening): Summary {
	const { id, name, rules, startedAt, closedAt, people, past, round } = evening;
	const rounds = roundsPlayed(evening);
	const last = round !== null && rounds === round.number ? round : past?.round;
	const top = last === undefined ? undefined : result(last)[0];
	return {
		id,
		name,
		ruleset: rules.name,
		startedAt,
		closedAt,
		players: Object.values<Evening['people'][keyof Evening['people']]>(people).map((p) => p.name),
		rounds,
		top: top === undefined ? null : (people[top]?.name ?? null)
	};
}

/** The rounds with a result, in order: who came in on which place. */
export function resultsOf(evening: Evening): { number: number; names: string[] }[] {
	return playedRounds(evening).map((round) => ({
		number: round.number,
		names: result(round).map((p) => evening.people[p]?.name ?? '')
	}));
}
