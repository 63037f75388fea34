import { houses } from './houses.svelte.ts';
import { Roster } from './roster.svelte.ts';

/** Reads who ever played and the house rules, so that this tab has them (./kept.ts). */
export async function readLists(): Promise<void> {
	await Promise.all([new Roster().read(), houses.open()]);
}
