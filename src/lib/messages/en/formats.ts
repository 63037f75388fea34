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
	ranksWord
} from './grammar/nouns.ts';

const { list, either } = grammar('en');

// formatters of this language, for its messages
export {
	cardText as card,
	isMany,
	numberWord as words,
	playText as play,
	ranksWord as ranks,
	rankWord as rank
} from './grammar/nouns.ts';
export { rounds } from './grammar/rounds.ts';
export const capitalWords = (n: number): string => capital(numberWord(n));
/** A label within a sentence; names keep their capital. */
export const lower = (label: string): string =>
	/^(Joker|Tarot|A\b)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
export const capitalPlay = (play: PlayShape): string => capital(playText(play));
export const capitalRanks = (rank: Rank): string => capital(ranksWord(rank));
export const cards = (all: readonly Card[]): string => list(all.map(cardText));
/** 8 ★. */
export const signs = cardSigns(cardText);
export const suits = (all: readonly Suit[]): string => list(all.map(suitSign));
/** “a 2 or a Joker”, by codes. */
export const anyOf = (codes: readonly string[]): string => either(codes.map(aNamed));
/** What each of some wild cards is: “an eight”, “eights”, “an eight and a nine”. */
export function eachRank(all: readonly Rank[]): string {
	const [first] = all as readonly [Rank];
	const isOne = all.length > 1 && all.every((rank) => rank === first);
	return isOne ? ranksWord(first) : list(all.map(aRank));
}
