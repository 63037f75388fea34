import { parseCard, type Card, type Rank, type Suit } from '#lib/cards/card.ts';
import type { Call, Table } from '#lib/rules/legality.ts';
import { twosAreTrumps, type Options } from '#lib/rules/options.ts';
import { rankingOf, type Order, type Reading } from '#lib/rules/plays.ts';
import type { TableQuestion } from './play-facts.ts';
import {
	buildRun,
	buildSet,
	type CardConstraints,
	type RemainingCards
} from './remaining-cards.ts';

/** All plays of one pattern, number of cards, number of wilds and rank: a cell in the grid of possible plays. */
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
	...{ plain: null, red: ['D', 'H'], black: ['C', 'S'] },
	...{ C: ['C'], D: ['D'], H: ['H'], S: ['S'], T: ['T'], M: ['M'] }
};

/** What the position demands of the cards of any play. */
export function constraintsFor(
	options: Options,
	{ call, opening = false, last = false }: Omit<TableQuestion, 'play'>,
	table: Table | undefined
): CardConstraints {
	const lock = table?.lock ?? null;
	const lockedSuits = lock === null ? null : ([...lock] as Suit[]);
	return {
		suits: call === undefined ? lockedSuits : SUITS_OF_CALL[call],
		includes: opening ? parseCard(options.startsWith3d ? '3D' : '3C')! : null,
		without: last ? options.forbiddenLast : []
	};
}

/** The ranks of a pattern, weak to strong. Those of sets begin with wilds below every rank and end with trump Jokers; as
 * trumps, the twos are the highest rank of sets (PL-5). */
export function ranksOfPattern(
	options: Options,
	order: Order,
	pattern: Reading['pattern']
): Reading['rank'][] {
	const ranks = rankingOf(options, order);
	if (pattern === 'run') return ranks;
	const ofSets = twosAreTrumps(options) ? [...ranks.filter((rank) => rank !== '2'), '2'] : ranks;
	return ['wild', ...(ofSets as Rank[]), 'joker'];
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

/** Every cell for which there are cards that meet the constraints. Whether its plays are legal is not checked. */
export function cellsOf(
	options: Options,
	order: Order,
	table: Table | undefined,
	remaining: RemainingCards,
	constraints: CardConstraints
): PlayCell[] {
	const cells: PlayCell[] = [];
	const add = (cell: Omit<PlayCell, 'example'>, example: readonly Card[] | undefined) => {
		if (example !== undefined) cells.push({ ...cell, example });
	};
	const ranking = rankingOf(options, order);
	const setRanks = [...ranksOfPattern(options, order, 'set').entries()];
	for (const wilds of [0, ...upTo(remaining.wilds.length)]) {
		for (const count of setCounts(options, table, remaining).filter((size) => size >= wilds))
			for (const [rankIndex, rank] of setRanks)
				add(
					{ pattern: 'set', count, wilds, rankIndex, rank },
					buildSet(remaining, rank, count, wilds, constraints)
				);
		for (const count of runCounts(options, table, ranking.length))
			for (const [rankIndex, rank] of ranking.entries()) {
				const ranks = ranking.slice(Math.max(0, rankIndex + 1 - count), rankIndex + 1);
				const example =
					ranks.length === count ? buildRun(remaining, ranks, wilds, constraints) : undefined;
				add({ pattern: 'run', count, wilds, rankIndex, rank }, example);
			}
	}
	return cells;
}
