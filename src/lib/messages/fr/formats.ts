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
	ranksWord,
	nameOf,
	ofRanks,
	rankWord
} from './grammar/nouns.ts';

const { commas, list, either } = grammar('fr');

// formatters of this language, for its messages
export {
	cardText as card,
	isMany,
	numberWord as words,
	playText as play,
	ranksWord as ranks,
	rankWord as rank,
	thanPlay,
	theRank,
	capital,
	fromRank,
	toRank,
	wildWord as wild,
	wildsWord as wilds
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
/** The name of a game without its article. */
export const bare = (game: string): string => game.replace(/^Le /, '');
export const semicolons = (all: Iterable<string>): string => [...all].join(' ; ');
/** From three on in letters. */
export const letters = (n: number): string => (n < 3 ? String(n) : numberWord(n));
/** A list whose first entry alone has a capital. */
export const topics = ([first = '', ...more]: Iterable<string>): string =>
	commas([first, ...more.map((one) => one.toLowerCase())]);
/** “de trèfle et de pique”. */
export const deEach = (names: readonly string[]): string => list(names.map(de));
/** “celui d’Ana et celui de Ben”. */
export const celuiDe = (names: readonly string[]): string =>
	list(names.map((name) => `celui ${de(name)}`));
/** “8 ou roi”. */
export const anyRank = (all: readonly Rank[]): string => either(all.map(rankWord));
/** “un 8 ou un roi”. */
export const anyA = (all: readonly Rank[]): string => either(all.map(aRank));
/** “8 ou rois”. */
export const anyMany = (all: readonly Rank[]): string => either(all.map(ranksWord));
/** “de 8 ou d’as”. */
export const anyOfRanks = (all: readonly Rank[]): string => either(all.map(ofRanks));
export const anySuit = (all: readonly Suit[]): string => either(all.map(suitSign));
export const alternatives = (all: Iterable<string>): string => [...all].join(', ou ');
/** “2, 3♠ ni Joker”, by codes. */
export function lacking(codes: readonly string[]): string {
	const names = codes.map(nameOf);
	const before = names.slice(0, -1);
	return `${before.length > 0 ? `${before.join(', ')} ni ` : ''}${names.at(-1) ?? ''}`;
}
