import * as v from 'valibot';
import type { EntryId, EveningId, PlayerId } from '#lib/evening/ids.ts';
import { parseDecree, parseName, parseNote, parseTrumpText } from '#lib/evening/names.ts';
import type { Result } from '#lib/rules/result.ts';
import { originalIdOf } from '#lib/exchange/branches.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';

/** What the app makes ids of: UUIDs; `uuid.1` for what an amendment put in; `uuid~uuid` for a branch. */
const isId = (value: unknown): boolean =>
	typeof value === 'string' && /^[\w.~-]{1,100}$/.test(value) && !(value in Object.prototype);

/** An evening and an entry make the id of a branch together, which must be one. */
const HALF = 48;

export const playerId = v.custom<PlayerId>(isId);
export const eveningId = v.custom<EveningId>(
	(value) => isId(value) && originalIdOf(value as EveningId).length <= HALF
);
export const ownEntryId = v.custom<EntryId>(
	(value) => isId(value) && (value as EntryId).length <= HALF
);
/** That of another entry; what an amendment put in has a longer one. */
export const entryId = v.custom<EntryId>(isId);
/** An id of no kind of its own, or a name by which the code knows a thing. */
export const id = v.custom<string>(isId);

/** In milliseconds since 1970, up to the year 9999. */
export const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(253_402_300_799_999));

export const integer = (min: number, max: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
/** A number by which later entries refer to one, or that of a round. */
export const ordinal = integer(0, 1_000_000);

/** One of the values of a list. */
export const oneOf = <const T>(values: readonly T[]) =>
	v.custom<T>((value) => (values as readonly unknown[]).includes(value));

/** A text as the app's own field would leave it. Later versions of Unicode may put together what earlier ones left. */
const kept = (parse: (text: string) => Result<string, unknown>) =>
	v.custom<string>((value) => {
		if (typeof value !== 'string') return false;
		const parsed = parse(value);
		return parsed.ok && parsed.value === value.normalize('NFC');
	});
export const name = kept(parseName);
export const note = kept(parseNote);
export const decreeText = kept(parseDecree);
export const trumpText = kept(parseTrumpText);

/** A card, or a rank alone: who reads it says which. */
export const cardText = v.pipe(v.string(), v.regex(/^[A-Z\d=]{1,6}$/));

/** A published game. */
export const rulesetId = v.custom<string>(
	(value) => typeof value === 'string' && findRuleset(value) !== undefined
);

export const list = <const S extends v.GenericSchema>(item: S, most = 100) =>
	v.pipe(v.array(item), v.maxLength(most), v.readonly());
