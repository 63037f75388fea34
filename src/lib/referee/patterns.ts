import type { Card, Rank, Suit } from '#lib/cards/card.ts';
import { jokersAreTrumps, type Options } from '#lib/rules/options.ts';
import { takesOutMiddle } from '#lib/rules/pack.ts';
import { isWildCard, readings, type Reading } from '#lib/rules/plays.ts';
import { rankingOf, type Order } from '#lib/rules/ranking.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';

/** Why cards are no pattern, named after the first change that would make them one. */
export type PatternFault =
	| 'no-cards'
	| 'rank-not-in-pack'
	| 'stand-in-does-not-fit'
	| 'too-many-for-a-set'
	| 'wild-rank-is-wild'
	| 'wilds-stand-for-nothing'
	| 'wilds-not-in-runs'
	| 'runs-not-played'
	| 'suits-unknown'
	| 'run-of-several-suits'
	| 'run-too-short'
	| 'too-few-pairs'
	| 'no-set-or-run';

export const isWild = (card: Card): card is Extract<Card, { kind: 'wild' }> => card.kind === 'wild';
export const hasWild = (cards: readonly Card[]): boolean => cards.some(isWild);

export const isNatural = (card: Card): card is Extract<Card, { kind: 'suited' | 'plain' }> =>
	card.kind === 'suited' || card.kind === 'plain';

/** The number of ranks of a whole pack that people know. */
const RANKS_OF_DECK: { readonly [K in Options['deck']]?: number } = {
	dalmuti: 12,
	tarot: 14,
	'32': 8
};

/** Whether the pack lacks ranks of the deck or has more, so that other ranks are neighbours in a
 * run (FP-12). */
export const hasOwnNeighbours = (options: Options, order: Order): boolean =>
	rankingOf(options, order).length !== (RANKS_OF_DECK[options.deck] ?? 13);

/** The ranks that the wild cards of a play stand for; none if the play is of wilds alone, below
 * every rank or as trumps. */
export function standIns(
	options: Options,
	cards: readonly Card[],
	reading: Reading,
	order: Order
): Rank[] {
	const { rank, count, pattern } = reading;
	if (rank === 'wild' || rank === 'joker') return [];
	const isStandIn = (card: Card) => isWildCard(options, card);
	if (pattern === 'set') return cards.filter(isStandIn).map(() => rank);
	const ranking = rankingOf(options, order);
	const top = ranking.indexOf(rank);
	const natural = cards.filter((card) => isNatural(card) && !isStandIn(card));
	const taken = natural.flatMap((card) => (isNatural(card) ? card.rank : []));
	const copies = pattern === 'pairs' ? 2 : 1;
	return ranking.slice(top - count / copies + 1, top + 1).flatMap((one) => {
		const missing = copies - taken.filter((rank) => rank === one).length;
		return Array.from({ length: missing }, () => one);
	});
}

function withoutName(card: Card): Card {
	if (isWild(card)) return { kind: 'wild', wild: card.wild };
	if (card.kind === 'suited') return { kind: 'suited', rank: card.rank, suit: card.suit };
	return card.kind === 'plain' ? { kind: 'plain', rank: card.rank } : card;
}

/** Whether a card is of the rank that is wild (RG-7). */
export const isOfWildRank = (options: Options, card: Card): boolean =>
	isNatural(card) && isWildCard(options, card);

const withSuit = (card: Card, suit: Suit): Card =>
	isNatural(card) ? { kind: 'suited', rank: card.rank, suit } : card;

/** Finds why cards are no pattern; null if they are one. */
export function findPatternFault(
	options: Options,
	cards: readonly Card[],
	order: Order
): PatternFault | null {
	const isPattern = (changes: Partial<Options>, changedCards: readonly Card[] = cards) =>
		readings({ ...options, ...changes }, changedCards, order).length > 0;
	if (isPattern({})) return null;
	if (cards.length === 0) return 'no-cards';
	const ranking = rankingOf(options, order);
	if (cards.some((card) => isNatural(card) && !ranking.includes(card.rank)))
		return 'rank-not-in-pack';
	const ofWildRank = cards.filter((card) => isOfWildRank(options, card));
	if (ofWildRank.some((card) => 'as' in card && card.as === options.wildRank))
		return 'wild-rank-is-wild';
	const unnamed = cards.map((card) => (isWildCard(options, card) ? withoutName(card) : card));
	if (isPattern({}, unnamed)) return 'stand-in-does-not-fit';
	if (isPattern({ maxSet: null })) return 'too-many-for-a-set';
	if (ofWildRank.length > 0 && isPattern({ wildRank: null }, unnamed)) return 'wild-rank-is-wild';
	if (isPattern({ wild: 'any-card' }))
		return options.wild === 'none' && hasWild(cards)
			? 'wilds-stand-for-nothing'
			: 'wilds-not-in-runs';
	if (isPattern({ runs: 'suited' })) return 'runs-not-played';
	if (options.runs !== 'none' && isPattern({ runLength: 3 })) return 'run-too-short';
	if (options.pairRuns !== null && isPattern({ pairRuns: 2 })) return 'too-few-pairs';
	const ofOneSuit = cards.map((card) => withSuit(card, 'C'));
	if (options.runs === 'none' || !isPattern({}, ofOneSuit)) return 'no-set-or-run';
	return cards.some(({ kind }) => kind === 'plain') ? 'suits-unknown' : 'run-of-several-suits';
}

/** The rules that say which ranks a pack lacks. */
const PACK_RULES: { readonly [K in Options['deck']]?: readonly RuleId[] } = {
	'suits-and-ranks': ['DK-4'],
	dalmuti: ['DK-5']
};

/** The rules by which cards are no pattern (PL-1, PL-3, PL-5, DF-1, DK-2, DK-4, DK-5, PR-14). */
export function rulesOfFault(
	options: Options,
	cards: readonly Card[],
	fault: PatternFault
): RuleId[] {
	const rules: RuleId[] = ['PL-1'];
	if (fault === 'rank-not-in-pack') {
		rules.push(...(PACK_RULES[options.deck] ?? []));
		if (takesOutMiddle(options)) rules.push('DK-2');
	}
	if (cards.some((card) => isOfWildRank(options, card))) rules.push('PR-14');
	if (!hasWild(cards)) return rules;
	if (options.wild !== 'none') rules.push('PL-3');
	if (jokersAreTrumps(options)) rules.push('PL-5');
	if (options.jokersHighest) rules.push('DF-1');
	return rules;
}
