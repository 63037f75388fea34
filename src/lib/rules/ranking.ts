import type { Rank } from '#lib/cards/card.ts';
import { rankOrder } from './options.ts';
import { packFor, rankCounts, type PackOptions } from './pack.ts';

/** The conditions of the ranking besides the options. */
export interface Order {
	/** The number of players, if known. */
	readonly players?: number | undefined;
	/** Whether the ranking is reversed (PR-7, DF-11, DF-12, DF-17). */
	readonly turned?: boolean | undefined;
}

function packRanking(options: PackOptions, players: number | undefined): readonly Rank[] {
	const counts = players === undefined ? undefined : rankCounts(packFor(options, players));
	return rankOrder(options, players ?? 8).filter((rank) => counts?.get(rank) !== 0);
}

/** Cached, because counting a pack is slow and one verdict needs its ranking a hundred times. */
const rankings = new Map<string, readonly Rank[]>();

/** The ranks from weak to strong, in which runs and called sequences are neighbours. Ranks that are
 * wholly taken out of the pack are skipped (FP-12), unless the number of players is unknown. */
export function rankingOf(options: PackOptions, { players, turned = false }: Order): Rank[] {
	const { deck, leftovers, stripped, ranking, jokers, packs } = options;
	const key = [deck, leftovers, stripped, ranking, jokers, packs, players].join();
	const known = rankings.get(key) ?? packRanking(options, players);
	rankings.set(key, known);
	return turned ? known.toReversed() : [...known];
}
