import { parseCard, type Suit } from '#lib/cards/card.ts';
import { m } from '#lib/words/words.svelte.ts';

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

/** A card or rank as people read it: 3♠, 2, Joker. */
export function cardText(text: string): string {
	const card = parseCard(text);
	if (card?.kind === 'suited') return card.rank + SUIT_SIGNS[card.suit];
	return card?.kind === 'wild' ? m.common.cards.wild[card.wild] : text;
}

/** A card, or all of a rank: 3♠, 2s, Jokers. */
export const forbiddenText = (text: string): string =>
	parseCard(text)?.kind === 'suited' ? cardText(text) : `${cardText(text)}s`;
