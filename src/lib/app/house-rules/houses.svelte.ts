import { randomId } from '#lib/app/random-id.ts';
import { freeName, nameKey } from '#lib/evening/names.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { troubleOf, type Trouble } from '#lib/storage/trouble.ts';
import { deleteHouse, listHouses, putHouse, replaceHouse } from '#lib/storage/houses.ts';
import { readable } from '#lib/storage/validate.ts';
import { storeRecovery } from '#lib/app/table/store-recovery.ts';
import { timeSlices } from '#lib/app/worker-rpc/time-slices.ts';
import { concernsHouses, notifyTabs, onTabWrite } from '#lib/app/table/tabs.ts';

/** The fields of a set that the user decides; the others are set when it is stored. */
type NewHouse = Pick<HouseSet, 'name' | 'ruleset' | 'rules'>;

const userFields = ({ name, ruleset, rules }: NewHouse): NewHouse => ({ name, ruleset, rules });

/** The sets that pass validation. The schemas are loaded only if there are any, so that the Table
 * opens without them. */
async function validSets(sets: readonly HouseSet[]): Promise<HouseSet[]> {
	if (sets.length === 0) return [];
	const { checkHouse } = await import('#lib/exchange/validate.ts');
	const pauseIfDue = timeSlices();
	const valid: boolean[] = [];
	for (const set of sets) {
		valid.push(checkHouse(set, 'house').ok);
		await pauseIfDue();
	}
	return readable(sets, (_, i) => valid[i] === true);
}

/** The stored house rules. Nothing rejects: if the store fails, `trouble` says why and `sets`
 * stays. */
class Houses {
	/** Null until read. */
	sets = $state.raw<readonly HouseSet[] | null>(null);
	trouble = $state<Trouble | null>(null);
	/** The set that was deleted last, until it is restored. */
	deleted = $state.raw<HouseSet | null>(null);

	/** The name of the copy if the last save created one, because another tab had changed the
	 * set. */
	copied = $state<string | null>(null);
	#follows = false;

	/** Reads the sets, and resets `deleted` and `copied`. */
	async open(): Promise<void> {
		this.deleted = null;
		this.copied = null;
		if (!this.#follows) onTabWrite(concernsHouses, () => this.#readForeign());
		this.#follows = true;
		await this.#reload();
	}

	/** Reads what another tab wrote. A set that it deleted can be restored here too. */
	async #readForeign(): Promise<void> {
		const before = this.sets ?? [];
		await this.#reload();
		const removed = before.find(({ id }) => this.sets?.every((set) => set.id !== id));
		if (removed !== undefined) this.deleted = removed;
		else if (this.sets?.some(({ id }) => id === this.deleted?.id)) this.deleted = null;
	}

	/** Stores a new set, or replaces the set `id`. If another tab has changed that set, this one is
	 * stored as a copy under a free name.
	 * @param since the `changedAt` of the set that was edited, in milliseconds since 1970
	 * @returns the id, or null if the name is taken or the store failed */
	async save(house: NewHouse, id?: string, since?: number): Promise<string | null> {
		this.copied = null;
		// another tab may have stored a set since
		if (!(await this.#reload())) return null;
		const takenNames = this.#names(house.ruleset, id).map(nameKey);
		const set = { ...userFields(house), id: id ?? randomId(), changedAt: Date.now() };
		const isChanged = this.sets?.some((one) => one.id === id && one.changedAt !== since);
		if (takenNames.includes(nameKey(house.name)) && !isChanged) return null;
		let stored = true;
		const store = async () => {
			if (since === undefined) await putHouse(set);
			else stored = await replaceHouse(set, since);
			if (stored) notifyTabs({ changed: 'houses' });
		};
		if (!(await this.#runAndReload(store))) return null;
		return stored ? set.id : this.#saveCopy(house);
	}

	async #saveCopy(house: NewHouse): Promise<string | null> {
		const name = freeName(house.name, this.#names(house.ruleset));
		const id = await this.save({ ...house, name });
		if (id !== null) this.copied = name;
		return id;
	}

	/** The names of a game's sets, except that of one set. */
	#names(ruleset: string, except?: string): string[] {
		const others = (this.sets ?? []).filter((set) => set.ruleset === ruleset && set.id !== except);
		return others.map(({ name }) => name);
	}

	/** Deletes a set; `undo` restores it. */
	async delete(set: HouseSet): Promise<void> {
		if (!(await this.#runAndReload(() => deleteHouse(set.id)))) return;
		this.deleted = set;
		notifyTabs({ changed: 'houses' });
	}

	/** Restores the deleted set, unless another tab has. */
	async undo(): Promise<void> {
		const { deleted } = this;
		if (deleted === null || !(await this.#runAndReload(() => replaceHouse(deleted, NaN)))) return;
		this.deleted = null;
		notifyTabs({ changed: 'houses' });
	}

	#reload(): Promise<boolean> {
		return this.#runAndReload(() => Promise.resolve());
	}

	/** Runs a change and reads all sets again. @returns false if the store failed */
	async #runAndReload(work: () => Promise<unknown>): Promise<boolean> {
		try {
			await work();
			this.sets = await validSets(await listHouses());
			storeRecovery.houses = this.sets;
			this.trouble = null;
			return true;
		} catch (error) {
			this.trouble = troubleOf(error);
			return false;
		}
	}
}

/** The house rules of this tab. */
export const houses = new Houses();
