import { parseCard, type Card, type Suit } from '#lib/cards/card.ts';
import type { Call } from '#lib/rules/legality.ts';
import { forbiddenLastNow } from '#lib/rules/forbidden-last.ts';
import { cardToOpen } from '#lib/rules/opener.ts';
import type { Table } from '#lib/rules/trick.ts';
import type { Options } from '#lib/rules/options.ts';
import { countFits, ranksOfSets, type Reading } from '#lib/rules/plays.ts';
import { rankingOf, type Order } from '#lib/rules/ranking.ts';
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
	question: Omit<TableQuestion, 'play'>,
	table: Table | undefined
): CardConstraints {
	const { call, last = false, turned, players } = question;
	const lock = table?.lock ?? null;
	const isWhole = options.suitLock === 'all';
	const locked = [...(lock ?? '')] as Suit[];
	const opener = cardToOpen(options, question);
	const order = { players, turned: table?.turned ?? turned };
	return {
		suits: call !== undefined ? SUITS_OF_CALL[call] : lock === null || !isWhole ? null : locked,
		covers: isWhole || call !== undefined ? [] : locked,
		includes: opener === null ? null : parseCard(opener)!,
		without: last ? forbiddenLastNow(options, order) : []
	};
}

/** The ranks of a pattern, weak to strong (`ranksOfSets`). */
export function ranksOfPattern(
	options: Options,
	order: Order,
	pattern: Reading['pattern']
): readonly Reading['rank'][] {
	const ranks = rankingOf(options, order);
	return pattern === 'set' ? ranksOfSets(options, ranks) : ranks;
}

/** The numbers from 1 to `max`. */
export const upTo = (max: number): number[] => Array.from({ length: max }, (_, i) => i + 1);

/** The sizes up to the largest set that may follow the play to beat, or as trumps: those between
 * that may not are judged too, or a class would span them (RG-10). */
function setCounts(
	options: Options,
	table: Table | undefined,
	remaining: RemainingCards
): number[] {
	const held = Math.max(...remaining.counts.values()) + remaining.wilds.length;
	const sizes = upTo(Math.min(held, options.maxSet ?? held));
	if (table === undefined) return sizes;
	const on = table.reading;
	if (on.pattern !== 'set') return [];
	const fewer = options.trumps === 'twos-fewer' ? on.count - 1 : 1;
	const following = sizes.filter((size) => countFits(options, size, on));
	return upTo(Math.max(1, fewer, ...following));
}

/** The runs of one kind that may be played, by the number of their ranks. */
function runLengths(
	options: Options,
	table: Table | undefined,
	pattern: 'run' | 'pairs',
	ranks: number
): number[] {
	const least = pattern === 'pairs' ? options.pairRuns : options.runLength;
	if (least === null || (pattern === 'run' && options.runs === 'none')) return [];
	if (table === undefined) return upTo(ranks).filter((length) => length >= least);
	const { reading } = table;
	if (reading.pattern !== pattern) return [];
	return [pattern === 'pairs' ? reading.count / 2 : reading.count];
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
		for (const pattern of sizes === undefined ? (['run', 'pairs'] as const) : []) {
			const copies = pattern === 'pairs' ? 2 : 1;
			const form = { copies, suited: pattern === 'run' && options.runs === 'suited' } as const;
			for (const length of runLengths(options, table, pattern, ranking.length))
				for (const [rankIndex, rank] of ranking.entries()) {
					const ranks = ranking.slice(Math.max(0, rankIndex + 1 - length), rankIndex + 1);
					if (ranks.length < length) continue;
					const count = length * copies;
					add(
						{ pattern, count, wilds, rankIndex, rank },
						buildRun(remaining, ranks, wilds, constraints, form)
					);
				}
		}
	}
	return cells;
}
