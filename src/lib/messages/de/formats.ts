import type { Card, Rank, Suit } from '#lib/cards/card.ts';
import { cardSigns, suitSign, type PlayShape, type WildName } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import {
	aRank,
	capital,
	cardText,
	numberWord,
	playText,
	ranksWord,
	withNamed,
	type Case,
	allNamed,
	rankWord,
	someWilds
} from './grammar/nouns.ts';

const { commas, list, either } = grammar('de');
const NOUN =
	/^(Asse|Aufstieg|Besiegte|Buben|Damen|Folgen|Joker|Leute|Mitte|Platz|Tarot|Tausch|Titel|Vorhand)/;

// formatters of this language, for its messages
export {
	aRank,
	cardText as card,
	isMany,
	numberWord as words,
	playText as play,
	ranksWord as ranks,
	rankWord as rank,
	theRank,
	capital,
	wildsWord as wilds
} from './grammar/nouns.ts';
export { inRounds } from './grammar/rounds.ts';
export const capitalWords = (n: number): string => capital(numberWord(n));
/** A label within a sentence; nouns keep their capital. */
export const lower = (label: string): string =>
	NOUN.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
/** „dreimal“, „20-mal“. */
export const mal = (n: number): string =>
	n === 1 ? 'einmal' : numberWord(n) + (n > 16 ? '-mal' : 'mal');
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
export const semicolons = (all: Iterable<string>): string => [...all].join('; ');
/** From three on in letters. */
export const letters = (n: number): string => (n < 3 ? String(n) : numberWord(n));
/** A list whose first entry alone has a capital. */
export const topics = ([first = '', ...more]: Iterable<string>): string =>
	commas([first, ...more.map((one) => one.replace(/^W/, 'w'))]);
/** „8 oder König“. */
export const anyRank = (all: readonly Rank[]): string => either(all.map(rankWord));
/** „eine 8 oder ein König“. */
export const anyA = (all: readonly Rank[], as?: Case): string =>
	either(all.map((rank) => aRank(rank, as)));
/** „8er oder Könige“. */
export const anyMany = (all: readonly Rank[], as?: Case): string =>
	either(all.map((rank) => ranksWord(rank, as)));
export const anySuit = (all: readonly Suit[]): string => either(all.map(suitSign));
export const alternatives = (all: Iterable<string>): string => [...all].join(', oder ');
export const oder = (all: Iterable<string>): string => [...all].join(' oder ');
/** „2er und Joker“, by codes. */
export const lacking = (codes: readonly string[]): string => list(codes.map(allNamed));
/** „ein Joker“. */
export const aWild = (wild: WildName, as?: Case): string => someWilds(wild, 1, as);
