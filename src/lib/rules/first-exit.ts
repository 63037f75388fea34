import type { Options } from './options.ts';

/** Effects of the first exit in a round whose places are ranks. */

type ExitOptions = Pick<Options, 'fallOfTheCapital' | 'overturnFromTheBottom'>;

/** Whether the last place went out first, which reverses all places and ends the round (DF-8). */
export const overturns = <P>(
	{ overturnFromTheBottom }: ExitOptions,
	places: readonly P[],
	first: P | undefined
): boolean => overturnFromTheBottom && first !== undefined && first === places.at(-1);

/** The top player, if somebody else went out first: out of the round at once, at last place (DF-6).
 * @param gone the players who are out of the round for another reason */
export function fallenTop<P>(
	options: ExitOptions,
	places: readonly P[],
	first: P | undefined,
	gone: readonly P[]
): P | null {
	const top = places[0]!;
	if (!options.fallOfTheCapital || first === undefined || overturns(options, places, first))
		return null;
	return first === top || gone.includes(top) ? null : top;
}
