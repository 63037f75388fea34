import { isAlteredBranch, isBranch, originalIdOf, type EveningId } from '#lib/evening/ids.ts';
import { familiesOf } from '#lib/storage/evenings.ts';

/** The fields that decide which branch of an evening is counted. */
export interface Branch {
	readonly id: EveningId;
	readonly deletedAt: number | null;
	readonly rounds: number;
}

/** The branch that is counted, of an evening that was continued on several phones: the one with the
 * most rounds that is not deleted; of equal ones the original. An altered branch counts only if
 * there is no other.
 * @returns null if all are deleted */
export function countedBranch(family: readonly Branch[]): EveningId | null {
	const [counted] = family
		.filter(({ deletedAt }) => deletedAt === null)
		// the original's id is a prefix of the others, so it sorts first
		.toSorted(
			(a, b) =>
				Number(isAlteredBranch(a.id)) - Number(isAlteredBranch(b.id)) ||
				b.rounds - a.rounds ||
				(a.id < b.id ? -1 : 1)
		);
	return counted?.id ?? null;
}

/** The branches that are not counted, among all evenings. */
export function uncountedBranches(evenings: Iterable<Branch>): ReadonlySet<EveningId> {
	const families = new Map<EveningId, Branch[]>();
	const all = [...evenings];
	for (const branch of all) if (isBranch(branch.id)) families.set(originalIdOf(branch.id), []);
	for (const branch of families.size > 0 ? all : [])
		families.get(originalIdOf(branch.id))?.push(branch);
	return new Set(
		[...families.values()].flatMap((family) => {
			const counted = countedBranch(family);
			return family.flatMap(({ id }) => (id === counted ? [] : [id]));
		})
	);
}

/** For each evening that was continued on several phones, whether this branch is the counted
 * one. */
export type BranchMarks = ReadonlyMap<EveningId, 'counted' | 'other'>;
export const NO_BRANCH_MARKS: BranchMarks = new Map();

/** Reads the branches of these evenings. Rejects if the store cannot be read. */
export async function readBranchMarks(ids: readonly EveningId[]): Promise<BranchMarks> {
	const originals = new Set(ids.map(originalIdOf));
	const marks = new Map<EveningId, 'counted' | 'other'>();
	for (const family of await familiesOf([...originals])) {
		const counted = countedBranch(family);
		for (const { id } of family) marks.set(id, id === counted ? 'counted' : 'other');
	}
	return marks.size === 0 ? NO_BRANCH_MARKS : marks;
}
