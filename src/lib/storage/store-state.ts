import type { EveningId } from '#lib/evening/ids.ts';
import { database } from './database.ts';
import { logLength } from './entries.ts';
import type { Stores } from './schema.ts';
import { isRemembered } from './validate.ts';

/** The size of a store: numbers of evenings and lengths of logs. */
export interface StoreState {
	/** How many evenings there are. */
	readonly evenings: number;
	/** How many evenings the app itself has removed, or replaced by shorter logs, since the store was
	 * made. The sum with `evenings` never falls. */
	readonly removed: number;
	/** The lengths of some logs; 0 where there is none. */
	readonly logs: readonly (readonly [EveningId, number])[];
}

/** @param ids the evenings whose lengths are wanted
 * @param latest that many of the evenings that began last are added */
export function storeState(ids: readonly EveningId[], latest: number): Promise<StoreState> {
	return database.run(async (db) => {
		const stores: Stores = ['entries', 'evenings', 'remembered'];
		const tx = db.transaction(stores);
		const [evenings, known] = await Promise.all([
			tx.objectStore('evenings').count(),
			tx.objectStore('remembered').get('removed')
		]);
		const wanted = new Set(ids);
		let cursor = await tx.objectStore('evenings').index('startedAt').openKeyCursor(null, 'prev');
		for (let left = latest; cursor !== null && left > 0; left--) {
			wanted.add(cursor.primaryKey);
			cursor = await cursor.continue();
		}
		const logs = await Promise.all(
			[...wanted].map(async (id) => [id, await logLength(tx.objectStore('entries'), id)] as const)
		);
		return { evenings, removed: isRemembered('removed', known) ? (known as number) : 0, logs };
	});
}
