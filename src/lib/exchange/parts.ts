import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';

/** One thing in a backup; as a whole it is checked before it leaves, and before it is let in. */
export type Part =
	| { readonly kind: 'person'; readonly person: RosterPlayer }
	| { readonly kind: 'house'; readonly house: HouseSet }
	| { readonly kind: 'evening'; readonly id: EveningId; readonly log: readonly Entry[] };

/** How many of each. */
export interface Counts {
	readonly people: number;
	readonly houses: number;
	readonly evenings: number;
	readonly entries: number;
}

/** What a file says of itself, before anything of it is believed. */
export interface Heading {
	/** The version of the data, as in `VERSIONS`. */
	readonly version: number;
	/** A backup of everything, or one evening alone. */
	readonly kind: 'backup' | 'evening';
	/** In milliseconds since 1970. */
	readonly madeAt: number;
}
