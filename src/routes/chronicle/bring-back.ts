import { OldEvening } from '#lib/app/old-evening.svelte.ts';
import type { EveningId } from '#lib/evening/ids.ts';

/** A deleted evening is among the others again. @returns whether it is */
export async function bringBack(id: EveningId): Promise<boolean> {
	const { ok } = await new OldEvening(id).act({ type: 'restoreEvening' });
	return ok;
}
