import { checkPass, type PassAnswer } from '#lib/rules/pass.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { groundsOf, type Grounds } from './grounds.ts';
import type { TableQuestion } from './play-facts.ts';

/** *May this hand pass?* Under `only-if-unable` only without a legal play (PL-6, RG-16). */
export function judgePass(rules: Rules, question: TableQuestion): PassAnswer & Grounds {
	const { play: hand, ...table } = question;
	return {
		...checkPass(rules.options, table, hand),
		...groundsOf(rules, ['PL-6'], ['afterPass'])
	};
}
