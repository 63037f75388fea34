import type { Trouble } from '#lib/app/table.svelte.ts';

/** What each trouble with the store means, and what to do about it. */
export const TROUBLES: Record<Trouble, { readonly what: string; readonly todo: string }> = {
	missing: {
		what: 'This browser gives Courtbook no place to store anything.',
		todo: 'The evening goes on in memory. Save a file before you close the page, or leave private browsing.'
	},
	blocked: {
		what: 'An older tab of Courtbook holds the store.',
		todo: 'Close other tabs of Courtbook; storing is tried again by itself.'
	},
	newer: {
		what: 'A newer version of Courtbook has taken over the store.',
		todo: 'Save a file if entries are in memory only, then load this page again.'
	},
	full: {
		what: 'The storage is full.',
		todo: 'The evening goes on in memory. Free some space, and save a file meanwhile; storing is tried again by itself.'
	},
	lost: {
		what: 'The store was closed or deleted under the app.',
		todo: 'Storing is tried again by itself; save a file meanwhile.'
	},
	failed: {
		what: 'The last entry could not be stored.',
		todo: 'Storing is tried again by itself; save a file meanwhile.'
	}
};

/** What it means away from the table, where no entry is being stored. */
export const troubleText = (trouble: Trouble): string =>
	trouble === 'failed' ? 'Something went wrong in this browser.' : TROUBLES[trouble].what;
