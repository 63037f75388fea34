// Not ICU: it cannot change the items of a list (2枚、1枚), nor leave out those that are there twice.
import type { Rank } from '#lib/cards/card.ts';
import { areOneRank } from '#lib/messages/cards.ts';
import { joinedBy, spansBy } from '#lib/messages/formatters.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { RoundSpan } from '#lib/messages/parameters.ts';
import { nameOf, rankWord } from './grammar/nouns.ts';

const { list, either } = grammar('ja');
const spanTexts = spansBy('〜');

// formatters of this language, for its messages
export {
	anyRank,
	anySuit,
	card,
	cards,
	playText as play,
	rankWord as rank,
	signs,
	suits,
	wildWord as wild
} from './grammar/nouns.ts';
/** 第3ラウンド, 第3、5〜9ラウンド. */
export const rounds = (spans: readonly RoundSpan[]): string =>
	`第${list(spanTexts(spans))}ラウンド`;
/** 2またはジョーカー, by codes. */
export const anyOf = (codes: readonly string[]): string => either(codes.map(nameOf));
/** Each rank once: 8、9. */
export const ranks = (all: readonly Rank[]): string => list([...new Set(all)].map(rankWord));
/** What each of some wild cards is: 8; どれも8; 8、9. */
export const eachRank = (all: readonly Rank[]): string =>
	areOneRank(all) ? `どれも${rankWord(all[0]!)}` : list(all.map(rankWord));
/** The name of a game without its article. */
export const bare = (game: string): string => game.replace(/^ザ・/, '');
/** Joins groups of names: each is a list itself. */
export const slashes = joinedBy('／');
/** Joins ranks or suits of one phrase: A・2. */
export const dots = joinedBy('・');
/** 2枚、1枚. */
export const sheets = (all: readonly string[]): string => list(all.map((n) => `${n}枚`));
/** Joins phrases that may have commas of their own: ペア、または8. */
export const alternatives = joinedBy('、または');
/** 2、ジョーカー, by codes. */
export const lacking = (codes: readonly string[]): string => list(codes.map(nameOf));
