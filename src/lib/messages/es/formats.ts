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
export { nth, placed, small } from './grammar/ordinals.ts';
export { capital };
/** “la ronda 3”, “las rondas 3 y 4”. */
export const rounds = (spans: readonly RoundSpan[]): string =>
	`${isOneRound(spans) ? 'la ronda' : 'las rondas'} ${list(spanTexts(spans))}`;
/** A label within a sentence; names keep their capital. */
export const lower = lowerExcept(/^(Joker|Tarot)/);
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
/** “y” or “e” before a word. */
export const y = (next: string): string => (/^(?:i|hi(?![ae]))/i.test(next) ? 'e' : 'y');
export const semicolons = joinedBy('; ');
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
export const alternatives = joinedBy(', o ');
/** “2 ni Joker”, by codes. */
export const lacking = (codes: readonly string[]): string => codes.map(nameOf).join(' ni ');
