import type { Options } from './options.ts';

/** The number of players that a table can have. */
export interface Limits {
	readonly min: number;
	readonly max: number;
}

/** The most players that one pack has enough cards for (DF-10, RG-21). */
export const mostWithOnePack = ({ deck }: Pick<Options, 'deck'>): number =>
	deck === '32' ? 8 : deck === '40' ? 10 : 12;

/** The least number of players for two packs, and the most (RG-21). */
export const TWO_PACKS: Limits = { min: 5, max: 16 };

/** The limits that the special pack (DK-4), the progressive taxes (TX-2) and the number of packs
 * (RG-21) set. */
export function limitsOf(options: Pick<Options, 'deck' | 'taxSchedule' | 'packs'>): Limits {
	const { deck, taxSchedule, packs } = options;
	const { min, max } = packs === 2 ? TWO_PACKS : { min: 0, max: mostWithOnePack(options) };
	const isForEight = deck === 'suits-and-ranks' || taxSchedule === 'progressive';
	return { min, max: isForEight ? 8 : max };
}
