import { handSize, type Deal } from './deal.ts';
import type { Options, TaxAmounts } from './options.ts';

/** A payer, a receiver, and how many cards change hands. The outermost bracket is from the last
 * place to the first. */
export interface Bracket<P> {
	readonly payer: P;
	readonly receiver: P;
	readonly count: number;
	/** The count of the schedule, if a hand has fewer cards (TX-12). */
	readonly scheduled?: number;
}

export interface Taxes<P> {
	/** Outermost first. */
	readonly brackets: readonly Bracket<P>[];
	/** The rule's reason why nobody pays, if there is one. */
	readonly untaxed?: 'first-round' | 'revolution';
}

export interface TaxQuestion<P> {
	/** From the top. */
	readonly places: readonly P[];
	/** The players in `places` who have no standing yet. */
	readonly newcomers?: readonly P[];
	/** 1 for a first round. */
	readonly round: number;
	/** The player who called a revolution, if any. */
	readonly revolution?: P | null | undefined;
	/** How the cards were dealt; left out, every hand has enough cards. */
	readonly deal?: Deal<P>;
}

type TaxOptions = Pick<
	Options,
	'taxSchedule' | 'newcomers' | 'revolution' | 'firstRoundTax' | 'firstDealRevolution' | 'giveback'
>;

/** k, k − 1, … 1. */
const countdown = (k: number): number[] => Array.from({ length: Math.max(0, k) }, (_, i) => k - i);

/** A table's own amounts: the row of the largest number of players that is not above the table's
 * (RG-17). */
function ownAmounts(amounts: TaxAmounts, players: number): readonly number[] {
	const rows = Object.keys(amounts).map(Number);
	const row = Math.max(...rows.filter((number) => number <= players));
	return (amounts[row] ?? []).slice(0, Math.floor(players / 2));
}

/** The cards of each bracket at a table without newcomers, outermost first (TX-1, TX-2, RG-17,
 * RG-20). */
export function bracketCounts(
	schedule: Options['taxSchedule'],
	players: number
): readonly number[] {
	if (typeof schedule === 'object') return ownAmounts(schedule, players);
	switch (schedule) {
		case 'tiered':
			return countdown(Math.max(1, Math.floor((players - 1) / 2)));
		case 'two-one':
			return players >= 4 ? [2, 1] : [2];
		case 'three-one':
			return players >= 4 ? [3, 1] : [3];
		case 'progressive':
			if (players >= 8) return [3, 2, 1];
			if (players === 7) return [3, 2];
			if (players === 6) return [3, 1];
			return bracketCounts('two-one', players);
		case 'one':
			return [1];
		case 'none':
			return [];
	}
}

/** The cards of each bracket where newcomers are untaxed: brackets consist of veterans, at most
 * ⌊v/2⌋ of them, because the middle class counts as one player (TX-8, Temple's last special rule;
 * FP-8). A table's own amounts go by the number of veterans (RG-17). */
function veteranCounts(
	schedule: Options['taxSchedule'],
	players: number,
	veterans: number
): readonly number[] {
	const most = Math.floor(veterans / 2);
	if (schedule === 'tiered') return countdown(most);
	const counted = typeof schedule === 'object' ? veterans : players;
	return bracketCounts(schedule, counted).slice(0, most);
}

/** A bracket of at most the cards that the payer was dealt. Where the giveback comes before the
 * tribute is seen, the receiver's own cards limit it too (TX-12). */
function affordable<P>(
	{ giveback }: TaxOptions,
	deal: Deal<P> | undefined,
	{ payer, receiver, count }: Bracket<P>
): Bracket<P> {
	if (deal === undefined) return { payer, receiver, count };
	const returned = giveback === 'free-after-looking' ? Infinity : handSize(deal, receiver);
	const most = Math.min(handSize(deal, payer), returned);
	return most < count
		? { payer, receiver, count: most, scheduled: count }
		: { payer, receiver, count };
}

/** Who pays whom how many cards in a round (TX-1, TX-2, TX-7 to TX-9, TX-12, RV-1, RV-2, FP-8,
 * FP-9). */
export function taxes<P>(options: TaxOptions, question: TaxQuestion<P>): Taxes<P> {
	const { places, round, newcomers = [] } = question;
	if ((question.revolution ?? null) !== null && options.revolution !== 'none')
		return { brackets: [], untaxed: 'revolution' };
	if (round === 1 && (!options.firstRoundTax || options.firstDealRevolution))
		return { brackets: [], untaxed: 'first-round' };

	const spared = options.newcomers === 'middle-untaxed' && newcomers.length > 0;
	const payers = spared ? places.filter((p) => !newcomers.includes(p)) : places;
	const counts = spared
		? veteranCounts(options.taxSchedule, places.length, payers.length)
		: bracketCounts(options.taxSchedule, places.length);
	return {
		brackets: counts.map((count, i) =>
			affordable(options, question.deal, {
				payer: payers[payers.length - 1 - i]!,
				receiver: payers[i]!,
				count
			})
		)
	};
}
