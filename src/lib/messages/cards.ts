import type { Card, Rank, Suit, Wild } from '#lib/cards/card.ts';
import { LANGUAGES, type Locale } from './locales.ts';

/** What is the same in every language, and what messages about cards are given: they put it into words themselves. */

const SUIT_SIGNS: Readonly<Record<Suit, string>> = {
	C: '♣',
	D: '♦',
	H: '♥',
	S: '♠',
	T: '★',
	M: '☾'
};

/** ♣, ♦, ♥, ♠, ★, ☾. */
export const suitSign = (suit: Suit): string => SUIT_SIGNS[suit];

/** A card with a rank, as it is printed: 3♠, 8. Among words that are written from right to left rank and suit would
 * change sides: there Unicode's isolates hold them. */
export function printed(card: Extract<Card, { kind: 'suited' | 'plain' }>, locale: Locale): string {
	if (card.kind === 'plain') return card.rank;
	const text = card.rank + suitSign(card.suit);
	return LANGUAGES[locale].dir === 'rtl' ? `\u2066${text}\u2069` : text;
}

/** Cards that lie together, as they were read: of one rank; a run up to that rank; wild cards alone; or only so many
 * cards, which make no pattern. */
export type Laid =
	| { readonly kind: 'set' | 'run'; readonly count: number; readonly rank: Rank }
	| { readonly kind: 'wilds'; readonly count: number; readonly wild: Wild }
	| { readonly kind: 'cards'; readonly count: number };

/** Of which ranks something may be: any; all that are stronger than one (which are above it, or below it where low
 * numbers win); an unbroken row; or each of these, one at least. */
export type Ranks =
	| { readonly kind: 'any' }
	| { readonly kind: 'above' | 'below'; readonly rank: Rank }
	| { readonly kind: 'from-to'; readonly from: Rank; readonly to: Rank }
	| { readonly kind: 'each'; readonly ranks: readonly Rank[] };

interface Span {
	readonly from: number;
	readonly to: number;
}

/** The cards of a class of plays: the 3♠ on a lone Joker; so many wild cards (one number or another) and nothing else,
 * where `alone` stresses that; cards of one rank, one number of them, with each number of wild cards that may be among
 * them (`naturals` 0: wild cards only); cards of one rank, several numbers of them; a run, whose top card may be of
 * these ranks (null: of any that runs reach). */
export type ClassCards =
	| { readonly kind: 'spade-three' }
	| { readonly kind: 'wilds'; readonly counts: readonly number[]; readonly alone: boolean }
	| {
			readonly kind: 'set';
			readonly ways: readonly { readonly naturals: number; readonly wilds: number }[];
			readonly ranks: Ranks;
	  }
	| { readonly kind: 'sets'; readonly count: Span; readonly wilds: Span; readonly ranks: Ranks }
	| {
			readonly kind: 'run';
			readonly count: Span;
			readonly wilds: Span;
			readonly top: Ranks | null;
	  };

/** A class of plays that are allowed, to be told in a line. */
export interface PlayClass {
	readonly cards: ClassCards;
	/** What the wild cards of the pack are. */
	readonly wild: Wild;
	/** Of which suits the cards have to be: of one of them, or each once; null: of any. */
	readonly suits: { readonly of: readonly Suit[]; readonly each: boolean } | null;
	/** A card that has to be among them, as it is printed. */
	readonly includes: string | null;
	/** What may not be among them: wild cards, ranks, cards. */
	readonly without: readonly string[];
}

/** What is told of cards that make no pattern. */
export interface FaultTold {
	readonly wild: Wild;
	/** How many cards a set has at most. */
	readonly most: number;
}
