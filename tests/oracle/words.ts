/** The oracle: a second, naive implementation of the rules of card play, written from the texts
 * alone, against which `src/lib/rules` is tested. It lists, enumerates and looks up; it never
 * calculates. */
import type { Card, Rank, Suit } from '#lib/cards/card.ts';
import type { Options } from '#lib/rules/options.ts';

/** The options, the number of players if the pack depends on it, and whether the ranking is
 * reversed. */
export type Rules = Options & { readonly players?: number; readonly turned?: boolean };

export type Natural = Extract<Card, { kind: 'suited' | 'plain' }>;

const RANKINGS: Record<Options['ranking'], string> = {
	'aces-high': '2 3 4 5 6 7 8 9 10 J Q K A',
	'twos-high': '3 4 5 6 7 8 9 10 J Q K A 2',
	'low-wins': '12 11 10 9 8 7 6 5 4 3 2 1'
};
/** RG-2: the ranks of the small packs. */
const SMALL: Record<string, string> = {
	'32 aces-high': '7 8 9 10 J Q K A',
	'32 twos-high': '8 9 10 J Q K A 7',
	'40 aces-high': '2 3 4 5 6 7 J Q K A',
	'40 twos-high': '3 4 5 6 7 J Q K A 2'
};
/** TH-1, TH-2: the tarot pack has Page and Knight below the Queen, and no Jack. */
const TAROT_COURT = 'P N Q';
/** DK-4: the ranks between the 10 and the Jack in Tahimi's special pack, by the number of
 * players. */
const EXTRA_RANKS: Record<number, string> = {
	4: '10',
	5: '10 11 12',
	6: '10 11 12 13',
	7: '10 11 12 13 14',
	8: '10 11 12 13 14 15'
};
/** DK-2: the numbers of players at which the whole middle rank is taken out: without Jokers, with
 * two. */
const MIDDLE_GONE: Record<number, readonly number[]> = { 0: [6, 8], 1: [], 2: [5, 7, 8] };

const rankings = new WeakMap<Rules, readonly Rank[]>();

/** The ranks of the pack in use, weak to strong (FP-12); of the full deck if the number of players
 * is unknown. Cached: a play needs them a hundred times. */
export function ranking(options: Rules): readonly Rank[] {
	const known = rankings.get(options) ?? listed(options);
	rankings.set(options, known);
	return known;
}

function listed(options: Rules): Rank[] {
	const { players } = options;
	let list = SMALL[`${options.deck} ${options.ranking}`] ?? RANKINGS[options.ranking];
	if (options.deck === 'suits-and-ranks')
		list = list.replace('10', EXTRA_RANKS[players ?? 8] ?? '');
	if (
		options.leftovers === 'taken-out' &&
		options.deck === 'standard' &&
		MIDDLE_GONE[options.jokers]?.includes(players ?? 0)
	)
		list = list.replace(options.ranking === 'twos-high' ? '9 ' : '8 ', '');
	if (options.deck === 'tarot') list = list.replace('J Q', TAROT_COURT);
	const ranks = list.split(' ') as Rank[];
	return options.turned ? ranks.reverse() : ranks;
}

const turnedOver = new WeakMap<Rules, Rules>();

/** PR-7: the same rules with the ranking reversed. The object is cached, because answers are cached
 * by it. */
export function turn(options: Rules): Rules {
	const known = turnedOver.get(options) ?? { ...options, turned: !options.turned };
	turnedOver.set(options, known);
	turnedOver.set(known, options);
	return known;
}

/** Every natural card that a wild could be taken for. */
export function naturals(options: Rules): Natural[] {
	const ranks = ranking(options);
	if (options.deck === 'dalmuti') return ranks.map((rank) => ({ kind: 'plain', rank }));
	const suits: Suit[] = ['C', 'D', 'H', 'S'];
	if (options.deck === 'suits-and-ranks') suits.push('T', 'M');
	return ranks.flatMap((rank) => suits.map((suit) => ({ kind: 'suited', rank, suit }) as const));
}

export const isNatural = (card: Card): card is Natural =>
	card.kind === 'suited' || card.kind === 'plain';

/** PL-5: the settings in which a Joker is a trump instead of a wild. */
export const jokersAreTrumps = (options: Rules): boolean =>
	options.trumps === 'jokers' || options.trumps === 'twos-then-jokers';

export const twosAreTrumps = (options: Rules): boolean =>
	['twos', 'twos-fewer', 'twos-then-jokers'].includes(options.trumps);

/** Every way of taking one from each list. */
export function oneOfEach<T>(lists: readonly (readonly T[])[]): T[][] {
	let ways: T[][] = [[]];
	for (const list of lists) ways = ways.flatMap((way) => list.map((item) => [...way, item]));
	return ways;
}

/** Every way of taking `count` of the items. */
export function choose<T>(items: readonly T[], count: number): T[][] {
	if (count === 0) return [[]];
	return items.flatMap((item, at) =>
		choose(items.slice(at + 1), count - 1).map((rest) => [item, ...rest])
	);
}
