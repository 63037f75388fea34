import { lifted } from '#lib/evening/versions.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { checkHouse, checkLog, checkPerson } from '#lib/exchange/check.ts';
import type { Refused } from '#lib/exchange/refused.ts';
import { no, type Result } from '#lib/rules/result.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { rawLog, rawOf } from '#lib/storage/whole.ts';
import type { Damaged } from './questions.ts';

/** What lies in the store, checked as if it came from a stranger: the disk may have damaged it. */

type Raw = Readonly<Record<string, unknown>>;

/** What a record is called, if that much of it can be read. */
export function nameIn(value: unknown): string | null {
	const name = (value as Raw | null | undefined)?.['name'];
	return typeof name === 'string' ? name : null;
}

/** The whole log of an evening. */
export async function storedLog(
	id: EveningId
): Promise<{ readonly name: string | null } & LogOrNot> {
	const rows = (await rawLog(id)) as Raw[];
	const log = rows.map(({ seq: _, evening, ...entry }) => {
		const now = lifted('entries', entry, 0) as Raw;
		// the start carries its evening's id as its own; the others only for the store
		return entry['type'] === 'EveningStarted' ? { ...now, evening } : now;
	});
	const name = nameIn(rows[0]);
	const gap = rows.findIndex(({ seq }, i) => seq !== i);
	if (gap >= 0) return { name, ...no({ code: 'incomplete', place: `entries[${gap}]` }) };
	return { name, ...checkLog(log, 'entries') };
}
type LogOrNot = Result<{ readonly log: readonly Entry[]; readonly timeline: Timeline }, Refused>;

interface Sound<T> {
	readonly sound: readonly T[];
	readonly damaged: readonly Damaged[];
}

async function checked<T>(
	kind: 'person' | 'house',
	store: 'people' | 'houses',
	check: (value: unknown, place: string) => Result<T, Refused>
): Promise<Sound<T>> {
	const sound: T[] = [];
	const damaged: Damaged[] = [];
	for (const { key, value } of await rawOf(store)) {
		const result = check(value, kind);
		if (result.ok) sound.push(result.value);
		else damaged.push({ kind, key, part: 'record', name: nameIn(value), refused: result.error });
	}
	return { sound, damaged };
}

export const storedPeople = (): Promise<Sound<RosterPlayer>> =>
	checked('person', 'people', checkPerson);
export const storedHouses = (): Promise<Sound<HouseSet>> => checked('house', 'houses', checkHouse);
