import type { PlayerId } from '#lib/evening/ids.ts';
import { rulesInForce } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Lead } from '#lib/rules/lead.ts';
import type { OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { originOf, SOURCES, type Origin, type Rules } from '#lib/rulesets/ruleset.ts';
import { m } from '#lib/words/words.svelte.ts';
import { gameText } from './titles.ts';
import { nameOf } from './words.ts';

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

/** "Ana leads", or whose card decides. */
export function leadText(evening: Pick<Evening, 'people'>, lead: Lead<PlayerId>): string {
	if (lead.leader !== null) return `${nameOf(evening, lead.leader)} leads`;
	return lead.holderOf === '3D' ? 'Holder of 3♦ leads' : 'Holder of 3♣ leads';
}

/** Why they lead (LE-1, LE-2). */
export function leadReason(evening: Evening, lead: Lead<PlayerId>, afterExit: boolean): Reason {
	const option = afterExit
		? 'leadAfterExit'
		: evening.round?.first === true
			? 'firstLead'
			: 'laterLead';
	const rule = afterExit ? 'LE-2' : 'LE-1';
	const from = { rule, source: sourceText(rulesInForce(evening), option) } as const;
	switch (lead.by) {
		case 'next-in-turn':
			return { text: 'The next clockwise who still holds cards', ...from };
		case 'highest-place':
			return { text: 'The highest in rank who still holds cards', ...from };
		case 'trick-winner':
			return { text: 'Who wins the trick leads the next', ...from };
		case 'top-seat':
			return { text: 'The first in rank leads', ...from };
		case 'bottom-seat':
			return { text: 'The last in rank leads', ...from };
		case 'left-of-dealer':
			return { text: 'The player on the dealer’s left leads', ...from };
		case 'holder-of-3c': {
			const card = lead.holderOf === '3D' ? '3♦' : '3♣';
			return { text: `The first play has to include the ${card}`, ...from };
		}
	}
}
