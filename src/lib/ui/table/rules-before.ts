import type { Evening, Round } from '#lib/evening/state.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';

/** The rules that held before those of this round, if they are others: a change that was made since the deal is not
 * among them. */
export function rulesBefore(evening: Evening, round: Round): Rules | null {
	const before = round.once && !round.dealt ? evening.rules : evening.past?.round.rules;
	return before === undefined || before === round.rules ? null : before;
}
