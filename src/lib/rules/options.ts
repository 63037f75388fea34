import type { Rank } from '#lib/cards/card.ts';
import type { CHOICES } from './choices.ts';

/** When a series ends (SC-2). */
type Target = 'open' | { readonly rounds: number } | { readonly points: number };

/** The amounts of a table's own taxes (RG-17): from a number of players on, the cards of each
 * bracket, outermost first. */
export type TaxAmounts = Readonly<Record<number, readonly number[]>>;

type Choices = {
	readonly [K in Exclude<keyof typeof CHOICES, 'taxSchedule'>]: (typeof CHOICES)[K][number];
};

/** A value for every option. */
export interface Options extends Choices {
	readonly target: Target;
	readonly taxSchedule: (typeof CHOICES)['taxSchedule'][number] | TaxAmounts;
	/** The card whose holder leads, where one does (RG-1). */
	readonly opener: string;
	/** The rank whose cards are wild, if one is (RG-7). */
	readonly wildRank: Rank | null;
	/** What may be laid over what, whatever the ranking: `3S>JK` (`parseTop`, RG-8). */
	readonly tops: readonly string[];
	/** What ranks do when they are played: `8:clears` (`parseEffect`, RG-9). */
	readonly effects: readonly string[];
	/** What turns the ranking besides the effects of ranks (PR-7, DF-11). */
	readonly turnedBy: readonly TurnedBy[];
	/** What nobody may end on: ranks, cards, or the strongest rank (`parseForbidden`, RG-14). */
	readonly forbiddenLast: readonly string[];
}
export type TurnedBy = 'four' | 'run-of-four';
export type OptionName = keyof Options;
export type House = Partial<Options>;

/** The options whose value is a list, in any order. */
export type ListOption = 'tops' | 'effects' | 'turnedBy' | 'forbiddenLast';

/** The extra ranks of Tahimi's special pack, in the order in which they are added (DK-4). */
const extraRanks: readonly Rank[] = ['11', '12', '13', '14', '15', '16'];

/** The ranks of the packs that have fewer or other ranks than a poker pack, weak to strong under
 * `aces-high` (RG-2, DK-5, TH-1). */
const RANKS_OF_DECK: { readonly [K in Options['deck']]?: readonly Rank[] } = {
	'32': ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'],
	'40': ['2', '3', '4', '5', '6', '7', 'J', 'Q', 'K', 'A'],
	dalmuti: ['12', '11', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1'],
	tarot: ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'P', 'N', 'Q', 'K', 'A']
};

/** The ranks of the full deck, from weak to strong. `twos-high` puts the lowest rank above the ace:
 * the 7 in a pack of 32 (RG-2).
 * @param players only matters for `suits-and-ranks`: five players add 11 and 12, each further
 * player one rank (DK-4) */
export function rankOrder(options: Pick<Options, 'deck' | 'ranking'>, players: number): Rank[] {
	const { deck, ranking } = options;
	const extra = deck === 'suits-and-ranks' && players > 4 ? extraRanks.slice(0, players - 3) : [];
	const poker: readonly Rank[] = [
		...(['2', '3', '4', '5', '6', '7', '8', '9', '10'] as const),
		...extra,
		...(['J', 'Q', 'K', 'A'] as const)
	];
	const [lowest, ...others] = RANKS_OF_DECK[deck] ?? poker;
	const isLowestHigh = ranking === 'twos-high' && deck !== 'dalmuti';
	return isLowestHigh ? [...others, lowest!] : [lowest!, ...others];
}

export const jokersAreTrumps = ({ trumps }: Pick<Options, 'trumps'>): boolean =>
	trumps === 'jokers' || trumps === 'twos-then-jokers';
export const twosAreTrumps = ({ trumps }: Pick<Options, 'trumps'>): boolean =>
	trumps === 'twos' || trumps === 'twos-fewer' || trumps === 'twos-then-jokers';

/** Whether play goes counter-clockwise (RG-4). A nine turns it against the table's own direction.
 * @param reversed whether it was turned */
export const isCounterClockwise = (
	{ direction }: Pick<Options, 'direction'>,
	reversed = false
): boolean => (direction === 'counter-clockwise') !== reversed;

/** Whether a lead depends on who holds the opener. */
export const asksForOpener = (by: Options['firstLead']): boolean =>
	by === 'holder-of-card' || by === 'holder-leads';
