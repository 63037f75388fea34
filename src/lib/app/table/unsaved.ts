import type { EveningId } from '#lib/evening/ids.ts';
import { database, troubleOf, type Trouble } from '#lib/storage/database.ts';
import { remember } from '#lib/storage/remembered.ts';
import { kept } from './store-recovery.ts';
import type { Appended, Ledger } from './evening-log.ts';
import { tellOthers } from './tabs.ts';

/** What the store does not have yet, of every evening, and has it stored. */
export class Storing {
	/** Evenings that were put aside before the store had all of them. */
	readonly #aside = new Map<EveningId, Ledger>();
	/** What lies on the table, or null, where the store could not be told yet. */
	untold: { readonly table: EveningId | null } | null = null;

	/** @param readOn takes in what another tab wrote to a log */
	constructor(readonly readOn: (ledger: Ledger) => Promise<void>) {}

	/** What waits of an evening that was put aside. */
	take(id: EveningId): Ledger | undefined {
		const ledger = this.#aside.get(id);
		this.#aside.delete(id);
		return ledger;
	}

	/** What the store does not have of an evening is kept. */
	async setAside(ledger: Ledger): Promise<void> {
		if ((await ledger.store()) !== 'stored') this.#aside.set(ledger.evening, ledger);
	}

	/** The store was deleted. @returns whether anything is known here that has to be written again */
	lost(ledger: Ledger | null): boolean {
		if (ledger === null && this.#aside.size === 0 && kept.isEmpty) return false;
		kept.isLost = true;
		return true;
	}

	/** Stores all that waits, of every evening.
	 * @param ledger of the evening on the table
	 * @param known how it went with that just now */
	async storeAll(
		ledger: Ledger | null,
		known?: Appended
	): Promise<{ trouble: Trouble | null; unstored: number }> {
		let trouble: Trouble | null = null;
		const note = (outcome: Appended) => {
			if (outcome !== 'stored' && outcome !== 'overtaken') trouble = outcome;
		};
		for (const [id, aside] of this.#aside) {
			const outcome = await this.#store(aside);
			note(outcome);
			if (outcome === 'stored') this.#aside.delete(id);
		}
		if (ledger !== null) note(known ?? (await this.#store(ledger)));
		try {
			await database();
			if (trouble === null) {
				await kept.store();
				await this.#tellTable();
			}
		} catch (error) {
			trouble = troubleOf(error);
		}
		const ledgers = [...this.#aside.values(), ...(ledger ? [ledger] : [])];
		return { trouble, unstored: ledgers.reduce((sum, { unstored }) => sum + unstored, 0) };
	}

	async #tellTable(): Promise<void> {
		if (this.untold === null) return;
		await remember('table', this.untold.table);
		this.untold = null;
		tellOthers({ what: 'table' });
	}

	/** Stores what waits of one evening; after what another tab wrote, if need be. */
	async #store(ledger: Ledger): Promise<Appended> {
		for (;;) {
			const outcome = await ledger.store();
			if (outcome !== 'overtaken') return outcome;
			try {
				await this.readOn(ledger);
			} catch (error) {
				return troubleOf(error);
			}
		}
	}
}
