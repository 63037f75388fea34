import type { LiveView } from './live.svelte.ts';

/** What the Table shows of how it is shared. The code of sharing writes it: that is loaded only once it is used.
 * Null while this phone shares no evening that it writes. */
export const presence = $state<{
	view: Pick<LiveView, 'line' | 'phones' | 'penHeardAt' | 'others'> | null;
}>({
	view: null
});
