import type { Options } from './options.ts';

export interface RevolutionAnswer<P> {
	readonly allowed: boolean;
	/** Called by the last place under `dalmuti`: everybody changes places with the opposite. */
	readonly greater: boolean;
	/** The places after it. */
	readonly places: readonly P[];
}

/** May a player who was dealt both wild cards call a revolution, and what becomes of the places
 * (RV-1, Temple's fourth special rule; RV-2, The Great Dalmuti "Game Progress")? */
export function revolution<P>(
	options: Pick<Options, 'revolution' | 'jokers'>,
	places: readonly P[],
	caller: P
): RevolutionAnswer<P> {
	const allowed = options.revolution !== 'none' && options.jokers === 2 && places.includes(caller);
	const greater = allowed && options.revolution === 'dalmuti' && places.at(-1) === caller;
	return { allowed, greater, places: greater ? places.toReversed() : places };
}
