import type { Options } from '#lib/rules/options.ts';
import { changedRules } from '#lib/rulesets/house-set.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import type { Command } from './entries.ts';
import { lastingChange } from './rule-commands.ts';
import type { Evening } from './state.ts';

/** The commands after which people move, or stay while the titles move: in this round only, or from
 * now on (SE-3). */
export function seatsCommands(evening: Evening, seats: Options['seats'], once: boolean): Command[] {
	const { round } = evening;
	if (round === null) return [];
	// the rule says so already, and the chairs were chosen otherwise in an earlier round
	if (round.rules.options.seats === seats)
		return [
			seats === 'stay' ? { type: 'keepChairs' } : { type: 'chooseTopChair', chair: round.topChair }
		];
	const change = (rules: Rules) => changedRules(rules, { seats });
	return once
		? [{ type: 'changeRules', rules: change(round.rules), once: true }]
		: lastingChange(evening, change);
}
