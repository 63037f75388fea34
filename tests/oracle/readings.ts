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
	| { pattern: 'run'; size: number; top: Rank };

/** The cards that a card of a play can stand for (PL-3); the other cards matter for `joins-a-set`. */
function standIns(options: Rules, card: Card, play: readonly Card[]): Natural[] {
	// a rank that this pack does not have is no pattern in it
	if (isNatural(card)) return ranking(options).includes(card.rank) ? [card] : [];
	if (card.kind !== 'wild' || options.wild === 'none') return [];
	const any = options.wild === 'any-card' ? naturals(options) : play.filter(isNatural);
	return any.filter((natural) => card.as === undefined || card.as === natural.rank);
}

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

/** PL-1: three or more cards of one suit with consecutive ranks. */
function asRun(options: Rules, cards: readonly Natural[]): Reading[] {
	if (options.runs === 'none' || cards.length < 3) return [];
	const suits = new Set(cards.map((card) => (card.kind === 'suited' ? card.suit : 'none')));
	if (suits.size !== 1 || suits.has('none')) return [];
	const ranks = ranking(options);
	for (let at = 0; at + cards.length <= ranks.length; at += 1) {
		const stretch = ranks.slice(at, at + cards.length);
		const fits = stretch.every((rank) => cards.some((card) => card.rank === rank));
		const top = stretch.at(-1);
		if (fits && top) return [{ pattern: 'run', size: cards.length, top }];
	}
	return [];
}

/** Sets that no natural card is in and no wild stands for one: of Jokers that are trumps or the highest cards (DF-1:
 * one or two of them), or of wilds below every rank. */
function withoutNaturals(options: Rules, play: readonly Card[]): Reading[] {
	if (play.length === 0 || !withinMaxSet(options, play)) return [];
	if (!play.every((card) => card.kind === 'wild' && card.as === undefined)) return [];
	const size = play.length;
	const highest = options.jokersHighest && size <= 2;
	if (jokersAreTrumps(options) || highest) return [{ pattern: 'set', size, of: 'joker' }];
	return options.wild === 'joins-a-set' ? [{ pattern: 'set', size, of: 'below-all' }] : [];
}

const known = new WeakMap<Rules, WeakMap<readonly Card[], Reading[]>>();

/** Everything that the cards can be taken for; nothing if they are no pattern. The answer is kept, for the same
 * question comes often. */
export function readings(options: Rules, play: readonly Card[]): Reading[] {
	const kept = known.get(options) ?? new WeakMap<readonly Card[], Reading[]>();
	known.set(options, kept);
	const before = kept.get(play);
	if (before) return before;
	const expanded = oneOfEach(play.map((card) => standIns(options, card, play)));
	const found = expanded.flatMap((cards) => [...asSet(options, cards), ...asRun(options, cards)]);
	const all = [...found, ...withoutNaturals(options, play)];
	const different = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
	kept.set(play, different);
	return different;
}
