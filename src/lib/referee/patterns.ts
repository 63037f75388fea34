import type { Card, Rank, Suit } from '#lib/cards/card.ts';
import type { Options } from '#lib/rules/options.ts';
import {
	jokersAreTrumps,
	rankingOf,
	readings,
	type Order,
	type Reading
} from '#lib/rules/plays.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';

/** Why cards are no pattern, as nearly as can be told: the first change that would make them one. */
export type Fault =
	| 'no-cards'
	| 'rank-not-in-pack'
	| 'stand-in-does-not-fit'
	| 'too-many-for-a-set'
	| 'wilds-stand-for-nothing'
	| 'wilds-not-in-runs'
	| 'runs-not-played'
	| 'suits-unknown'
	| 'run-of-several-suits'
	| 'no-set-or-run';

export const isWild = (card: Card): card is Extract<Card, { kind: 'wild' }> => card.kind === 'wild';
export const hasWild = (cards: readonly Card[]): boolean => cards.some(isWild);

export const isNatural = (card: Card): card is Extract<Card, { kind: 'suited' | 'plain' }> =>
	card.kind === 'suited' || card.kind === 'plain';

/** The number of ranks of each deck while nothing is taken out of it and nothing added. */
const usualRanks = ({ deck }: Pick<Options, 'deck'>): number =>
	deck === 'dalmuti' ? 12 : deck === 'tarot' ? 14 : 13;

/** Whether neighbours are others here than in the deck as it is sold (FP-12). */
export const hasOwnNeighbours = (options: Options, order: Order): boolean =>
	rankingOf(options, order).length !== usualRanks(options);

/** The ranks that the wild cards of a play stand for; none where the play is below every rank or of trump Jokers. */
export function standIns(
	options: Options,
	cards: readonly Card[],
	reading: Reading,
	order: Order
): Rank[] {
	const { rank, count, pattern } = reading;
	if (rank === 'wild' || rank === 'joker') return [];
	if (pattern === 'set') return cards.filter(isWild).map(() => rank);
	const ranking = rankingOf(options, order);
	const top = ranking.indexOf(rank);
	const natural = cards.filter(isNatural).map((card) => card.rank);
	return ranking.slice(top - count + 1, top + 1).filter((one) => !natural.includes(one));
}

const unnamed = ({ wild }: Extract<Card, { kind: 'wild' }>): Card => ({ kind: 'wild', wild });

const inSuit = (card: Card, suit: Suit): Card =>
	isNatural(card) ? { kind: 'suited', rank: card.rank, suit } : card;

/** Why the cards are no pattern; null where they are one. */
export function faultIn(options: Options, cards: readonly Card[], order: Order): Fault | null {
	const is = (changed: Partial<Options>, other: readonly Card[] = cards) =>
		readings({ ...options, ...changed }, other, order).length > 0;
	if (is({})) return null;
	if (cards.length === 0) return 'no-cards';
	const ranking = rankingOf(options, order);
	if (cards.some((card) => isNatural(card) && !ranking.includes(card.rank)))
		return 'rank-not-in-pack';
	const unspoken = cards.map((card): Card => (isWild(card) ? unnamed(card) : card));
	if (hasWild(cards) && is({}, unspoken)) return 'stand-in-does-not-fit';
	if (is({ maxSet: null })) return 'too-many-for-a-set';
	if (is({ wild: 'any-card' }))
		return options.wild === 'none' ? 'wilds-stand-for-nothing' : 'wilds-not-in-runs';
	if (is({ runs: 'suited' })) return 'runs-not-played';
	const alike = cards.map((card) => inSuit(card, 'C'));
	if (options.runs === 'none' || !is({}, alike)) return 'no-set-or-run';
	return cards.some(({ kind }) => kind === 'plain') ? 'suits-unknown' : 'run-of-several-suits';
}

/** What says which ranks a pack is without. */
const PACK_RULES: { readonly [K in Options['deck']]?: readonly RuleId[] } = {
	'even-deal': ['DK-2'],
	'suits-and-ranks': ['DK-4'],
	dalmuti: ['DK-5']
};

/** The rules against cards that are no pattern (PL-1, PL-3, PL-5, DF-1, DK-2, DK-4, DK-5). */
export function rulesOfFault(options: Options, cards: readonly Card[], fault: Fault): RuleId[] {
	const rules: RuleId[] = ['PL-1'];
	if (fault === 'rank-not-in-pack') rules.push(...(PACK_RULES[options.deck] ?? []));
	if (!hasWild(cards)) return rules;
	if (options.wild !== 'none') rules.push('PL-3');
	if (jokersAreTrumps(options)) rules.push('PL-5');
	if (options.jokersHighest) rules.push('DF-1');
	return rules;
}
