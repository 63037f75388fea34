import { getContext, setContext } from 'svelte';

/** State that screens of one visit share, such as what the previous screen showed. */
export class Visit {
	/** Whether a screen was shown before. The first one does not move the focus. */
	hasScreen = false;
	/** Whether a screen of the Table was shown before. The first one shows the app's name. */
	hasTable = false;
	/** Centre of each player's seat in the ring that was shown last, as fractions of its width and
	 * height. */
	seatCentres: ReadonlyMap<string, { readonly x: number; readonly y: number }> = new Map();
	/** The last task that was announced to this phone's player, with the number of the round, so that
	 * returning to the screen does not announce it again. */
	announcedTask = '';
}

export const VISIT = Symbol('visit');

/** For the layout. */
export const setVisit = (): Visit => setContext(VISIT, new Visit());

/** Without the layout, as in a component test, each component gets its own. */
export const getVisit = (): Visit => getContext<Visit | undefined>(VISIT) ?? new Visit();
