import { formatCard, parseCard, type Card } from '#lib/cards/card.ts';
import { checkPlay, isUnbeatable, tableAfter, type Table } from '#lib/rules/legality.ts';
import type { Options } from '#lib/rules/options.ts';
import type { Reading } from '#lib/rules/plays.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { mergeCells, type JudgedCell, type NumberRange } from './merge-cells.ts';
import { isWild } from './patterns.ts';
import { cellsOf, constraintsFor, ranksOfPattern, type PlayCell } from './play-cells.ts';
import type { PlayedAs, TableQuestion } from './play-facts.ts';
import {
	exclude,
	remainingCards,
	type CardConstraints,
	type RemainingCards
} from './remaining-cards.ts';

/** A class of plays, all of which are legal if the pack has the cards. */
export interface LegalClass extends CardConstraints {
	readonly as: PlayedAs;
	readonly pattern: Reading['pattern'];
	readonly count: NumberRange;
	/** How many of the cards are wild. */
	readonly wilds: NumberRange;
	/** The ranks of the sets, or of the highest cards of the runs, from low to high. */
	readonly ranks: readonly Reading['rank'][];
	/** One such play, of cards that do not lie on the table. */
	readonly example: readonly Card[];
}

/** Why no play is legal: the player passed, a rule says that nothing tops the table, a tarot trump lies on it and the
 * table's own text decides (TH-3), or the pack has no cards for a legal play. */
type NoPlayReason = 'passed-out' | 'unbeatable' | 'trump-lies' | 'none-in-pack';

export interface LegalPlays {
	readonly classes: readonly LegalClass[];
	/** Null if some play is legal. */
	readonly none: NoPlayReason | null;
	/** Whether the pack also has tarot trumps, for which the table's own texts decide (TH-3). */
	readonly trumps: boolean;
}

export type LegalPlaysQuestion = Omit<TableQuestion, 'play'>;

const threeOfSpades = parseCard('3S')!;

/** Whether the 3 of spades could be played on a lone Joker (DF-7). */
const canAnswerJoker = (
	{ spadeThreeTopsJoker }: Options,
	table: Table | undefined,
	{ naturals }: RemainingCards
): boolean =>
	spadeThreeTopsJoker &&
	table?.cards.length === 1 &&
	table.cards.every(isWild) &&
	(naturals.get('3') ?? []).some((card) => formatCard(card) === '3S');

const spadeThreeClass: LegalClass = {
	...{ as: 'spade-three', pattern: 'set', ranks: ['3'] },
	...{ count: { from: 1, to: 1 }, wilds: { from: 0, to: 0 } },
	...{ suits: ['S'], includes: threeOfSpades, without: [], example: [threeOfSpades] }
};

function playedAs(
	{ call }: LegalPlaysQuestion,
	table: Table | undefined,
	{ pattern, count }: PlayCell
): PlayedAs {
	if (call !== undefined) return 'call';
	if (table === undefined) return 'lead';
	const { reading } = table;
	return pattern === reading.pattern && count === reading.count ? 'follow' : 'trump';
}

/** Judges the cell by its example. Returns nothing if the example is no such play: no pattern, or read as another. */
function judgeCell(
	options: Options,
	question: LegalPlaysQuestion,
	table: Table | undefined,
	cell: PlayCell
): JudgedCell[] {
	const answer = checkPlay(options, { ...question, play: cell.example });
	if (answer.legal !== true) {
		const hasNoPattern = answer.legal === false && answer.code === 'not-a-pattern';
		return hasNoPattern ? [] : [{ ...cell, as: null }];
	}
	const { pattern, rank } = answer.reading;
	const isSame = pattern === cell.pattern && rank === cell.rank;
	return isSame ? [{ ...cell, as: playedAs(question, table, cell) }] : [];
}

function whyNone(
	options: Options,
	question: LegalPlaysQuestion,
	table: Table | undefined
): NoPlayReason {
	if (question.passed === true && options.afterPass === 'out-of-trick') return 'passed-out';
	if (question.trick.flat().some(({ kind }) => kind === 'trump')) return 'trump-lies';
	const isOver = table !== undefined && question.call === undefined && isUnbeatable(options, table);
	return isOver ? 'unbeatable' : 'none-in-pack';
}

/** *What may be played?* Lists all legal plays of the cards that do not lie on the table, as classes with an example
 * each. */
export function findLegalPlays({ options }: Rules, question: LegalPlaysQuestion): LegalPlays {
	const table = tableAfter(options, question);
	const order = { players: question.players, turned: table?.turned ?? question.turned };
	const isLegal = (play: readonly Card[]) =>
		checkPlay(options, { ...question, play }).legal === true;
	const constraints = constraintsFor(options, question, table);
	const remaining = remainingCards(options, question.players, question.trick.flat());
	// the 3 of spades would otherwise be the example of a class whose other plays are not legal
	const isSpadeThreeLegal = canAnswerJoker(options, table, remaining) && isLegal([threeOfSpades]);
	const without = isSpadeThreeLegal ? [...constraints.without, '3S'] : constraints.without;
	const cells = cellsOf(options, order, table, exclude(remaining, without), constraints);
	const judged = cells.flatMap((cell) => judgeCell(options, question, table, cell));
	const classes = mergeCells(judged).map(({ count, wilds, rankIndex, cell }): LegalClass => {
		const { pattern, example } = cell;
		const ranks = ranksOfPattern(options, order, pattern).slice(rankIndex.from, rankIndex.to + 1);
		return { as: cell.as!, pattern, count, wilds, ranks, example, ...constraints };
	});
	const all = isSpadeThreeLegal ? [...classes, spadeThreeClass] : classes;
	return {
		classes: all,
		none: all.length > 0 ? null : whyNone(options, question, table),
		trumps: options.deck === 'tarot'
	};
}
