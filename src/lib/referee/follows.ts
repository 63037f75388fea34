import { formatCard, parseCard, type Card } from '#lib/cards/card.ts';
import { checkPlay, isUnbeatable, tableAfter, type Table } from '#lib/rules/legality.ts';
import type { Options } from '#lib/rules/options.ts';
import type { Reading } from '#lib/rules/plays.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { boxesOf, type Cell, type Span } from './boxes.ts';
import { cellsOf, demandOf, orderOf, type OpenCell } from './cells.ts';
import { isWild } from './patterns.ts';
import type { PlayedAs, TableQuestion } from './play.ts';
import { demanded, stockOf, type Demand, type Stock } from './stock.ts';

/** A class of plays that are allowed: every play of it that the pack has cards for is. */
export interface Follow extends Demand {
	readonly as: PlayedAs;
	readonly pattern: Reading['pattern'];
	readonly count: Span;
	/** How many of the cards are wild. */
	readonly wilds: Span;
	/** The ranks of the sets, or of the runs' highest cards, from the lowest to the highest. */
	readonly ranks: readonly Reading['rank'][];
	/** One such play, of cards that do not lie on the table. */
	readonly instance: readonly Card[];
}

/** Why nothing would be: the player passed, a rule says that nothing tops it, a tarot trump is the table's to judge
 * (TH-3), or the pack holds nothing that would do. */
type NoFollow = 'passed-out' | 'unbeatable' | 'trump-lies' | 'none-in-pack';

export interface Follows {
	readonly follows: readonly Follow[];
	/** Null where something would be. */
	readonly none: NoFollow | null;
	/** Whether the pack has tarot trumps besides, for which the table's own texts hold (TH-3). */
	readonly trumps: boolean;
}

/** The play itself does not matter. */
export type FollowQuestion = Omit<TableQuestion, 'play'>;

const spades = parseCard('3S')!;

/** Whether the 3 of spades would top what lies there as nothing else of its rank does (DF-7). */
const spadeThreeHolds = (
	{ spadeThreeTopsJoker }: Options,
	table: Table | undefined,
	{ naturals }: Stock
): boolean =>
	spadeThreeTopsJoker &&
	table?.cards.length === 1 &&
	table.cards.every(isWild) &&
	(naturals.get('3') ?? []).some((card) => formatCard(card) === '3S');

const one: Span = { from: 1, to: 1 };
const spadeThree: Follow = {
	...{ as: 'spade-three', pattern: 'set', count: one, wilds: { from: 0, to: 0 }, ranks: ['3'] },
	...{ suits: ['S'], includes: spades, without: [], instance: [spades] }
};

function playedAs(
	{ call }: FollowQuestion,
	table: Table | undefined,
	{ pattern, count }: OpenCell
): PlayedAs {
	if (call !== undefined) return 'call';
	if (table === undefined) return 'lead';
	const { reading } = table;
	return pattern === reading.pattern && count === reading.count ? 'follow' : 'trump';
}

/** The cell with how it would be played, or none where its cards are no such play. */
function judged(
	options: Options,
	question: FollowQuestion,
	table: Table | undefined,
	cell: OpenCell
): Cell[] {
	const answer = checkPlay(options, { ...question, play: cell.instance });
	if (answer.legal !== true) {
		const isNone = answer.legal === false && answer.code === 'not-a-pattern';
		return isNone ? [] : [{ ...cell, as: null }];
	}
	const { pattern, rank } = answer.reading;
	const isSame = pattern === cell.pattern && rank === cell.rank;
	return isSame ? [{ ...cell, as: playedAs(question, table, cell) }] : [];
}

function whyNone(options: Options, question: FollowQuestion, table: Table | undefined): NoFollow {
	if (question.passed === true && options.afterPass === 'out-of-trick') return 'passed-out';
	if (question.trick.flat().some(({ kind }) => kind === 'trump')) return 'trump-lies';
	const over = table !== undefined && question.call === undefined && isUnbeatable(options, table);
	return over ? 'unbeatable' : 'none-in-pack';
}

/** What would be allowed: the classes of legal plays of the cards that do not lie on the table, each with one of them,
 * and none missing. */
export function findFollows({ options }: Rules, question: FollowQuestion): Follows {
	const table = tableAfter(options, question);
	const order = { players: question.players, turned: table?.turned ?? question.turned };
	const isLegal = (play: readonly Card[]) =>
		checkPlay(options, { ...question, play }).legal === true;
	const demand = demandOf(options, question, table);
	const stock = stockOf(options, question.players, question.trick.flat());
	const special = spadeThreeHolds(options, table, stock) && isLegal([spades]);
	const without = special ? [...demand.without, '3S'] : demand.without;
	const open = cellsOf(options, order, table, demanded(stock, without), demand);
	const cells = open.flatMap((cell) => judged(options, question, table, cell));
	const follows = boxesOf(cells).map(({ count, wilds, at, cell }): Follow => {
		const { pattern, instance } = cell;
		const ranks = orderOf(options, order, pattern).slice(at.from, at.to + 1);
		return { as: cell.as!, pattern, count, wilds, ranks, instance, ...demand };
	});
	const all = special ? [...follows, spadeThree] : follows;
	return {
		follows: all,
		none: all.length > 0 ? null : whyNone(options, question, table),
		trumps: options.deck === 'tarot'
	};
}
