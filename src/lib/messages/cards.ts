import { parseCard, type Card, type Rank, type Suit, type Wild } from '#lib/cards/card.ts';
import { grammar } from './grammar.ts';
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

/** How a language names cards. */
export interface CardNames {
	/** Before the number of a tarot trump. */
	readonly trump: string;
	readonly rank: (rank: Rank) => string;
	readonly wild: (wild: Wild) => string;
	/** After a wild card, what it stands for: " as an eight". */
	readonly standsFor: (rank: Rank) => string;
}

/** Formatters of cards, by how a language names them. */
export function cardFormats(locale: Locale, { trump, rank, wild, standsFor }: CardNames) {
	const { list, either } = grammar(locale);
	/** A card as players say it: 8♦, 8, Joker, trump 13. */
	function card(one: Card): string {
		switch (one.kind) {
			case 'trump':
				return trump + one.number;
			case 'wild':
				return wild(one.wild) + (one.as === undefined ? '' : standsFor(one.as));
			default:
				return printedCard(one, locale);
		}
	}
	return {
		card,
		/** The name for the code of a card, a rank or a wild card: 3♠, 8, Joker. */
		nameOf: (code: string): string => {
			const one = parseCard(code);
			return one === undefined ? code : card(one);
		},
		cards: (all: readonly Card[]): string => list(all.map(card)),
		/** The cards of a play, with a sign for wild ones: 8 ★. */
		signs: (all: readonly Card[]): string =>
			all.map((one) => (one.kind === 'wild' ? '★' : card(one))).join(' '),
		suits: (all: readonly Suit[]): string => list(all.map(suitSign)),
		anySuit: (all: readonly Suit[]): string => either(all.map(suitSign)),
		/** Eight or nine. */
		anyRank: (all: readonly Rank[]): string => either(all.map(rank))
	};
}

/** Whether wild cards are several of one rank. */
export const areOneRank = (all: readonly Rank[]): boolean =>
	all.length > 1 && all.every((rank) => rank === all[0]);

/** Whether a play takes a plural verb: two Jokers beat, a pair beats.
 * @param named the size of the largest set that has a name in the singular */
export const isManyBeyond =
	(named: number) =>
	({ kind, count }: PlayShape): boolean =>
		kind !== 'run' && kind !== 'pairs' && count > (kind === 'set' ? named : 1);
