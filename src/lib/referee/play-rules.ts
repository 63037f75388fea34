import type { PlayCode, Table } from '#lib/rules/legality.ts';
import {
	jokersAreTrumps,
	rankingOf,
	readings,
	twosAreTrumps,
	type Reading
} from '#lib/rules/plays.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { hasOwnNeighbours, hasWild, isWild, rulesOfFault } from './patterns.ts';
import type { PlayedAs, PlayFacts } from './play.ts';

type Check = (facts: PlayFacts) => boolean;
type When = readonly [RuleId, Check];

const isRun = (reading: Reading | null | undefined): boolean => reading?.pattern === 'run';
const isTwos = (reading: Reading | null | undefined): boolean =>
	reading?.pattern === 'set' && reading.rank === '2';
const isJokers = (reading: Reading | null | undefined): boolean => reading?.rank === 'joker';

const starts3d: Check = ({ options }) => options.startsWith3d;

/** Whether wild cards of the play count as what they stand for. */
const playIsWild: Check = ({ question, reading }) => hasWild(question.play) && !isJokers(reading);

/** Whether wild cards lie on the table as something else. */
const tableIsWild: Check = ({ table }) =>
	table !== undefined && hasWild(table.cards) && !isJokers(table.reading);

/** Whether what lies there could have been several things, and nobody said which (FP-3). */
const tableWasOpen: Check = ({ options, table, question }) =>
	table !== undefined &&
	table.cards.some((card) => isWild(card) && card.as === undefined) &&
	readings(options, table.cards, { ...question, turned: table.turned }).length > 1;

/** Whether a 2 or a Joker counts as a trump here, in the play or under it (PL-5). */
const trumpsCount: Check = ({ options, reading, table }) =>
	(twosAreTrumps(options) && (isTwos(reading) || isTwos(table?.reading))) ||
	(jokersAreTrumps(options) && (isJokers(reading) || isJokers(table?.reading)));

/** Whether a Joker is the highest card though no trump (DF-1). */
const jokersAreHigh: Check = ({ options, reading, table }) =>
	options.jokersHighest &&
	!jokersAreTrumps(options) &&
	(isJokers(reading) || isJokers(table?.reading));

/** One trump on a run: it tops sets only (FP-10). */
const trumpOnRun: Check = (facts) =>
	isRun(facts.table?.reading) &&
	facts.question.play.length === 1 &&
	trumpsCount({ ...facts, table: undefined });

/** What FP-1 spells out of a single 2, and of several, where one Joker tops them. */
const twosThenJokers: Check = ({ options, table, reading, as }) => {
	if (options.trumps !== 'twos-then-jokers' || !isTwos(table?.reading)) return false;
	const isSingle = table?.reading.count === 1;
	return as === null ? isSingle && !isJokers(reading) : as === 'trump' && !isSingle;
};

/** Whether nothing at all is higher, though no rule ends the trick (FP-2). */
const isAtTheTop: Check = ({ options, order, table }) => {
	const reading = table?.reading;
	if (reading === undefined || options.equalRank !== 'never') return false;
	if (reading.rank !== rankingOf(options, order).at(-1)) return false;
	const jokersTop = options.jokersHighest && reading.count <= 2;
	return isRun(reading) || !(options.trumps !== 'none' || jokersTop);
};

const ownNeighbours: Check = ({ options, order }) => hasOwnNeighbours(options, order);
const aRun: Check = ({ reading, table }) => isRun(reading) || isRun(table?.reading);
const always: Check = () => true;

/** What stands behind every comparison of a play with the table. */
const comparing: readonly When[] = [
	['PL-2', always],
	['PL-3', (facts) => playIsWild(facts) || tableIsWild(facts)],
	['FP-3', tableWasOpen],
	['PL-5', trumpsCount],
	['FP-1', twosThenJokers],
	['FP-10', trumpOnRun],
	['DF-1', jokersAreHigh],
	['PR-7', ({ order }) => order.turned === true]
];

const legal: Record<PlayedAs, readonly When[]> = {
	lead: [
		['PL-1', always],
		['PL-3', playIsWild],
		['FP-12', (facts) => aRun(facts) && ownNeighbours(facts)],
		['LE-1', ({ question }) => question.opening === true],
		['DF-3', ({ question, options }) => question.opening === true && options.startsWith3d]
	],
	follow: [
		['PL-1', always],
		...comparing,
		['FP-12', (facts) => aRun(facts) && ownNeighbours(facts)],
		['PR-5', ({ reading, table }) => reading?.strength === table?.reading.strength],
		['DF-4', ({ table }) => table?.lock !== null]
	],
	trump: [
		['PL-5', always],
		['FP-1', twosThenJokers],
		['PL-3', playIsWild],
		['DF-4', ({ table }) => table?.lock !== null]
	],
	'spade-three': [['DF-7', always]],
	call: [
		['PL-8', always],
		['FP-5', always],
		['FP-12', ownNeighbours]
	]
};

const isLoneJoker = (table: Table | undefined): boolean =>
	isJokers(table?.reading) && table?.reading.count === 1;

const unbeatable: readonly When[] = [
	['PL-4', ({ options, table }) => isTwos(table?.reading) && options.twosEndTrick],
	['PL-5', (facts) => trumpsCount({ ...facts, reading: null })],
	['FP-1', (facts) => isLoneJoker(facts.table) && facts.options.trumps === 'twos-then-jokers'],
	['PR-6', ({ options, table }) => table?.reading.rank === '8' && options.eightsEndTrick],
	['DF-7', ({ table }) => table?.settled === true],
	['PL-3', tableIsWild],
	['FP-3', tableWasOpen]
];

const refused: Record<Exclude<PlayCode, 'not-a-pattern'>, readonly When[]> = {
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
	'wrong-pattern': [['PL-1', always], ...comparing],
	'wrong-count': comparing,
	'not-higher': [
		['PL-1', aRun],
		...comparing,
		['FP-2', isAtTheTop],
		['FP-12', (facts) => aRun(facts) && ownNeighbours(facts)]
	],
	'suit-locked': [['DF-4', always]],
	'forbidden-last': [['PR-8', always]]
};

/** The rules that a verdict rests on. */
export function rulesOfPlay(facts: PlayFacts): RuleId[] {
	const { answer, as, fault, options, question } = facts;
	if (answer.legal === null) return ['TH-3'];
	if (fault !== null) return rulesOfFault(options, question.play, fault);
	const list =
		answer.legal || answer.code === 'not-a-pattern' ? legal[as ?? 'lead'] : refused[answer.code];
	return list.filter(([, holds]) => holds(facts)).map(([id]) => id);
}
