import type { PlayCode, Table } from '#lib/rules/trick.ts';
import { isWildCard, rankingOf, readings, type Reading } from '#lib/rules/plays.ts';
import { jokersAreTrumps, twosAreTrumps, type Options } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { hasOwnNeighbours, hasWild, isWild, rulesOfFault } from './patterns.ts';
import type { Card } from '#lib/cards/card.ts';
import type { PlayFacts } from './play-facts.ts';
import type { PlayedAs } from '#lib/rules/trick.ts';

type Condition = (facts: PlayFacts) => boolean;
/** A rule, and when a verdict rests on it. */
type ConditionalRule = readonly [RuleId, Condition];

const isRun = (reading: Reading | null | undefined): boolean => reading?.pattern === 'run';
const isTwos = (reading: Reading | null | undefined): boolean =>
	reading?.pattern === 'set' && reading.rank === '2';
const isJokers = (reading: Reading | null | undefined): boolean => reading?.rank === 'joker';

const starts3d: Condition = ({ options }) => options.startsWith3d;

/** Whether wild cards of the play count as the ranks that they stand for. */
const playIsWild: Condition = ({ question, reading }) =>
	hasWild(question.play) && !isJokers(reading);

/** Whether wild cards on the table count as the ranks that they stand for. */
const tableIsWild: Condition = ({ table }) =>
	table !== undefined && hasWild(table.cards) && !isJokers(table.reading);

/** Whether the play on the table has several readings and its player named none (FP-3). */
const tableIsAmbiguous: Condition = ({ options, table, question }) =>
	table !== undefined &&
	table.cards.some((card) => isWild(card) && card.as === undefined) &&
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

/** Whether four of a kind may have turned the ranking: it did if no other option turns it. */
const isTurnedByFour = ({ fourOfAKindTurns, stairsRevolution, coup, jackBack }: Options): boolean =>
	fourOfAKindTurns || (stairsRevolution === 'none' && !coup && !jackBack);

const isThree = (card: Card): boolean =>
	card.kind !== 'wild' && isWildCard({ threes: 'wild' }, card);

/** Whether a three counts as a wild, in the play or on the table (PR-14). */
const threesAreWild: Condition = ({ options, question, table }) =>
	options.threes === 'wild' && [...question.play, ...(table?.cards ?? [])].some(isThree);

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
	['PR-7', ({ order, options }) => order.turned === true && isTurnedByFour(options)],
	['DF-11', ({ order, options }) => order.turned === true && options.stairsRevolution !== 'none'],
	['DF-12', ({ table }) => table !== undefined && table.turned !== table.turnedForRound],
	['DF-17', ({ order, options }) => order.turned === true && options.coup],
	['PR-14', threesAreWild]
];

const legal: Record<PlayedAs, readonly ConditionalRule[]> = {
	lead: [
		['PL-1', always],
		['PL-3', playIsWild],
		['FP-12', (facts) => involvesRun(facts) && ownNeighbours(facts)],
		['LE-1', ({ question }) => question.opening === true],
		['DF-3', ({ question, options }) => question.opening === true && options.startsWith3d]
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
	'spade-three': [['DF-7', always]],
	'top-card': [['PR-13', always]],
	threes: [
		['PR-14', always],
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

const unbeatable: readonly ConditionalRule[] = [
	['PL-4', ({ options, table }) => isTwos(table?.reading) && options.twosEndTrick],
	['PL-5', (facts) => trumpsCount({ ...facts, reading: null })],
	['FP-1', (facts) => isLoneJoker(facts.table) && facts.options.trumps === 'twos-then-jokers'],
	['PR-6', ({ options, table }) => table?.reading.rank === '8' && options.eightsEndTrick],
	['DF-7', ({ table }) => table?.endedBy === 'spade-three'],
	['PR-11', ({ table }) => table?.endedBy === 'completed-four'],
	['PR-13', ({ table }) => table?.endedBy === 'top-card'],
	['PR-14', ({ table }) => table?.endedBy === 'threes'],
	['PL-3', tableIsWild],
	['FP-3', tableIsAmbiguous]
];

const refused: Record<Exclude<PlayCode, 'not-a-pattern'>, readonly ConditionalRule[]> = {
	'passed-out': [['PL-6', always]],
	'must-include-3c': [
		['LE-1', always],
		['FP-4', ({ question }) => hasWild(question.play)],
		['DF-3', starts3d]
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
	'suit-locked': [['DF-4', always]],
	'number-locked': [
		['DF-13', always],
		['DF-4', ({ table }) => table?.lock !== null]
	],
	'forbidden-last': [
		['PR-8', always],
		['PR-7', ({ order, options }) => order.turned === true && isTurnedByFour(options)]
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
