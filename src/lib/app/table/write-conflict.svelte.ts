import type { Entry } from '#lib/evening/entries.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Evening } from '#lib/evening/state.ts';

/** What became of a tap that another tab was ahead of: it had said the same; or something after which this could not
 * be done any more; or after which what waited for the store here had to be left out. */
export interface Told {
	readonly what: 'same' | 'refused' | 'left-out';
	/** What the other tab wrote. */
	readonly theirs: Entry;
	readonly refusal: Refusal | null;
	/** What was left out. */
	readonly dropped: readonly Entry[];
	readonly evening: Evening;
}

/** The latest such news of this tab; it stands until the next tap. */
class TellingThisTab {
	latest = $state.raw<Told | null>(null);
}
export const told = new TellingThisTab();
