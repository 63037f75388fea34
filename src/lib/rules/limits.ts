import type { Options } from './options.ts';

/** The number of players that a table can have. */
export interface Limits {
	readonly min: number;
	readonly max: number;
}

/** The limits that the special pack (DK-4), the progressive taxes (TX-2) and the number of packs
 * (DF-10) set. */
export function limitsOf({
	deck,
	taxSchedule,
	packs
}: Pick<Options, 'deck' | 'taxSchedule' | 'packs'>): Limits {
	const most = packs === 2 ? 16 : 12;
	return {
		min: packs === 2 ? 8 : deck === 'suits-and-ranks' ? 4 : 0,
		max: deck === 'suits-and-ranks' || taxSchedule === 'progressive' ? 8 : most
	};
}
