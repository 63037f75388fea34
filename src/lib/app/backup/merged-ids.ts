import { originalIdOf, type EveningId } from '#lib/evening/ids.ts';
import { peopleOf, type BackupRecord } from '#lib/exchange/backup/format.ts';
import { matchBranch, type BranchMatch } from '#lib/exchange/branches.ts';
import {
	MAX_BRANCHES,
	MAX_EVENINGS,
	MAX_HOUSES,
	MAX_PEOPLE,
	MERGED_SHARE
} from '#lib/exchange/limits.ts';
import { branchLogs } from '#lib/storage/restore.ts';
import { storedIds } from '#lib/storage/whole-store.ts';

/** The ids of the store and of all that is to be merged into it. It may hold less than one file
 * does: else its own backup could not be restored, at the latest after some names more. */
export class MergedIds {
	readonly #branches = new Map<EveningId, number>();
	/** The numbers before the merge, to which it may always add what is known. */
	readonly #before: readonly number[];

	private constructor(readonly ids: Awaited<ReturnType<typeof storedIds>>) {
		for (const id of ids.evenings) this.#countBranch(id);
		this.#before = this.#numbers;
	}

	static async ofStore(): Promise<MergedIds> {
		return new MergedIds(await storedIds());
	}

	/** Adds a record as a merge would.
	 * @returns the evening's place among its stored branches; null for other records */
	async add(record: BackupRecord): Promise<BranchMatch | null> {
		for (const id of peopleOf(record)) this.ids.people.add(id);
		if (record.kind === 'house') this.ids.houses.add(record.house.id);
		if (record.kind !== 'evening') return null;
		const { id, log } = record;
		const match = matchBranch(id, log, await branchLogs(originalIdOf(id)));
		if (!this.ids.evenings.has(match.id)) this.#countBranch(match.id);
		this.ids.evenings.add(match.id);
		return match;
	}

	#countBranch(id: EveningId): void {
		const original = originalIdOf(id);
		this.#branches.set(original, (this.#branches.get(original) ?? 0) + 1);
	}

	/** The numbers that have a limit. */
	get #numbers(): readonly number[] {
		const { evenings, people, houses } = this.ids;
		const branches = Math.max(0, ...this.#branches.values());
		return [evenings.size, people.size, houses.size, branches];
	}

	get areTooMany(): boolean {
		const most = [MAX_EVENINGS, MAX_PEOPLE, MAX_HOUSES, MAX_BRANCHES];
		return this.#numbers.some(
			(number, i) => number > Math.max(this.#before[i]!, MERGED_SHARE * most[i]!)
		);
	}
}
