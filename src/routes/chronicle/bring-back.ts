import { OldEvening } from '#lib/app/chronicle/stored-evening.svelte.ts';
import { table } from '#lib/app/table/session.svelte.ts';
import type { EveningId } from '#lib/evening/ids.ts';

/** A deleted evening is among the others again. @returns whether it is, in the store too */
export async function bringBack(id: EveningId): Promise<boolean> {
	const evening = new OldEvening(id);
	const { ok } = await evening.act({ type: 'restoreEvening' });
	return ok && (evening.onTable ? table : evening).trouble === null;
}
