import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Summary } from '#lib/evening/summary.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import type { IDBPObjectStore } from 'idb';
import { together } from './connection.ts';
import { database } from './database.ts';
import { entryIn, logKeys, logLength } from './entries.ts';
import { isFromFuture, mergePerson, newer } from './people.ts';
import { deleteEvening } from './purge.ts';
import { countRemoved } from './remembered.ts';
import type { Remembered, Schema, Stores } from './schema.ts';
import { isPerson } from './validate.ts';
import { eveningsWithLog } from './whole-store.ts';

/** Writes a backup into the store. Each record is one transaction: an interrupted restore leaves no
 * record half written, and restoring the same file again changes nothing. As it is done again, only
 * its last transaction waits for the disk. */

type Writable<Name extends 'entries' | 'evenings'> = IDBPObjectStore<
	Schema,
	Stores,
	Name,
	'readwrite'
>;

/** The summary of an evening that came from a file or link. If it is deleted there, it can be
 * restored here for as long as one that is deleted at `now`, in milliseconds since 1970. */
export const receivedSummary = (summary: Summary, now: number): Summary => ({
	...summary,
	deletedAt: summary.deletedAt === null ? null : now
});

/** An evening or a branch of it, with its log. */
export interface BranchLog {
	readonly id: EveningId;
	readonly log: readonly Entry[];
}

/** The writes of a merge. `known`: none. Otherwise evening `id` gets the entries of `log` from
 * index `from` on, and the summary of the resulting log. */
export type Placement =
	| { readonly relation: 'known'; readonly id: EveningId }
	| {
			readonly relation: 'longer' | 'new';
			readonly id: EveningId;
			readonly log: readonly Entry[];
			readonly from: number;
			readonly summary: Summary;
	  };

/** The logs of an evening and its branches, whose ids are its own, `~`, and more. */
async function branchesIn(
	entries: Parameters<typeof eveningsWithLog>[0],
	root: EveningId
): Promise<BranchLog[]> {
	// U+007F comes right after `~`
	const branches = IDBKeyRange.bound([`${root}~`], [`${root}\u007f`], false, true);
	const ids = await eveningsWithLog(entries, branches);
	const logs = await Promise.all([root, ...ids].map((id) => entries.getAll(logKeys(id))));
	return [root, ...ids]
		.map((id, i) => ({ id, log: logs[i]!.map(entryIn) }))
		.filter(({ log }) => log.length > 0);
}

/** The stored logs of an evening and its branches. */
export function branchLogs(root: EveningId): Promise<BranchLog[]> {
	return database.run(async (db) => {
		const { store } = db.transaction('entries');
		return branchesIn(store, root);
	});
}

async function write(
	entries: Writable<'entries'>,
	id: EveningId,
	log: readonly Entry[],
	from: number
): Promise<void> {
	const rows = log.slice(from).map((entry, i) => ({ ...entry, evening: id, seq: from + i }));
	await together(...rows.map((row) => () => entries.put(row)));
}

/** Merges an evening with its stored branches.
 * @param place decides where it belongs among the branches that are stored. It is called within the
 * transaction, and synchronous: the transaction would commit while it waits
 * @returns what was done, and under which id */
export function mergeEvening<P extends Placement>(
	root: EveningId,
	place: (branches: readonly BranchLog[]) => P
): Promise<P> {
	const stores: Stores = ['entries', 'evenings', 'digests'];
	return database.write(stores, 'relaxed', async (tx) => {
		const entries = tx.objectStore('entries');
		const placed: P = place(await branchesIn(entries, root));
		if (placed.relation === 'known') return placed;
		const { id, log, from, summary } = placed;
		await together(
			() => write(entries, id, log, from),
			() => tx.objectStore('evenings').put({ ...summary, id }),
			() => tx.objectStore('digests').delete(id)
		);
		return placed;
	});
}

/** Replaces the evening with the same id, unless its log is longer than `saved`, and so has entries
 * that are not in this phone's own backup.
 * @returns whether it was replaced */
export function replaceEvening(
	log: readonly Entry[],
	summary: Summary,
	saved: number
): Promise<boolean> {
	const { id } = summary;
	const stores: Stores = ['entries', 'evenings', 'digests', 'remembered'];
	return database.write(stores, 'relaxed', async (tx) => {
		const entries = tx.objectStore('entries') as Writable<'entries'>;
		const before = await logLength(entries, id);
		if (before > saved) return false;
		await together(
			() => countRemoved(tx.objectStore('remembered'), before > log.length ? 1 : 0),
			() => entries.delete(logKeys(id)),
			() => write(entries, id, log, 0),
			() => tx.objectStore('evenings').put(summary),
			() => tx.objectStore('digests').delete(id)
		);
		return true;
	});
}

/** Stores a person, merged with the stored one or in its place.
 * @param now in milliseconds since 1970. A change of later than that does not count, unless nothing
 * is stored
 * @returns whether that changed anything */
export function restorePerson(person: RosterPlayer, merge: boolean, now: number): Promise<boolean> {
	return database.write(['people'], 'relaxed', async (tx) => {
		const stored: unknown = await tx.store.get(person.id);
		const known = merge && isPerson(stored) ? stored : undefined;
		const lastSeen = Math.min(person.lastSeen, now);
		const changedAt = isFromFuture(person, now) ? now : person.changedAt;
		const next =
			known !== undefined && isFromFuture(person, now)
				? { ...known, lastSeen: Math.max(known.lastSeen, lastSeen) }
				: mergePerson(known, { ...person, lastSeen, changedAt });
		const changed = JSON.stringify(next) !== JSON.stringify(stored);
		if (changed) await tx.store.put(next);
		return changed;
	});
}

/** Stores a set of house rules; with `merge`, unless the stored one was changed later.
 * @param now in milliseconds since 1970. A change of later than that does not count, unless nothing
 * is stored
 * @returns whether that changed anything */
export function restoreHouse(house: HouseSet, merge: boolean, now: number): Promise<boolean> {
	return database.write(['houses'], 'relaxed', async (tx) => {
		const stored = await tx.store.get(house.id);
		const known = merge && Number.isFinite(stored?.changedAt) ? stored : undefined;
		const believed = isFromFuture(house, now) ? { ...house, changedAt: now } : house;
		const kept = known !== undefined && isFromFuture(house, now) ? known : undefined;
		const next = known === undefined ? believed : (kept ?? newer(known, house));
		const changed = JSON.stringify(next) !== JSON.stringify(stored);
		if (changed) await tx.store.put(next);
		return changed;
	});
}

/** The length of each evening's log in the backup that was made of this phone before the
 * restore. */
export type LogLengths = ReadonlyMap<EveningId, number>;

/** The ids of everything that a backup held. */
export interface BackupContents {
	readonly evenings: ReadonlySet<EveningId>;
	readonly people: ReadonlySet<PlayerId>;
	readonly houses: ReadonlySet<string>;
	readonly start: Remembered['start'] | null;
}

/** Ends a restore that replaces everything: removes all records that the backup did not contain, in
 * one transaction. Evenings that began or continued since this phone's own backup stay. */
export function removeOthers(
	{ evenings, people, houses, start }: BackupContents,
	saved: LogLengths
): Promise<void> {
	const stores: Stores = ['entries', 'evenings', 'digests', 'people', 'houses', 'remembered'];
	return database.write(stores, 'strict', async (tx) => {
		const [entries, summaries, roster, houseSets, remembered] = [
			tx.objectStore('entries'),
			tx.objectStore('evenings'),
			tx.objectStore('people'),
			tx.objectStore('houses'),
			tx.objectStore('remembered')
		];
		const logs = await eveningsWithLog(entries, null);
		const [ids, persons, sets] = [
			await summaries.getAllKeys(),
			await roster.getAllKeys(),
			await houseSets.getAllKeys()
		];
		const others = [...new Set([...logs, ...ids])].filter((id) => !evenings.has(id));
		const lengths = await Promise.all(others.map((id) => logLength(entries, id)));
		const gone = others.filter((id, i) => lengths[i]! <= (saved.get(id) ?? 0));
		await together(
			() => countRemoved(remembered, gone.length),
			...gone.map((id) => () => deleteEvening(tx, id)),
			...persons.filter((id) => !people.has(id)).map((id) => () => roster.delete(id)),
			...sets.filter((id) => !houses.has(id)).map((id) => () => houseSets.delete(id)),
			() => (start === null ? remembered.delete('start') : remembered.put(start, 'start')),
			() => remembered.delete('restoring')
		);
	});
}

/** Ends a merge, or a restore that was stopped.
 * @param start the file's latest start, stored if this phone has none */
export function endMerge(start: Remembered['start'] | null): Promise<void> {
	return database.write(['remembered'], 'strict', async (tx) => {
		if (start !== null && (await tx.store.get('start')) === undefined)
			await tx.store.put(start, 'start');
		await tx.store.delete('restoring');
	});
}
