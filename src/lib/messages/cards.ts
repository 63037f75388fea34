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

/** What stands for other cards: a wild card, or a 3 where those are wild (PR-14). */
export type WildName = Wild | Rank;
