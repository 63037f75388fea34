import type { Rank, Suit, Wild } from '#lib/cards/card.ts';

/** A group of cards that is added to a pack or taken out of it. */
export type PackPart =
	| { readonly kind: 'rank'; readonly rank: Rank; readonly n: number }
	| { readonly kind: 'wilds'; readonly wild: Wild; readonly n: number }
	/** Whole suits of a second pack, no matter which. */
	| { readonly kind: 'whole-suits'; readonly n: number }
	/** Each of these ranks in each of these suits. */
	| { readonly kind: 'cards'; readonly ranks: readonly Rank[]; readonly suits: readonly Suit[] };
