import type { Card, Rank, Suit } from '#lib/cards/card.ts';
import { cardSigns, suitSign, type PlayShape } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import {
	aNamed,
	aRank,
	capital,
	cardText,
	numberWord,
	playText,
	ranksWord,
	rankWord
} from './grammar/nouns.ts';

const { list, either } = grammar('es');

// formatters of this language, for its messages
export {
	cardText as card,
	isMany,
	numberWord as words,
	playText as play,
	ranksWord as ranks,
	rankWord as rank,
	theRank
} from './grammar/nouns.ts';
export { nth } from './grammar/ordinals.ts';
export { rounds } from './grammar/rounds.ts';
export const capitalWords = (n: number): string => capital(numberWord(n));
/** A label within a sentence; names keep their capital. */
export const lower = (label: string): string =>
	/^(Joker|Tarot)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
export const capitalPlay = (play: PlayShape): string => capital(playText(play));
/** “los 2”, “las J”. */
export const everyRank = (rank: string): string => `${/[JQ]/.test(rank) ? 'las' : 'los'} ${rank}`;
export const cards = (all: readonly Card[]): string => list(all.map(cardText));
/** 8 ★. */
export const signs = cardSigns(cardText);
export const suits = (all: readonly Suit[]): string => list(all.map(suitSign));
/** “un 2 o un Joker”, by codes. */
export const anyOf = (codes: readonly string[]): string => either(codes.map(aNamed));
/** What each of some wild cards is: “ocho”, or “un ocho” with its article; “ochos”, “un ocho y un
 * nueve”. */
export function eachRank(all: readonly Rank[], article?: 'un'): string {
	const [first] = all as readonly [Rank];
	if (all.length === 1) return article === undefined ? rankWord(first) : aRank(first);
	return all.every((rank) => rank === first) ? ranksWord(first) : list(all.map(aRank));
}
