import { checkPass, type PassAnswer } from '#lib/rules/pass.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { groundsOf, type Grounds } from './grounds.ts';
import type { TableQuestion } from './play-facts.ts';

/** *May this hand pass?* The leader may only where the game says so, and under `only-if-unable`
 * nobody who has a legal play (PL-6, RG-16). */
export function judgePass(rules: Rules, question: TableQuestion): PassAnswer & Grounds {
	const { play: hand, ...table } = question;
	const leaderMayPass = findRuleset(rules.ruleset)?.leaderMayPass !== false;
	return {
		...checkPass(rules.options, { ...table, leaderMayPass }, hand),
		...groundsOf(rules, ['PL-6'], table.trick.length === 0 ? [] : ['afterPass'])
	};
}
