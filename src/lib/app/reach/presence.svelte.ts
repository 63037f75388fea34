import type { LineState } from '#lib/reach/carrier.ts';

/** Who is at a shared table. */
export interface TablePresence {
	readonly line: LineState;
	/** How many phones are there, with this one. */
	readonly phones: number;
	/** When the phone that writes was heard last. */
	readonly penHeardAt: number | null;
	/** The last records of branches that do not count. */
	readonly others: readonly unknown[];
}

/** What the Table shows of how it is shared. The code of sharing writes it: that is loaded only once it is used.
 * Null while this phone shares no evening that it writes. */
export const presence = $state<{ view: TablePresence | null }>({ view: null });
