import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import { remember } from '#lib/storage/remembered.ts';
import { houses } from '#lib/app/house-rules/houses.svelte.ts';

/** Makes the next start offer the people and the game of an evening, with its house rules if they
 * are still stored. */
export async function offerAgain({ people, rules }: Evening): Promise<void> {
	await houses.open();
	const house = houses.sets?.find(
		({ ruleset, name }) => ruleset === rules.ruleset && name === rules.houseName
	);
	try {
		await remember('start', {
			ruleset: rules.ruleset,
			players: Object.keys(people) as PlayerId[],
			...(house && { house: house.id })
		});
	} catch {
		// the Table reports the fault of the store
	}
}
