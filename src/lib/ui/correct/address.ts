import { resolve } from '$app/paths';
import type { EveningId } from '#lib/evening/ids.ts';
import type { Topic } from '#lib/evening/kind.ts';

/** The address of a page, with the base path. */
export type Address = ReturnType<typeof resolve>;

/** The address at which an evening is corrected: one round of it, one topic, or one topic of one
 * round. */
export function correctAddress(id: EveningId, round: number | null = null, topic?: Topic): Address {
	const query = [
		...(round === null ? [] : [`round=${round}`]),
		...(topic === undefined ? [] : [`what=${topic}`])
	].join('&');
	return query === ''
		? resolve('/chronicle/[id]/correct', { id })
		: resolve(`/chronicle/[id]/correct?${query}`, { id });
}
