import { groupOf } from '#lib/evening/chairs.ts';
import type { Evening } from '#lib/evening/state.ts';
import { remember } from '#lib/storage/remembered.ts';
import type { Remembered } from '#lib/storage/schema.ts';
import { houses } from '#lib/app/house-rules/houses.svelte.ts';

/** How to start an evening like this one: with its game, those who stayed to its end, and its house
 * rules if they are still stored and have been read. */
export function startLike(evening: Evening): Remembered['start'] {
	const { ruleset, houseName } = evening.rules;
	const house = houses.sets?.find((set) => set.ruleset === ruleset && set.name === houseName);
	return { ruleset, players: groupOf(evening), ...(house && { house: house.id }) };
}

/** Makes the next start offer the people and the game of an evening. */
export async function offerAgain(evening: Evening): Promise<void> {
	await houses.open();
	try {
		await remember('start', startLike(evening));
	} catch {
		// the Table reports the fault of the store
	}
}
