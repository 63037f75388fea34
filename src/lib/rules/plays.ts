import type { Card, Rank } from '#lib/cards/card.ts';
import { jokersAreTrumps, rankOrder, twosAreTrumps, type Options } from './options.ts';
import { packFor, rankCounts } from './pack.ts';

/** One way to read the cards of a play (PL-1, PL-3, PL-5). */
export interface Reading {
	readonly pattern: 'set' | 'run';
	readonly count: number;
	/** The rank of a set, or of the highest card of a run; `wild` for wilds alone, `joker` for
	 * Jokers that are trumps or the highest cards. */
	readonly rank: Rank | 'wild' | 'joker';
	/** Greater is stronger, and neighbours in the ranking differ by 1. Only comparable between
	 * readings of the same pattern. */
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
	| 'threes'
	| 'packs'
>;

/** The conditions of the ranking besides the options. */
export interface Order {
	/** The number of players, if known. */
	readonly players?: number | undefined;
	/** Whether the ranking is reversed (PR-7, DF-11, DF-12, DF-17). */
	readonly turned?: boolean | undefined;
}

function packRanking(options: PlayOptions, players: number | undefined): readonly Rank[] {
	const counts = players === undefined ? undefined : rankCounts(packFor(options, players));
	return rankOrder(options, players ?? 8).filter((rank) => counts?.get(rank) !== 0);
}

/** Cached, because counting a pack is slow and one verdict needs its ranking a hundred times. */
const rankings = new Map<string, readonly Rank[]>();

/** The ranks from weak to strong, in which runs and called sequences are neighbours. Ranks that are
 * wholly taken out of the pack are skipped (FP-12), unless the number of players is unknown. */
export function rankingOf(options: PlayOptions, { players, turned = false }: Order): Rank[] {
	const { deck, stripped, ranking, jokers, packs } = options;
	const key = [deck, stripped, ranking, jokers, packs, players].join();
	const known = rankings.get(key) ?? packRanking(options, players);
	rankings.set(key, known);
	return turned ? known.toReversed() : [...known];
}

interface Hand {
	readonly naturals: readonly Extract<Card, { kind: 'suited' | 'plain' }>[];
	/** The ranks that players named for wild cards; undefined for a wild card without a named
	 * rank. */
	readonly wilds: readonly (Rank | undefined)[];
	/** How many of the wild cards are Jokers or Jesters. The others are threes (PR-14). */
	readonly jokers: number;
}

/** Whether a card is wild: a Joker or Jester, or a three under `threes: wild` (PR-14). */
export const isWildCard = ({ threes }: Pick<Options, 'threes'>, card: Card): boolean =>
	card.kind === 'wild' || (threes === 'wild' && card.kind !== 'trump' && card.rank === '3');

function sorted(options: PlayOptions, cards: readonly Card[]): Hand | undefined {
	const wilds = cards.filter((card) => isWildCard(options, card));
	const naturals = cards
		.filter((card) => card.kind === 'suited' || card.kind === 'plain')
		.filter((card) => !wilds.includes(card));
	if (naturals.length + wilds.length < cards.length) return undefined;
	// only a wild card can stand for another rank
	if (naturals.some(({ as }) => as !== undefined)) return undefined;
	const said = wilds.map((card) => ('as' in card ? card.as : undefined));
	return { naturals, wilds: said, jokers: wilds.filter(({ kind }) => kind === 'wild').length };
}

/** Jokers alone or as a pair, where they are trumps (PL-5) or the highest cards (DF-1). */
function jokerRank(options: PlayOptions, { naturals, wilds, jokers }: Hand): 'joker'[] {
	const named = wilds.some((said) => said !== undefined);
	const high = jokersAreTrumps(options) || options.jokersHighest;
	return high && naturals.length === 0 && !named && wilds.length === jokers ? ['joker'] : [];
}

/** The ranks of sets, weak to strong: wilds below every rank, the ranking, Jokers above it. Twos
 * that are trumps are the highest rank, whatever the ranking (PL-5). */
export function ranksOfSets(
	options: PlayOptions,
	ranking: readonly Rank[]
): readonly Reading['rank'][] {
	const ranks = twosAreTrumps(options) ? [...ranking.filter((rank) => rank !== '2'), '2'] : ranking;
	return ['wild', ...(ranks as Rank[]), 'joker'];
}

/** The ranks that wild cards of a hand may stand for. Threes that are wild without a rule for
 * Jokers join a set (PR-14). */
function wildOf({ wild }: PlayOptions, { jokers }: Hand): Options['wild'] {
	return wild === 'none' && jokers === 0 ? 'joins-a-set' : wild;
}

/** The ranks that sets of these cards may have. */
function setRanksOf(
	options: PlayOptions,
	hand: Hand,
	ranking: readonly Rank[]
): readonly Reading['rank'][] {
	const { naturals, wilds } = hand;
	const jokers = jokerRank(options, hand);
	const wild = wildOf(options, hand);
	if (wilds.length > 0 && wild === 'none') return jokers;
	const said = [...naturals.map(({ rank }) => rank), ...wilds.flatMap((rank) => rank ?? [])];
	if (naturals.length === 0 && wild === 'joins-a-set')
		return jokers.length > 0 || said.length > 0 ? jokers : ['wild'];
	const ranks = said.length > 0 ? [...new Set(said)] : ranking;
	return said.length > 0 && ranks.length > 1 ? [] : [...ranks, ...jokers];
}

function setReadings(options: PlayOptions, hand: Hand, ranking: readonly Rank[]): Reading[] {
	const count = hand.naturals.length + hand.wilds.length;
	if (options.maxSet !== null && count > options.maxSet) return [];
	const order = ranksOfSets(options, ranking);
	return setRanksOf(options, hand, ranking)
		.filter((rank) => order.includes(rank))
		.map((rank) => ({ pattern: 'set', count, rank, strength: order.indexOf(rank) }));
}

/** The runs that `hand` can form: naturals of one suit and of different ranks, with wilds in
 * between or at the ends. Runs do not wrap around. */
function runReadings(options: PlayOptions, hand: Hand, ranking: readonly Rank[]): Reading[] {
	const { naturals, wilds } = hand;
	const count = naturals.length + wilds.length;
	if (options.runs === 'none' || count < 3) return [];
	if (wilds.length > 0 && wildOf(options, hand) !== 'any-card') return [];
	const suits = new Set(naturals.map((card) => (card.kind === 'suited' ? card.suit : '')));
	if (suits.size > 1 || suits.has('')) return [];
	const fixed = [...naturals.map(({ rank }) => rank), ...wilds.flatMap((rank) => rank ?? [])];
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
	const hand = sorted(options, cards);
	if (hand === undefined || cards.length === 0) return [];
	const ranking = rankingOf(options, order);
	return [...setReadings(options, hand, ranking), ...runReadings(options, hand, ranking)];
}

/** Whether `play` may be played on `table`: the same pattern and count and strictly higher, or
 * equal where the rules allow it (PR-5), or a trump (PL-2, PL-5). */
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
