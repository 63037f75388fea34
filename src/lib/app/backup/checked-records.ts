import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { checkHouse, checkLog, checkPerson } from '#lib/exchange/validate.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import { no, type Result } from '#lib/rules/result.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { entryIn, readRows } from '#lib/storage/entries.ts';
import { rawRecords } from '#lib/storage/whole-store.ts';
import type { Damaged } from './protocol.ts';

/** Reads stored records and checks them like those of a file, since the disk may have damaged
 * them. */

type Raw = Readonly<Record<string, unknown>>;

/** The name of a record, or null if it cannot be read. */
export function nameIn(value: unknown): string | null {
	const name = (value as Raw | null | undefined)?.['name'];
	return typeof name === 'string' ? name : null;
}

type LogResult = Result<{ readonly log: readonly Entry[]; readonly timeline: Timeline }, DataFault>;

/** Reads and checks the log of an evening. Rejects if the store cannot be read.
 * @returns a fault if an entry is missing (`incomplete`) or the log is refused by `checkLog`; and
 * the evening's name */
export async function storedLog(
	id: EveningId
): Promise<{ readonly name: string | null } & LogResult> {
	const rows = await readRows(id);
	const name = nameIn(rows[0]);
	const gap = rows.findIndex(({ seq }, i) => seq !== i);
	if (gap >= 0) return { name, ...no({ code: 'incomplete', path: `entries[${gap}]` }) };
	return { name, ...checkLog(rows.map(entryIn), 'entries') };
}

interface CheckedRecords<T> {
	readonly sound: readonly T[];
	readonly damaged: readonly Damaged[];
}

async function checkRecords<T>(
	kind: 'person' | 'house',
	store: 'people' | 'houses',
	check: (value: unknown, place: string) => Result<T, DataFault>
): Promise<CheckedRecords<T>> {
	const sound: T[] = [];
	const damaged: Damaged[] = [];
	for (const { key, value } of await rawRecords(store)) {
		const result = check(value, kind);
		if (result.ok) sound.push(result.value);
		else damaged.push({ kind, key, part: 'record', name: nameIn(value), refused: result.error });
	}
	return { sound, damaged };
}

export const storedPeople = (): Promise<CheckedRecords<RosterPlayer>> =>
	checkRecords('person', 'people', checkPerson);
export const storedHouses = (): Promise<CheckedRecords<HouseSet>> =>
	checkRecords('house', 'houses', checkHouse);
