import type { PlayerId } from './ids.ts';
import type { Person } from './state.ts';

/** A player of the roster, known from one evening to the next. */
export interface RosterPlayer extends Person {
	/** When the player was last seated, in milliseconds since 1970. */
	readonly lastSeen: number;
	/** When anything but `lastSeen` changed last, in milliseconds since 1970. On import the later
	 * change wins. */
	readonly changedAt: number;
	/** The index of the colour in charts, 0 to 11. */
	readonly colour?: number;
	/** Whether the player is no longer offered at the start of an evening. */
	readonly hidden?: boolean;
	/** The id of the same person, for whom everything is counted. */
	readonly mergedInto?: PlayerId;
}
