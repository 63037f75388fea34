import type { Card, Rank, Suit } from '#lib/cards/card.ts';
import { cardSigns, suitSign, type PlayShape } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { after, cardText, nameOf, playText, rankWord, spaced } from './grammar/nouns.ts';

const { list, either } = grammar('zh-Hans');

// formatters of this language, for its messages; Latin letters and digits get spaces within them
export {
	cardsWord as zhang,
	cardText as card,
	playText as play,
	rankWord as rank,
	wildWord as wild
} from './grammar/nouns.ts';
export { rounds } from './grammar/rounds.ts';
export const clauses = (all: Iterable<string>): string => [...all].join('，');
export const afterRank = (rank: Rank): string => after(rankWord(rank));
export const spacedRank = (rank: Rank): string => spaced(rankWord(rank));
/** A play within a sentence: a digit at its end gets a space. */
export const inside = (play: PlayShape): string => playText(play).replace(/[\x21-\x7e]$/, '$& ');
export const cards = (all: readonly Card[]): string => list(all.map(cardText));
export const cardsInRow = (all: readonly Card[]): string => all.map(cardText).join('、');
/** 8 ★. */
export const signs = cardSigns(cardText);
export const suits = (all: readonly Suit[]): string => all.map(suitSign).join(' ');
/** “ 2 或鬼牌”, by codes. */
export const anyOf = (codes: readonly string[]): string => spaced(either(codes.map(nameOf)));
/** Each rank once: “ 8、9”. */
export const ranks = (all: readonly Rank[]): string =>
	after([...new Set(all)].map(rankWord).join('、'));
/** What each of some wild cards is: “当 8”, “都当 8”, “分别当 8、9”. */
export function eachRank(all: readonly Rank[]): string {
	const [first, ...others] = all.map(rankWord);
	if (first === undefined) return '';
	const isOne = others.every((rank) => rank === first);
	return (
		(others.length === 0 ? '当' : isOne ? '都当' : '分别当') +
		after(isOne ? first : all.map(rankWord).join('、'))
	);
}
export const semicolons = (all: Iterable<string>): string => [...all].join('；');
/** “8 或 9”. */
export const anyRank = (all: readonly Rank[]): string => either(all.map(rankWord));
export const afterAny = (all: readonly Rank[]): string => after(anyRank(all));
export const anySuit = (all: readonly Suit[]): string => all.map(suitSign).join(' 或 ');
export const alternatives = (all: Iterable<string>): string => [...all].join('，或');
/** “ 2、鬼牌”, by codes. */
export const lacking = (codes: readonly string[]): string => after(codes.map(nameOf).join('、'));
