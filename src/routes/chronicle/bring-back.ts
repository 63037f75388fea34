import { StoredEvening } from '#lib/app/chronicle/stored-evening.svelte.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import type { EveningId } from '#lib/evening/ids.ts';

/** Restores a deleted evening. @returns whether that is stored */
export async function bringBack(id: EveningId): Promise<boolean> {
	const evening = new StoredEvening(id);
	const { ok } = await evening.act({ type: 'restoreEvening' });
	return ok && (evening.onTable ? session : evening).trouble === null;
}
