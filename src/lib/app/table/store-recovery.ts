import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { listHouses, putMissingHouses } from '#lib/storage/houses.ts';
import { listPeople, putMissingPeople } from '#lib/storage/people.ts';

/** The people and house rules that this tab has read, to be written again if the store is deleted
 * under the app. Logs are written again by `EveningLog`. */
class StoreRecovery {
	people: readonly RosterPlayer[] = [];
	houses: readonly HouseSet[] = [];
	/** Set when the store was lost. */
	isNeeded = false;

	get isEmpty(): boolean {
		return this.people.length === 0 && this.houses.length === 0;
	}

	/** Reads people and house rules from the store, if possible. */
	async read(): Promise<void> {
		try {
			[this.people, this.houses] = await Promise.all([listPeople(), listHouses()]);
		} catch {
			// the session reports the fault of the store
		}
	}

	/** Writes them again if the store was lost. Rejects where it cannot be written. */
	async write(): Promise<void> {
		if (!this.isNeeded) return;
		await putMissingPeople(this.people);
		await putMissingHouses(this.houses);
		this.isNeeded = false;
	}
}
export const storeRecovery = new StoreRecovery();
