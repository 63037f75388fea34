import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { database, durable } from './database.ts';
import { isHouse, readable } from './validate.ts';

/** All sets of house rules, those changed last first. */
export async function listHouses(): Promise<HouseSet[]> {
	const sets = readable(await (await database()).getAll('houses'), isHouse);
	return sets.sort((a, b) => b.changedAt - a.changedAt || a.name.localeCompare(b.name));
}

/** Stores a set, replacing the one with the same id. */
export async function putHouse(set: HouseSet): Promise<void> {
	const tx = (await database()).transaction('houses', 'readwrite', durable);
	await Promise.all([tx.store.put(set), tx.done]);
}

/** Stores a set, unless the one with the same id was changed since `since` (its `changedAt`, in
 * milliseconds since 1970).
 * @returns whether it was stored */
export async function replaceHouse(set: HouseSet, since: number): Promise<boolean> {
	const tx = (await database()).transaction('houses', 'readwrite', durable);
	const stored = await tx.store.get(set.id);
	const isUnchanged = stored === undefined || stored.changedAt === since;
	if (isUnchanged) await tx.store.put(set);
	await tx.done;
	return isUnchanged;
}

/** Deletes a set of house rules, if it is there. Resolves after the transaction. */
export async function deleteHouse(id: string): Promise<void> {
	const tx = (await database()).transaction('houses', 'readwrite', durable);
	await Promise.all([tx.store.delete(id), tx.done]);
}

/** Writes sets again after the store was lost, unless the store has a later version of them. */
export async function putMissingHouses(sets: readonly HouseSet[]): Promise<void> {
	const tx = (await database()).transaction('houses', 'readwrite', durable);
	for (const set of sets) {
		const stored = await tx.store.get(set.id);
		if (stored === undefined || stored.changedAt < set.changedAt) await tx.store.put(set);
	}
	await tx.done;
}
