import type { Rank, Suit, Wild } from '#lib/cards/card.ts';

/** What is put into a pack or taken out of it. */
export type PackPart =
	| { readonly kind: 'rank'; readonly rank: Rank; readonly n: number }
	| { readonly kind: 'wilds'; readonly wild: Wild; readonly n: number }
	/** Of a second pack, whichever. */
	| { readonly kind: 'whole-suits'; readonly n: number }
	/** Each of these ranks in each of these suits. */
	| { readonly kind: 'cards'; readonly ranks: readonly Rank[]; readonly suits: readonly Suit[] };
