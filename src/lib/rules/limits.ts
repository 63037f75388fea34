import type { Options } from './options.ts';

/** The number of players that a table can have. */
export interface Limits {
	readonly min: number;
	readonly max: number;
}

/** The limits that the special pack (DK-4) and the progressive taxes (TX-2) set. */
export function limitsOf({ deck, taxSchedule }: Pick<Options, 'deck' | 'taxSchedule'>): Limits {
	return {
		min: deck === 'suits-and-ranks' ? 4 : 0,
		max: deck === 'suits-and-ranks' || taxSchedule === 'progressive' ? 8 : Infinity
	};
}
