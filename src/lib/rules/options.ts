import type { Rank } from '#lib/cards/card.ts';
import type { CHOICES } from './choices.ts';

/** When a series ends (SC-2). */
type Target = 'open' | { readonly rounds: number } | { readonly points: number };

type Choices = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

/** A value for every option. */
export interface Options extends Choices {
	readonly target: Target;
	/** Ranks, or single cards such as `3S` and `JK`, that nobody may end on (PR-8). */
	readonly forbiddenLast: readonly string[];
}
export type OptionName = keyof Options;
export type House = Partial<Options>;

/** The extra ranks of Tahimi's special pack, in the order in which they are added (DK-4). */
const extraRanks: readonly Rank[] = ['11', '12', '13', '14', '15', '16'];

/** The ranks of the full deck, from weak to strong.
 * @param players only matters for `suits-and-ranks`: five players add 11 and 12, each further
 * player one rank (DK-4) */
export function rankOrder(options: Pick<Options, 'deck' | 'ranking'>, players: number): Rank[] {
	if (options.deck === 'dalmuti')
		return ['12', '11', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1'];
	const low: Rank[] = ['3', '4', '5', '6', '7', '8', '9', '10'];
	if (options.deck === 'suits-and-ranks' && players > 4)
		low.push(...extraRanks.slice(0, players - 3));
	low.push(
		...((options.deck === 'tarot' ? ['P', 'N', 'Q', 'K', 'A'] : ['J', 'Q', 'K', 'A']) as Rank[])
	);
	return options.ranking === 'twos-high' ? [...low, '2'] : ['2', ...low];
}

/** The 3 whose holder leads, where one does (LE-1, DF-3). */
export const openingThree = ({ startsWith3d }: Pick<Options, 'startsWith3d'>): '3C' | '3D' =>
	startsWith3d ? '3D' : '3C';

export const jokersAreTrumps = ({ trumps }: Pick<Options, 'trumps'>): boolean =>
	trumps === 'jokers' || trumps === 'twos-then-jokers';
export const twosAreTrumps = ({ trumps }: Pick<Options, 'trumps'>): boolean =>
	trumps === 'twos' || trumps === 'twos-then-jokers';
