import type { ByText } from '#lib/rules/by-text.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import type { Remembered, StoredSummary } from './schema.ts';

/** Validates the fields that are read before the schemas of `exchange` load. Lists skip damaged
 * records, so that everything else opens; the data page lists them. */

type Raw = Readonly<Record<string, unknown>>;

let onDamaged: () => void = () => undefined;

/** Calls `notify` when a list skips a damaged record. */
export function whenDamaged(notify: () => void): void {
	onDamaged = notify;
}

const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
/** A number that a Date can hold; used for other numbers too. */
const isTime = (value: unknown): value is number =>
	typeof value === 'number' && Math.abs(value) <= 8.64e15;
const orNull = (is: (value: unknown) => boolean) => (value: unknown) => value === null || is(value);
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const isTimePair = (value: unknown): boolean =>
	Array.isArray(value) && value.length === 2 && value.every(isTime);

type Fields = ByText<(value: unknown) => boolean>;
const PERSON: Fields = { id: isText, name: isText, lastSeen: isTime };
const HOUSE: Fields = { id: isText, name: isText, changedAt: isTime };
const SUMMARY: Fields = {
	id: isText,
	name: isText,
	ruleset: isText,
	game: isText,
	startedAt: isTime,
	closedAt: orNull(isTime),
	deletedAt: orNull(isTime),
	players: isTextList,
	people: isTextList,
	rounds: isTime,
	top: orNull(isText),
	ruler: orNull(isText)
};

const REMEMBERED: Record<keyof Remembered, (value: unknown) => boolean> = {
	table: orNull(isText),
	start: (value) => hasFields({ ruleset: isText, players: isTextList }, value),
	digests: isTime,
	backedUp: isTime,
	backupPutOff: isTime,
	askedToKeep: (value) => typeof value === 'boolean' || value === 'installed',
	removed: isTime,
	retention: (value) =>
		hasFields(
			{ visit: isTime, kept: (kept) => isRecord(kept) && Object.values(kept).every(isTimePair) },
			value
		),
	restoring: (value) => hasFields({ file: isText, mode: isText }, value)
};

/** Whether a remembered value has the type of its key. */
export const isRemembered = (key: keyof Remembered, value: unknown): boolean =>
	REMEMBERED[key](value);

const hasFields = (fields: Fields, value: unknown): boolean =>
	isRecord(value) && Object.entries(fields).every(([name, is]) => is(value[name]));

export const isPerson = (value: unknown): value is RosterPlayer => hasFields(PERSON, value);
export const isHouse = (value: unknown): value is HouseSet => hasFields(HOUSE, value);
export const isSummary = (value: unknown): value is StoredSummary => hasFields(SUMMARY, value);

/** The records of a list that are readable; reports if any is not. */
export function readable<T>(
	list: readonly T[],
	isReadable: (value: unknown, index: number) => boolean
): T[] {
	const found = list.filter(isReadable);
	if (found.length < list.length) onDamaged();
	return found;
}
