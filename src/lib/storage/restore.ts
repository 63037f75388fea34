import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Summary } from '#lib/evening/summary.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import type { IDBPObjectStore } from 'idb';
import { database, durable } from './database.ts';
import { logOf } from './remembered.ts';
import { entryIn } from './entries.ts';
import { later, mergedPerson } from './merging.ts';
import type { Remembered, Schema, Stores } from './schema.ts';
import { isSoundPerson } from './validate.ts';
import { eveningsWithin } from './whole-store.ts';

/** What is written when a backup is restored. Each thing is one transaction: cut off between two of them nothing is half
 * there, and to restore the same file again does no harm. */

/** What was cut off is restored again, so the disk may take its time; the last transaction waits for all of it. */
const relaxed = { durability: 'relaxed' } as const;

type Writable<Name extends 'entries' | 'evenings'> = IDBPObjectStore<
	Schema,
	Stores,
	Name,
	'readwrite'
>;

interface Member {
	readonly id: EveningId;
	readonly log: readonly Entry[];
}

/** Where a log belongs, beside those that are there: synchronous, for a transaction waits for nobody. */
export type Place = (family: readonly Member[]) => {
	readonly what: 'known' | 'longer' | 'new';
	readonly id: EveningId;
	readonly from?: number;
};

/** The log of an evening, and those of its branches: their ids are its own, `~`, and more. */
async function familyIn(
	entries: Parameters<typeof eveningsWithin>[0],
	root: EveningId
): Promise<Member[]> {
	// U+007F comes right after `~`
	const branches = IDBKeyRange.bound([`${root}~`], [`${root}\u007f`], false, true);
	const ids = await eveningsWithin(entries, branches);
	const logs = await Promise.all([root, ...ids].map((id) => entries.getAll(logOf(id))));
	return [root, ...ids]
		.map((id, i) => ({ id, log: logs[i]!.map(entryIn) }))
		.filter(({ log }) => log.length > 0);
}

export async function familyLogs(root: EveningId): Promise<Member[]> {
	const { store } = (await database()).transaction('entries');
	return familyIn(store, root);
}

async function write(
	entries: Writable<'entries'>,
	id: EveningId,
	log: readonly Entry[],
	from: number
): Promise<void> {
	await Promise.all(
		log.slice(from).map((entry, i) => entries.put({ ...entry, evening: id, seq: from + i }))
	);
}

/** Takes in an evening beside what is there of it, as `place` decides.
 * @param summary of the whole log
 * @returns what became of it, and under which id */
export async function mergeEvening(
	root: EveningId,
	log: readonly Entry[],
	summary: Summary,
	place: Place
): Promise<ReturnType<Place>> {
	const stores: Stores = ['entries', 'evenings', 'digests'];
	const tx = (await database()).transaction(stores, 'readwrite', relaxed);
	const entries = tx.objectStore('entries');
	const placed = place(await familyIn(entries, root));
	const { id, what, from = 0 } = placed;
	if (what !== 'known')
		await Promise.all([
			write(entries, id, log, from),
			tx.objectStore('evenings').put({ ...summary, id }),
			tx.objectStore('digests').delete(id)
		]);
	await tx.done;
	return placed;
}

/** How long a log is, by its last entry. */
async function lengthOf(entries: Writable<'entries'>, id: EveningId): Promise<number> {
	const last = await entries.openKeyCursor(logOf(id), 'prev');
	return last === null ? 0 : last.key[1] + 1;
}

/** Puts an evening in the place of the one with its id; unless that is longer than `kept`, for then something was
 * entered since what is here was saved. @returns whether it did */
export async function replaceEvening(
	log: readonly Entry[],
	summary: Summary,
	kept: number
): Promise<boolean> {
	const { id } = summary;
	const stores: Stores = ['entries', 'evenings', 'digests'];
	const tx = (await database()).transaction(stores, 'readwrite', relaxed);
	const entries = tx.objectStore('entries') as Writable<'entries'>;
	const isFree = (await lengthOf(entries, id)) <= kept;
	if (!isFree) return false;
	await Promise.all([
		entries.delete(logOf(id)),
		write(entries, id, log, 0),
		tx.objectStore('evenings').put(summary),
		tx.objectStore('digests').delete(id),
		tx.done
	]);
	return true;
}

/** Takes in a person, beside or in the place of who is there. @returns whether that changed anything */
export async function restorePerson(person: RosterPlayer, merge: boolean): Promise<boolean> {
	const tx = (await database()).transaction('people', 'readwrite', relaxed);
	const known: unknown = await tx.store.get(person.id);
	const next = mergedPerson(merge && isSoundPerson(known) ? known : undefined, person);
	const changed = JSON.stringify(next) !== JSON.stringify(known);
	if (changed) await tx.store.put(next);
	await tx.done;
	return changed;
}

/** Takes in house rules; `merge`: unless those that are there were changed later. @returns whether they were */
export async function restoreHouse(house: HouseSet, merge: boolean): Promise<boolean> {
	const tx = (await database()).transaction('houses', 'readwrite', relaxed);
	const known = await tx.store.get(house.id);
	const sound = merge && Number.isFinite(known?.changedAt) ? known : undefined;
	const next = sound === undefined ? house : later(sound, house);
	const changed = JSON.stringify(next) !== JSON.stringify(known);
	if (changed) await tx.store.put(next);
	await tx.done;
	return changed;
}

/** How long the log of each evening is in the file to which all was saved. */
export type Lengths = ReadonlyMap<EveningId, number>;

/** What a file held. */
export interface Held {
	readonly evenings: ReadonlySet<EveningId>;
	readonly people: ReadonlySet<PlayerId>;
	readonly houses: ReadonlySet<string>;
	readonly start: Remembered['start'] | null;
}

/** The end of a restore in the place of all: what the file did not hold goes, in one transaction; but for evenings that
 * began or went on since what is here was saved. */
export async function removeOthers(
	{ evenings, people, houses, start }: Held,
	kept: Lengths
): Promise<void> {
	const stores: Stores = ['entries', 'evenings', 'digests', 'people', 'houses', 'remembered'];
	const tx = (await database()).transaction(stores, 'readwrite', durable);
	const [logs, summaries, persons, sets] = await Promise.all([
		eveningsWithin(tx.objectStore('entries') as never, null),
		tx.objectStore('evenings').getAllKeys(),
		tx.objectStore('people').getAllKeys(),
		tx.objectStore('houses').getAllKeys()
	]);
	const others = [...new Set([...logs, ...summaries])].filter((id) => !evenings.has(id));
	const lengths = await Promise.all(
		others.map((id) => lengthOf(tx.objectStore('entries') as never, id))
	);
	const gone = others.filter((id, i) => lengths[i]! <= (kept.get(id) ?? 0));
	const remembered = tx.objectStore('remembered');
	await Promise.all([
		...gone.flatMap((id) => [
			tx.objectStore('entries').delete(logOf(id)),
			tx.objectStore('evenings').delete(id),
			tx.objectStore('digests').delete(id)
		]),
		...persons.filter((id) => !people.has(id)).map((id) => tx.objectStore('people').delete(id)),
		...sets.filter((id) => !houses.has(id)).map((id) => tx.objectStore('houses').delete(id)),
		start === null ? remembered.delete('start') : remembered.put(start, 'start'),
		...(['shown', 'restoring'] as const).map((key) => remembered.delete(key)),
		tx.done
	]);
}

/** The end of a merge. @param start offered again where nothing else is */
export async function endMerge(start: Remembered['start'] | null): Promise<void> {
	const tx = (await database()).transaction('remembered', 'readwrite', durable);
	if (start !== null && (await tx.store.get('start')) === undefined)
		await tx.store.put(start, 'start');
	await tx.store.delete('restoring');
	await tx.done;
}
