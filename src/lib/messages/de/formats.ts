// Not ICU: it cannot change the items of a list („einer 2 oder einem Joker“), nor the letters of a
// text (its capital), nor put a number in letters („dreimal“).
import type { Rank } from '#lib/cards/card.ts';
import { areOneRank, type PlayShape, type WildName } from '#lib/messages/cards.ts';
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
import {
	allNamed,
	aRank,
	playText,
	ranksWord,
	someWilds,
	withNamed,
	words,
	type Case
} from './grammar/nouns.ts';

const { list, either } = grammar('de');
const spanTexts = spansBy(' bis ');

// formatters of this language, for its messages
export {
	anyRank,
	anySuit,
	aRank,
	capitalWords,
	card,
	cards,
	isMany,
	letters,
	playText as play,
	ranksWord as ranks,
	rankWord as rank,
	signs,
	suits,
	theRank,
	wildsWord as wilds,
	words
} from './grammar/nouns.ts';
export { capital };
/** „in Runde 3“, „in den Runden 3 und 4“. */
export const inRounds = (spans: readonly RoundSpan[]): string =>
	`in ${isOneRound(spans) ? 'Runde' : 'den Runden'} ${list(spanTexts(spans))}`;
/** A label within a sentence; nouns keep their capital. */
export const lower = lowerExcept(
	/^(A schlägt|Asse|Aufstieg|Besiegte|Buben|Damen|Folge|Joker|König|Leute|Mitte|Narr|Pagen|Platz|Ritter|Tarot|Tausch|Titel|Vierling|Vorhand)/
);
/** „dreimal“, „20-mal“. */
export const mal = (n: number): string =>
	n === 1 ? 'einmal' : words(n) + (n > 16 ? '-mal' : 'mal');
/** A play at the start of a sentence. */
export const capitalPlay = (play: PlayShape): string => capital(playText(play));
/** The cards of a rank at the start of a sentence. */
export const capitalRanks = (rank: Rank): string => capital(ranksWord(rank));
/** „einer 2 oder einem Joker“, by codes. */
export const anyOf = (codes: readonly string[]): string => either(codes.map(withNamed));
/** What each of some wild cards is: „eine 8“, „8er“, „eine 8 und eine 9“. */
export const eachRank = (all: readonly Rank[], as?: Case): string =>
	areOneRank(all) ? ranksWord(all[0]!) : list(all.map((rank) => aRank(rank, as)));
/** Joins entries that are lists or sentences themselves. */
export const semicolons = joinedBy('; ');
/** What a correction is about; the first entry alone has a capital. */
export const topics = topicsBy((one) => one.replace(/^W/, 'w'));
/** „eine 8 oder ein König“. */
export const anyA = (all: readonly Rank[], as?: Case): string =>
	either(all.map((rank) => aRank(rank, as)));
/** „8er oder Könige“. */
export const anyMany = (all: readonly Rank[], as?: Case): string =>
	either(all.map((rank) => ranksWord(rank, as)));
/** Joins phrases that may have commas of their own: „ein Paar, oder zwei 8er“. */
export const alternatives = joinedBy(', oder ');
/** A list with „oder“ alone, without commas. */
export const oder = joinedBy(' oder ');
/** „2er und Joker“, by codes. */
export const lacking = (codes: readonly string[]): string => list(codes.map(allNamed));
/** „ein Joker“. */
export const aWild = (wild: WildName, as?: Case): string => someWilds(wild, 1, as);
