import * as v from 'valibot';
import type { RulingText } from '#lib/evening/state.ts';
import { CHOICES, isOptionName, OPTION_NAMES } from '#lib/rules/choices.ts';
import { isOptionValue } from '#lib/rules/option-values.ts';
import type { House, OptionName, Options } from '#lib/rules/options.ts';
import type { Titles } from '#lib/rules/titles.ts';
import { SEATINGS, type HouseRules, type Rules } from '#lib/rulesets/ruleset.ts';
import { integer, list, name, oneOf, rulesetId, trumpText } from './values.ts';

type OptionSchemas = { readonly [N in OptionName]: v.CustomSchema<Options[N], undefined> };

/** Schemas of the options, made from their table of values. */
const options = Object.fromEntries(
	OPTION_NAMES.map((option) => [
		option,
		v.custom(
			(value) => isOptionValue(option, value) && !(Array.isArray(value) && value.length > 100)
		)
	])
) as unknown as OptionSchemas;

type HouseSchemas = {
	readonly [N in OptionName]: v.ExactOptionalSchema<OptionSchemas[N], undefined>;
};
const house = v.strictObject(
	Object.fromEntries(
		Object.entries(options).map(([option, schema]) => [option, v.exactOptional(schema)])
	) as unknown as HouseSchemas
) satisfies v.GenericSchema<unknown, House>;

const number = integer(1, 100);
const limits = v.strictObject({
	min: number,
	max: number,
	best: v.pipe(v.strictTuple([number, number]), v.readonly()),
	fair: number
});

const titles = v.strictObject({
	top: v.pipe(list(name), v.minLength(1)),
	bottom: v.pipe(list(name), v.minLength(1)),
	middle: name,
	depth: oneOf(['by-brackets', 'two']),
	otherForms: v.exactOptional(v.record(name, name)),
	more: v.exactOptional(v.strictObject({ top: list(name), bottom: list(name) })),
	outside: v.exactOptional(list(v.strictObject({ from: number, top: name, bottom: name }))),
	special: v.exactOptional(
		v.pipe(
			v.strictObject({
				players: number,
				taxSchedule: oneOf(CHOICES.taxSchedule),
				titles: list(name)
			}),
			// one for each place: a player without a title could not be shown
			v.check(({ players, titles }) => titles.length === players)
		)
	)
}) satisfies v.GenericSchema<unknown, Titles>;

const renamed = v.record(name, name);
const points = v.record(name, integer(-99, 99));
/** Its keys are the numbers of trumps, 0 to 21, which JSON writes as strings. */
const trumps = v.record(
	v.pipe(v.string(), v.regex(/^(\d|1\d|2[01])$/)),
	trumpText
) as v.GenericSchema<Record<number, string>>;

export const houseRules = v.strictObject({
	options: house,
	titles: v.exactOptional(renamed),
	points: v.exactOptional(points),
	trumps: v.exactOptional(trumps)
}) satisfies v.GenericSchema<unknown, HouseRules>;

export const rules = v.pipe(
	v.strictObject({
		ruleset: rulesetId,
		name,
		players: limits,
		titles,
		standing: oneOf(['from-the-draw', 'after-round-1']),
		seating: oneOf(SEATINGS),
		options: v.strictObject(options),
		house,
		houseName: v.exactOptional(name),
		renamed: v.exactOptional(renamed),
		points: v.exactOptional(points),
		trumps: v.exactOptional(trumps)
	}),
	v.check(({ players }) => players.min <= players.max)
) satisfies v.GenericSchema<unknown, Rules>;

/** An option and the value that a ruling gives it as a house rule. */
export const optionChange = v.custom<NonNullable<RulingText['option']>>((value) => {
	const { name, value: setting, ...rest } = (value ?? {}) as Record<string, unknown>;
	if (typeof name !== 'string' || !isOptionName(name)) return false;
	return isOptionValue(name, setting) && Object.keys(rest).length === 0;
});
