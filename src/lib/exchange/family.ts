import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';

/** An evening that was continued on two phones is kept as two branches, side by side: the one that was here first under
 * its own id, the other under that id, `~`, and the first entry in which it differs. So whoever restores twice, or the
 * other way round, comes to the same branches. */

/** The id under which the evening began. */
export const familyOf = (id: EveningId): EveningId => id.split('~', 1)[0] as EveningId;
export const isBranch = (id: EveningId): boolean => familyOf(id) !== id;
const branchOf = (id: EveningId, entry: Entry): EveningId =>
	`${familyOf(id)}~${entry.id}` as EveningId;

/** A branch of a family that is in the store. */
export interface Member {
	readonly id: EveningId;
	readonly log: readonly Entry[];
}

/** What becomes of a log from outside: `known`, it is there already, perhaps longer; `longer`, entries from `from` on
 * are added to evening `id`; `new`, it becomes evening `id`, a branch where the family is there. */
export type Placed =
	| { readonly what: 'known'; readonly id: EveningId }
	| { readonly what: 'longer'; readonly id: EveningId; readonly from: number }
	| { readonly what: 'new'; readonly id: EveningId };

/** How many entries both begin with. */
function inCommon(a: readonly Entry[], b: readonly Entry[]): number {
	let n = 0;
	while (n < a.length && a[n]?.id === b[n]?.id) n += 1;
	return n;
}

function freeBeside(branch: EveningId, taken: ReadonlySet<EveningId>): EveningId {
	for (let n = 2; ; n++) {
		const id = `${branch}.${n}` as EveningId;
		if (!taken.has(id)) return id;
	}
}

/** Where a log belongs that begins like those of a family. */
export function placed(id: EveningId, log: readonly Entry[], family: readonly Member[]): Placed {
	if (family.length === 0) return { what: 'new', id };
	const shared = family.map((member) => ({ ...member, common: inCommon(log, member.log) }));
	const known = shared.find(({ common }) => common === log.length);
	if (known) return { what: 'known', id: known.id };
	const shorter = shared
		.filter((member) => member.common === member.log.length)
		.sort((a, b) => b.common - a.common)[0];
	if (shorter) return { what: 'longer', id: shorter.id, from: shorter.common };
	const nearest = Math.max(...shared.map(({ common }) => common));
	// an entry may stand elsewhere in a branch that has its id from it: nothing is written over that
	const taken = new Set(family.map((member) => member.id));
	const branches = log.slice(nearest).map((entry) => branchOf(id, entry));
	const free = branches.find((branch) => !taken.has(branch)) ?? freeBeside(branches[0]!, taken);
	return { what: 'new', id: free };
}

/** The log as that of the evening under another id. */
export const underId = (id: EveningId, log: readonly Entry[]): readonly Entry[] =>
	log.map((entry) => (entry.type === 'EveningStarted' ? { ...entry, evening: id } : entry));
