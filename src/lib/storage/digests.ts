import type { EveningId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import type { Digest } from '#lib/stats/digest.ts';
import { database } from './database.ts';
import { logOf } from './remembered.ts';
import type { StoredDigest } from './schema.ts';
import { isSoundMemory } from './validate.ts';

/** Of which evenings there is a digest. */
export async function digestKeys(): Promise<EveningId[]> {
	return (await database()).getAllKeys('digests');
}

/** The digests that were stored after number `number`, in that order; at most `most` of them. */
export async function digestsAfter(number: number, most: number): Promise<StoredDigest[]> {
	const range = IDBKeyRange.lowerBound(number, true);
	return (await database()).getAllFromIndex('digests', 'stored', range, most);
}

/** The lengths of logs: by their last entries, not by counting. */
export async function logLengths(evenings: readonly EveningId[]): Promise<number[]> {
	const { store } = (await database()).transaction('entries');
	const lasts = await Promise.all(evenings.map((id) => store.openKeyCursor(logOf(id), 'prev')));
	return lasts.map((last) => (last === null ? 0 : last.key[1] + 1));
}

/** What is made of a log of so many entries. */
export interface Indexed {
	readonly digest: Digest;
	/** Takes the place of an incomplete one. */
	readonly summary: Summary;
}

/** Stores digests, and summaries in the place of incomplete ones, but of no log that has become longer or is gone.
 * @returns the number of the last digest that was stored before these, and of each that was stored now */
export async function putDigests(
	list: readonly Indexed[]
): Promise<{ before: number; stored: StoredDigest[] }> {
	const stores = ['entries', 'evenings', 'digests', 'remembered'] as const;
	// lost in a crash, it is made again
	const options = { durability: 'relaxed' } as const;
	const tx = (await database()).transaction(stores, 'readwrite', options);
	const remembered = tx.objectStore('remembered');
	const known = await remembered.get('digests');
	const before = isSoundMemory('digests', known) ? (known as number) : 0;
	const stored: StoredDigest[] = [];
	for (const { digest, summary } of list) {
		const { id, entries } = digest;
		const [last, evening] = await Promise.all([
			tx.objectStore('entries').openKeyCursor(logOf(id), 'prev'),
			tx.objectStore('evenings').get(id)
		]);
		if (evening === undefined || (last === null ? 0 : last.key[1] + 1) !== entries) continue;
		const row = { ...digest, stored: before + stored.length + 1 };
		stored.push(row);
		await tx.objectStore('digests').put(row);
		if (evening.partial === true) await tx.objectStore('evenings').put(summary);
	}
	if (stored.length > 0) await remembered.put(before + stored.length, 'digests');
	await tx.done;
	return { before, stored };
}
