import * as v from 'valibot';
import { originalIdOf, type EntryId, type EveningId, type PlayerId } from '#lib/evening/ids.ts';
import { parseDecree, parseName, parseNote, parseTrumpText } from '#lib/evening/names.ts';
import type { Result } from '#lib/rules/result.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';

/** The app writes UUIDs, `uuid.1` for an entry that an amendment inserted, and `uuid~uuid` for a
 * branch. Dots alone would lead to another page when they are part of an address. */
const isId = (value: unknown): boolean =>
	typeof value === 'string' &&
	/^[\w.~-]{1,100}$/.test(value) &&
	!/^\.+$/.test(value) &&
	!(value in Object.prototype);

/** The pages next to those of the evenings and of the house rules, whose addresses end with an
 * id. */
export const RESERVED_EVENING_IDS = ['people', 'deleted', 'statistics', 'past', 'compare'];

/** The maximum length of the id of an evening or an entry. Both together make the id of a branch,
 * of at most 100 characters. */
const MAX_HALF = 48;

export const playerId = v.custom<PlayerId>(isId);
export const eveningId = v.custom<EveningId>((value) => {
	if (!isId(value)) return false;
	const original = originalIdOf(value as EveningId);
	return original !== '' && original.length <= MAX_HALF && !RESERVED_EVENING_IDS.includes(original);
});
export const ownEntryId = v.custom<EntryId>(
	(value) => isId(value) && (value as EntryId).length <= MAX_HALF
);
/** A reference to an entry, which may be one that an amendment inserted: its id is longer. */
export const entryId = v.custom<EntryId>(isId);
/** An id without a brand of its own, or a code. */
export const id = v.custom<string>(isId);
export const houseId = v.custom<string>(
	(value) => isId(value) && !RESERVED_EVENING_IDS.includes(value as string)
);

/** Milliseconds since 1970, from the year 1 to the year 9999. They are negative on a phone whose
 * clock is before 1970, which must be able to restore its own backup. */
export const time = v.pipe(
	v.number(),
	v.integer(),
	v.minValue(-62_135_596_800_000),
	v.maxValue(253_402_300_799_999)
);

export const integer = (min: number, max: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
/** The number of a round, a decree or a ruling. */
export const ordinal = integer(0, 1_000_000);

export const oneOf = <const T>(values: readonly T[]) =>
	v.custom<T>((value) => (values as readonly unknown[]).includes(value));

/** A text as the app's own field would store it, up to Unicode normalisation: a later version of
 * Unicode may compose what an earlier one left apart. */
const parsedText = (parse: (text: string) => Result<string, unknown>) =>
	v.custom<string>((value) => {
		if (typeof value !== 'string') return false;
		const parsed = parse(value);
		return parsed.ok && parsed.value === value.normalize('NFC');
	});
export const name = parsedText(parseName);
export const note = parsedText(parseNote);
export const decreeText = parsedText(parseDecree);
export const trumpText = parsedText(parseTrumpText);

/** The notation of a card or of a rank; only its letters are checked here. */
export const cardText = v.pipe(v.string(), v.regex(/^[A-Z\d=]{1,6}$/));

/** The id of a published ruleset. */
export const rulesetId = v.custom<string>(
	(value) => typeof value === 'string' && findRuleset(value) !== undefined
);

export const list = <const S extends v.GenericSchema>(item: S, maxLength = 100) =>
	v.pipe(v.array(item), v.maxLength(maxLength), v.readonly());
