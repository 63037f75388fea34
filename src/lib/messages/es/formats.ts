// Not ICU: it cannot change the items of a list («un ocho o un rey»), nor the letters of a text (its
// capital, the article of a game), nor choose “y” or “e” by the next word.
import type { Rank } from '#lib/cards/card.ts';
import { areOneRank, type PlayShape } from '#lib/messages/cards.ts';
import {
	capital,
	isOneRound,
	joinedBy,
	lowerExcept,
	spansBy,
	topicsBy
} from '#lib/messages/formatters.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { RoundSpan } from '#lib/messages/parameters.ts';
import { aNamed, aRank, nameOf, playText, ranksWord, rankWord, theRank } from './grammar/nouns.ts';

const { list, either } = grammar('es');
const spanTexts = spansBy(' a ');

// formatters of this language, for its messages
export {
	anySuit,
	capitalWords,
	card,
	cards,
	isMany,
	letters,
	ofTheRank,
	playText as play,
	ranksWord as ranks,
	rankWord as rank,
	signs,
	suits,
	theRank,
	wildsWord as wilds,
	wildWord as wild,
	words
} from './grammar/nouns.ts';
export { capital };
/** “la ronda 3”, “las rondas 3 y 4”. */
export const rounds = (spans: readonly RoundSpan[]): string =>
	`${isOneRound(spans) ? 'la ronda' : 'las rondas'} ${list(spanTexts(spans))}`;
/** A label within a sentence; names keep their capital. */
export const lower = lowerExcept(/^(Joker|Bufón|Bufones|Tarot|A supera)/);
/** A play at the start of a sentence. */
export const capitalPlay = (play: PlayShape): string => capital(playText(play));
/** “Los ochos”, “Las reinas”. */
export const capitalRanks = (rank: Rank): string =>
	`${theRank(rank).startsWith('la ') ? 'Las' : 'Los'} ${ranksWord(rank)}`;
/** “los 2”, “las J”. */
export const everyRank = (rank: string): string => `${/[JQ]/.test(rank) ? 'las' : 'los'} ${rank}`;
/** “un 2 o un Joker”, by codes. */
export const anyOf = (codes: readonly string[]): string => either(codes.map(aNamed));
/** What each of some wild cards is: “ocho”, or “un ocho” with its article; “ochos”, “un ocho y un
 * nueve”. */
export function eachRank(all: readonly Rank[], article?: 'un'): string {
	if (areOneRank(all)) return ranksWord(all[0]!);
	return list(all.map(all.length > 1 || article ? aRank : rankWord));
}
/** The name of a game without its article. */
export const bare = (game: string): string => game.replace(/^El /, '');
/** A sentence of our own, never a name, that continues another: its first letter is small. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** “y” or “e” before a word. */
export const y = (next: string): string => (/^(?:i|hi(?![ae]))/i.test(next) ? 'e' : 'y');
/** Joins entries that are lists or sentences themselves. */
export const semicolons = joinedBy('; ');
/** What a correction is about; the first entry alone has a capital. */
export const topics = topicsBy((one) => one.toLowerCase());
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
/** Joins phrases that may have commas of their own: «una pareja, o dos ochos». */
export const alternatives = joinedBy(', o ');
/** “2 ni Joker”, by codes. */
export const lacking = (codes: readonly string[]): string => codes.map(nameOf).join(' ni ');
