import type { Card, Rank, Suit } from '#lib/cards/card.ts';
import { cardSigns, suitSign } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { cardText, nameOf, rankWord } from './grammar/nouns.ts';

const { list, either } = grammar('ja');

// formatters of this language, for its messages
export {
	cardText as card,
	playText as play,
	rankWord as rank,
	wildWord as wild
} from './grammar/nouns.ts';
export { rounds } from './grammar/rounds.ts';
export const cards = (all: readonly Card[]): string => list(all.map(cardText));
/** 8 ★. */
export const signs = cardSigns(cardText);
export const suits = (all: readonly Suit[]): string => list(all.map(suitSign));
/** 2またはジョーカー, by codes. */
export const anyOf = (codes: readonly string[]): string => either(codes.map(nameOf));
/** Each rank once: 8、9. */
export const ranks = (all: readonly Rank[]): string => list([...new Set(all)].map(rankWord));
/** What each of some wild cards is: 8; どれも8; 8、9. */
export function eachRank(all: readonly Rank[]): string {
	const [first] = all as readonly [Rank];
	const isOne = all.length > 1 && all.every((rank) => rank === first);
	return isOne ? `どれも${rankWord(first)}` : list(all.map(rankWord));
}
/** The name of a game without its article. */
export const bare = (game: string): string => game.replace(/^ザ・/, '');
export const slashes = (all: Iterable<string>): string => [...all].join('／');
export const dots = (all: Iterable<string>): string => [...all].join('・');
/** 2枚、1枚. */
export const sheets = (all: readonly string[]): string => list(all.map((n) => `${n}枚`));
/** 8または9. */
export const anyRank = (all: readonly Rank[]): string => either(all.map(rankWord));
export const anySuit = (all: readonly Suit[]): string => either(all.map(suitSign));
export const alternatives = (all: Iterable<string>): string => [...all].join('、または');
/** 2、ジョーカー, by codes. */
export const lacking = (codes: readonly string[]): string => list(codes.map(nameOf));
