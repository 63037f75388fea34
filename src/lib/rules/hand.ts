import { formatCard, parseCard, type Card } from '#lib/cards/card.ts';
import { rankOrder, type Options } from './options.ts';

/** The cards of a hand that have to be given. */
export interface Due {
	readonly must: readonly Card[];
	/** How many more the owner picks from `of` (FP-6). */
	readonly pick: number;
	readonly of: readonly Card[];
}

type HandOptions = Pick<Options, 'deck' | 'ranking' | 'wildTax' | 'trumpValue'>;

const isWild = (card: Card): boolean => card.kind === 'wild';

/** The value of a card for taxes, by rank alone (TX-3, TX-4, TH-5). */
export function taxValue(options: HandOptions, card: Card): number {
	if (card.kind === 'wild') return options.wildTax === 'owed' ? Infinity : -1;
	const ranks = rankOrder(options, 8);
	if (card.kind === 'trump') return options.trumpValue === 'above' ? ranks.length : -1;
	return ranks.indexOf(card.rank);
}

/** The `count` cards of the highest value. The owner picks among equal cards if not all of them are
 * needed. */
function highest(hand: readonly Card[], count: number, value: (card: Card) => number): Due {
	const some = Math.min(count, hand.length);
	const sorted = hand.toSorted((a, b) => value(b) - value(a));
	const last = sorted[some - 1];
	if (last === undefined) return { must: [], pick: 0, of: [] };
	const above = sorted.filter((card) => value(card) > value(last));
	const equal = sorted.filter((card) => value(card) === value(last));
	const pick = some - above.length;
	return pick === equal.length
		? { must: [...above, ...equal], pick: 0, of: [] }
		: { must: above, pick, of: equal };
}

/** Applies `due` where the owner decides for each wild whether to give or keep it: a card is owed
 * for certain only if it is owed in both cases. */
function withFreeWilds(
	hand: readonly Card[],
	count: number,
	due: (hand: readonly Card[], count: number) => Due
): Due {
	const wilds = hand.filter(isWild);
	const naturals = hand.filter((card) => !isWild(card));
	const some = Math.min(count, hand.length);
	if (wilds.length === 0 || hand.length <= some) return due(hand, some);
	const withAllWilds = due(naturals, Math.max(0, some - wilds.length));
	const withoutWilds = due(naturals, some);
	const open = [...withoutWilds.must, ...withoutWilds.of].filter(
		(card) => !withAllWilds.must.includes(card)
	);
	return {
		must: withAllWilds.must,
		pick: some - withAllWilds.must.length,
		of: [...open, ...wilds]
	};
}

/** The tribute that a payer owes: the highest cards by rank alone (TX-3, TX-4, FP-6). */
export function tribute(options: HandOptions, hand: readonly Card[], count: number): Due {
	const due = (cards: readonly Card[], some: number) =>
		highest(cards, some, (card) => taxValue(options, card));
	return options.wildTax === 'payer-chooses' ? withFreeWilds(hand, count, due) : due(hand, count);
}

/** The cards that a receiver returns: any (`free`), or given ones (TX-5). */
export type Giveback =
	{ readonly free: true; readonly seesTribute: boolean } | ({ readonly free: false } & Due);

/** A player with fewer than four cards of the opener's rank who must return some of them returns
 * the opener first, whoever leads: it cannot be held back for the lead (TX-5, RG-1, Kings and
 * Bastards "Victory"). */
function openerFirst({ opener }: Pick<Options, 'opener'>, hand: readonly Card[], due: Due): Due {
	const rankOf = (card: Card | undefined) => (card && 'rank' in card ? card.rank : undefined);
	const rank = rankOf(parseCard(opener));
	if (hand.filter((card) => rankOf(card) === rank).length >= 4) return due;
	// two packs have two of it
	const first = due.of.filter((card) => formatCard(card) === opener).slice(0, due.pick);
	const of = due.of.filter((card) => !first.includes(card));
	const pick = due.pick - first.length;
	return { must: [...due.must, ...first], pick, of: pick === 0 ? [] : of };
}

/** The giveback of a receiver: any cards, before or after seeing the tribute, or the lowest by rank
 * from the hand as it was dealt (TX-5, FP-7). */
export function giveback(
	options: HandOptions & Pick<Options, 'giveback' | 'opener'>,
	hand: readonly Card[],
	count: number
): Giveback {
	if (options.giveback !== 'worst')
		return { free: true, seesTribute: options.giveback === 'free-after-looking' };
	const low = (card: Card) => -taxValue(options, card);
	const due = (cards: readonly Card[], some: number) =>
		openerFirst(options, cards, highest(cards, some, low));
	const all =
		options.wildTax === 'payer-chooses' ? withFreeWilds(hand, count, due) : due(hand, count);
	return { free: false, ...all };
}
