import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { Person } from '#lib/evening/state.ts';
import type { Summary } from '#lib/evening/summary.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import type { DBSchema } from 'idb';

/** An entry as it is stored: with its evening, and its number in that evening's log, from 0. */
type StoredEntry = Entry & { readonly evening: EveningId; readonly seq: number };

/** A player of the roster. */
export interface RosterPlayer extends Person {
	/** When last seated, in milliseconds since 1970. */
	readonly lastSeen: number;
	/** The look in charts, 0 to 11. */
	readonly colour?: number;
	/** Not offered at the start of an evening any more. */
	readonly hidden?: boolean;
	/** The same person as this one: all of history is counted there. */
	readonly mergedInto?: PlayerId;
}

/** What is remembered between evenings. */
export interface Remembered {
	/** The evening on the table; null when there is none. */
	table: EveningId | null;
	/** The latest start, to be offered again. */
	start: {
		readonly ruleset: string;
		readonly players: readonly PlayerId[];
		/** The house rules that it was started with; they may be gone since. */
		readonly house?: string;
	};
}

export interface Schema extends DBSchema {
	entries: { key: [EveningId, number]; value: StoredEntry };
	evenings: { key: EveningId; value: Summary; indexes: { startedAt: number } };
	people: { key: PlayerId; value: RosterPlayer };
	houses: { key: string; value: HouseSet };
	remembered: { key: keyof Remembered; value: Remembered[keyof Remembered] };
}
