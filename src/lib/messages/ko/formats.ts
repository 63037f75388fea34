// Not ICU: a particle depends on the last sound of what it hangs on, and that is a name, a card or a
// list; nor can ICU change the items of a list (2장, 1장).
import type { Card, Rank, Suit } from '#lib/cards/card.ts';
import { suitSign, type PlayShape, type WildName } from '#lib/messages/cards.ts';
import { joinedBy, spansBy } from '#lib/messages/formatters.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { RoundSpan } from '#lib/messages/parameters.ts';
import { card, nameOf, playText, rankWord, wildWord } from './grammar/nouns.ts';
import { EUL, EUN, GWA, I, RO, withParticle, type Particle } from './grammar/particles.ts';

const { commas, either, isolate } = grammar('ko');
const spanTexts = spansBy('~');

// formatters of this language, for its messages
export {
	anyRank,
	anySuit,
	card,
	playText as play,
	rankWord as rank,
	signs,
	wildWord as wild
} from './grammar/nouns.ts';
/** 3라운드; 3, 5~9라운드. */
export const rounds = (spans: readonly RoundSpan[]): string => `${commas(spanTexts(spans))}라운드`;
/** 서연, 민준: the 및 of `list` is for documents. */
export const names = (all: Iterable<string>): string => commas(Array.from(all, isolate));
export const cards = (all: readonly Card[]): string => commas(all.map(card));
export const suits = (all: readonly Suit[]): string => commas(all.map(suitSign));
/** Each rank once: 8, 9. */
const ranks = (all: readonly Rank[]): string => commas([...new Set(all)].map(rankWord));
/** 2 또는 조커, by codes. */
const anyOf = (codes: readonly string[]): string => either(codes.map(nameOf));

/** Texts with a particle, by what messages put it after. */
const after = (particle: Particle) => ({
	name: (name: string) => withParticle(isolate(name), particle),
	names: (all: Iterable<string>) => withParticle(names(all), particle),
	either: (all: Iterable<string>) => withParticle(either(all), particle),
	cards: (all: readonly Card[]) => withParticle(cards(all), particle),
	rank: (rank: Rank) => withParticle(rankWord(rank), particle),
	ranks: (all: readonly Rank[]) => withParticle(ranks(all), particle),
	play: (play: PlayShape) => withParticle(playText(play), particle),
	suits: (all: readonly Suit[]) => withParticle(suits(all), particle),
	anyOf: (codes: readonly string[]) => withParticle(anyOf(codes), particle)
});
export const {
	name: eun,
	names: namesEun,
	cards: cardsEun,
	rank: rankEun,
	play: playEun
} = after(EUN);
export const { name: i, names: namesI, rank: rankI } = after(I);
export const {
	name: eul,
	names: namesEul,
	either: eitherEul,
	ranks: ranksEul,
	play: playEul
} = after(EUL);
export const { name: gwa } = after(GWA);
export const { name: ro, ranks: ranksRo, play: playRo, suits: suitsRo, anyOf: anyOfRo } = after(RO);
/** The name of a game without its article. */
export const bare = (game: string): string => game.replace(/^위대한 /, '');
/** Groups of names: 서연, 민준이 / 지수가. */
export const slashesI = (all: Iterable<string>): string =>
	Array.from(all, (one) => withParticle(one, I)).join(' / ');
/** Joins ranks or suits of one phrase: A·2. */
export const dots = joinedBy('·');
/** 2장, 1장. */
export const sheets = (all: readonly string[]): string => commas(all.map((n) => `${n}장`));
/** A wild card as an object: 조커를. */
export const wildEul = (wild: WildName): string => withParticle(wildWord(wild), EUL);
/** Joins phrases that may have commas of their own: 페어, 또는 8. */
export const alternatives = joinedBy(', 또는 ');
/** 2, 조커, by codes. */
export const lacking = (codes: readonly string[]): string => commas(codes.map(nameOf));
/** 농노, 광부라고. */
export const irago = (all: Iterable<string>): string =>
	withParticle(commas(all), ['이라고', '라고', '(이)라고']);
