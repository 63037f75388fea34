// Not ICU: a space stands between Chinese and a digit, a Latin letter or a suit, which depends on what
// is said; nor can ICU change the items of a list.
import type { Card, Rank, Suit } from '#lib/cards/card.ts';
import { areOneRank, suitSign, type PlayShape } from '#lib/messages/cards.ts';
import { joinedBy, spansBy } from '#lib/messages/formatters.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { RoundSpan } from '#lib/messages/parameters.ts';
import { after, anyRank, card, nameOf, playText, rankWord, spaced } from './grammar/nouns.ts';

const { either } = grammar('zh-Hans');
const spanTexts = spansBy(' 到 ');

// formatters of this language, for its messages; Latin letters and digits get spaces within them
export {
	anyRank,
	card,
	cards,
	cardsWord as zhang,
	playText as play,
	rankWord as rank,
	signs,
	wildWord as wild
} from './grammar/nouns.ts';
/** 第 3 轮, 第 3、4 轮, 第 3 到 9 轮. */
export const rounds = (spans: readonly RoundSpan[]): string =>
	`第 ${spanTexts(spans).join('、')} 轮`;
/** Joins clauses of a sentence. */
export const clauses = joinedBy('，');
/** A rank at the end of a phrase: a digit gets a space before it. */
export const afterRank = (rank: Rank): string => after(rankWord(rank));
/** A rank within a sentence: a digit gets a space on both sides. */
export const spacedRank = (rank: Rank): string => spaced(rankWord(rank));
/** A play within a sentence: a digit at its end gets a space. */
export const inside = (play: PlayShape): string => playText(play).replace(/[\x21-\x7e]$/, '$& ');
/** A card at the end of a phrase. */
export const afterCard = (one: Card): string => after(card(one));
/** Cards with 、 between them. */
export const cardsInRow = (all: readonly Card[]): string => all.map(card).join('、');
export const suits = (all: readonly Suit[]): string => all.map(suitSign).join(' ');
/** “ 2 或鬼牌”. */
export const anyText = (texts: readonly string[]): string => spaced(either(texts));
/** “ 2 或鬼牌”, by codes. */
export const anyOf = (codes: readonly string[]): string => anyText(codes.map(nameOf));
/** Each rank once: “ 8、9”. */
export const ranks = (all: readonly Rank[]): string =>
	after([...new Set(all)].map(rankWord).join('、'));
/** What each of some wild cards is: “当 8”, “都当 8”, “分别当 8、9”. */
export function eachRank(all: readonly Rank[]): string {
	const [first] = all;
	if (first === undefined) return '';
	if (areOneRank(all)) return `都当${afterRank(first)}`;
	return `${all.length === 1 ? '' : '分别'}当${after(all.map(rankWord).join('、'))}`;
}
/** Joins entries that are lists or sentences themselves. */
export const semicolons = joinedBy('；');
/** “ 8 或 9” at the end of a phrase. */
export const afterAny = (all: readonly Rank[]): string => after(anyRank(all));
export const anySuit = (all: readonly Suit[]): string => all.map(suitSign).join(' 或 ');
/** Joins phrases that may have commas of their own: 一对，或 8. */
export const alternatives = joinedBy('，或');
/** “ 2、鬼牌”, by codes. */
export const lacking = (codes: readonly string[]): string => after(codes.map(nameOf).join('、'));
