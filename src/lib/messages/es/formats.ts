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
	rankWord,
	nameOf,
	theRank
} from './grammar/nouns.ts';

const { commas, list, either } = grammar('es');

// formatters of this language, for its messages
export {
	capital,
	cardText as card,
	isMany,
	numberWord as words,
	playText as play,
	ranksWord as ranks,
	rankWord as rank,
	theRank,
	ofTheRank,
	wildWord as wild,
	wildsWord as wilds
} from './grammar/nouns.ts';
export { nth, placed, small } from './grammar/ordinals.ts';
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
/** The name of a game without its article. */
export const bare = (game: string): string => game.replace(/^El /, '');
/** “y” or “e” before a word. */
export const y = (next: string): string => (/^(?:i|hi(?![ae]))/i.test(next) ? 'e' : 'y');
export const semicolons = (all: Iterable<string>): string => [...all].join('; ');
/** From three on in letters. */
export const letters = (n: number): string => (n < 3 ? String(n) : numberWord(n));
/** A list whose first entry alone has a capital. */
export const topics = ([first = '', ...more]: Iterable<string>): string =>
	commas([first, ...more.map((one) => one.toLowerCase())]);
/** “el de Ana y el de Ben”. */
export const elDe = (names: readonly string[]): string =>
	list(names.map((name) => `el de ${name}`));
/** “un ocho o un rey”. */
export const anyA = (all: readonly Rank[]): string => either(all.map(aRank));
/** “ochos o reyes”. */
export const anyMany = (all: readonly Rank[]): string => either(all.map(ranksWord));
/** “al ocho”, “a la reina”. */
export const toTheRank = (rank: Rank): string =>
	theRank(rank).replace(/^el /, 'al ').replace(/^la /, 'a la ');
export const anySuit = (all: readonly Suit[]): string => either(all.map(suitSign));
export const alternatives = (all: Iterable<string>): string => [...all].join(', o ');
/** “2 ni Joker”, by codes. */
export const lacking = (codes: readonly string[]): string => codes.map(nameOf).join(' ni ');
