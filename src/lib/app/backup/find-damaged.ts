import { upgradeRecord } from '#lib/evening/versions.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { checkSummary } from '#lib/exchange/validate.ts';
import { rawRecords } from '#lib/storage/whole-store.ts';
import type { Damaged } from './protocol.ts';
import type { Running } from './running.ts';
import { nameIn, storedHouses, storedLog, storedPeople } from './checked-records.ts';
import { allEvenings } from './write.ts';

/** The lines of the list of evenings that cannot be read, or stand for a log that is not there. */
async function badLines(logs: ReadonlySet<unknown>): Promise<Damaged[]> {
	const damaged: Damaged[] = [];
	for (const { key, value } of await rawRecords('evenings')) {
		const about = { kind: 'evening', key, name: nameIn(value) } as const;
		// what is still to be made anew carries a mark
		const { partial: _, ...line } = value as Record<string, unknown>;
		const checked = checkSummary(upgradeRecord('evenings', line, 0), 'evening');
		if (!checked.ok) damaged.push({ ...about, part: 'record', refused: checked.error });
		else if (!logs.has(key))
			damaged.push({
				...about,
				part: 'log',
				refused: { code: 'incomplete', path: 'entries' }
			});
	}
	return damaged;
}

/** Everything in the store that cannot be read. */
export async function findDamaged({ pause, signal, tell }: Running): Promise<Damaged[]> {
	const [people, houses] = await Promise.all([storedPeople(), storedHouses()]);
	const damaged = [...people.damaged, ...houses.damaged];
	const ids = new Set<EveningId>();
	for await (const id of allEvenings()) {
		signal.throwIfAborted();
		ids.add(id);
		const { name, ...result } = await storedLog(id);
		if (!result.ok)
			damaged.push({ kind: 'evening', key: id, part: 'log', name, refused: result.error });
		tell({ evenings: ids.size, of: null, bytes: 0, size: null });
		await pause();
	}
	const logs = new Set(damaged.map(({ key }) => key));
	const lines = await badLines(ids);
	// with its log the line of an evening is told of once
	return [...damaged, ...lines.filter(({ key }) => !logs.has(key))];
}
