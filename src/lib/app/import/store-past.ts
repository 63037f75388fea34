import { mergeReceived } from '#lib/app/backup/restore.ts';
import { readNames } from '#lib/app/people/names.svelte.ts';
import { notifyTabs } from '#lib/app/table/tabs.ts';
import type { PastEvening } from '#lib/evening/past-evening.ts';
import { rosterUpdatesOf, updateRoster } from '#lib/storage/people.ts';

/** Stores an evening that was entered by hand, and shows it everywhere. Rejects if it could not be
 * stored. */
export async function storePast({ entries, timeline: { state } }: PastEvening): Promise<void> {
	const now = Date.now();
	await mergeReceived(state.id, entries, state, now);
	// the last write: once this is on disk, all of it is
	await updateRoster(rosterUpdatesOf(state), now);
	notifyTabs({ changed: 'all' });
	await readNames();
}
