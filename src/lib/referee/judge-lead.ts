import { lead, type Lead, type LeadQuestion } from '#lib/rules/lead.ts';
import type { OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { groundsOf, type Grounds } from './grounds.ts';

export interface LeadVerdict<P> extends Grounds {
	readonly lead: Lead<P>;
}

/** *Who leads?* The first trick of a round (LE-1), or the trick after one that was won (LE-2,
 * PL-7).
 * @param greater whether a greater revolution turned the places before this round's play (RV-2) */
export function judgeLead<P>(
	rules: Rules,
	question: LeadQuestion<P>,
	greater = false
): LeadVerdict<P> {
	const answer = lead(rules.options, question);
	const ids: RuleId[] = [];
	const names: OptionName[] = [];
	if (question.lastPlayBy !== undefined) {
		ids.push('PL-7');
		if (answer.by !== 'trick-winner') {
			ids.push('LE-2');
			names.push('leadAfterExit');
		}
	} else {
		ids.push('LE-1');
		names.push(question.round === 1 ? 'firstLead' : 'laterLead');
		if (answer.holderOf !== null) {
			names.push('opener');
			if (answer.holderOf !== '3C') ids.push('DF-3');
		} else if (greater) ids.push('RV-2');
		if (answer.by === 'left-of-dealer' && question.dealer === undefined) {
			ids.push('DK-7');
			names.push('dealer');
		}
	}
	return { lead: answer, ...groundsOf(rules, ids, names) };
}
