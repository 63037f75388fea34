/** The suits: Clubs, Diamonds, Hearts, Spades, and Tahimi's Stars (T) and Moons (M). */
export const SUITS = ['C', 'D', 'H', 'S', 'T', 'M'] as const;
export type Suit = (typeof SUITS)[number];

/** The four suits of a poker deck. */
export const POKER_SUITS = ['C', 'D', 'H', 'S'] as const satisfies readonly Suit[];

/** All ranks, in no particular order, because strength depends on the rules (`rankOrder`). 1 to 12
 * without a suit belong to The Great Dalmuti, 11 to 16 with a suit are the extra ranks of Tahimi
 * (DK-4), P and N are the tarot's Page and Knight. */
export const RANKS = [
	'1',
	'2',
	'3',
	'4',
	'5',
	'6',
	'7',
	'8',
	'9',
	'10',
	'11',
	'12',
	'13',
	'14',
	'15',
	'16',
	'P',
	'N',
	'J',
	'Q',
	'K',
	'A'
] as const;
export type Rank = (typeof RANKS)[number];

/** Joker and Jester. */
export const WILDS = ['JK', 'JE'] as const;
export type Wild = (typeof WILDS)[number];

/** A playing card. `as` is the rank that a wild stands for, if its player named one; the cards of a
 * rank may be wild too (RG-7). */
export type Card =
	| { readonly kind: 'suited'; readonly rank: Rank; readonly suit: Suit; readonly as?: Rank }
	| { readonly kind: 'plain'; readonly rank: Rank; readonly as?: Rank }
	| { readonly kind: 'wild'; readonly wild: Wild; readonly as?: Rank }
	| { readonly kind: 'trump'; readonly number: number };

const ranks: ReadonlySet<string> = new Set(RANKS);
const suits: ReadonlySet<string> = new Set(SUITS);

/** Whether `text` names a rank. */
export const isRank = (text: string): text is Rank => ranks.has(text);
const isDalmutiRank = (rank: Rank): boolean => Number(rank) <= 12;
const isSuit = (text: string): text is Suit => suits.has(text);
/** Whether `text` names a Joker or a Jester. */
export const isWild = (text: string): text is Wild => text === 'JK' || text === 'JE';

/** Parses a card.
 * @param text `7H`, `10S`, `11T`, a Dalmuti rank `7`, `JK`, `JE`, a wild with its rank `JK=8`,
 * a card of a wild rank with the rank it stands for `3H=8`, or a tarot trump `TR13`
 * @returns undefined for anything else */
export function parseCard(text: string): Card | undefined {
	const [name = '', as, ...more] = text.split('=');
	if (more.length > 0) return undefined;
	if (isWild(name)) {
		if (as === undefined) return { kind: 'wild', wild: name };
		return isRank(as) ? { kind: 'wild', wild: name, as } : undefined;
	}
	if (as !== undefined && !isRank(as)) return undefined;
	const trump = /^TR(\d|1\d|2[01])$/.exec(text);
	if (trump) return { kind: 'trump', number: Number(trump[1]) };
	if (isRank(text)) return isDalmutiRank(text) ? { kind: 'plain', rank: text } : undefined;
	const rank = name.slice(0, -1);
	const suit = name.slice(-1);
	if (!isRank(rank) || rank === '1' || !isSuit(suit)) return undefined;
	return as === undefined ? { kind: 'suited', rank, suit } : { kind: 'suited', rank, suit, as };
}

/** Formats a card in the notation of `parseCard`. */
export function formatCard(card: Card): string {
	switch (card.kind) {
		case 'suited':
			return card.rank + card.suit + (card.as === undefined ? '' : `=${card.as}`);
		case 'plain':
			return card.rank + (card.as === undefined ? '' : `=${card.as}`);
		case 'wild':
			return card.as === undefined ? card.wild : `${card.wild}=${card.as}`;
		case 'trump':
			return `TR${card.number}`;
	}
}
