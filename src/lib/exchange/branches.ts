import type { Entry } from '#lib/evening/entries.ts';
import { originalIdOf, type EveningId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import { summaryOf, type Summary } from '#lib/evening/summary.ts';
import { fold, follows, type Timeline } from '#lib/evening/timeline.ts';

/** An evening that was continued on two phones is stored as branches. The branch that was stored
 * first has the original id; another has that id, `~`, and the id of the first entry in which it
 * differs. Restoring twice, or in another order, therefore leads to the same branches.
 *
 * Logs are compared entry by entry, with all their fields: equal ids prove nothing, since everybody
 * who received an evening knows them. A log that repeats the ids of stored entries with other
 * fields was altered. It becomes a branch with `~~` in its id, which counts only if no other branch
 * is stored. */

/** A branch in the store, with its log. */
interface StoredBranch {
	readonly id: EveningId;
	readonly log: readonly Entry[];
}

/** The place of an imported log among stored branches. `known`: evening `id` has all of its
 * entries. `longer`: its entries from index `from` on follow evening `id` and are appended to it;
 * `timeline` is of the whole log then. `new`: it is stored as evening `id`, a branch if other
 * branches are stored; `altered`: it repeats ids of stored entries with other fields. */
export type BranchMatch =
	| { readonly relation: 'known'; readonly id: EveningId }
	| {
			readonly relation: 'longer';
			readonly id: EveningId;
			readonly from: number;
			readonly timeline: Timeline;
	  }
	| { readonly relation: 'new'; readonly id: EveningId; readonly altered: boolean };

const fieldsOf = (value: object): [string, unknown][] =>
	Object.entries(value).filter(([, field]) => field !== undefined);

/** Whether two JSON values are equal, whatever the order of their keys. */
function isEqual(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
	if (Array.isArray(a) !== Array.isArray(b)) return false;
	const fields = fieldsOf(a);
	return (
		fields.length === fieldsOf(b).length &&
		fields.every(
			([key, value]) => Object.hasOwn(b, key) && isEqual(value, b[key as keyof typeof b])
		)
	);
}

/** The entry as it is in the original: the first entry of a branch has the id of the branch. */
const inOriginal = (entry: Entry): Entry =>
	entry.type === 'EveningStarted' ? { ...entry, evening: originalIdOf(entry.evening) } : entry;

const isSameEntry = (a: Entry, b: Entry): boolean =>
	a.id === b.id && isEqual(inOriginal(a), inOriginal(b));

function commonPrefixLength(a: readonly Entry[], b: readonly Entry[]): number {
	const shorter = Math.min(a.length, b.length);
	let n = 0;
	while (n < shorter && isSameEntry(a[n]!, b[n]!)) n += 1;
	return n;
}

/** The timeline of a stored log with entries appended; null if one of them does not follow, or the
 * log is damaged. */
function continued(log: readonly Entry[], tail: readonly Entry[]): Timeline | null {
	let timeline: Timeline | null;
	try {
		timeline = fold(log);
	} catch {
		return null;
	}
	for (const entry of tail) {
		const next = follows(timeline, entry);
		if (!next.ok) return null;
		timeline = next.value;
	}
	return timeline;
}

/** Whether entries of a log have ids of stored entries, and other fields. */
function isAltered(log: readonly Entry[], branches: readonly StoredBranch[]): boolean {
	return branches.some((branch) => {
		const stored = new Map(branch.log.map((entry) => [entry.id, entry]));
		return log.some((entry) => {
			const same = stored.get(entry.id);
			return same !== undefined && !isSameEntry(same, entry);
		});
	});
}

function unusedId(branch: EveningId, taken: ReadonlySet<EveningId>): EveningId {
	for (let n = 2; ; n++) {
		const id = `${branch}.${n}` as EveningId;
		if (!taken.has(id)) return id;
	}
}

/** A free id for a log that is stored beside others. */
function newBranchId(
	id: EveningId,
	differing: readonly Entry[],
	branches: readonly StoredBranch[],
	altered: boolean
): EveningId {
	const taken = new Set(branches.map((branch) => branch.id));
	const start = `${originalIdOf(id)}${altered ? '~~' : '~'}`;
	const candidates = differing.map((entry) => `${start}${entry.id}` as EveningId);
	return candidates.find((one) => !taken.has(one)) ?? unusedId(candidates[0]!, taken);
}

/**
 * Finds the place of an imported log. Synchronous, to be called within the transaction that writes.
 * @param id of the imported evening
 * @param log its entries, at least one, as `checkLog` accepts them
 * @param branches all stored branches of that evening
 */
export function matchBranch(
	id: EveningId,
	log: readonly Entry[],
	branches: readonly StoredBranch[]
): BranchMatch {
	if (branches.length === 0) return { relation: 'new', id, altered: false };
	const compared = branches.map((branch) => ({
		...branch,
		common: commonPrefixLength(log, branch.log)
	}));
	const known = compared.find(({ common }) => common === log.length);
	if (known) return { relation: 'known', id: known.id };
	const beginnings = compared
		.filter((branch) => branch.common === branch.log.length)
		.sort((a, b) => b.common - a.common);
	for (const { id, log: stored, common: from } of beginnings) {
		const timeline = continued(stored, log.slice(from));
		if (timeline !== null) return { relation: 'longer', id, from, timeline };
	}
	const longest = Math.max(...compared.map(({ common }) => common));
	const differing = log.slice(longest);
	const altered = isAltered(differing, branches);
	return { relation: 'new', id: newBranchId(id, differing, branches, altered), altered };
}

/** The place of an imported log, with the records to write: `log` from index `from` on, and the
 * summary of the resulting evening. */
export type LogPlacement = BranchMatch &
	(
		| { readonly relation: 'known' }
		| {
				readonly relation: 'longer' | 'new';
				readonly log: readonly Entry[];
				readonly from: number;
				readonly summary: Summary;
		  }
	);

/** Places an imported log as `matchBranch` does.
 * @param state that the log folds to */
export function placeLog(
	id: EveningId,
	log: readonly Entry[],
	state: Evening,
	branches: readonly StoredBranch[]
): LogPlacement {
	const match = matchBranch(id, log, branches);
	switch (match.relation) {
		case 'known':
			return match;
		case 'longer':
			return { ...match, log, summary: summaryOf(match.timeline.state) };
		case 'new':
			return { ...match, log, from: 0, summary: { ...summaryOf(state), id: match.id } };
	}
}
