import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { listPeople } from '#lib/storage/remembered.ts';
import { listHouses } from '#lib/storage/houses.ts';
import { putMissing } from '#lib/storage/missing.ts';

/** What this tab knows of the store besides logs. Should the store be deleted under the app, it is written again as
 * logs are. */
class Kept {
	people: readonly RosterPlayer[] = [];
	houses: readonly HouseSet[] = [];
	isLost = false;

	get isEmpty(): boolean {
		return this.people.length === 0 && this.houses.length === 0;
	}

	/** Learns it, where nothing else has asked for it. */
	async read(): Promise<void> {
		try {
			[this.people, this.houses] = await Promise.all([listPeople(), listHouses()]);
		} catch {
			// the table tells what is wrong with the store
		}
	}

	/** Writes it again, if it was lost. Rejects where the store cannot have it now. */
	async store(): Promise<void> {
		if (!this.isLost) return;
		await putMissing(this.people, this.houses);
		this.isLost = false;
	}
}
export const kept = new Kept();
