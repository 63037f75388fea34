import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { database, durable } from './database.ts';

/** Puts people and house rules back that are not in the store any more, or only as an older log knows them. */
export async function putMissing(
	people: readonly RosterPlayer[],
	houses: readonly HouseSet[]
): Promise<void> {
	const tx = (await database()).transaction(['people', 'houses'], 'readwrite', durable);
	const put = async <T extends RosterPlayer | HouseSet>(
		store: 'people' | 'houses',
		list: readonly T[]
	) => {
		for (const one of list) {
			const there = (await tx.objectStore(store).get(one.id)) as T | undefined;
			if (there === undefined || there.changedAt < one.changedAt)
				await tx.objectStore(store).put(one);
		}
	};
	await put('people', people);
	await put('houses', houses);
	await tx.done;
}
