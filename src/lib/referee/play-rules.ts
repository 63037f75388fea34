import type { PlayCode, Table } from '#lib/rules/trick.ts';
import { isWildCard, readings, type Reading } from '#lib/rules/plays.ts';
import { rankingOf } from '#lib/rules/ranking.ts';
import { effectsOf } from '#lib/rules/effects.ts';
import type { Top } from '#lib/rules/tops.ts';
import { canHappen } from '#lib/rules/turning.ts';
import { jokersAreTrumps, twosAreTrumps, type Options } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { hasOwnNeighbours, hasWild, isOfWildRank, rulesOfFault } from './patterns.ts';
import type { PlayFacts } from './play-facts.ts';
import type { PlayedAs } from '#lib/rules/trick.ts';

type Condition = (facts: PlayFacts) => boolean;
/** A rule, and when a verdict rests on it. */
type ConditionalRule = readonly [RuleId, Condition];

const isRun = (reading: Reading | null | undefined): boolean => reading?.pattern === 'run';
const isTwos = (reading: Reading | null | undefined): boolean =>
	reading?.pattern === 'set' && reading.rank === '2';
const isJokers = (reading: Reading | null | undefined): boolean => reading?.rank === 'joker';

/** Whether another card than the 3 of clubs opens, which Daifugō's rules say (DF-3). */
const hasOwnOpener: Condition = ({ options }) => options.opener !== '3C';

/** Whether wild cards of the play count as the ranks that they stand for. */
const playIsWild: Condition = ({ question, reading }) =>
	hasWild(question.play) && !isJokers(reading);

/** Whether wild cards on the table count as the ranks that they stand for. */
const tableIsWild: Condition = ({ table }) =>
	table !== undefined && hasWild(table.cards) && !isJokers(table.reading);

/** Whether the play on the table has several readings and its player named none (FP-3). */
const tableIsAmbiguous: Condition = ({ options, table, question }) =>
	table !== undefined &&
	table.cards.some(
		(card) => card.kind !== 'trump' && card.as === undefined && isWildCard(options, card)
	) &&
	readings(options, table.cards, { ...question, turned: table.turned }).length > 1;

/** Whether a 2 or a Joker counts as a trump, in the play or on the table (PL-5). */
const trumpsCount: Condition = ({ options, reading, table }) =>
	(twosAreTrumps(options) && (isTwos(reading) || isTwos(table?.reading))) ||
	(jokersAreTrumps(options) && (isJokers(reading) || isJokers(table?.reading)));

/** Whether a Joker is the highest card without being a trump (DF-1). */
const jokersAreHigh: Condition = ({ options, reading, table }) =>
	options.jokersHighest &&
	!jokersAreTrumps(options) &&
	(isJokers(reading) || isJokers(table?.reading));

/** Whether a single trump is played on a run: it tops sets only (FP-10). */
const trumpOnRun: Condition = (facts) =>
	isRun(facts.table?.reading) &&
	facts.question.play.length === 1 &&
	trumpsCount({ ...facts, table: undefined });

/** Whether FP-1 applies: a play without Jokers on a single 2 is refused, or one Joker tops several
 * twos. */
const twosThenJokers: Condition = ({ options, table, reading, as }) => {
	if (options.trumps !== 'twos-then-jokers' || !isTwos(table?.reading)) return false;
	const isSingle = table?.reading.count === 1;
	return as === null ? isSingle && !isJokers(reading) : as === 'trump' && !isSingle;
};

/** Whether nothing is higher, although no rule ends the trick (FP-2). */
const tableIsHighest: Condition = ({ options, order, table }) => {
	const reading = table?.reading;
	if (reading === undefined || options.equalRank !== 'never') return false;
	if (reading.rank !== rankingOf(options, order).at(-1)) return false;
	const jokersTop = options.jokersHighest && reading.count <= 2;
	return isRun(reading) || !(options.trumps !== 'none' || jokersTop);
};

const ownNeighbours: Condition = ({ options, order }) => hasOwnNeighbours(options, order);
const involvesRun: Condition = ({ reading, table }) => isRun(reading) || isRun(table?.reading);
const always: Condition = () => true;

const isOpening = ({ opening }: PlayFacts['question']): boolean => opening === true;

/** Whether the ranking is turned, and this may have done it. */
const turnedBy =
	(may: (options: Options) => boolean): Condition =>
	({ order, options }) =>
		order.turned === true && may(options);

const canTurnByRun = ({ turnedBy }: Options): boolean => turnedBy.includes('run-of-four');

/** Whether four of a kind may have turned the ranking: it did if nothing else turns it. */
const isTurnedByFour = turnedBy(
	(options) =>
		options.turnedBy.includes('four') ||
		!(canTurnByRun(options) || canHappen(options, 'turns') || canHappen(options, 'back'))
);

/** Whether a card of the wild rank counts as a wild, in the play or on the table (RG-7). */
const rankIsWild: Condition = ({ options, question, table }) =>
	[...question.play, ...(table?.cards ?? [])].some((card) => isOfWildRank(options, card));

/** The rule of an entry of `tops`: the 3 of spades on a Joker, or a card above all (RG-8). */
export const ruleOfTop = (top: Top | null | undefined): RuleId =>
	top?.over === 'JK' ? 'DF-7' : 'PR-13';

/** Whether the play is legal by an entry of this rule. */
const byTop =
	(rule: RuleId): Condition =>
	({ top }) =>
		ruleOfTop(top) === rule;

/** Whether the play on the table ended the trick by the effect of its rank (RG-9). */
const cleared =
	(isTwo: boolean): Condition =>
	({ options, table }) =>
		table !== undefined &&
		effectsOf(options, table.reading).clears &&
		(table.reading.rank === '2') === isTwo;

/** Whether a bomb lies on the table, which only a stronger one follows (PR-12). */
const onBomb: Condition = ({ options, table }) =>
	options.bomb === 'four' && table?.reading.pattern === 'set' && table.reading.count === 4;

/** The rules of every comparison of a play with the table. */
const comparison: readonly ConditionalRule[] = [
	['PL-2', always],
	['PL-3', (facts) => playIsWild(facts) || tableIsWild(facts)],
	['FP-3', tableIsAmbiguous],
	['PL-5', trumpsCount],
	['FP-1', twosThenJokers],
	['FP-10', trumpOnRun],
	['DF-1', jokersAreHigh],
	['PR-7', isTurnedByFour],
	['DF-11', turnedBy(canTurnByRun)],
	['DF-12', ({ table }) => table !== undefined && table.turned !== table.turnedForRound],
	['DF-17', turnedBy((options) => canHappen(options, 'turns'))],
	['PR-14', rankIsWild]
];

const legal: Record<PlayedAs, readonly ConditionalRule[]> = {
	lead: [
		['PL-1', always],
		['PL-3', playIsWild],
		['FP-12', (facts) => involvesRun(facts) && ownNeighbours(facts)],
		['LE-1', ({ question }) => isOpening(question)],
		['DF-3', (facts) => isOpening(facts.question) && hasOwnOpener(facts)]
	],
	follow: [
		['PL-1', always],
		...comparison,
		['FP-12', (facts) => involvesRun(facts) && ownNeighbours(facts)],
		['PR-5', ({ reading, table }) => reading?.strength === table?.reading.strength],
		['DF-4', ({ table }) => table?.lock !== null],
		['DF-13', ({ table }) => table?.numberLock === true]
	],
	trump: [
		['PL-5', always],
		['FP-1', twosThenJokers],
		['PL-3', playIsWild],
		['DF-4', ({ table }) => table?.lock !== null],
		['DF-13', ({ table }) => table?.numberLock === true]
	],
	top: [
		['DF-7', byTop('DF-7')],
		['PR-13', byTop('PR-13')],
		['PL-3', (facts) => playIsWild(facts) && facts.reading?.rank !== 'wild']
	],
	completes: [
		['PR-11', always],
		['PL-3', playIsWild]
	],
	bomb: [
		['PR-12', always],
		['PL-3', playIsWild]
	],
	call: [
		['PL-8', always],
		['FP-5', always],
		['FP-12', ownNeighbours]
	]
};

const isLoneJoker = (table: Table | undefined): boolean =>
	isJokers(table?.reading) && table?.reading.count === 1;

const isFour = (table: Table | undefined): boolean => table?.endedBy === 'completed-four';

const unbeatable: readonly ConditionalRule[] = [
	['PL-4', cleared(true)],
	['PL-5', (facts) => trumpsCount({ ...facts, reading: null })],
	['FP-1', (facts) => isLoneJoker(facts.table) && facts.options.trumps === 'twos-then-jokers'],
	['PR-6', cleared(false)],
	['DF-7', ({ table }) => table?.top?.over === 'JK'],
	['PR-13', ({ table }) => table?.top !== null && table?.top?.over !== 'JK'],
	['PR-11', ({ table, options }) => isFour(table) && options.completedFour !== 'never'],
	['PR-5', ({ table, options }) => isFour(table) && options.completedFour === 'never'],
	['PL-3', tableIsWild],
	['FP-3', tableIsAmbiguous]
];

const refused: Record<Exclude<PlayCode, 'not-a-pattern'>, readonly ConditionalRule[]> = {
	'out-of-turn': [
		['PL-6', always],
		['PR-11', ({ options }) => options.completedFour === 'anyone']
	],
	'passed-out': [['PL-6', always]],
	'must-include-3c': [
		['LE-1', always],
		['FP-4', ({ question }) => hasWild(question.play)],
		['DF-3', hasOwnOpener]
	],
	'breaks-sequence': [
		['PL-8', always],
		['FP-5', always],
		['FP-12', ownNeighbours]
	],
	unbeatable,
	'wrong-pattern': [['PL-1', always], ...comparison, ['PR-12', onBomb]],
	'wrong-count': [...comparison, ['PR-12', onBomb]],
	'not-higher': [
		['PL-1', involvesRun],
		...comparison,
		['FP-2', tableIsHighest],
		['FP-12', (facts) => involvesRun(facts) && ownNeighbours(facts)]
	],
	'must-equal': [['PR-5', always]],
	'suit-locked': [['DF-4', always]],
	'number-locked': [
		['DF-13', always],
		['DF-4', ({ table }) => table?.lock !== null]
	],
	'forbidden-last': [
		['PR-8', always],
		['PR-7', isTurnedByFour]
	]
};

/** The rules on which a verdict about a play rests, in no particular order. */
export function rulesOfPlay(facts: PlayFacts): RuleId[] {
	const { answer, as, fault, options, question } = facts;
	if (answer.legal === null) return ['TH-3'];
	if (fault !== null) return rulesOfFault(options, question.play, fault);
	const list =
		answer.legal || answer.code === 'not-a-pattern' ? legal[as ?? 'lead'] : refused[answer.code];
	return list.filter(([, applies]) => applies(facts)).map(([id]) => id);
}
