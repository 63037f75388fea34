import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { database, durable } from './database.ts';
import { isSoundHouse, soundOnly } from './validate.ts';

/** All house rules, those changed last first. */
export async function listHouses(): Promise<HouseSet[]> {
	const sets = soundOnly(await (await database()).getAll('houses'), isSoundHouse);
	return sets.sort((a, b) => b.changedAt - a.changedAt || a.name.localeCompare(b.name));
}

/** Stores house rules, in the place of those with the same id. */
export async function putHouse(set: HouseSet): Promise<void> {
	const tx = (await database()).transaction('houses', 'readwrite', durable);
	await Promise.all([tx.store.put(set), tx.done]);
}

/** Stores house rules in the place of those with the same id, if these are as they were at `since` or are there no
 * more. @returns whether they were */
export async function replaceHouse(set: HouseSet, since: number): Promise<boolean> {
	const tx = (await database()).transaction('houses', 'readwrite', durable);
	const there = await tx.store.get(set.id);
	const isAsItWas = there === undefined || there.changedAt === since;
	if (isAsItWas) await tx.store.put(set);
	await tx.done;
	return isAsItWas;
}

export async function deleteHouse(id: string): Promise<void> {
	const tx = (await database()).transaction('houses', 'readwrite', durable);
	await Promise.all([tx.store.delete(id), tx.done]);
}
