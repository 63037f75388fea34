import type { Decree } from '#lib/evening/state.ts';
import { getContext, setContext } from 'svelte';

/** What screens of one visit know of those that were shown before them. */
export class Visit {
	/** Whether a screen was shown before. The first one leaves the focus to the browser. */
	hasScreen = false;
	/** Whether a screen of the Table was shown before. Until then there is the app's name. */
	hasTable = false;
	/** Centre of each player's seat in the ring that was shown last, as fractions of its width and
	 * height. */
	seatCentres: ReadonlyMap<string, { readonly x: number; readonly y: number }> = new Map();
	/** The decrees that Play began with, and of which round. */
	playBegan: { readonly of: string; readonly decrees: readonly Decree[] } | null = null;
	/** The last task that was announced to this phone's player, with the number of the round: who
	 * comes back to it is not told again. */
	announcedTask = '';
}

export const VISIT = Symbol('visit');

/** For the layout. */
export const setVisit = (): Visit => setContext(VISIT, new Visit());

/** A component without the layout, as in a test, has a visit of its own. */
export const getVisit = (): Visit => getContext<Visit | undefined>(VISIT) ?? new Visit();
