import type { EveningId } from '#lib/evening/ids.ts';
import { database, troubleOf, type Trouble } from '#lib/storage/database.ts';
import { remember } from '#lib/storage/remembered.ts';
import type { AppendResult, EveningLog } from './evening-log.ts';
import { storeRecovery } from './store-recovery.ts';
import { notifyTabs } from './tabs.ts';

/** Retries unsaved entries, of the evening on the table and of those that were put aside before
 * they were stored. */
export class Unsaved {
	/** The logs of the evenings that were put aside. */
	readonly aside = new Map<EveningId, EveningLog>();
	/** Which evening is on the table, or null for none, while that is not stored yet. */
	table: { readonly id: EveningId | null } | null = null;

	/** @param readForeign reads what another tab wrote to a log */
	constructor(readonly readForeign: (log: EveningLog) => Promise<void>) {}

	/** Takes back the log of an evening that was put aside unsaved. */
	take(id: EveningId): EveningLog | undefined {
		const log = this.aside.get(id);
		this.aside.delete(id);
		return log;
	}

	/** Puts an evening aside; its log is kept here while it has unsaved entries. */
	async putAside(log: EveningLog): Promise<void> {
		if ((await log.store()) !== 'stored') this.aside.set(log.evening, log);
	}

	/** To be called when the store was deleted.
	 * @returns whether this tab has anything to write again */
	storeLost(log: EveningLog | null): boolean {
		if (log === null && this.aside.size === 0 && storeRecovery.isEmpty) return false;
		storeRecovery.isNeeded = true;
		return true;
	}

	/** Stores everything that is unsaved. Never rejects.
	 * @param log of the evening on the table
	 * @param result of storing that log just now, if it was tried */
	async storeAll(
		log: EveningLog | null,
		result?: AppendResult
	): Promise<{ trouble: Trouble | null; unsaved: number }> {
		let trouble: Trouble | null = null;
		const note = (result: AppendResult) => {
			if (result !== 'stored' && result !== 'overtaken') trouble = result;
		};
		for (const [id, aside] of this.aside) {
			const stored = await this.#store(aside);
			note(stored);
			if (stored === 'stored') this.aside.delete(id);
		}
		if (log !== null) note(result ?? (await this.#store(log)));
		try {
			await database();
			if (trouble === null) {
				await storeRecovery.write();
				await this.#rememberTable();
			}
		} catch (error) {
			trouble = troubleOf(error);
		}
		const logs = [...this.aside.values(), ...(log ? [log] : [])];
		return { trouble, unsaved: logs.reduce((sum, { unsaved }) => sum + unsaved, 0) };
	}

	async #rememberTable(): Promise<void> {
		if (this.table === null) return;
		await remember('table', this.table.id);
		this.table = null;
		notifyTabs({ changed: 'table' });
	}

	async #store(log: EveningLog): Promise<AppendResult> {
		for (;;) {
			const result = await log.store();
			if (result !== 'overtaken') return result;
			try {
				await this.readForeign(log);
			} catch (error) {
				return troubleOf(error);
			}
		}
	}
}
