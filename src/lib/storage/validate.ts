import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import type { Remembered, StoredSummary } from './schema.ts';

/** Records that a disk or somebody's tool has damaged are set aside when lists are read: all else opens, and the page of
 * the data tells of them. Here is only what everything else leans on; the schemas know more, and are loaded where there
 * is time for them. */

type Raw = Readonly<Record<string, unknown>>;

let onDamaged: () => void = () => undefined;

/** Has `tell` called when a list leaves something out. */
export function whenDamaged(tell: () => void): void {
	onDamaged = tell;
}

const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
/** Of which there is a date: no other number can be written as one. */
const isTime = (value: unknown): value is number =>
	typeof value === 'number' && Math.abs(value) <= 8.64e15;
const orNull = (is: (value: unknown) => boolean) => (value: unknown) => value === null || is(value);
const texts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;
const PERSON: Fields = { id: isText, name: isText, lastSeen: isTime };
const HOUSE: Fields = { id: isText, name: isText, changedAt: isTime };
const SUMMARY: Fields = {
	...{ id: isText, name: isText, ruleset: isText, game: isText },
	...{ startedAt: isTime, closedAt: orNull(isTime), deletedAt: orNull(isTime) },
	...{ players: texts, people: texts, rounds: isTime, top: orNull(isText), ruler: orNull(isText) }
};

/** Of what is remembered. */
const REMEMBERED: Record<keyof Remembered, (value: unknown) => boolean> = {
	table: orNull(isText),
	start: (value) => has({ ruleset: isText, players: texts }, value),
	digests: isTime,
	backedUp: isTime,
	backupPutOff: isTime,
	askedToKeep: (value) => typeof value === 'boolean',
	shown: (value) =>
		has({ build: isText, evening: isText, length: isTime, last: isText, shown: isRecord }, value),
	restoring: (value) => has({ file: isText, mode: isText }, value)
};
export const isSoundMemory = (key: keyof Remembered, value: unknown): boolean =>
	REMEMBERED[key](value);

const has = (fields: Fields, value: unknown): boolean =>
	isRecord(value) && Object.entries(fields).every(([name, is]) => is(value[name]));

export const isSoundPerson = (value: unknown): value is RosterPlayer => has(PERSON, value);
export const isSoundHouse = (value: unknown): value is HouseSet => has(HOUSE, value);
export const isSoundSummary = (value: unknown): value is StoredSummary => has(SUMMARY, value);

/** Those that can be used. */
export function soundOnly<T>(list: readonly T[], isSound: (value: unknown) => boolean): T[] {
	const sound = list.filter(isSound);
	if (sound.length < list.length) onDamaged();
	return sound;
}
