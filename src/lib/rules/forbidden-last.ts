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

/** The rank or card of an entry under this ranking. */
const nameNow = (options: PlayOptions, { name }: ForbiddenEntry, order: Order): string =>
	name === 'strongest' ? (rankingOf(options, order).at(-1) ?? name) : name;

/** The entries that can be read. */
const entriesOf = ({ forbiddenLast }: Pick<Options, 'forbiddenLast'>): ForbiddenEntry[] =>
	forbiddenLast.flatMap((text) => parseForbidden(text) ?? []);

/** The ranks and cards that no play may hold that empties a hand, whatever it does: while the
 * ranking is turned, 2s and 3s change places; single cards stay (PR-8, RG-14).
 * @param order the ranking that the play has to follow */
export const forbiddenLastNow = (
	options: PlayOptions & Pick<Options, 'forbiddenLast'>,
	order: Order
): readonly string[] =>
	entriesOf(options)
		.filter(({ ifEffective }) => !ifEffective)
		.map((entry) => {
			const { name } = entry;
			const isSwapped = order.turned === true && (name === '2' || name === '3');
			return isSwapped ? (name === '2' ? '3' : '2') : nameNow(options, entry, order);
		});

/** The ranks and cards that no play may hold that empties a hand, where they have their effect. */
const forbiddenForEffect = (
	options: PlayOptions & Pick<Options, 'forbiddenLast'>,
	order: Order
): readonly string[] =>
	entriesOf(options)
		.filter(({ ifEffective }) => ifEffective)
		.map((entry) => nameNow(options, entry, order));

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
	return forbiddenForEffect(options, order).filter((name) => inRuns.includes(name));
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
	const ifEffective = forbiddenForEffect(options, order).filter(canHaveEffect);
	return [
		...new Set([...forbiddenLastNow(options, order), ...ifEffective.map((name) => `${name}*`)])
	];
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

/** The names of the cards for which a play may not empty a hand; none if it may (PR-8, RG-14).
 * @param order the ranking that it had to follow
 * @param reading how it counts; @param top the entry of `tops` by which it ended the trick */
export function forbiddenIn(
	options: PlayOptions & Pick<Options, 'forbiddenLast' | 'effects'>,
	cards: readonly Card[],
	{ order, reading, top }: { order: Order; reading: Reading | undefined; top: Top | undefined }
): readonly string[] {
	const held = cards.flatMap(namesOf);
	const hasItsEffect = (name: string) =>
		isRank(name)
			? reading !== undefined && hasEffect(options, reading, name)
			: top?.by.kind === 'card' && top.by.card === name;
	const names = [
		...forbiddenLastNow(options, order),
		...forbiddenForEffect(options, order).filter(hasItsEffect)
	];
	return [...new Set(names)].filter((name) => held.includes(name));
}
