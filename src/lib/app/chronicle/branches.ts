import type { EveningId } from '#lib/evening/ids.ts';
import { originalIdOf, isBranch } from '#lib/exchange/branches.ts';

/** What is known of an evening, for the choice among its branches. */
export interface Branch {
	readonly id: EveningId;
	readonly deletedAt: number | null;
	readonly rounds: number;
}

/** Of the branches of one evening, which begin with the same rounds, the one that is counted: that with the most rounds,
 * of equal ones that under its first id, and none that is deleted. */
export function countedOf(family: readonly Branch[]): EveningId | null {
	const [counted] = family
		.filter(({ deletedAt }) => deletedAt === null)
		// the first id is the shortest, and so comes first
		.toSorted((a, b) => b.rounds - a.rounds || (a.id < b.id ? -1 : 1));
	return counted?.id ?? null;
}

/** The branches that are not counted, of all evenings. */
export function uncounted(evenings: Iterable<Branch>): ReadonlySet<EveningId> {
	const families = new Map<EveningId, Branch[]>();
	const all = [...evenings];
	for (const branch of all) if (isBranch(branch.id)) families.set(originalIdOf(branch.id), []);
	for (const branch of families.size > 0 ? all : [])
		families.get(originalIdOf(branch.id))?.push(branch);
	return new Set(
		[...families.values()].flatMap((family) => {
			const counted = countedOf(family);
			return family.flatMap(({ id }) => (id === counted ? [] : [id]));
		})
	);
}
