import type { Options } from './options.ts';

export interface RevolutionAnswer<P> {
	readonly allowed: boolean;
	/** Whether the last place called it under `dalmuti`: the order of places is reversed. */
	readonly greater: boolean;
	/** The places after it. */
	readonly places: readonly P[];
}

/** Whether a player who was dealt both wilds may call a revolution, and the places after it (RV-1,
 * Temple's fourth special rule; RV-2, The Great Dalmuti "Game Progress"). */
export function revolution<P>(
	options: Pick<Options, 'revolution' | 'jokers'>,
	places: readonly P[],
	caller: P
): RevolutionAnswer<P> {
	const allowed = options.revolution !== 'none' && options.jokers >= 2 && places.includes(caller);
	const greater = allowed && options.revolution === 'dalmuti' && places.at(-1) === caller;
	return { allowed, greater, places: greater ? places.toReversed() : places };
}
