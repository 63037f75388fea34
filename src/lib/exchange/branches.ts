import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';

/** An evening that was continued on two phones is stored as branches, side by side. The one that was here first has the
 * original id; another has that id, `~`, and the id of the first entry in which it differs. Restoring twice, or in
 * another order, therefore leads to the same branches. */

/** The id under which the evening began: that of a branch without its suffix. */
export const originalIdOf = (id: EveningId): EveningId => id.split('~', 1)[0] as EveningId;
export const isBranch = (id: EveningId): boolean => originalIdOf(id) !== id;
const branchId = (id: EveningId, entry: Entry): EveningId =>
	`${originalIdOf(id)}~${entry.id}` as EveningId;

/** A branch in the store, with its log. */
interface StoredBranch {
	readonly id: EveningId;
	readonly log: readonly Entry[];
}

/** Where an imported log goes. `known`: evening `id` has all of its entries. `longer`: its entries from index `from` on
 * are appended to evening `id`. `new`: it is stored as evening `id`, a branch if other branches are stored. */
export type BranchMatch =
	| { readonly what: 'known'; readonly id: EveningId }
	| { readonly what: 'longer'; readonly id: EveningId; readonly from: number }
	| { readonly what: 'new'; readonly id: EveningId };

function commonPrefixLength(a: readonly Entry[], b: readonly Entry[]): number {
	let n = 0;
	while (n < a.length && a[n]?.id === b[n]?.id) n += 1;
	return n;
}

function unusedId(branch: EveningId, taken: ReadonlySet<EveningId>): EveningId {
	for (let n = 2; ; n++) {
		const id = `${branch}.${n}` as EveningId;
		if (!taken.has(id)) return id;
	}
}

/**
 * Finds where an imported log goes.
 * @param id of the imported evening
 * @param branches all stored branches of that evening
 */
export function matchBranch(
	id: EveningId,
	log: readonly Entry[],
	branches: readonly StoredBranch[]
): BranchMatch {
	if (branches.length === 0) return { what: 'new', id };
	const compared = branches.map((branch) => ({
		...branch,
		common: commonPrefixLength(log, branch.log)
	}));
	const known = compared.find(({ common }) => common === log.length);
	if (known) return { what: 'known', id: known.id };
	const prefix = compared
		.filter((branch) => branch.common === branch.log.length)
		.sort((a, b) => b.common - a.common)[0];
	if (prefix) return { what: 'longer', id: prefix.id, from: prefix.common };
	const longest = Math.max(...compared.map(({ common }) => common));
	// a stored branch may already be named after the first differing entry: it must not be overwritten
	const taken = new Set(branches.map((branch) => branch.id));
	const candidates = log.slice(longest).map((entry) => branchId(id, entry));
	const free = candidates.find((candidate) => !taken.has(candidate));
	return { what: 'new', id: free ?? unusedId(candidates[0]!, taken) };
}

/** The log with its evening's id replaced. */
export const withEveningId = (id: EveningId, log: readonly Entry[]): readonly Entry[] =>
	log.map((entry) => (entry.type === 'EveningStarted' ? { ...entry, evening: id } : entry));
