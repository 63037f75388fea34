import type { Card, Rank } from '#lib/cards/card.ts';
import { jokersAreTrumps, rankOrder, twosAreTrumps, type Options } from './options.ts';
import { packFor, rankCounts } from './pack.ts';

/** One way to read the cards of a play (PL-1, PL-3, PL-5). */
export interface Reading {
	readonly pattern: 'set' | 'run';
	readonly count: number;
	/** The rank of a set, or of the highest card of a run; `wild` for wilds alone, `joker` for Jokers that are trumps. */
	readonly rank: Rank | 'wild' | 'joker';
	/** Greater is stronger. Only comparable between readings of the same pattern and count. */
	readonly strength: number;
}

export type PlayOptions = Pick<
	Options,
	| 'deck'
	| 'stripped'
	| 'ranking'
	| 'maxSet'
	| 'runs'
	| 'wild'
	| 'trumps'
	| 'jokers'
	| 'jokersHighest'
	| 'equalRank'
>;

/** What the ranking depends on besides the options. */
export interface Order {
	/** The number of players, if known. */
	readonly players?: number | undefined;
	/** Whether four of a kind have reversed the ranking (PR-7). */
	readonly turned?: boolean | undefined;
}

type PackOptions = Pick<Options, 'deck' | 'stripped' | 'ranking' | 'jokers'>;

function packRanking(options: PackOptions, players: number | undefined): readonly Rank[] {
	const counts = players === undefined ? undefined : rankCounts(packFor(options, players));
	return rankOrder(options, players ?? 8).filter((rank) => counts?.get(rank) !== 0);
}

/** Cached, because counting a pack is slow and one verdict needs its ranking a hundred times. */
const rankings = new Map<string, readonly Rank[]>();

/** The ranks from weak to strong, in which runs and called sequences are neighbours. Ranks that are wholly taken out of the
 * pack are skipped (FP-12), unless the number of players is unknown. */
export function rankingOf(options: PlayOptions, { players, turned = false }: Order): Rank[] {
	const { deck, stripped, ranking, jokers } = options;
	const key = [deck, stripped, ranking, jokers, players].join();
	const known = rankings.get(key) ?? packRanking(options, players);
	rankings.set(key, known);
	return turned ? known.toReversed() : [...known];
}

interface Hand {
	readonly naturals: readonly Extract<Card, { kind: 'suited' | 'plain' }>[];
	readonly wilds: readonly Extract<Card, { kind: 'wild' }>[];
}

function sorted(cards: readonly Card[]): Hand | undefined {
	const naturals = cards.filter((card) => card.kind === 'suited' || card.kind === 'plain');
	const wilds = cards.filter((card) => card.kind === 'wild');
	return naturals.length + wilds.length === cards.length ? { naturals, wilds } : undefined;
}

/** Jokers alone or as a pair, where they are trumps (PL-5) or the highest cards (DF-1). */
function jokerReadings(options: PlayOptions, { naturals, wilds }: Hand): Reading[] {
	const named = wilds.some((wild) => wild.as !== undefined);
	const high = jokersAreTrumps(options) || options.jokersHighest;
	return high && naturals.length === 0 && !named && wilds.length <= 2
		? [{ pattern: 'set', count: wilds.length, rank: 'joker', strength: Infinity }]
		: [];
}

function setReadings(options: PlayOptions, hand: Hand, ranking: readonly Rank[]): Reading[] {
	const { naturals, wilds } = hand;
	const count = naturals.length + wilds.length;
	if (options.maxSet !== null && count > options.maxSet) return [];
	const jokers = jokerReadings(options, hand);
	if (wilds.length > 0 && options.wild === 'none') return jokers;
	const set = (rank: Rank): Reading => ({
		pattern: 'set',
		count,
		rank,
		// twos that are trumps are the highest set, whatever the ranking
		strength: rank === '2' && twosAreTrumps(options) ? ranking.length : ranking.indexOf(rank)
	});
	const said = [...naturals.map(({ rank }) => rank), ...wilds.flatMap(({ as }) => as ?? [])];
	if (naturals.length === 0 && options.wild === 'joins-a-set') {
		if (jokers.length > 0 || said.length > 0) return jokers;
		return [{ pattern: 'set', count, rank: 'wild', strength: -1 }];
	}
	const ranks = said.length > 0 ? [...new Set(said)] : ranking;
	return said.length > 0 && ranks.length > 1 ? [] : [...ranks.map(set), ...jokers];
}

/** The runs that `hand` can form: naturals of one suit and of different ranks, with wilds in between or at the ends.
 * Runs do not wrap around. */
function runReadings(options: PlayOptions, hand: Hand, ranking: readonly Rank[]): Reading[] {
	const { naturals, wilds } = hand;
	const count = naturals.length + wilds.length;
	if (options.runs === 'none' || count < 3) return [];
	if (wilds.length > 0 && options.wild !== 'any-card') return [];
	const suits = new Set(naturals.map((card) => (card.kind === 'suited' ? card.suit : '')));
	if (suits.size > 1 || suits.has('')) return [];
	const fixed = [...naturals.map(({ rank }) => rank), ...wilds.flatMap(({ as }) => as ?? [])];
	const places = fixed.map((rank) => ranking.indexOf(rank));
	if (new Set(places).size < places.length) return [];
	const readings: Reading[] = [];
	for (let low = 0; low + count <= ranking.length; low++) {
		const top = low + count - 1;
		if (places.every((place) => place >= low && place <= top))
			readings.push({ pattern: 'run', count, rank: ranking[top]!, strength: top });
	}
	return readings;
}

/** Every way to read cards as one play; empty if they form no pattern. */
export function readings(
	options: PlayOptions,
	cards: readonly Card[],
	order: Order = {}
): Reading[] {
	const hand = sorted(cards);
	if (hand === undefined || cards.length === 0) return [];
	const ranking = rankingOf(options, order);
	const known = ({ rank, strength }: Reading) => strength >= 0 || rank === 'wild';
	return [...setReadings(options, hand, ranking), ...runReadings(options, hand, ranking)].filter(
		known
	);
}

/** Whether `play` may be played on `table`: the same pattern and count and strictly higher, or equal where the rules
 * allow it (PR-5), or a trump (PL-2, PL-5). */
export function tops(options: PlayOptions, play: Reading, table: Reading): boolean {
	if (table.pattern === 'set' && play.pattern === 'set' && play.count === 1) {
		if (play.rank === 'joker' && jokersAreTrumps(options)) return table.rank !== 'joker';
		const isTwo = play.rank === '2' && twosAreTrumps(options);
		if (isTwo && table.rank !== '2' && table.rank !== 'joker') return true;
	}
	if (play.pattern !== table.pattern || play.count !== table.count) return false;
	const isEqual = play.strength === table.strength && options.equalRank !== 'never';
	return isEqual || play.strength > table.strength;
}
