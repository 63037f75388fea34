import type { Options } from '#lib/rules/options.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import type { Command } from './entries.ts';
import type { Evening } from './state.ts';

/** The commands after which people move, or stay while the titles move: in this round only, or from now on (SE-3). */
export function seatsCommands(evening: Evening, seats: Options['seats'], once: boolean): Command[] {
	const { round, rules } = evening;
	if (round === null) return [];
	// the rule says so already, and the chairs were chosen otherwise in an earlier round
	if (round.rules.options.seats === seats)
		return [
			seats === 'stay' ? { type: 'keepChairs' } : { type: 'chooseTopChair', chair: round.topChair }
		];
	const change = (from: Rules, onlyNow: boolean): Command => ({
		type: 'changeRules',
		rules: { ...from, options: { ...from.options, seats } },
		once: onlyNow
	});
	if (once) return [change(round.rules, true)];
	// what else holds for this round only keeps doing so
	return [change(rules, false), ...(round.once ? [change(round.rules, true)] : [])];
}
