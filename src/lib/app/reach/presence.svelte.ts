import type { LineState } from '#lib/reach/carrier.ts';
import type { Component } from 'svelte';

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

/** What has happened at a shared table and may not be on the screen that is shown. */
export type SharedNews =
	/** Another phone writes since it took the pen, or was given it; or it had been there when
	 * somebody took it.
	 * @property name of who sits there */
	| { readonly kind: 'taken' | 'handed' | 'stays'; readonly name: string | null }
	/** This phone was given the pen. */
	| { readonly kind: 'here' }
	/** What this phone asked for was refused when nobody waited any more.
	 * @property player whom it was about */
	| { readonly kind: 'refused'; readonly code: string; readonly player: string | null };

/** What is shown of sharing on screens that work without it. Its code sets it: that is loaded only
 * once it is used. */
export const presence = $state<{
	/** For the Table; null while this phone shares no evening that it writes. */
	view: TablePresence | null;
	/** For every screen. */
	news: SharedNews | null;
	/** Shows the first of them. */
	Badge: Component | null;
	/** Shows the second. */
	News: Component | null;
}>({ view: null, news: null, Badge: null, News: null });
