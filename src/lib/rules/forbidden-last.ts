import { formatCard, isRank, parseCard, type Card } from '#lib/cards/card.ts';
import { hasEffect, parseEffect } from './effects.ts';
import type { Options } from './options.ts';
import { type PlayOptions, type Reading } from './plays.ts';
import { rankingOf, type Order } from './ranking.ts';
import type { Top } from './tops.ts';

/** An entry of `forbiddenLast`: a rank, a card, a wild, or the strongest rank in force (RG-14). */
interface ForbiddenEntry {
	readonly name: string;
	/** Whether it is only forbidden where it had its effect in that very play. */
	readonly ifEffective: boolean;
}

/** Parses an entry: `2`, `3S`, `JK` or `strongest`, each with `*` if it is only forbidden where it
 * had its effect; undefined for anything else. */
export function parseForbidden(text: string): ForbiddenEntry | undefined {
	const name = text.replace(/\*$/, '');
	const isKnown =
		name === 'strongest' || isRank(name) || (parseCard(name) !== undefined && !name.includes('='));
	return isKnown ? { name, ifEffective: name !== text } : undefined;
}

/** The ranks and cards that no play may hold that empties a hand, whatever it does: while the
 * ranking is turned, 2s and 3s change places; single cards stay (PR-8, RG-14).
 * @param order the ranking that the play has to follow */
export const forbiddenLastNow = (
	options: PlayOptions & Pick<Options, 'forbiddenLast'>,
	order: Order
): readonly string[] =>
	options.forbiddenLast.flatMap((text) => {
		const { name, ifEffective } = parseForbidden(text) ?? { name: text, ifEffective: true };
		if (ifEffective) return [];
		if (name === 'strongest') return rankingOf(options, order).at(-1) ?? [];
		if (order.turned !== true) return name;
		return name === '2' ? '3' : name === '3' ? '2' : name;
	});

/** The ranks that no run may hold that empties a hand, because they have an effect in runs (RG-9,
 * RG-14). */
export function forbiddenInRuns(
	options: PlayOptions & Pick<Options, 'forbiddenLast' | 'effects'>,
	order: Order
): readonly string[] {
	const inRuns = options.effects.flatMap((text): string[] => {
		const entry = parseEffect(text);
		return entry?.inRuns === true ? [entry.rank] : [];
	});
	const strongest = rankingOf(options, order).at(-1);
	return options.forbiddenLast.flatMap((text) => {
		const { name, ifEffective } = parseForbidden(text) ?? { name: text, ifEffective: false };
		const rank = name === 'strongest' ? (strongest ?? name) : name;
		return ifEffective && inRuns.includes(rank) ? [rank] : [];
	});
}

/** What nobody may end on, for people to read: what is always forbidden, then with `*` what is
 * forbidden for an effect that it has by these rules (RG-14). */
export function forbiddenTextsNow(
	options: PlayOptions & Pick<Options, 'forbiddenLast' | 'effects' | 'tops'>,
	order: Order
): readonly string[] {
	const canHaveEffect = (name: string) =>
		isRank(name)
			? options.effects.some((text) => parseEffect(text)?.rank === name)
			: options.tops.some((text) => text.startsWith(`${name}>`));
	const ifEffective = options.forbiddenLast.filter((text) => {
		const entry = parseForbidden(text);
		return entry?.ifEffective === true && canHaveEffect(entry.name);
	});
	return [...new Set([...forbiddenLastNow(options, order), ...ifEffective])];
}

/** The names by which a card can be forbidden: its rank and itself, or the kind of wild. */
function namesOf(card: Card): readonly string[] {
	switch (card.kind) {
		case 'suited':
			return [card.rank, card.rank + card.suit];
		case 'plain':
			return [card.rank];
		case 'wild':
			return [card.wild];
		case 'trump':
			return [formatCard(card)];
	}
}

/** Whether a play may not empty a hand (PR-8, RG-14).
 * @param order the ranking that it had to follow
 * @param reading how it counts; @param top the entry of `tops` by which it ended the trick */
export function isForbiddenLast(
	options: PlayOptions & Pick<Options, 'forbiddenLast' | 'effects'>,
	cards: readonly Card[],
	{ order, reading, top }: { order: Order; reading: Reading | undefined; top: Top | undefined }
): boolean {
	const held = cards.flatMap(namesOf);
	if (forbiddenLastNow(options, order).some((name) => held.includes(name))) return true;
	return options.forbiddenLast.some((text) => {
		const { name: said, ifEffective } = parseForbidden(text) ?? { name: text, ifEffective: false };
		const name = said === 'strongest' ? (rankingOf(options, order).at(-1) ?? said) : said;
		if (!ifEffective || !held.includes(name)) return false;
		if (!isRank(name)) return top?.by.kind === 'card' && top.by.card === name;
		return reading !== undefined && hasEffect(options, reading, name);
	});
}
