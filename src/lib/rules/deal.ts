import { inTurn } from './lead.ts';
import { isCounterClockwise, type Options } from './options.ts';
import { packFor, type PackOptions } from './pack.ts';

/** The numbers of cards dealt to the players. */
export interface Deal<P> {
	/** Cards for each player. */
	readonly each: number;
	/** The players who get one card more. */
	readonly more: readonly P[];
}

export interface DealQuestion<P> {
	/** The players clockwise as they sit. */
	readonly chairs: readonly P[];
	/** The players by place, from the top. */
	readonly places: readonly P[];
	readonly dealer: P;
	/** Whether the places are a standing, as before a first round they may not be (TI-0). */
	readonly standing: boolean;
}

/** Finds the number of cards for each player. The Great Dalmuti is dealt from the top place on
 * (DK-5), other games from the next after the dealer, in the direction of play (DK-1, DK-6, RG-4).
 * Cards that are over go round from there, or to the lowest places (RG-3). */
export function dealTo<P>(
	options: PackOptions & Pick<Options, 'direction'>,
	{ chairs, places, dealer, standing }: DealQuestion<P>
): Deal<P> {
	const { each, extra } = packFor(options, chairs.length);
	if (options.leftovers === 'to-the-bottom' && standing)
		return { each, more: places.toReversed().slice(0, extra) };
	const order = inTurn(chairs, isCounterClockwise(options));
	const first = options.deck === 'dalmuti' ? order.indexOf(places[0]!) : order.indexOf(dealer) + 1;
	const more = Array.from({ length: extra }, (_, i) => order[(first + i) % order.length]!);
	return { each, more };
}

/** How many cards a player was dealt. */
export const handSize = <P>({ each, more }: Deal<P>, player: P): number =>
	more.includes(player) ? each + 1 : each;
