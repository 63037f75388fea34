import type { PlayerId } from '#lib/evening/ids.ts';
import { rulesInForce } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Lead } from '#lib/rules/lead.ts';
import type { OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { originOf, SOURCES, type Origin, type Rules } from '#lib/rulesets/ruleset.ts';
import { m } from '#lib/words/words.svelte.ts';
import { cardText } from './card-words.ts';
import { gameText } from './titles.ts';
import { plainName } from './words.ts';

/** A rule in a few words, and where it comes from. */
export interface Reason {
	readonly text: string;
	readonly rule: RuleId;
	readonly source: string;
}

/** Where something of a game comes from, in words.
 * @param game its name in the language in use */
export function originText(origin: Origin, game: string): string {
	switch (origin.by) {
		case 'source':
			return m.common.origins.source(SOURCES[origin.source], origin.place);
		case 'reading':
			return m.common.origins.reading(SOURCES[origin.source]);
		case 'absence':
			return m.common.origins.absence(game);
	}
}

/** Where the value of an option in force comes from, in words. */
export function sourceText(rules: Rules, option: OptionName): string {
	const ruleset = findRuleset(rules.ruleset);
	const origin = ruleset === undefined ? 'house' : originOf(ruleset, rules, option);
	return origin === 'house'
		? m.common.origins.house
		: originText(origin, gameText(rules.ruleset, rules.name));
}

const cardOf = ({ holderOf }: Lead<PlayerId>): string => cardText(holderOf ?? '3C');

/** "Ana leads", or whose card decides. */
export const leadText = (evening: Pick<Evening, 'people'>, lead: Lead<PlayerId>): string =>
	lead.leader !== null
		? m.table.lead.leads(plainName(evening, lead.leader))
		: m.table.lead.holderLeads(cardOf(lead));

/** Why they lead (LE-1, LE-2). */
export function leadReason(evening: Evening, lead: Lead<PlayerId>, afterExit: boolean): Reason {
	const option = afterExit
		? 'leadAfterExit'
		: evening.round?.first === true
			? 'firstLead'
			: 'laterLead';
	return {
		text: m.table.lead.because[lead.by](cardOf(lead)),
		rule: afterExit ? 'LE-2' : 'LE-1',
		source: sourceText(rulesInForce(evening), option)
	};
}
