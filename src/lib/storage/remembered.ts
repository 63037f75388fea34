import type { EveningId } from '#lib/evening/ids.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { database, durable } from './database.ts';
import type { Remembered } from './schema.ts';
import { isSoundMemory, isSoundPerson, soundOnly } from './validate.ts';

/** The keys of a log, from entry `from` on. */
export const logOf = (evening: EveningId, from = 0): IDBKeyRange =>
	IDBKeyRange.bound([evening, from], [evening, Infinity]);

/** What the list of evenings has of one, if it has it. */
export async function findSummary(evening: EveningId): Promise<Summary | undefined> {
	return (await database()).get('evenings', evening);
}

/** How many entries of an evening are stored. */
export async function countEntries(evening: EveningId): Promise<number> {
	return (await database()).count('entries', logOf(evening));
}

/** The roster, those seen last first. */
export async function listPeople(): Promise<RosterPlayer[]> {
	const people = soundOnly(await (await database()).getAll('people'), isSoundPerson);
	return people.sort((a, b) => b.lastSeen - a.lastSeen || a.name.localeCompare(b.name));
}

/** What was remembered under `key`, if anything that can be read. */
export async function recall<K extends keyof Remembered>(
	key: K
): Promise<Remembered[K] | undefined> {
	const value = await (await database()).get('remembered', key);
	return isSoundMemory(key, value) ? (value as Remembered[K]) : undefined;
}

export async function remember<K extends keyof Remembered>(
	key: K,
	value: Remembered[K]
): Promise<void> {
	const tx = (await database()).transaction('remembered', 'readwrite', durable);
	await Promise.all([tx.store.put(value, key), tx.done]);
}
