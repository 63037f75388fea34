import type { Card, Rank, Suit } from '#lib/cards/card.ts';
import { cardSigns, suitSign } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { cardText, nameOf, ranksAlone, rankWord, ranksWord } from './grammar/nouns.ts';

const { isolate, list, either } = grammar('he');

// formatters of this language, for its messages
export {
	cardText as card,
	playText as play,
	ranksAlone,
	ranksWord as ranks,
	rankWord as rank,
	wildWord as wild,
	wildsWord as wilds
} from './grammar/nouns.ts';
export { rounds } from './grammar/rounds.ts';
export const cards = (all: readonly Card[]): string => list(all.map(cardText));
/** 8 ★. */
export const signs = cardSigns(cardText);
export const suits = (all: readonly Suit[]): string => list(all.map(suitSign));
/** “2 או ג׳וקר”, by codes. */
export const anyOf = (codes: readonly string[]): string => either(codes.map(nameOf));
/** What each of some wild cards is: “מלך”, “מלכים”, “מלך ו־8”. */
export function eachRank(all: readonly Rank[]): string {
	const [first] = all as readonly [Rank];
	const isOne = all.length > 1 && all.every((rank) => rank === first);
	return isOne ? ranksAlone(first) : list(all.map(rankWord));
}
export const semicolons = (all: Iterable<string>): string => [...all].join('; ');
const MASCULINE = [
	'אפס',
	'אחד',
	'שני',
	'שלושה',
	'ארבעה',
	'חמישה',
	'שישה',
	'שבעה',
	'שמונה',
	'תשעה',
	'עשרה'
];
const FEMININE = ['אפס', 'אחת', 'שתי', 'שלוש', 'ארבע', 'חמש', 'שש', 'שבע', 'שמונה', 'תשע', 'עשר'];
/** Small numbers in letters before a masculine noun, or a feminine one. */
export const words = (n: number, gender?: 'f'): string =>
	(gender === 'f' ? FEMININE : MASCULINE)[n] ?? String(n);
/** “and” before a name, with a hyphen before other letters and digits. */
export const ve = (name: string): string =>
	`ו${/^\P{Script=Hebrew}/u.test(isolate(name)) ? '-' : ''}${isolate(name)}`;
/** “8 או מלך”. */
export const anyRank = (all: readonly Rank[]): string => either(all.map(rankWord));
/** “קלפי 8 או מלכים”. */
export const anyAlone = (all: readonly Rank[]): string => either(all.map(ranksAlone));
/** “זוג 8 או זוג מלכים”. @param size the name of the set before a rank */
export const anySet = (all: readonly Rank[], size: string): string =>
	either(all.map((rank) => `${size} ${ranksWord(rank)}`));
const hyphened = (word: string): string => `${/^\d/.test(word) ? '־' : ''}${word}`;
/** A rank after a letter: a digit takes a hyphen. */
export const prefixed = (rank: Rank): string => hyphened(rankWord(rank));
export const prefixedMany = (rank: Rank): string => hyphened(ranksWord(rank));
export const anySuit = (all: readonly Suit[]): string => either(all.map(suitSign));
export const alternatives = (all: Iterable<string>): string => [...all].join(', או ');
