import type { EveningId } from '#lib/evening/ids.ts';
import { originalIdOf } from '#lib/exchange/branches.ts';
import { familiesOf } from '#lib/storage/evenings.ts';
import { countedOf } from './branches.ts';

/** Of evenings that were continued on two phones: whether it is the branch that is counted. */
export type Marks = ReadonlyMap<EveningId, 'counted' | 'other'>;
export const NO_MARKS: Marks = new Map();

/** The marks of these evenings. */
export async function marksOf(ids: readonly EveningId[]): Promise<Marks> {
	const roots = new Set(ids.map(originalIdOf));
	const marks = new Map<EveningId, 'counted' | 'other'>();
	for (const family of await familiesOf([...roots])) {
		const counted = countedOf(family);
		for (const { id } of family) marks.set(id, id === counted ? 'counted' : 'other');
	}
	return marks.size === 0 ? NO_MARKS : marks;
}
