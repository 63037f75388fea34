import { formatCard, type Card } from '#lib/cards/card.ts';
import { rankOrder, type Options } from './options.ts';

/** Which cards of a hand have to go. */
export interface Due {
	readonly must: readonly Card[];
	/** How many more, of these, as the owner likes (FP-6). */
	readonly pick: number;
	readonly of: readonly Card[];
}

type HandOptions = Pick<Options, 'deck' | 'ranking' | 'wildTax'>;

const isWild = (card: Card): boolean => card.kind === 'wild';

/** How high a card counts for tax, by rank alone (TX-3, TX-4). */
export function taxValue(options: HandOptions, card: Card): number {
	if (card.kind === 'wild') return options.wildTax === 'owed' ? Infinity : -1;
	return card.kind === 'trump' ? -1 : rankOrder(options, 8).indexOf(card.rank);
}

/** The `count` cards of the highest value; of equal ones that are too many, the owner picks. */
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

/** Where the owner values each wild card at will, wilds may stand in for what would go and may stay: only what goes
 * either way is owed for certain. `due` tells what would go of so many cards. */
function withFreeWilds(
	hand: readonly Card[],
	count: number,
	due: (hand: readonly Card[], count: number) => Due
): Due {
	const wilds = hand.filter(isWild);
	const naturals = hand.filter((card) => !isWild(card));
	const some = Math.min(count, hand.length);
	if (wilds.length === 0 || hand.length <= some) return due(hand, some);
	const certain = due(naturals, Math.max(0, some - wilds.length));
	const likely = due(naturals, some);
	const open = [...likely.must, ...likely.of].filter((card) => !certain.must.includes(card));
	return { must: certain.must, pick: some - certain.must.length, of: [...open, ...wilds] };
}

/** What a payer owes: the highest cards by rank alone (TX-3, TX-4, FP-6). */
export function tribute(options: HandOptions, hand: readonly Card[], count: number): Due {
	const due = (cards: readonly Card[], some: number) =>
		highest(cards, some, (card) => taxValue(options, card));
	return options.wildTax === 'payer-chooses' ? withFreeWilds(hand, count, due) : due(hand, count);
}

/** What a receiver returns (TX-5). */
export type Giveback =
	{ readonly free: true; readonly seesTribute: boolean } | ({ readonly free: false } & Due);

const isThree = (card: Card): boolean => card.kind === 'suited' && card.rank === '3';

/** Who must give some of fewer than four 3s gives the 3 of clubs first: it is not held back for the lead (TX-5,
 * Kings and Bastards "Victory"). */
function clubsFirst(hand: readonly Card[], due: Due): Due {
	const clubs = due.of.find((card) => formatCard(card) === '3C');
	if (clubs === undefined || hand.filter(isThree).length >= 4) return due;
	const of = due.of.filter((card) => card !== clubs);
	const pick = due.pick - 1;
	return { must: [...due.must, clubs], pick, of: pick === 0 ? [] : of };
}

/** What a receiver returns: anything, seen or unseen, or the lowest by rank from the hand as dealt (TX-5, FP-7). */
export function giveback(
	options: HandOptions & Pick<Options, 'giveback'>,
	hand: readonly Card[],
	count: number
): Giveback {
	if (options.giveback !== 'worst')
		return { free: true, seesTribute: options.giveback === 'free-after-looking' };
	const low = (card: Card) => -taxValue(options, card);
	const due = (cards: readonly Card[], some: number) =>
		clubsFirst(cards, highest(cards, some, low));
	const all =
		options.wildTax === 'payer-chooses' ? withFreeWilds(hand, count, due) : due(hand, count);
	return { free: false, ...all };
}
