import type { EveningId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import { addPastRound, beginPast, endPast, type PastEvening } from '#lib/evening/past-evening.ts';
import type { Person } from '#lib/evening/state.ts';
import { no, type Result } from '#lib/rules/result.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';

/** Makes an evening of the past, which is closed.
 * @param rounds each from the first place to the last
 * @param at when it was played, in milliseconds since 1970
 * @returns why it is not allowed: `no-round` without one */
export function makePast(
	rounds: readonly (readonly Person[])[],
	start: {
		readonly evening: EveningId;
		readonly name: string;
		readonly rules: Rules;
		readonly enteredAt: number;
	},
	at: number
): Result<PastEvening, Refusal> {
	const [first] = rounds;
	if (first === undefined) return no('no-round');
	const people = new Map(rounds.flat().map((person) => [person.id, person]));
	const begun = beginPast({ ...start, players: first }, at);
	const played = rounds.reduce((past, order) => {
		const round = { places: null, redrawn: false, result: order.map(({ id }) => id), left: [] };
		return past.ok ? addPastRound(past.value, round, start.rules, people) : past;
	}, begun);
	return played.ok ? endPast(played.value, 0) : played;
}
