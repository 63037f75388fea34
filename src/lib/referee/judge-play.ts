import type { Rank } from '#lib/cards/card.ts';
import { checkPlay, type PlayAnswer } from '#lib/rules/legality.ts';
import type { PlayCode, Table } from '#lib/rules/trick.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Reading } from '#lib/rules/plays.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import {
	groundsOf,
	optionNamesIn,
	settingsThatChange,
	withoutNewClashes,
	type Grounds,
	type Setting
} from './grounds.ts';
import { standIns, type PatternFault } from './patterns.ts';
import { factsOf, type PlayFacts, type TableQuestion } from './play-facts.ts';
import type { Top } from '#lib/rules/tops.ts';
import type { PlayedAs } from '#lib/rules/trick.ts';
import { rulesOfPlay } from './play-rules.ts';

export interface PlayVerdict extends Grounds {
	/** Null if a tarot trump is involved: the table's own text for it decides (TH-3). */
	readonly legal: boolean | null;
	/** Why the play is not legal, else null. */
	readonly code: PlayCode | null;
	/** For `not-a-pattern`: why the cards are no pattern. */
	readonly fault: PatternFault | null;
	/** Null if the play is not legal. */
	readonly as: PlayedAs | null;
	/** The entry of `tops` by which it ends the trick, if one does. */
	readonly top: Top | null;
	/** How the play was read; null if the cards are no pattern. */
	readonly reading: Reading | null;
	/** The ranks that the wild cards of the play stand for. */
	readonly standIns: readonly Rank[];
	/** The play to beat; null for a lead. */
	readonly table: Table | null;
	/** The tarot trump and the table's own text for it, where one decides. */
	readonly trump: { readonly number: number; readonly text: string | null } | null;
	/** House rules that would each by itself reverse the verdict. */
	readonly houseInstead: readonly Setting[];
}

/** The options on which the legality of a play may depend. */
export const PLAY_OPTIONS = [
	'ranking',
	'maxSet',
	'runs',
	'runLength',
	'pairRuns',
	'counts',
	'wild',
	'wildRank',
	'trumps',
	'afterPass',
	'jokersHighest',
	'equalRank',
	'suitLock',
	'completedFour',
	'bomb',
	'numberLock',
	'tops',
	'effects',
	'turnedBy',
	'forbiddenLast'
] satisfies readonly OptionName[];

/** The answer without the reading of the cards. */
const codeOf = (answer: PlayAnswer) => (answer.legal === false ? answer.code : answer.legal);

/** The settings that change the answer. A setting under which an earlier play of the trick would
 * not have been legal does not count. */
function changesOf(options: Options, question: TableQuestion): Setting[] {
	const { trick, players, turned } = question;
	const legalityBefore = (changed: Options) =>
		trick
			.map(
				(play, i) => checkPlay(changed, { players, turned, trick: trick.slice(0, i), play }).legal
			)
			.join();
	const now = { before: legalityBefore(options), code: codeOf(checkPlay(options, question)) };
	return settingsThatChange(options, PLAY_OPTIONS, (changed) => {
		const code = codeOf(checkPlay(changed, question));
		return code === now.code || legalityBefore(changed) === now.before ? code : now.code;
	});
}

/** The option behind each rule. They are named besides the options that change the answer, because
 * two options may forbid the same play, and then neither changes the answer alone. */
const OPTION_OF: { readonly [K in RuleId]?: OptionName } = {
	'PL-3': 'wild',
	'FP-3': 'wild',
	'PL-4': 'effects',
	'PL-5': 'trumps',
	'PL-6': 'afterPass',
	'PL-8': 'calledRuns',
	'DF-1': 'jokersHighest',
	'DF-3': 'opener',
	'DF-4': 'suitLock',
	'DF-7': 'tops',
	'PR-5': 'equalRank',
	'PR-6': 'effects',
	'PR-7': 'turnedBy',
	'PR-8': 'forbiddenLast',
	'PR-11': 'completedFour',
	'PR-12': 'bomb',
	'PR-13': 'tops',
	'PR-14': 'wildRank',
	'DF-11': 'turnedBy',
	'DF-12': 'effects',
	'DF-13': 'numberLock',
	'DF-17': 'effects'
};

/** The options that decided: those that change the answer, and those behind its rules. */
function decidingOptions(
	{ options, question, fault }: PlayFacts,
	rules: readonly RuleId[],
	changes: readonly Setting[]
): OptionName[] {
	const names = optionNamesIn(changes);
	names.push(...rules.flatMap((id) => OPTION_OF[id] ?? []));
	if (fault === 'wilds-stand-for-nothing') names.push('wild');
	if (question.opening !== true) return names;
	const leads = (['firstLead', 'laterLead'] as const).filter(
		(name) => options[name] === 'holder-of-card'
	);
	return [...names, 'opener', ...leads];
}

/** *May this be played?* Judges a play, with the rules and options that decided (PL-1 to PL-8,
 * LE-1; PR-5 to PR-8, PR-11 to PR-14, DF-4, DF-7, DF-11 to DF-13, DF-17, TH-3). */
export function judgePlay(rules: Rules, question: TableQuestion): PlayVerdict {
	const { options } = rules;
	const facts = factsOf(options, question);
	const { answer, table, order, reading, as, top, fault } = facts;
	const ids = rulesOfPlay(facts);
	const changes = changesOf(options, question);
	const reverses = ({ option, value }: Setting) =>
		checkPlay({ ...options, [option]: value }, question).legal !== answer.legal;
	return {
		...groundsOf(rules, ids, decidingOptions(facts, ids, changes)),
		legal: answer.legal,
		code: answer.legal === false ? answer.code : null,
		fault,
		as,
		top,
		reading,
		standIns: reading === null ? [] : standIns(options, question.play, reading, order),
		table: table ?? null,
		trump:
			answer.legal === null
				? { number: answer.trump, text: rules.trumps?.[answer.trump] ?? null }
				: null,
		houseInstead: withoutNewClashes(rules, changes.filter(reverses))
	};
}
