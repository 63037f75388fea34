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
	/** The player on the first place. */
	readonly top: P;
	readonly dealer: P;
}

/** Finds the number of cards for each player. The Great Dalmuti is dealt from the top place on
 * (DK-5), other games from the dealer's left (DK-1, DK-6). */
export function dealTo<P>(options: PackOptions, { chairs, top, dealer }: DealQuestion<P>): Deal<P> {
	const { each, extra } = packFor(options, chairs.length);
	const first = options.deck === 'dalmuti' ? chairs.indexOf(top) : chairs.indexOf(dealer) + 1;
	const more = Array.from({ length: extra }, (_, i) => chairs[(first + i) % chairs.length]!);
	return { each, more };
}

/** How many cards a player was dealt. */
export const handSize = <P>({ each, more }: Deal<P>, player: P): number =>
	more.includes(player) ? each + 1 : each;
