// Not ICU: it cannot change the items of a list (« de trèfle et de pique »), nor the letters of a
// text (its capital, the article of a game).
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
import { de } from './grammar/elision.ts';
import { aNamed, aRank, nameOf, ofRanks, playText, ranksWord } from './grammar/nouns.ts';

const { list, either } = grammar('fr');
const spanTexts = spansBy(' à ');

// formatters of this language, for its messages
export {
	anyRank,
	anySuit,
	capitalWords,
	card,
	cards,
	fromRank,
	isMany,
	letters,
	playText as play,
	ranksWord as ranks,
	rankWord as rank,
	signs,
	suits,
	thanPlay,
	theRank,
	toRank,
	wildsWord as wilds,
	wildWord as wild,
	words
} from './grammar/nouns.ts';
export { de, que, toGame } from './grammar/elision.ts';
export { capital };
/** “d’Ana”, “d’Ana et Ben”. */
export const deList = (names: Iterable<string>): string => de(list(names));
/** manche 3, manches 3 et 4, manches 3 à 9. */
export const rounds = (spans: readonly RoundSpan[], first?: 'capital'): string =>
	`${first ? 'M' : 'm'}anche${isOneRound(spans) ? '' : 's'} ${list(spanTexts(spans))}`;
/** A label within a sentence; names keep their capital. */
export const lower = lowerExcept(/^(Joker|Bouffon|Étoiles|Tarot|A bat)/);
/** A play at the start of a sentence. */
export const capitalPlay = (play: PlayShape): string => capital(playText(play));
/** “un 2 ou un Joker”, by codes. */
export const anyOf = (codes: readonly string[]): string => either(codes.map(aNamed));
/** What each of some wild cards is: “un 8”, “des 8”, “un 8 et un 9”. */
export const eachRank = (all: readonly Rank[]): string =>
	areOneRank(all) ? `des ${ranksWord(all[0]!)}` : list(all.map(aRank));
/** The name of a game without its article. */
export const bare = (game: string): string => game.replace(/^Le /, '');
/** Joins entries that are lists or sentences themselves. */
export const semicolons = joinedBy(' ; ');
/** What a correction is about; the first entry alone has a capital. */
export const topics = topicsBy((one) => one.toLowerCase());
/** “de trèfle et de pique”. */
export const deEach = (names: readonly string[]): string => list(names.map(de));
/** “celui d’Ana et celui de Ben”. */
export const celuiDe = (names: readonly string[]): string =>
	list(names.map((name) => `celui ${de(name)}`));
/** “un 8 ou un roi”. */
export const anyA = (all: readonly Rank[]): string => either(all.map(aRank));
/** “8 ou rois”. */
export const anyMany = (all: readonly Rank[]): string => either(all.map(ranksWord));
/** “de 8 ou d’as”. */
export const anyOfRanks = (all: readonly Rank[]): string => either(all.map(ofRanks));
/** Joins phrases that may have commas of their own: « une paire, ou deux 8 ». */
export const alternatives = joinedBy(', ou ');
/** “2, 3♠ ni Joker”, by codes. */
export function lacking(codes: readonly string[]): string {
	const names = codes.map(nameOf);
	const before = names.slice(0, -1);
	return `${before.length > 0 ? `${before.join(', ')} ni ` : ''}${names.at(-1) ?? ''}`;
}
