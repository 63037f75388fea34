import type { Evening, Round } from '#lib/evening/state.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';

/** The rules before this round, if they differ from its own; null otherwise. A change since the deal does not count. */
export function rulesBefore(evening: Evening, round: Round): Rules | null {
	const before = round.once && !round.dealt ? evening.rules : evening.past?.round.rules;
	return before === undefined || before === round.rules ? null : before;
}
