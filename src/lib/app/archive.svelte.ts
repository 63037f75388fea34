import type { PlayerId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';

/** Which evenings are looked for. */
export interface EveningQuery {
	/** Words, each of which stands in the name, a note, a decree, a ruling or a player's name. */
	readonly text: string;
	readonly player: PlayerId | null;
	/** The id of the published rules (`temple`). */
	readonly ruleset: string | null;
	/** Began at this time or later, in milliseconds since 1970. */
	readonly from: number | null;
	/** Began before this time. */
	readonly to: number | null;
	/** Those that were deleted and can be brought back, the latest deleted first; else all others. */
	readonly deleted: boolean;
}

/** How far a work of many evenings is. */
export interface Progress {
	readonly done: number;
	readonly total: number;
}

/** The list of evenings, the latest first, page by page. */
export class EveningList {
	state = $state<'reading' | 'read' | 'failed'>('reading');
	items = $state.raw<readonly Summary[]>([]);
	/** Whether `next` has any. */
	more = $state(false);
	/** Null until they are counted. */
	total = $state<number | null>(null);
	/** While evenings are read that the index lacks. The items may be there before. */
	progress = $state.raw<Progress | null>(null);

	/** Shows the first page of those that are asked for; what was asked before is given up. */
	find(_query: EveningQuery): Promise<void> {
		throw new Error('not yet');
	}

	/** Adds the next page to the items. */
	next(): Promise<void> {
		throw new Error('not yet');
	}
}
