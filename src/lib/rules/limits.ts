import type { Options } from './options.ts';

/** How many may be at a table. */
export interface Limits {
	readonly min: number;
	readonly max: number;
}

/** How many may play with the special pack (DK-4) and under the progressive taxes (TX-2). */
export function limitsOf({ deck, taxSchedule }: Pick<Options, 'deck' | 'taxSchedule'>): Limits {
	return {
		min: deck === 'suits-and-ranks' ? 4 : 0,
		max: deck === 'suits-and-ranks' || taxSchedule === 'progressive' ? 8 : Infinity
	};
}
