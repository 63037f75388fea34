import { openEvenings } from '#lib/app/table/open-evening.svelte.ts';
import type { EveningId } from '#lib/evening/ids.ts';

/** Restores a deleted evening. @returns whether the restoration was stored */
export async function bringBack(id: EveningId): Promise<boolean> {
	const evening = openEvenings.open(id);
	const { ok } = await evening.act({ type: 'restoreEvening' });
	return ok && evening.trouble === null;
}
