import type { Card, Rank, Suit } from '#lib/cards/card.ts';
import { cardSigns, suitSign, type PlayShape } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { de } from './grammar/elision.ts';
import {
	aNamed,
	aRank,
	capital,
	cardText,
	numberWord,
	playText,
	ranksWord
} from './grammar/nouns.ts';

const { list, either } = grammar('fr');

// formatters of this language, for its messages
export {
	cardText as card,
	isMany,
	numberWord as words,
	playText as play,
	ranksWord as ranks,
	rankWord as rank,
	thanPlay,
	theRank
} from './grammar/nouns.ts';
export { de, que, toGame } from './grammar/elision.ts';
export { rounds } from './grammar/rounds.ts';
/** “d’Ana”, “d’Ana et Ben”. */
export const deList = (names: Iterable<string>): string => de(list(names));
export const capitalWords = (n: number): string => capital(numberWord(n));
/** A label within a sentence; names keep their capital. */
export const lower = (label: string): string =>
	/^(Joker|Bouffon|Tarot)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
export const capitalPlay = (play: PlayShape): string => capital(playText(play));
export const cards = (all: readonly Card[]): string => list(all.map(cardText));
/** 8 ★. */
export const signs = cardSigns(cardText);
export const suits = (all: readonly Suit[]): string => list(all.map(suitSign));
/** “un 2 ou un Joker”, by codes. */
export const anyOf = (codes: readonly string[]): string => either(codes.map(aNamed));
/** What each of some wild cards is: “un 8”, “des 8”, “un 8 et un 9”. */
export function eachRank(all: readonly Rank[]): string {
	const [first] = all as readonly [Rank];
	const isOne = all.length > 1 && all.every((rank) => rank === first);
	return isOne ? `des ${ranksWord(first)}` : list(all.map(aRank));
}
