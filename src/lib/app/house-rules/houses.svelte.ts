import { freeName, nameKey } from '#lib/evening/names.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { troubleOf, type Trouble } from '#lib/storage/database.ts';
import { deleteHouse, listHouses, putHouse, replaceHouse } from '#lib/storage/houses.ts';
import { readable } from '#lib/storage/validate.ts';
import { storeRecovery } from '#lib/app/table/store-recovery.ts';
import { concernsHouses, notifyTabs, onTabWrite } from '#lib/app/table/tabs.ts';

/** What a set holds that its maker says; the rest is ours. */
type NewHouse = Pick<HouseSet, 'name' | 'ruleset' | 'rules'>;

const plain = ({ name, ruleset, rules }: NewHouse): NewHouse => ({ name, ruleset, rules });

/** Those that can be read. The schemas are fetched for them alone: the Table opens without. */
async function validSets(sets: readonly HouseSet[]): Promise<HouseSet[]> {
	if (sets.length === 0) return [];
	const { checkHouse } = await import('#lib/exchange/validate.ts');
	return readable(sets, (set) => checkHouse(set, 'house').ok);
}

/** The stored house rules. What it shows is what is stored; what could not be stored or read is told by `trouble`. */
class Houses {
	/** Null until they are read. */
	sets = $state.raw<readonly HouseSet[] | null>(null);
	trouble = $state<Trouble | null>(null);
	/** The set deleted last, until it is brought back. */
	deleted = $state.raw<HouseSet | null>(null);

	/** The name under which a set was saved that another tab had changed meanwhile, until the next is saved. */
	copied = $state<string | null>(null);
	#follows = false;

	/** Reads them, and forgets what was deleted: a new look at them. */
	async open(): Promise<void> {
		this.deleted = null;
		this.copied = null;
		if (!this.#follows) onTabWrite(concernsHouses, () => this.#readOn());
		this.#follows = true;
		await this.#tried(() => Promise.resolve());
	}

	/** Reads what another tab wrote. What it deleted can be brought back here too. */
	async #readOn(): Promise<void> {
		const before = this.sets ?? [];
		await this.#tried(() => Promise.resolve());
		const gone = before.find(({ id }) => this.sets?.every((set) => set.id !== id));
		if (gone !== undefined) this.deleted = gone;
		else if (this.sets?.some(({ id }) => id === this.deleted?.id)) this.deleted = null;
	}

	/** Stores a new set, or one in the place of `id`. If another tab has changed that since, both are kept: this one
	 * under a name of its own.
	 * @param since when that was changed, as far as was known to whoever wrote this one
	 * @returns its id, or null where the name is taken by now or the store has trouble */
	async save(house: NewHouse, id?: string, since?: number): Promise<string | null> {
		this.copied = null;
		// another tab may have stored one since
		if (!(await this.#tried(() => Promise.resolve()))) return null;
		const taken = this.#names(house.ruleset, id).map(nameKey);
		const set = { ...plain(house), id: id ?? crypto.randomUUID(), changedAt: Date.now() };
		const isChanged = this.sets?.some((one) => one.id === id && one.changedAt !== since);
		if (taken.includes(nameKey(house.name)) && !isChanged) return null;
		let stored = true;
		const store = async () => {
			if (since === undefined) await putHouse(set);
			else stored = await replaceHouse(set, since);
			if (stored) notifyTabs({ what: 'houses' });
		};
		if (!(await this.#tried(store))) return null;
		return stored ? set.id : this.#saveBeside(house);
	}

	async #saveBeside(house: NewHouse): Promise<string | null> {
		const name = freeName(house.name, this.#names(house.ruleset));
		const id = await this.save({ ...house, name });
		if (id !== null) this.copied = name;
		return id;
	}

	/** The names of the sets of a game, but for that of one set. */
	#names(ruleset: string, but?: string): string[] {
		const others = (this.sets ?? []).filter((set) => set.ruleset === ruleset && set.id !== but);
		return others.map(({ name }) => name);
	}

	async delete(set: HouseSet): Promise<void> {
		if (!(await this.#tried(() => deleteHouse(set.id)))) return;
		this.deleted = set;
		notifyTabs({ what: 'houses' });
	}

	/** Brings the deleted set back, unless another tab has. */
	async undo(): Promise<void> {
		const { deleted } = this;
		if (deleted === null || !(await this.#tried(() => replaceHouse(deleted, NaN)))) return;
		this.deleted = null;
		notifyTabs({ what: 'houses' });
	}

	/** Does it and reads all again. @returns whether the store did */
	async #tried(work: () => Promise<unknown>): Promise<boolean> {
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
