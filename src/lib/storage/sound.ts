import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { StoredSummary } from './schema.ts';

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
const isTime = (value: unknown): value is number => Number.isFinite(value);
const orNull = (is: (value: unknown) => boolean) => (value: unknown) => value === null || is(value);
const texts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;
const PERSON: Fields = { id: isText, name: isText, lastSeen: isTime };
const SUMMARY: Fields = {
	...{ id: isText, name: isText, ruleset: isText, game: isText },
	...{ startedAt: isTime, closedAt: orNull(isTime), deletedAt: orNull(isTime) },
	...{ players: texts, people: texts, rounds: isTime, top: orNull(isText), ruler: orNull(isText) }
};

const has = (fields: Fields, value: unknown): boolean =>
	isRecord(value) && Object.entries(fields).every(([name, is]) => is(value[name]));

export const isSoundPerson = (value: unknown): value is RosterPlayer => has(PERSON, value);
export const isSoundSummary = (value: unknown): value is StoredSummary => has(SUMMARY, value);

/** Those that can be used. */
export function soundOnly<T>(list: readonly T[], isSound: (value: unknown) => boolean): T[] {
	const sound = list.filter(isSound);
	if (sound.length < list.length) onDamaged();
	return sound;
}
