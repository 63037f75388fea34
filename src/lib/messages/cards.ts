import type { Card, Rank, Suit, Wild } from '#lib/cards/card.ts';
import { LANGUAGES, type Locale } from './locales.ts';

/** Cards in messages: what is the same in every language, and the structures that each language
 * puts into words. */

/** The two wild cards of a revolution: both that a pack has, or two of more. */
export type WildPair = Wild | `two-${Wild}`;

const SUIT_SIGNS: Readonly<Record<Suit, string>> = {
	C: '♣',
	D: '♦',
	H: '♥',
	S: '♠',
	T: '★',
	M: '☾'
};

/** ♣, ♦, ♥, ♠, ★ (Stars) or ☾ (Moons). */
export const suitSign = (suit: Suit): string => SUIT_SIGNS[suit];

/** Writes the cards of a play, with a sign for wild ones: 8 ★.
 * @param cardText as the language names a card */
export const cardSigns =
	(cardText: (card: Card) => string) =>
	(cards: readonly Card[]): string =>
		cards.map((card) => (card.kind === 'wild' ? '★' : cardText(card))).join(' ');

/** A card that has a rank, as its face shows it: 3♠, 8. Right-to-left text would swap rank and
 * suit, so there the result is wrapped in a left-to-right isolate (U+2066, U+2069). */
export function printedCard(
	card: Extract<Card, { kind: 'suited' | 'plain' }>,
	locale: Locale
): string {
	if (card.kind === 'plain') return card.rank;
	const text = card.rank + suitSign(card.suit);
	return LANGUAGES[locale].dir === 'rtl' ? `\u2066${text}\u2069` : text;
}

/** How a play was read: a set of one rank, a run up to a rank, wild cards alone, or cards without a
 * pattern. */
export type PlayShape =
	| { readonly kind: 'set' | 'run' | 'pairs'; readonly count: number; readonly rank: Rank }
	| { readonly kind: 'wilds'; readonly count: number; readonly wild: Wild }
	| { readonly kind: 'cards'; readonly count: number };

/** Which ranks are allowed: any; all above a rank (below it where low numbers win); all from one
 * rank to another; or each of a list with at least one entry. */
export type RankCondition =
	| { readonly kind: 'any' }
	| { readonly kind: 'above' | 'below'; readonly rank: Rank }
	| { readonly kind: 'from-to'; readonly from: Rank; readonly to: Rank }
	| { readonly kind: 'each'; readonly ranks: readonly Rank[] };

interface Span {
	readonly from: number;
	readonly to: number;
}

/** The cards of a class of plays:
 * - `card`: one card, as printed: the 3♠ on a lone Joker, a card above all;
 * - `wilds`: only wild cards, one of these numbers of them; `alone` stresses that nothing else goes
 * with them;
 * - `set`: a fixed number of cards of one rank, by how many of them are wild (`naturals` 0: wild
 * cards only);
 * - `sets`: cards of one rank, of several sizes;
 * - `run`: a run whose top card meets a condition (null: any rank that runs reach). */
export type ClassCards =
	| { readonly kind: 'card'; readonly card: string }
	| { readonly kind: 'wilds'; readonly counts: readonly number[]; readonly alone: boolean }
	| {
			readonly kind: 'set';
			readonly ways: readonly { readonly naturals: number; readonly wilds: number }[];
			readonly ranks: RankCondition;
	  }
	| {
			readonly kind: 'sets';
			readonly count: Span;
			readonly wilds: Span;
			readonly ranks: RankCondition;
	  }
	| {
			readonly kind: 'run';
			readonly count: Span;
			readonly wilds: Span;
			readonly top: RankCondition | null;
			readonly form: RunForm;
	  };

/** A run in one suit, in any suits, or of pairs (RG-12). */
export type RunForm = 'suited' | 'mixed' | 'pairs';

/** What stands for other cards: a wild card, or a 3 where those are wild (PR-14). */
export type WildName = Wild | Rank;

/** A class of allowed plays, which a message describes in one line. */
export interface PlayClass {
	readonly cards: ClassCards;
	readonly wild: WildName;
	/** The suits allowed: each of them once, or any of them; null: no restriction. */
	readonly suits: { readonly of: readonly Suit[]; readonly each: boolean } | null;
	/** Suits of which each must be among the cards (RG-13). */
	readonly covers: readonly Suit[];
	/** A card that the play must include, as printed. */
	readonly includes: string | null;
	/** Codes of wild cards, ranks and cards that the play must not include. */
	readonly without: readonly string[];
}

/** A group of cards that is added to a pack or taken out of it. */
export type PackPart =
	| { readonly kind: 'rank'; readonly rank: Rank; readonly n: number }
	/** `both`: these are the two of one pack. */
	| { readonly kind: 'wilds'; readonly wild: Wild; readonly n: number; readonly both: boolean }
	/** Whole suits of a second pack, no matter which. */
	| { readonly kind: 'whole-suits'; readonly n: number }
	/** Each of these ranks in each of these suits. */
	| { readonly kind: 'cards'; readonly ranks: readonly Rank[]; readonly suits: readonly Suit[] };
