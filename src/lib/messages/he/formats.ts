// Not ICU: it cannot change the items of a list, nor choose a hyphen after a prefix by the sign that
// follows: a letter of Hebrew, another letter, a digit.
import type { Rank } from '#lib/cards/card.ts';
import { areOneRank } from '#lib/messages/cards.ts';
import { isOneRound, joinedBy, spansBy } from '#lib/messages/formatters.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { RoundSpan } from '#lib/messages/parameters.ts';
import { nameOf, ranksAlone, rankWord, ranksWord } from './grammar/nouns.ts';

const { isolate, list, either } = grammar('he');
const spanTexts = spansBy(' עד ');

// formatters of this language, for its messages
export {
	anyRank,
	anySuit,
	card,
	cards,
	playText as play,
	ranksAlone,
	ranksWord as ranks,
	rankWord as rank,
	signs,
	suits,
	wildWord as wild,
	wildsWord as wilds
} from './grammar/nouns.ts';
/** סיבוב 3, סיבובים 3 ו־4, סיבובים 3 עד 9. */
export const rounds = (spans: readonly RoundSpan[]): string =>
	`${isOneRound(spans) ? 'סיבוב' : 'סיבובים'} ${list(spanTexts(spans))}`;
/** “2 או ג׳וקר”, by codes. */
export const anyOf = (codes: readonly string[]): string => either(codes.map(nameOf));
/** What each of some wild cards is: “מלך”, “מלכים”, “מלך ו־8”. */
export const eachRank = (all: readonly Rank[]): string =>
	areOneRank(all) ? ranksAlone(all[0]!) : list(all.map(rankWord));
/** Joins entries that are lists or sentences themselves. */
export const semicolons = joinedBy('; ');
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
/** “קלפי 8 או מלכים”. */
export const anyAlone = (all: readonly Rank[]): string => either(all.map(ranksAlone));
/** “זוג 8 או זוג מלכים”. @param size the name of the set before a rank */
export const anySet = (all: readonly Rank[], size: string): string =>
	either(all.map((rank) => `${size} ${ranksWord(rank)}`));
const hyphened = (word: string): string => `${/^\d/.test(word) ? '־' : ''}${word}`;
/** A rank after a letter: a digit takes a hyphen. */
export const prefixed = (rank: Rank): string => hyphened(rankWord(rank));
/** The cards of a rank after a letter: a digit takes a hyphen. */
export const prefixedMany = (rank: Rank): string => hyphened(ranksWord(rank));
/** Joins phrases that may have commas of their own: ״זוג, או 8״. */
export const alternatives = joinedBy(', או ');
