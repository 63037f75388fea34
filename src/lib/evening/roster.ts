import type { PlayerId } from './ids.ts';
import type { Person } from './state.ts';

/** A player of the roster: known from one evening to the next. */
export interface RosterPlayer extends Person {
	/** When last seated, in milliseconds since 1970. */
	readonly lastSeen: number;
	/** When anything but `lastSeen` was changed: of two phones the later one knows better. */
	readonly changedAt: number;
	/** The look in charts, 0 to 11. */
	readonly colour?: number;
	/** Not offered at the start of an evening any more. */
	readonly hidden?: boolean;
	/** The same person as this one: all of history is counted there. */
	readonly mergedInto?: PlayerId;
}
