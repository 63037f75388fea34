import { parseCard, type Card, type Suit } from '#lib/cards/card.ts';
import type { Call } from '#lib/rules/legality.ts';
import { forbiddenLastNow } from '#lib/rules/turning.ts';
import type { Table } from '#lib/rules/trick.ts';
import { openingThree, type Options } from '#lib/rules/options.ts';
import { rankingOf, ranksOfSets, type Order, type Reading } from '#lib/rules/plays.ts';
import type { TableQuestion } from './play-facts.ts';
import {
	buildRun,
	buildSet,
	type CardConstraints,
	type RemainingCards
} from './remaining-cards.ts';

/** All plays of one pattern, number of cards, number of wilds and rank: a cell in the grid of
 * possible plays. */
export interface PlayCell {
	readonly pattern: Reading['pattern'];
	readonly count: number;
	readonly wilds: number;
	/** Index of its rank in `ranksOfPattern`. */
	readonly rankIndex: number;
	readonly rank: Reading['rank'];
	/** One such play. */
	readonly example: readonly Card[];
}

const SUITS_OF_CALL: Record<Call, readonly Suit[] | null> = {
	plain: null,
	red: ['D', 'H'],
	black: ['C', 'S'],
	C: ['C'],
	D: ['D'],
	H: ['H'],
	S: ['S'],
	T: ['T'],
	M: ['M']
};

/** The demands of the position on the cards of any play. */
export function constraintsFor(
	options: Options,
	{ call, opening = false, last = false, turned }: Omit<TableQuestion, 'play'>,
	table: Table | undefined
): CardConstraints {
	const lock = table?.lock ?? null;
	const lockedSuits = lock === null ? null : ([...lock] as Suit[]);
	return {
		suits: call === undefined ? lockedSuits : SUITS_OF_CALL[call],
		includes: opening ? parseCard(openingThree(options))! : null,
		without: last ? forbiddenLastNow(options, table?.turned ?? turned ?? false) : []
	};
}

/** The ranks of a pattern, weak to strong (`ranksOfSets`). */
export function ranksOfPattern(
	options: Options,
	order: Order,
	pattern: Reading['pattern']
): readonly Reading['rank'][] {
	const ranks = rankingOf(options, order);
	return pattern === 'run' ? ranks : ranksOfSets(options, ranks);
}

const upTo = (max: number): number[] => Array.from({ length: max }, (_, i) => i + 1);

/** The possible sizes of a set: that of the play to beat, or one card for a trump. */
function setCounts(
	options: Options,
	table: Table | undefined,
	remaining: RemainingCards
): number[] {
	if (table !== undefined)
		return table.reading.pattern === 'set' ? [...new Set([1, table.reading.count])] : [];
	const max = Math.max(...remaining.counts.values()) + remaining.wilds.length;
	return upTo(Math.min(max, options.maxSet ?? max));
}

function runCounts(options: Options, table: Table | undefined, ranks: number): number[] {
	if (table !== undefined) return table.reading.pattern === 'run' ? [table.reading.count] : [];
	return options.runs === 'none' ? [] : upTo(ranks).filter((count) => count >= 3);
}

/** Every cell for which there are cards that meet the constraints. Whether its plays are legal is
 * not checked.
 * @param sizes only sets of these sizes; if left out, those that may follow, and runs */
export function cellsOf(
	options: Options,
	order: Order,
	table: Table | undefined,
	remaining: RemainingCards,
	constraints: CardConstraints,
	sizes?: readonly number[]
): PlayCell[] {
	const cells: PlayCell[] = [];
	const add = (cell: Omit<PlayCell, 'example'>, example: readonly Card[] | undefined) => {
		if (example !== undefined) cells.push({ ...cell, example });
	};
	const ranking = rankingOf(options, order);
	const setRanks = [...ranksOfPattern(options, order, 'set').entries()];
	for (const wilds of [0, ...upTo(remaining.wilds.length)]) {
		const counts = sizes ?? setCounts(options, table, remaining);
		for (const count of counts.filter((size) => size >= wilds))
			for (const [rankIndex, rank] of setRanks)
				add(
					{ pattern: 'set', count, wilds, rankIndex, rank },
					buildSet(remaining, rank, count, wilds, constraints)
				);
		const lengths = sizes === undefined ? runCounts(options, table, ranking.length) : [];
		for (const count of lengths)
			for (const [rankIndex, rank] of ranking.entries()) {
				const ranks = ranking.slice(Math.max(0, rankIndex + 1 - count), rankIndex + 1);
				const example =
					ranks.length === count ? buildRun(remaining, ranks, wilds, constraints) : undefined;
				add({ pattern: 'run', count, wilds, rankIndex, rank }, example);
			}
	}
	return cells;
}
