import { formatCard, type Card } from '#lib/cards/card.ts';
import { choose, isNatural, oneOfEach, ranking, type Rules } from './words.ts';

/** The cards that must be given, and how many more to pick from which others. */
export interface Owed {
	must: string[];
	pick: number;
	of: string[];
}

/** TX-4, FP-7: the ranks by which a card may be valued. Kings and Bastards, whose Jokers are
 * trumps, has a `wildTax` too: it speaks of every Joker. A tarot trump has no rank, which counts as
 * below all unless the table says above; and what is valued at will is not forced out while one is
 * left. */
function values(options: Rules, card: Card): string[] {
	if (isNatural(card)) return [card.rank];
	if (card.kind === 'trump') return [options.trumpValue === 'above' ? 'above-ranks' : 'below-all'];
	return {
		kept: ['below-all'],
		owed: ['above-all'],
		'payer-chooses': ['below-all', ...ranking(options)]
	}[options.wildTax];
}

/** Every group of `count` cards (as indexes in the hand) that may be given: no kept card is
 * `better`. */
function mayGo(options: Rules, hand: readonly Card[], count: number, lowest: boolean): number[][] {
	const order: string[] = ['below-all', ...ranking(options), 'above-ranks', 'above-all'];
	const places = hand.map((_, at) => at);
	const groups = new Map<string, number[]>();
	for (const valued of oneOfEach(hand.map((card) => values(options, card)))) {
		const height = (at: number) => order.indexOf(valued[at] ?? '') * (lowest ? -1 : 1);
		for (const going of choose(places, Math.min(count, hand.length))) {
			const staying = places.filter((at) => !going.includes(at));
			if (going.every((one) => staying.every((other) => height(one) >= height(other))))
				groups.set(going.join(), going);
		}
	}
	return [...groups.values()];
}

/** A card in every group must be given; a card in some of them can be picked (FP-6). */
function summed(hand: readonly Card[], count: number, groups: readonly number[][]): Owed {
	const places = hand.map((_, at) => at);
	const always = places.filter((at) => groups.every((group) => group.includes(at)));
	const sometimes = places.filter(
		(at) => !always.includes(at) && groups.some((group) => group.includes(at))
	);
	const name = (at: number) =>
		hand
			.slice(at, at + 1)
			.map(formatCard)
			.join('');
	return {
		must: always.map(name).sort(),
		pick: Math.min(count, hand.length) - always.length,
		of: sometimes.map(name).sort()
	};
}

/** TX-3, TX-4: the highest cards by rank. */
export function tribute(options: Rules, hand: readonly Card[], count: number): Owed {
	return summed(hand, count, mayGo(options, hand, count, false));
}

/** TX-5, FP-7: the lowest cards by rank; who has fewer than four of the opener's rank gives
 * the opener before another. */
export function giveback(
	options: Rules,
	hand: readonly Card[],
	count: number
): Owed | { free: true; seesTribute: boolean } {
	if (options.giveback !== 'worst')
		return { free: true, seesTribute: options.giveback === 'free-after-looking' };
	const { opener } = options;
	const isOfRank = (card: Card) => isNatural(card) && opener.slice(0, -1) === card.rank;
	const alike = hand.flatMap((card, at) => (isOfRank(card) ? [at] : []));
	const openers = hand.flatMap((card, at) => (formatCard(card) === opener ? [at] : []));
	const groups = mayGo(options, hand, count, true).filter(
		(group) =>
			alike.length >= 4 ||
			!alike.some((at) => group.includes(at)) ||
			openers.every((at) => group.includes(at))
	);
	return summed(hand, count, groups);
}
