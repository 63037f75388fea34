import { deleteDB, openDB } from 'idb';

/** Chromium keeps in a journal what was stored last, and on the next start goes on writing where that ends. Where a
 * phone died in the middle of a write it ends with half a record: that is left out, and all seems well, but what is
 * written behind it cannot be read, and on the start after that the browser throws the whole store away (LevelDB with
 * `reuse_logs`). When a database is deleted, whichever, it writes all that is in the journal to its place, and begins a
 * new one. */

const NAME = 'courtbook-journal';
/** What Chromium has, and those that keep another kind of journal have not. */
const MARK = 'userAgentData';

/** Has what is stored from now on written to a new journal; where none is needed, or none can be had, nothing. */
export async function beginJournal(): Promise<void> {
	// the page does it for its workers
	if (typeof document === 'undefined' || !(MARK in navigator)) return;
	try {
		// one that never was cannot be deleted
		(await openDB(NAME)).close();
		await deleteDB(NAME);
	} catch {
		// who stores something finds out what is wrong
	}
}
