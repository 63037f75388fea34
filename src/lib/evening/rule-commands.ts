import type { Rules } from '#lib/rulesets/ruleset.ts';
import type { Command } from './entries.ts';
import type { Evening } from './state.ts';

/** The rules that hold for one deal only, of the round before its deal or of the next one; null if
 * there are none. */
const onlyOnce = ({ round, once }: Evening): Rules | null =>
	round === null || round.dealt ? once : round.once ? round.rules : null;

/** The commands that change the rules until further notice. Rules for one deal keep holding for it,
 * with the same change (DE-2). */
export function lastingChange(evening: Evening, change: (rules: Rules) => Rules): Command[] {
	const oneDeal = onlyOnce(evening);
	return [
		{ type: 'changeRules', rules: change(evening.rules), once: false },
		...(oneDeal === null
			? []
			: [{ type: 'changeRules', rules: change(oneDeal), once: true } as const])
	];
}
