import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { database } from './database.ts';
import { isHouse, readable } from './validate.ts';
import { allRecords } from './whole-store.ts';

/** All sets of house rules, those changed last first. */
export async function listHouses(): Promise<HouseSet[]> {
	const sets = readable(await allRecords('houses'), isHouse);
	return sets.sort((a, b) => b.changedAt - a.changedAt || a.name.localeCompare(b.name));
}

/** Stores a set, replacing the one with the same id. */
export function putHouse(set: HouseSet): Promise<void> {
	return database.write(['houses'], 'strict', async (tx) => void (await tx.store.put(set)));
}

/** Stores a set, unless the one with the same id was changed since `since` (its `changedAt`, in
 * milliseconds since 1970).
 * @returns whether it was stored */
export function replaceHouse(set: HouseSet, since: number): Promise<boolean> {
	return database.write(['houses'], 'strict', async (tx) => {
		const stored = await tx.store.get(set.id);
		const isUnchanged = stored === undefined || [since, set.changedAt].includes(stored.changedAt);
		if (isUnchanged) await tx.store.put(set);
		return isUnchanged;
	});
}

/** Deletes a set of house rules, if it is there. Resolves after the transaction. */
export function deleteHouse(id: string): Promise<void> {
	return database.write(['houses'], 'strict', (tx) => tx.store.delete(id));
}

/** Writes sets again after the store was lost, unless the store has a later version of them. */
export function putMissingHouses(sets: readonly HouseSet[]): Promise<void> {
	return database.write(['houses'], 'strict', async (tx) => {
		for (const set of sets) {
			const stored = await tx.store.get(set.id);
			if (stored === undefined || stored.changedAt < set.changedAt) await tx.store.put(set);
		}
	});
}
