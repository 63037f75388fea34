import type { Card, Rank, Suit } from '#lib/cards/card.ts';
import { cardSigns, suitSign, type PlayShape } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import {
	aRank,
	capital,
	cardText,
	numberWord,
	playText,
	ranksWord,
	withNamed,
	type Case
} from './grammar/nouns.ts';

const { list, either } = grammar('de');
const NOUN =
	/^(Asse|Aufstieg|Besiegte|Buben|Damen|Folgen|Joker|Leute|Mitte|Platz|Tarot|Tausch|Titel|Vorhand)/;

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
export { inRounds } from './grammar/rounds.ts';
export const capitalWords = (n: number): string => capital(numberWord(n));
/** A label within a sentence; nouns keep their capital. */
export const lower = (label: string): string =>
	NOUN.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
export const capitalPlay = (play: PlayShape): string => capital(playText(play));
export const capitalRanks = (rank: Rank): string => capital(ranksWord(rank));
export const cards = (all: readonly Card[]): string => list(all.map(cardText));
/** 8 ★. */
export const signs = cardSigns(cardText);
export const suits = (all: readonly Suit[]): string => list(all.map(suitSign));
/** „einer 2 oder einem Joker“, by codes. */
export const anyOf = (codes: readonly string[]): string => either(codes.map(withNamed));
/** What each of some wild cards is: „eine 8“, „8er“, „eine 8 und eine 9“. */
export function eachRank(all: readonly Rank[], as?: Case): string {
	const [first] = all as readonly [Rank];
	const isOne = all.length > 1 && all.every((rank) => rank === first);
	return isOne ? ranksWord(first) : list(all.map((rank) => aRank(rank, as)));
}
