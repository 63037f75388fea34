import { database } from './database.ts';
import type { Remembered } from './schema.ts';
import { isSoundMemory } from './validate.ts';

/** What was shown of an evening, with the log that it was made of, and by which build. */
export type Kept = Remembered['shown'];

/** A file is named by what is in it, and by what it loads: another build, another name. */
const BUILD = import.meta.url;

/** Whatever is lost of it is made anew from the log. */
const relaxed = { durability: 'relaxed' } as const;

/** What was kept of the evening on the table, if this build kept it and the log has not become another since. It is
 * taken out: should it be damaged, it is shown once, and not again each time. */
export async function takeShown(): Promise<Kept | null> {
	const tx = (await database()).transaction(['entries', 'remembered']);
	const remembered = tx.objectStore('remembered');
	const [table, value] = await Promise.all([remembered.get('table'), remembered.get('shown')]);
	if (value === undefined) return null;
	void keepShown(null).catch(() => undefined);
	const kept = value as Kept;
	const { build, evening, length, last } = kept;
	if (!isSoundMemory('shown', value) || build !== BUILD || evening !== table) return null;
	const entries = tx.objectStore('entries');
	const [end, more] = await Promise.all([
		entries.get([evening, length - 1]),
		entries.getKey([evening, length])
	]);
	return end?.id === last && more === undefined ? kept : null;
}

/** Keeps what is shown of an evening for the next visit; null: of none any more. Nothing is kept of a log that is not
 * there: another tab may have taken it out, or put another in its place. */
export async function keepShown(kept: Omit<Kept, 'build'> | null): Promise<void> {
	const db = await database();
	// not in one transaction: no entry waits for what can be made anew
	const end = kept && (await db.get('entries', [kept.evening, kept.length - 1]));
	const tx = db.transaction('remembered', 'readwrite', relaxed);
	await Promise.all([
		kept !== null && end?.id === kept.last
			? tx.store.put({ ...kept, build: BUILD }, 'shown')
			: tx.store.delete('shown'),
		tx.done
	]);
}
