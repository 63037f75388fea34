import { runJob } from '#lib/app/backup/client.ts';
import { withRestoreLock } from '#lib/app/backup/interrupted-restore.ts';
import type { JobRequest, JobTopic, JobValue } from '#lib/app/backup/protocol.ts';
import { seasons } from '#lib/app/settings/seasons.svelte.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import {
	nameOfSeason,
	type Bundle,
	type KnownLength,
	type RecordName
} from '#lib/reach/bundles.ts';
import type { Bytes } from '#lib/exchange/streams.ts';
import type { Season } from '#lib/stats/seasons.ts';

/** Reads bundles of a club from the store of this phone, and merges bundles into it. */

/** Another tab restores a backup: two must not merge at once. */
export class BusyError extends Error {}

async function job<T extends JobTopic>(
	request: JobRequest & { readonly topic: T }
): Promise<JobValue<T>> {
	const answer = await runJob(request, () => undefined);
	if (answer.status !== 'done') throw new Error(answer.status);
	return answer.value;
}

/** Checks files in the worker and merges them. Rejects with a BusyError, and if the store fails.
 * @returns the names of the records in each file; null for a file that was refused */
export async function mergeFiles(
	files: readonly Bytes[]
): Promise<readonly (readonly RecordName[] | null)[]> {
	const merged = await withRestoreLock(() => job({ topic: 'club-merge', files }));
	if (merged === null) throw new BusyError();
	return merged;
}

export function mergeSeasons(received: readonly Season[]): Promise<readonly RecordName[]> {
	seasons.merge(received);
	return Promise.all(received.map(nameOfSeason));
}

/** The bundles that the club lacks.
 * @param known names of the records that the club has
 * @param lengths the names of evenings by id, which this function updates */
export async function* ownBundles(
	known: ReadonlySet<string>,
	lengths: Map<string, KnownLength>
): AsyncGenerator<Bundle> {
	const names = await Promise.all(seasons.all.map(nameOfSeason));
	if (names.some((name) => !known.has(name)))
		yield { names, seasons: seasons.all, file: new Uint8Array() };
	for (let after: EveningId | null = null; ;) {
		const slice: JobValue<'club-own'> = await job({
			topic: 'club-own',
			known,
			lengths: [...lengths.values()],
			after
		});
		for (const one of slice.lengths) lengths.set(one[0], one);
		yield* slice.bundles;
		after = slice.last;
		if (after === null) return;
	}
}
