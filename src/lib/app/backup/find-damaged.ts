import { upgradeRecord } from '#lib/evening/versions.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { checkSummary } from '#lib/exchange/validate.ts';
import { rawRecords } from '#lib/storage/whole-store.ts';
import type { Damaged, JobContext } from './protocol.ts';
import { nameIn, storedHouses, storedLog, storedPeople } from './checked-records.ts';
import { allEvenings } from './write.ts';

/** Finds summaries that cannot be read or have no log. */
async function damagedSummaries(logs: ReadonlySet<unknown>): Promise<Damaged[]> {
	const damaged: Damaged[] = [];
	for (const { key, value } of await rawRecords('evenings')) {
		const record = { kind: 'evening', key, name: nameIn(value) } as const;
		// the mark of a summary that is to be rebuilt is not part of its schema
		const { partial: _, ...summary } = value as Record<string, unknown>;
		const checked = checkSummary(upgradeRecord('evenings', summary, 0), 'evening');
		if (!checked.ok) damaged.push({ ...record, part: 'record', refused: checked.error });
		else if (!logs.has(key))
			damaged.push({
				...record,
				part: 'log',
				refused: { code: 'incomplete', path: 'entries' }
			});
	}
	return damaged;
}

/** Finds all records of the store that cannot be read. Rejects if the store fails or the job is
 * stopped. */
export async function findDamaged({
	pauseIfDue,
	signal,
	onProgress
}: JobContext): Promise<Damaged[]> {
	const [people, houses] = await Promise.all([storedPeople(), storedHouses()]);
	const damaged = [...people.damaged, ...houses.damaged];
	const ids = new Set<EveningId>();
	for await (const id of allEvenings()) {
		signal.throwIfAborted();
		ids.add(id);
		const { name, ...result } = await storedLog(id);
		if (!result.ok)
			damaged.push({ kind: 'evening', key: id, part: 'log', name, refused: result.error });
		onProgress({ done: ids.size, of: null, bytes: 0, size: null });
		await pauseIfDue();
	}
	const damagedKeys = new Set(damaged.map(({ key }) => key));
	const summaries = await damagedSummaries(ids);
	// an evening whose log is damaged is listed once
	return [...damaged, ...summaries.filter(({ key }) => !damagedKeys.has(key))];
}
