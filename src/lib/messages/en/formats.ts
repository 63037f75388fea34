import { isWild, type Card, type Rank, type Suit } from '#lib/cards/card.ts';
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
	nameOf,
	rankWord
} from './grammar/nouns.ts';

const { commas, list, either } = grammar('en');

// formatters of this language, for its messages
export {
	cardText as card,
	isMany,
	numberWord as words,
	playText as play,
	ranksWord as ranks,
	rankWord as rank,
	capital,
	aWild,
	wildsWord as wilds
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
/** The name of a game without its article. */
export const bare = (game: string): string => game.replace(/^The /, '');
export const semicolons = (all: Iterable<string>): string => [...all].join('; ');
/** From three on in letters. */
export const letters = (n: number): string => (n < 3 ? String(n) : numberWord(n));
/** A list whose first entry alone has a capital. */
export const topics = ([first = '', ...more]: Iterable<string>): string =>
	commas([first, ...more.map((one) => one.toLowerCase())]);
/** “Ana’s and Ben’s”. */
export const possessives = (names: readonly string[]): string =>
	list(names.map((name) => `${name}’s`));
/** “eight or nine”. */
export const anyRank = (all: readonly Rank[]): string => either(all.map(rankWord));
/** “an eight or a nine”. */
export const anyA = (all: readonly Rank[]): string => either(all.map(aRank));
/** “eights or nines”. */
export const anyMany = (all: readonly Rank[]): string => either(all.map(ranksWord));
export const anySuit = (all: readonly Suit[]): string => either(all.map(suitSign));
export const alternatives = (all: Iterable<string>): string => [...all].join(', or ');
/** “a Joker and any 2”, by codes. */
export const lacking = (codes: readonly string[]): string =>
	list(codes.map((code) => (isWild(code) ? aNamed(code) : `any ${nameOf(code)}`)));
