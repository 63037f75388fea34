import type { Rank } from '#lib/cards/card.ts';
import {
	checkPlay,
	isUnbeatable,
	tableAfter,
	type PlayAnswer,
	type PlayCode,
	type PlayQuestion,
	type Table
} from '#lib/rules/legality.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import { readings, type Order, type Reading } from '#lib/rules/plays.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import {
	groundsOf,
	optionsIn,
	otherwise,
	possible,
	type Grounds,
	type Setting
} from './grounds.ts';
import { faultIn, standIns, type Fault } from './patterns.ts';
import { rulesOfPlay } from './play-rules.ts';

/** A play at a table of so many: the pack depends on their number. */
export interface TableQuestion extends PlayQuestion {
	readonly players: number;
}

/** How a play that is allowed comes to be: as a lead, by following, as a trump, as the 3 of spades on a lone Joker, or
 * as the next of a called sequence. */
export type PlayedAs = 'lead' | 'follow' | 'trump' | 'spade-three' | 'call';

/** Everything that a rule may look at. */
export interface PlayFacts {
	readonly options: Options;
	readonly question: TableQuestion;
	readonly answer: PlayAnswer;
	/** What lies on the table. */
	readonly table: Table | undefined;
	/** The ranking at this moment. */
	readonly order: Order;
	/** What the play was read as: what makes it legal, else the strongest that it could be. */
	readonly reading: Reading | null;
	/** Null where the play is not allowed. */
	readonly as: PlayedAs | null;
	/** Why it is no pattern. */
	readonly fault: Fault | null;
}

export interface PlayVerdict extends Grounds {
	/** Null: a tarot trump is about, and the table's own text for it decides (TH-3). */
	readonly legal: boolean | null;
	/** Why not; null where it is allowed or the table decides. */
	readonly code: PlayCode | null;
	readonly fault: Fault | null;
	readonly as: PlayedAs | null;
	readonly reading: Reading | null;
	/** The ranks that the wild cards of the play stand for. */
	readonly standIns: readonly Rank[];
	/** What lies on the table; null while nothing does. */
	readonly table: Table | null;
	/** The trump and the table's own text for it. */
	readonly trump: { readonly number: number; readonly text: string | null } | null;
	/** House rules, each by itself, by which it would be the other way about. */
	readonly houseInstead: readonly Setting[];
}

/** The options that a play's legality can hang on. */
export const PLAY_OPTIONS = [
	...(['ranking', 'maxSet', 'runs', 'wild', 'trumps', 'twosEndTrick', 'afterPass'] as const),
	...(['jokersHighest', 'equalRank', 'eightsEndTrick', 'fourOfAKindTurns'] as const),
	...(['suitLock', 'spadeThreeTopsJoker', 'forbiddenLast', 'startsWith3d'] as const)
] satisfies readonly OptionName[];

/** How a legal play comes to be. */
function playedAs(
	{ options, question, table }: Pick<PlayFacts, 'options' | 'question' | 'table'>,
	reading: Reading
): PlayedAs {
	if (question.call !== undefined) return 'call';
	if (table === undefined) return 'lead';
	const { pattern, count, strength } = table.reading;
	if (reading.pattern !== pattern || reading.count !== count) return 'trump';
	const ordinary =
		reading.strength > strength || (reading.strength === strength && options.equalRank !== 'never');
	if (ordinary && !isUnbeatable(options, table)) return 'follow';
	return 'spade-three';
}

function factsOf(options: Options, question: TableQuestion): PlayFacts {
	const answer = checkPlay(options, question);
	const table = tableAfter(options, question);
	const order = { players: question.players, turned: table?.turned ?? question.turned };
	const all = readings(options, question.play, order);
	const reading = answer.legal === true ? answer.reading : (strongest(all, table) ?? null);
	const as = answer.legal === true ? playedAs({ options, question, table }, answer.reading) : null;
	const isNone = answer.legal === false && answer.code === 'not-a-pattern';
	const fault = isNone ? faultIn(options, question.play, order) : null;
	return { options, question, answer, table, order, reading, as, fault };
}

/** The reading that comes nearest to what lies on the table. */
function strongest(all: readonly Reading[], table: Table | undefined): Reading | undefined {
	const like = all.filter(
		({ pattern, count }) => pattern === table?.reading.pattern && count === table.reading.count
	);
	return (like.length > 0 ? like : all).reduce<Reading | undefined>(
		(best, one) => (best === undefined || one.strength > best.strength ? one : best),
		undefined
	);
}

/** The answer without how the cards were read. */
const codeOf = (answer: PlayAnswer) => (answer.legal === false ? answer.code : answer.legal);

/** The settings, one changed at a time, under which the play is judged otherwise and the plays before it are not. */
function changesOf(options: Options, question: TableQuestion): Setting[] {
	const { trick, players, turned } = question;
	const before = (asked: Options) =>
		trick
			.map((play, i) => checkPlay(asked, { players, turned, trick: trick.slice(0, i), play }).legal)
			.join();
	const now = { before: before(options), code: codeOf(checkPlay(options, question)) };
	return otherwise(options, PLAY_OPTIONS, (asked) => {
		const code = codeOf(checkPlay(asked, question));
		return code === now.code || before(asked) === now.before ? code : now.code;
	});
}

/** The options that speak where a rule does: two of them may say the same, and then neither turns the answer alone. */
const OPTION_OF: { readonly [K in RuleId]?: OptionName } = {
	...({
		'PL-3': 'wild',
		'FP-3': 'wild',
		'PL-4': 'twosEndTrick',
		'PL-5': 'trumps',
		'PL-6': 'afterPass'
	} as const),
	...({ 'PL-8': 'calledRuns', 'DF-1': 'jokersHighest', 'DF-3': 'startsWith3d' } as const),
	...({ 'DF-4': 'suitLock', 'DF-7': 'spadeThreeTopsJoker', 'PR-5': 'equalRank' } as const),
	...({ 'PR-6': 'eightsEndTrick', 'PR-7': 'fourOfAKindTurns', 'PR-8': 'forbiddenLast' } as const)
};

/** The options that decided it: those of which another value would answer otherwise, and those of the rules. */
function optionsOfPlay(
	{ options, question, fault }: PlayFacts,
	rules: readonly RuleId[],
	changes: readonly Setting[]
): OptionName[] {
	const names = optionsIn(changes);
	names.push(...rules.flatMap((id) => OPTION_OF[id] ?? []));
	if (fault === 'wilds-stand-for-nothing') names.push('wild');
	if (question.opening !== true) return names;
	const opened = (['firstLead', 'laterLead'] as const).filter(
		(name) => options[name] === 'holder-of-3c'
	);
	return [...names, ...opened];
}

/** *May this be played?* The answer, the rules it rests on, and the options that decided it (PL-1 to PL-8, LE-1; PR-5
 * to PR-8, DF-4, DF-7, TH-3). */
export function judgePlay(rules: Rules, question: TableQuestion): PlayVerdict {
	const { options } = rules;
	const facts = factsOf(options, question);
	const { answer, table, order, reading, as, fault } = facts;
	const ids = rulesOfPlay(facts);
	const changes = changesOf(options, question);
	const turnsIt = ({ option, value }: Setting) =>
		checkPlay({ ...options, [option]: value }, question).legal !== answer.legal;
	return {
		...groundsOf(rules, ids, optionsOfPlay(facts, ids, changes)),
		legal: answer.legal,
		code: answer.legal === false ? answer.code : null,
		fault,
		as,
		reading,
		standIns: reading === null ? [] : standIns(options, question.play, reading, order),
		table: table ?? null,
		trump:
			answer.legal === null
				? { number: answer.trump, text: rules.trumps?.[answer.trump] ?? null }
				: null,
		houseInstead: possible(rules, changes.filter(turnsIt))
	};
}
