import type { LineState } from '#lib/reach/carrier.ts';
import type { Component } from 'svelte';

/** The state of a shared table in short. */
export interface TablePresence {
	readonly line: LineState;
	/** How many phones are present, this one included. */
	readonly phones: number;
	/** Whether this phone holds the pen. */
	readonly holdsPen: boolean;
	/** When the phone with the pen was heard last. */
	readonly penHeardAt: number | null;
	/** The last records of branches that do not count. */
	readonly otherBranches: readonly unknown[];
}

/** An event at a shared table that the current screen may not show. */
export type SharedNews =
	/** Another phone writes now: it took the pen, or was given it, or objected to a takeover.
	 * @property name of the player who uses it */
	| { readonly kind: 'takeover' | 'handover' | 'objection'; readonly name: string | null }
	/** Another phone writes now, without a handover by this one, whose Table keeps the evening. */
	| { readonly kind: 'lost'; readonly name: string | null }
	/** This phone was given the pen. */
	| { readonly kind: 'received' }
	/** A proposal of this phone was refused after its answer had timed out.
	 * @property player whose exit it was */
	| { readonly kind: 'refused'; readonly code: string; readonly player: string | null };

/** The state of a shared table for screens that also work without one. Set by the lazily loaded
 * sharing code. */
export const presence = $state<{
	/** For the Table; null unless it shows the evening of the shared table. */
	view: TablePresence | null;
	/** For every screen. */
	news: SharedNews | null;
	/** Shows `view`. */
	Badge: Component | null;
	/** Shows `news`. */
	News: Component | null;
}>({ view: null, news: null, Badge: null, News: null });
