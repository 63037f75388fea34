import { isWild, parseCard, type Wild } from '#lib/cards/card.ts';
import { lookUp } from '#lib/rules/by-text.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { printedCard, type WildPair } from '#lib/messages/cards.ts';
import { locale, messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('common');

/** A rank in at most two characters, for a key: 10, a star for wilds, the numbers of the tarot
 * trumps. */
export const rankSign = (rank: string): string =>
	isWild(rank) ? '★' : rank === 'TR' ? '0–21' : rank;

/** A rank of The Great Dalmuti with its name: 12, Peasants. */
export const namedRank = (rank: string): string =>
	m.common.cards.named(rank, lookUp(m.common.cards.dalmuti, rank) ?? '');

/** A card or rank as it is shown: 3♠, 2, Joker. */
export function cardText(text: string): string {
	if (text === 'TR') return m.common.cards.trump;
	const card = parseCard(text);
	if (card?.kind === 'suited') return printedCard(card, locale());
	return card?.kind === 'wild' ? m.common.cards.wild[card.wild] : text;
}

/** A card, or all cards of a rank or kind: 3♠, 2s, Jokers. */
export function forbiddenText(text: string): string {
	if (text === 'strongest') return m.common.cards.strongest;
	if (text.endsWith('*')) return m.common.cards.ifEffective(forbiddenText(text.slice(0, -1)));
	const card = parseCard(text);
	if (card?.kind === 'wild') return m.common.cards.wilds[card.wild];
	return card?.kind === 'suited' ? printedCard(card, locale()) : m.common.cards.allOf(text);
}

/** Cards that may not be a player's last. If all 3s are forbidden, the 3♠ is not listed again. */
export const forbiddenTexts = (names: readonly string[]): string[] =>
	names.filter((name) => !names.includes(/^(.+)[CDHS]$/.exec(name)?.[1] ?? '')).map(forbiddenText);

/** The wild card of these rules: Jester or Joker. */
export const wildOf = ({ options }: { readonly options: Pick<Rules['options'], 'deck'> }): Wild =>
	options.deck === 'dalmuti' ? 'JE' : 'JK';

/** The wild cards by which a revolution is called (RV-1). */
export const pairOf = (rules: Pick<Rules, 'options'>): WildPair =>
	rules.options.jokers > 2 ? `two-${wildOf(rules)}` : wildOf(rules);
