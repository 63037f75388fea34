/** Works around a data loss in Chromium. Its IndexedDB (LevelDB with `reuse_logs`) appends to the
 * journal of the last start. If a phone died in the middle of a write, that journal ends with half
 * a record: the next start skips it, but what is written behind it cannot be read, and the start
 * after that throws the whole store away. The browser itself writes some bytes as soon as a page
 * asks for any database. Deleting a database, any database, makes LevelDB compact the journal and
 * begin a new one, before the deletion is reported.
 *
 * So the first request of a page deletes a database that an earlier page left for this, and the
 * store is opened after it: nothing of the app is written into an old journal, and the browser's
 * own bytes stay behind half a record only within that one request. Where there is none to delete,
 * on a first visit, it is created before.
 *
 * About one first deletion in twenty begins no journal: LevelDB requests it by an empty write, and
 * may merge that with another write made while the browser starts. A page cannot detect this, so a
 * second database is created and deleted afterwards.
 *
 * Twice takes 7 ms (tests/e2e/specs/store/torn-write.test.ts tears the journal). */

const NAME = 'courtbook-journal';
/** Delay before a database is created for the next visit to delete, so that the first screen comes
 * first. In milliseconds. */
const LEAVE_AFTER = 1000;

/** Whether the engine is Chromium's: others keep another kind of journal. On iOS every browser uses
 * WebKit. */
const isChromium = (): boolean => navigator.userAgent.includes('Chrome/');

let latest: Promise<void> | undefined;

/** Makes the browser begin a new journal if its engine needs that. To be called before the store is
 * opened. Never rejects. */
export function beginJournal(): Promise<void> {
	latest = begin();
	return latest;
}

/** Resolves when this page has begun a new journal: before that no worker may open the store. Never
 * rejects. */
export const journalBegun = (): Promise<void> => latest ?? beginJournal();

async function begin(): Promise<void> {
	// a page does it before it starts a worker
	if (typeof document === 'undefined' || !isChromium()) return;
	try {
		// a database that does not exist cannot be deleted
		for (let deleted = (await remove()) ? 1 : 0; deleted < 2; deleted++) {
			await create();
			await remove();
		}
		setTimeout(() => void create().catch(() => undefined), LEAVE_AFTER);
	} catch {
		// opening the store reports its faults
	}
}

function create(): Promise<void> {
	return new Promise((resolve, reject) => {
		const request = indexedDB.open(NAME);
		request.onerror = () => reject(request.error ?? new Error('no database'));
		request.onsuccess = () => {
			request.result.close();
			resolve();
		};
	});
}

/** @returns whether there was one */
function remove(): Promise<boolean> {
	return new Promise((resolve, reject) => {
		const request = indexedDB.deleteDatabase(NAME);
		request.onerror = () => reject(request.error ?? new Error('no database'));
		request.onsuccess = (event) => resolve((event as IDBVersionChangeEvent).oldVersion > 0);
		// another tab is creating it now, so that tab has begun a journal since the browser was started
		request.onblocked = () => resolve(true);
	});
}
