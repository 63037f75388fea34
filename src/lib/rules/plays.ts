import type { Card, Rank } from '#lib/cards/card.ts';
import { jokersAreTrumps, twosAreTrumps, type Options } from './options.ts';
import { rankingOf, type Order } from './ranking.ts';

/** One way to read the cards of a play (PL-1, PL-3, PL-5). */
export interface Reading {
	/** `pairs` is a run of pairs (RG-12). */
	readonly pattern: 'set' | 'run' | 'pairs';
	readonly count: number;
	/** The rank of a set, or of the highest card of a run; `wild` for wilds alone, `joker` for
	 * Jokers that are trumps or the highest cards. */
	readonly rank: Rank | 'wild' | 'joker';
	/** All ranks of the play, from weak to strong in the ranking that it followed. */
	readonly ranks: readonly Reading['rank'][];
	/** Greater is stronger, and neighbours in the ranking differ by 1. Only comparable between
	 * readings of the same pattern. */
	readonly strength: number;
}

export type PlayOptions = Pick<
	Options,
	| 'deck'
	| 'stripped'
	| 'ranking'
	| 'leftovers'
	| 'maxSet'
	| 'runs'
	| 'runLength'
	| 'pairRuns'
	| 'counts'
	| 'wild'
	| 'wildRank'
	| 'trumps'
	| 'jokers'
	| 'jokersHighest'
	| 'equalRank'
	| 'packs'
>;

interface Hand {
	readonly naturals: readonly Extract<Card, { kind: 'suited' | 'plain' }>[];
	/** The ranks that players named for Jokers or Jesters; undefined for one without a named rank. */
	readonly jokers: readonly (Rank | undefined)[];
	/** The same of cards of the wild rank. They never stand for that rank itself (RG-7). */
	readonly ofWildRank: readonly (Rank | undefined)[];
}

/** Whether a card is wild: a Joker or Jester, or of the rank that is wild (RG-7). */
export const isWildCard = ({ wildRank }: Pick<Options, 'wildRank'>, card: Card): boolean =>
	card.kind === 'wild' || (card.kind !== 'trump' && card.rank === wildRank);

function sorted(options: PlayOptions, cards: readonly Card[]): Hand | undefined {
	const wilds = cards.filter((card) => isWildCard(options, card));
	const naturals = cards
		.filter((card) => card.kind === 'suited' || card.kind === 'plain')
		.filter((card) => !wilds.includes(card));
	if (naturals.length + wilds.length < cards.length) return undefined;
	// only a wild card can stand for another rank
	if (naturals.some(({ as }) => as !== undefined)) return undefined;
	const said = (cards: readonly Card[]) =>
		cards.map((card) => ('as' in card ? card.as : undefined));
	const jokers = said(wilds.filter(({ kind }) => kind === 'wild'));
	const ofWildRank = said(wilds.filter(({ kind }) => kind !== 'wild'));
	const isItself = ofWildRank.some((rank) => rank !== undefined && rank === options.wildRank);
	return isItself ? undefined : { naturals, jokers, ofWildRank };
}

/** The ranks named for all wild cards of a hand. */
const wildsOf = ({ jokers, ofWildRank }: Hand): Hand['jokers'] => [...jokers, ...ofWildRank];

/** Jokers alone or as a pair, where they are trumps (PL-5) or the highest cards (DF-1). */
function jokerRank(options: PlayOptions, { naturals, jokers, ofWildRank }: Hand): 'joker'[] {
	const named = jokers.some((said) => said !== undefined);
	const high = jokersAreTrumps(options) || options.jokersHighest;
	return high && naturals.length + ofWildRank.length === 0 && !named ? ['joker'] : [];
}

/** The ranks of sets, weak to strong: wilds below every rank, the ranking, Jokers above it. Twos
 * that are trumps are the highest rank, whatever the ranking (PL-5). */
export function ranksOfSets(
	options: PlayOptions,
	ranking: readonly Rank[]
): readonly Reading['rank'][] {
	const isTrump = (rank: Rank) => rank === '2' && twosAreTrumps(options);
	const trumps = ranking.filter(isTrump);
	return ['wild', ...ranking.filter((rank) => !isTrump(rank)), ...trumps, 'joker'];
}

/** The ranks that wild cards of a hand may stand for. A rank that is wild without a rule for Jokers
 * joins a set (RG-7). */
function wildOf({ wild }: PlayOptions, { jokers }: Pick<Hand, 'jokers'>): Options['wild'] {
	return wild === 'none' && jokers.length === 0 ? 'joins-a-set' : wild;
}

/** The ranks that sets of these cards may have. */
function setRanksOf(
	options: PlayOptions,
	hand: Hand,
	ranking: readonly Rank[]
): readonly Reading['rank'][] {
	const { naturals, ofWildRank } = hand;
	const wilds = wildsOf(hand);
	const jokers = jokerRank(options, hand);
	const wild = wildOf(options, hand);
	if (wilds.length > 0 && wild === 'none') return jokers;
	const said = [...naturals.map(({ rank }) => rank), ...wilds.flatMap((rank) => rank ?? [])];
	if (naturals.length === 0 && wild === 'joins-a-set')
		return jokers.length > 0 || said.length > 0 ? jokers : ['wild'];
	const ranks = said.length > 0 ? [...new Set(said)] : ranking;
	if (said.length > 0 && ranks.length > 1) return [];
	const isOpen = (rank: Rank) => rank !== options.wildRank || ofWildRank.length === 0;
	return [...ranks.filter(isOpen), ...jokers];
}

function setReadings(options: PlayOptions, hand: Hand, ranking: readonly Rank[]): Reading[] {
	const count = hand.naturals.length + wildsOf(hand).length;
	if (options.maxSet !== null && count > options.maxSet) return [];
	const order = ranksOfSets(options, ranking);
	return setRanksOf(options, hand, ranking)
		.filter((rank) => order.includes(rank))
		.map((rank) => ({
			pattern: 'set',
			count,
			rank,
			ranks: [rank],
			strength: order.indexOf(rank)
		}));
}

/** The runs that `hand` can form of `copies` cards of each rank, with wilds in between or at the
 * ends. Runs do not wrap around. */
function runsOf(
	options: PlayOptions,
	hand: Hand,
	ranking: readonly Rank[],
	pattern: 'run' | 'pairs'
): Reading[] {
	const { naturals, jokers } = hand;
	const wilds = wildsOf(hand);
	const copies = pattern === 'run' ? 1 : 2;
	const count = naturals.length + wilds.length;
	const length = count / copies;
	const isWildUsed = wilds.length === 0 || wildOf(options, hand) === 'any-card';
	if (!isWildUsed || !Number.isInteger(length)) return [];
	const fixed = [...naturals.map(({ rank }) => rank), ...wilds.flatMap((rank) => rank ?? [])];
	const places = fixed.map((rank) => ranking.indexOf(rank));
	if (places.some((place) => places.filter((one) => one === place).length > copies)) return [];
	// only Jokers stand for the wild rank
	const { wildRank } = options;
	const forWildRank = jokers.filter((said) => (said ?? wildRank) === wildRank).length;
	return ranking.flatMap((rank, top): Reading[] => {
		const low = top - length + 1;
		if (low < 0 || places.some((place) => place < low || place > top)) return [];
		const ranks = ranking.slice(low, top + 1);
		const isFilled = forWildRank >= copies || ranks.every((one) => one !== wildRank);
		return isFilled ? [{ pattern, count, rank, ranks, strength: top }] : [];
	});
}

/** Runs: of one suit, or under `mixed` of any (PL-1, RG-12). */
function runReadings(options: PlayOptions, hand: Hand, ranking: readonly Rank[]): Reading[] {
	const { naturals } = hand;
	const count = naturals.length + wildsOf(hand).length;
	if (options.runs === 'none' || count < options.runLength) return [];
	const suits = new Set(naturals.map((card) => (card.kind === 'suited' ? card.suit : '')));
	const isSuited = suits.size <= 1 && !suits.has('');
	return isSuited || options.runs === 'mixed' ? runsOf(options, hand, ranking, 'run') : [];
}

/** Runs of pairs, whose suits are free (RG-12). */
function pairReadings(options: PlayOptions, hand: Hand, ranking: readonly Rank[]): Reading[] {
	const pairs = (hand.naturals.length + wildsOf(hand).length) / 2;
	const isLong = options.pairRuns !== null && pairs >= options.pairRuns;
	return isLong ? runsOf(options, hand, ranking, 'pairs') : [];
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
	return [setReadings, runReadings, pairReadings].flatMap((read) => read(options, hand, ranking));
}

/** Whether plays are equal: as many cards of the same pattern and strength (RG-5). */
export const isEqual = (one: Reading, other: Reading): boolean =>
	one.pattern === other.pattern && one.count === other.count && one.strength === other.strength;

/** Whether a play has a right number of cards to follow (PL-2, RG-10). Only sets may have more
 * cards than the play below. */
export function countFits({ counts }: PlayOptions, count: number, table: Reading): boolean {
	if (count === table.count) return true;
	if (table.pattern !== 'set' || counts === 'same') return false;
	return counts === 'same-or-double' ? count === 2 * table.count : count > table.count;
}

/** Whether a play tops the table as a trump: one 2 or one Joker tops a set of any size (PL-5), or k
 * twos a set of k or of one more (RG-11). */
function isTrump(options: PlayOptions, play: Reading, table: Reading): boolean {
	if (table.pattern !== 'set' || play.pattern !== 'set') return false;
	if (play.rank === 'joker')
		return play.count === 1 && jokersAreTrumps(options) && table.rank !== 'joker';
	if (play.rank !== '2' || !twosAreTrumps(options)) return false;
	if (table.rank === '2' || table.rank === 'joker') return false;
	if (options.trumps !== 'twos-fewer') return play.count === 1;
	return play.count === table.count || play.count + 1 === table.count;
}

/** Whether `play` may be played on `table`: the same pattern, a number of cards that fits, and
 * strictly higher, or equal where the rules allow it (PR-5), or a trump (PL-2, PL-5, RG-10). */
export function isHigher(options: PlayOptions, play: Reading, table: Reading): boolean {
	if (isTrump(options, play, table)) return true;
	if (play.pattern !== table.pattern || !countFits(options, play.count, table)) return false;
	if (options.counts === 'more-beats' && play.count > table.count) return true;
	return play.strength > table.strength || (options.equalRank !== 'never' && isEqual(play, table));
}
