import { formatCard, parseCard, type Card } from '#lib/cards/card.ts';
import { checkPlay } from '#lib/rules/legality.ts';
import { forbiddenInRuns } from '#lib/rules/forbidden-last.ts';
import { isUnbeatable, tableAfter, type Table } from '#lib/rules/trick.ts';
import type { Options } from '#lib/rules/options.ts';
import type { Reading } from '#lib/rules/plays.ts';
import { liesUnder, topsOf } from '#lib/rules/tops.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { mergeCells, type JudgedCell, type NumberRange } from './merge-cells.ts';
import { isNatural } from './patterns.ts';
import { cellsOf, constraintsFor, ranksOfPattern, upTo, type PlayCell } from './play-cells.ts';
import type { TableQuestion } from './play-facts.ts';
import type { PlayedAs } from '#lib/rules/trick.ts';
import {
	exclude,
	hasCard,
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

/** Why no play is legal: the player passed, a rule says that nothing tops the table, the last play
 * is a tarot trump, for which the table's own text decides (TH-3), or the pack has no cards for a
 * legal play. */
type NoPlayReason = 'passed-out' | 'unbeatable' | 'trump-lies' | 'none-in-pack';

export interface LegalPlays {
	readonly classes: readonly LegalClass[];
	/** Null if some play is legal. */
	readonly none: NoPlayReason | null;
	/** Whether the pack also has tarot trumps, for which the table's own texts decide (TH-3). */
	readonly trumps: boolean;
}

export type LegalPlaysQuestion = Omit<TableQuestion, 'play'>;

/** A class of one card alone, which tops by an entry of `tops`. */
const cardClass = (card: Card): LegalClass => ({
	as: 'top',
	pattern: 'set',
	ranks: isNatural(card) ? [card.rank] : [],
	count: { from: 1, to: 1 },
	wilds: { from: 0, to: 0 },
	suits: card.kind === 'suited' ? [card.suit] : null,
	covers: [],
	includes: card,
	without: [],
	example: [card]
});

/** Judges the cell by its example. Returns nothing if the example is no such play: no pattern, or
 * read as another. */
function judgeCell(options: Options, question: LegalPlaysQuestion, cell: PlayCell): JudgedCell[] {
	const answer = checkPlay(options, { ...question, play: cell.example });
	if (answer.legal !== true) {
		const hasNoPattern = answer.legal === false && answer.code === 'not-a-pattern';
		return hasNoPattern ? [] : [{ ...cell, as: null }];
	}
	const { pattern, rank } = answer.reading;
	const isSame = pattern === cell.pattern && rank === cell.rank;
	return isSame ? [{ ...cell, as: answer.as }] : [];
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

/** Plays that are legal whatever is locked (PR-12, RG-6, RG-8). */
const isPower = ({ as }: JudgedCell): boolean =>
	as === 'bomb' || as === 'top' || as === 'completes';

/** The sizes up to the largest set that may be played whatever is locked. */
function powerCounts(options: Options, table: Table | undefined): number[] {
	if (table === undefined) return [];
	const { count } = table.reading;
	const sizes = [
		...(options.bomb === 'four' ? [4] : []),
		...(options.completedFour === 'anyone' ? [1, 2, 3] : []),
		...topsOf(options).flatMap(({ by }) => (by.kind === 'set' ? (by.count ?? count) : []))
	];
	return upTo(Math.max(0, ...sizes));
}

/** *What may be played?* Lists all legal plays of the cards that do not lie on the table, as
 * classes with an example each. */
export function findLegalPlays({ options }: Rules, question: LegalPlaysQuestion): LegalPlays {
	const table = tableAfter(options, question);
	const order = { players: question.players, turned: table?.turned ?? question.turned };
	const asPlayed = (play: readonly Card[]) => {
		const answer = checkPlay(options, { ...question, play });
		return answer.legal === true ? answer.as : null;
	};
	const constraints = constraintsFor(options, question, table);
	const remaining = remainingCards(options, question.players, question.trick.flat());
	// a card with a power of its own would otherwise be the example of a class whose other plays
	// are not legal
	const named = topsOf(options).flatMap((top) =>
		top.by.kind === 'card' && table !== undefined && liesUnder(top, table)
			? (parseCard(top.by.card) ?? [])
			: []
	);
	const tops = named.filter((card) => hasCard(remaining, card) && asPlayed([card]) === 'top');
	const judge = (demands: CardConstraints, sizes?: readonly number[]) => {
		const rest = exclude(remaining, demands.without);
		const singles = exclude(rest, tops.map(formatCard));
		const cells = (cards: RemainingCards) => cellsOf(options, order, table, cards, demands, sizes);
		return [
			...cells(singles).filter(({ count }) => count === 1),
			...cells(rest).filter(({ count }) => count > 1)
		].flatMap((cell) => judgeCell(options, question, cell));
	};
	const describe = (judged: readonly JudgedCell[], demands: CardConstraints) =>
		mergeCells(judged).map(({ count, wilds, rankIndex, cell }): LegalClass => {
			const { pattern, example } = cell;
			const ranks = ranksOfPattern(options, order, pattern).slice(rankIndex.from, rankIndex.to + 1);
			return { as: cell.as!, pattern, count, wilds, ranks, example, ...demands };
		});
	const isRun = ({ pattern }: PlayCell) => pattern === 'run';
	const sets = judge(constraints).filter((cell) => !isRun(cell));
	const foul = question.last === true ? forbiddenInRuns(options, order) : [];
	const ofRuns = { ...constraints, without: [...constraints.without, ...foul] };
	const runs = judge(ofRuns).filter(isRun);
	const withoutPower = (cell: JudgedCell) => (isPower(cell) ? { ...cell, as: null } : cell);
	const free = { ...constraints, suits: null, covers: [] };
	const isOnBomb = options.bomb === 'four' && table?.reading.count === 4;
	const isLocked = constraints.suits !== null || constraints.covers.length > 0;
	// an example with the locked suits follows them; with others it is legal by its power alone
	const withPower = (cell: JudgedCell): JudgedCell['as'] => {
		if (isPower(cell)) return cell.as;
		return isOnBomb && cell.as === 'follow' && isLocked ? 'follow' : null;
	};
	const powerful = judge(free, powerCounts(options, table)).map((cell) => ({
		...cell,
		as: withPower(cell)
	}));
	const all = [
		...describe(sets.map(withoutPower), constraints),
		...describe(runs, ofRuns),
		...describe(powerful, free),
		...tops.map(cardClass)
	];
	return {
		classes: all,
		none: all.length > 0 ? null : whyNone(options, question, table),
		trumps: options.deck === 'tarot'
	};
}
