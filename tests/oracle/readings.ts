import type { Card, Rank } from '#lib/cards/card.ts';
import {
	isNatural,
	jokersAreTrumps,
	naturals,
	oneOfEach,
	ranking,
	type Natural,
	type Rules
} from './words.ts';

/** A way to read a play. A set can consist of trump Jokers, or of wilds below every rank. */
export type Reading =
	| { pattern: 'set'; size: number; of: Rank | 'joker' | 'below-all' }
	| { pattern: 'run' | 'pairs'; size: number; top: Rank };

/** The cards that a card of a play can stand for (PL-3); the other cards matter for
 * `joins-a-set`. */
function standIns(options: Rules, card: Card, play: readonly Card[]): Natural[] {
	const power = powerOf(options, card);
	// a rank that the pack lacks is no pattern
	if (isNatural(card) && power === 'none')
		return ranking(options).includes(card.rank) && saidOf(card) === undefined ? [card] : [];
	if (power === 'none') return [];
	const beside = play.filter(isNatural).filter((other) => powerOf(options, other) === 'none');
	// a card of the wild rank never stands for that rank itself (RG-7)
	const others = naturals(options).filter(({ rank }) => !isNatural(card) || card.rank !== rank);
	const any = power === 'any-card' ? others : beside;
	return any.filter((natural) => (saidOf(card) ?? natural.rank) === natural.rank);
}

/** PL-3, RG-7: the cards that a card may stand for; one of the wild rank joins a set if the rules
 * give wild cards no power. */
function powerOf({ wild, wildRank }: Rules, card: Card): Rules['wild'] {
	if (card.kind === 'wild') return wild;
	if (!isNatural(card) || card.rank !== wildRank) return 'none';
	return wild === 'none' ? 'joins-a-set' : wild;
}

const saidOf = (card: Card): Rank | undefined => ('as' in card ? card.as : undefined);

/** PL-1: cards of one rank, at most `maxSet`. */
function asSet(options: Rules, cards: readonly Natural[]): Reading[] {
	const [first] = cards;
	if (!first || cards.some((card) => card.rank !== first.rank)) return [];
	return withinMaxSet(options, cards)
		? [{ pattern: 'set', size: cards.length, of: first.rank }]
		: [];
}

const withinMaxSet = (options: Rules, cards: readonly unknown[]): boolean =>
	options.maxSet === null || cards.length <= options.maxSet;

/** RG-12: so many pairs or more of ranks next to each other. */
function asPairs(options: Rules, cards: readonly Natural[]): Reading[] {
	const { pairRuns } = options;
	if (pairRuns === null || cards.length % 2 > 0 || cards.length < 2 * pairRuns) return [];
	const ranks = ranking(options);
	const length = cards.length / 2;
	return ranks.flatMap((_, at) => {
		const stretch = ranks.slice(at, at + length);
		const top = stretch.at(-1);
		const fits = stretch.every((rank) => cards.filter((card) => card.rank === rank).length === 2);
		return fits && top && stretch.length === length
			? [{ pattern: 'pairs', size: cards.length, top } as const]
			: [];
	});
}

/** PL-1, RG-12: enough cards of consecutive ranks, of one suit unless suits are free. */
function asRun(options: Rules, cards: readonly Natural[]): Reading[] {
	if (options.runs === 'none' || cards.length < options.runLength) return [];
	const suits = new Set(cards.map((card) => (card.kind === 'suited' ? card.suit : 'none')));
	if (options.runs === 'suited' && (suits.size !== 1 || suits.has('none'))) return [];
	const ranks = ranking(options);
	for (let at = 0; at + cards.length <= ranks.length; at += 1) {
		const stretch = ranks.slice(at, at + cards.length);
		const fits = stretch.every((rank) => cards.some((card) => card.rank === rank));
		const top = stretch.at(-1);
		if (fits && top) return [{ pattern: 'run', size: cards.length, top }];
	}
	return [];
}

/** Sets without natural cards, in which wilds stand for no rank: of Jokers that are trumps or the
 * highest cards (DF-1), or of wilds below every rank. */
function withoutNaturals(options: Rules, play: readonly Card[]): Reading[] {
	if (play.length === 0 || !withinMaxSet(options, play)) return [];
	if (play.some((card) => saidOf(card) !== undefined)) return [];
	const size = play.length;
	const high = jokersAreTrumps(options) || options.jokersHighest;
	if (high && play.every(({ kind }) => kind === 'wild'))
		return [{ pattern: 'set', size, of: 'joker' }];
	const joins = play.every((card) => powerOf(options, card) === 'joins-a-set');
	return joins ? [{ pattern: 'set', size, of: 'below-all' }] : [];
}

const known = new WeakMap<Rules, WeakMap<readonly Card[], Reading[]>>();

/** All readings of the cards; none if they are no pattern. Cached, because the same cards come
 * often. */
export function readings(options: Rules, play: readonly Card[]): Reading[] {
	const kept = known.get(options) ?? new WeakMap<readonly Card[], Reading[]>();
	known.set(options, kept);
	const before = kept.get(play);
	if (before) return before;
	const expanded = oneOfEach(play.map((card) => standIns(options, card, play)));
	// only a wild that may be any card fills a gap in a run of pairs (RG-12)
	const joins = play.some((card) => powerOf(options, card) === 'joins-a-set');
	const patterns = joins ? [asSet, asRun] : [asSet, asRun, asPairs];
	const found = expanded.flatMap((cards) => patterns.flatMap((as) => as(options, cards)));
	const all = [...found, ...withoutNaturals(options, play)];
	const different = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
	kept.set(play, different);
	return different;
}
