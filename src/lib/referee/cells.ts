import { parseCard, type Card, type Rank, type Suit } from '#lib/cards/card.ts';
import type { Call, Table } from '#lib/rules/legality.ts';
import type { Options } from '#lib/rules/options.ts';
import { rankingOf, twosAreTrumps, type Order, type Reading } from '#lib/rules/plays.ts';
import type { Cell } from './boxes.ts';
import type { TableQuestion } from './play.ts';
import { runFrom, setFrom, type Demand, type Stock } from './stock.ts';

/** A kind of play before anyone said whether it is allowed. */
export type OpenCell = Omit<Cell, 'as'>;

const SUITS_OF_CALL: Record<Call, readonly Suit[] | null> = {
	...{ plain: null, red: ['D', 'H'], black: ['C', 'S'] },
	...{ C: ['C'], D: ['D'], H: ['H'], S: ['S'], T: ['T'], M: ['M'] }
};

/** What the position asks of any play. */
export function demandOf(
	options: Options,
	{ call, opening = false, last = false }: Omit<TableQuestion, 'play'>,
	table: Table | undefined
): Demand {
	const lock = table?.lock ?? null;
	const locked = lock === null ? null : ([...lock] as Suit[]);
	return {
		suits: call === undefined ? locked : SUITS_OF_CALL[call],
		includes: opening ? parseCard(options.startsWith3d ? '3D' : '3C')! : null,
		without: last ? options.forbiddenLast : []
	};
}

/** What readings of a pattern rank by, weak to strong: sets from wilds below every rank to trump Jokers. As trumps the
 * twos are the highest rank of sets (PL-5). */
export function orderOf(
	options: Options,
	order: Order,
	pattern: Reading['pattern']
): Reading['rank'][] {
	const ranks = rankingOf(options, order);
	if (pattern === 'run') return ranks;
	const plain = twosAreTrumps(options) ? [...ranks.filter((rank) => rank !== '2'), '2'] : ranks;
	return ['wild', ...(plain as Rank[]), 'joker'];
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** The numbers of cards that a set here may be of: those of the table, or one, for a trump. */
function setCounts(options: Options, table: Table | undefined, stock: Stock): number[] {
	if (table !== undefined)
		return table.reading.pattern === 'set' ? [...new Set([1, table.reading.count])] : [];
	const most = Math.max(...stock.left.values()) + stock.wilds.length;
	return upTo(Math.min(most, options.maxSet ?? most));
}

function runCounts(options: Options, table: Table | undefined, ranks: number): number[] {
	if (table !== undefined) return table.reading.pattern === 'run' ? [table.reading.count] : [];
	return options.runs === 'none' ? [] : upTo(ranks).filter((count) => count >= 3);
}

/** Every kind of play that the stock may have cards for and the demand allows, with one of them. */
export function cellsOf(
	options: Options,
	order: Order,
	table: Table | undefined,
	stock: Stock,
	demand: Demand
): OpenCell[] {
	const cells: OpenCell[] = [];
	const add = (cell: Omit<OpenCell, 'instance'>, instance: readonly Card[] | undefined) => {
		if (instance !== undefined) cells.push({ ...cell, instance });
	};
	const ranking = rankingOf(options, order);
	const sets = [...orderOf(options, order, 'set').entries()];
	for (const wilds of [0, ...upTo(stock.wilds.length)]) {
		for (const count of setCounts(options, table, stock).filter((some) => some >= wilds))
			for (const [at, rank] of sets)
				add({ pattern: 'set', count, wilds, at, rank }, setFrom(stock, rank, count, wilds, demand));
		for (const count of runCounts(options, table, ranking.length))
			for (const [at, rank] of ranking.entries()) {
				const stretch = ranking.slice(Math.max(0, at + 1 - count), at + 1);
				const cards = stretch.length === count ? runFrom(stock, stretch, wilds, demand) : undefined;
				add({ pattern: 'run', count, wilds, at, rank }, cards);
			}
	}
	return cells;
}
