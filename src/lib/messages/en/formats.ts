// Not ICU: it cannot change the items of a list (“an eight or a nine”, “Ana’s and Ben’s”), nor the
// letters of a text (its capital, the article of a game).
import { isWild, type Rank } from '#lib/cards/card.ts';
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
import { aNamed, aRank, nameOf, playText, ranksWord } from './grammar/nouns.ts';

const { list, either } = grammar('en');
const spanTexts = spansBy(' to ');

// formatters of this language, for its messages
export {
	anyRank,
	anySuit,
	aWild,
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
	wildsWord as wilds,
	words
} from './grammar/nouns.ts';
export { capital };
/** round 3, rounds 3 and 4, rounds 3 to 9. */
export const rounds = (spans: readonly RoundSpan[], first?: 'capital'): string =>
	`${first ? 'R' : 'r'}ound${isOneRound(spans) ? '' : 's'} ${list(spanTexts(spans))}`;
/** A label within a sentence; names keep their capital. */
export const lower = lowerExcept(
	/^(Joker|Jester|Tarot|German|French|Spanish|A tops|[JQKNP]s\b|As(?=[*,]|$))/
);
/** A play at the start of a sentence. */
export const capitalPlay = (play: PlayShape): string => capital(playText(play));
/** The cards of a rank at the start of a sentence. */
export const capitalRanks = (rank: Rank): string => capital(ranksWord(rank));
/** “a 2 or a Joker”, by codes. */
export const anyOf = (codes: readonly string[]): string => either(codes.map(aNamed));
/** What each of some wild cards is: “an eight”, “eights”, “an eight and a nine”. */
export const eachRank = (all: readonly Rank[]): string =>
	areOneRank(all) ? ranksWord(all[0]!) : list(all.map(aRank));
/** The name of a game without its article. */
export const bare = (game: string): string => game.replace(/^The /, '');
/** Joins entries that are lists or sentences themselves. */
export const semicolons = joinedBy('; ');
/** What a correction is about; the first entry alone has a capital. */
export const topics = topicsBy((one) => one.toLowerCase());
/** “Ana’s and Ben’s”. */
export const possessives = (names: readonly string[]): string =>
	list(names.map((name) => `${name}’s`));
/** “an eight or a nine”. */
export const anyA = (all: readonly Rank[]): string => either(all.map(aRank));
/** “eights or nines”. */
export const anyMany = (all: readonly Rank[]): string => either(all.map(ranksWord));
/** Joins phrases that may have commas of their own: “any pair, or two eights”. */
export const alternatives = joinedBy(', or ');
/** “a Joker and any 2”, by codes. */
export const lacking = (codes: readonly string[]): string =>
	list(codes.map((code) => (isWild(code) ? aNamed(code) : `any ${nameOf(code)}`)));
