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
	/^(Asse|Aufstieg|Besiegte|Buben|Damen|Folgen|Joker|Leute|Mitte|Platz|Tarot|Tausch|Titel|Vorhand)/
);
/** „dreimal“, „20-mal“. */
export const mal = (n: number): string =>
	n === 1 ? 'einmal' : words(n) + (n > 16 ? '-mal' : 'mal');
export const capitalPlay = (play: PlayShape): string => capital(playText(play));
export const capitalRanks = (rank: Rank): string => capital(ranksWord(rank));
/** „einer 2 oder einem Joker“, by codes. */
export const anyOf = (codes: readonly string[]): string => either(codes.map(withNamed));
/** What each of some wild cards is: „eine 8“, „8er“, „eine 8 und eine 9“. */
export const eachRank = (all: readonly Rank[], as?: Case): string =>
	areOneRank(all) ? ranksWord(all[0]!) : list(all.map((rank) => aRank(rank, as)));
export const semicolons = joinedBy('; ');
export const topics = topicsBy((one) => one.replace(/^W/, 'w'));
/** „eine 8 oder ein König“. */
export const anyA = (all: readonly Rank[], as?: Case): string =>
	either(all.map((rank) => aRank(rank, as)));
/** „8er oder Könige“. */
export const anyMany = (all: readonly Rank[], as?: Case): string =>
	either(all.map((rank) => ranksWord(rank, as)));
export const alternatives = joinedBy(', oder ');
export const oder = joinedBy(' oder ');
/** „2er und Joker“, by codes. */
export const lacking = (codes: readonly string[]): string => list(codes.map(allNamed));
/** „ein Joker“. */
export const aWild = (wild: WildName, as?: Case): string => someWilds(wild, 1, as);
