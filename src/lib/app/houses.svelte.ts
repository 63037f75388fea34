import { nameKey } from '#lib/evening/names.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { troubleOf, type Trouble } from '#lib/storage/database.ts';
import { soundOnly } from '#lib/storage/sound.ts';
import { deleteHouse, listHouses, putHouse } from '#lib/storage/houses.ts';

/** What a set holds that its maker says; the rest is ours. */
type NewHouse = Pick<HouseSet, 'name' | 'ruleset' | 'rules'>;

/** Those that can be read. The schemas are fetched for them alone: the Table opens without. */
async function readable(sets: readonly HouseSet[]): Promise<HouseSet[]> {
	if (sets.length === 0) return [];
	const { checkHouse } = await import('#lib/exchange/check.ts');
	return soundOnly(sets, (set) => checkHouse(set, 'house').ok);
}

/** The stored house rules. What it shows is what is stored; what could not be stored or read is told by `trouble`. */
class Houses {
	/** Null until they are read. */
	sets = $state.raw<readonly HouseSet[] | null>(null);
	trouble = $state<Trouble | null>(null);
	/** The set deleted last, until it is brought back. */
	deleted = $state.raw<HouseSet | null>(null);

	/** Reads them, and forgets what was deleted: a new look at them. */
	async open(): Promise<void> {
		this.deleted = null;
		await this.#tried(() => Promise.resolve());
	}

	/** Stores a new set, or one in the place of `id`.
	 * @returns its id, or null where the name is taken by now or the store has trouble */
	async save({ name, ruleset, rules }: NewHouse, id?: string): Promise<string | null> {
		// another tab may have stored one since
		if (!(await this.#tried(() => Promise.resolve()))) return null;
		const isTaken = this.sets?.some(
			(other) =>
				other.ruleset === ruleset && other.id !== id && nameKey(other.name) === nameKey(name)
		);
		if (isTaken) return null;
		const changedAt = Date.now();
		const set = { id: id ?? crypto.randomUUID(), name, ruleset, rules, changedAt };
		return (await this.#tried(() => putHouse(set))) ? set.id : null;
	}

	async delete(set: HouseSet): Promise<void> {
		if (await this.#tried(() => deleteHouse(set.id))) this.deleted = set;
	}

	/** Brings the deleted set back. */
	async undo(): Promise<void> {
		const { deleted } = this;
		if (deleted !== null && (await this.#tried(() => putHouse(deleted)))) this.deleted = null;
	}

	/** Does it and reads all again. @returns whether the store did */
	async #tried(work: () => Promise<void>): Promise<boolean> {
		try {
			await work();
			this.sets = await readable(await listHouses());
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
