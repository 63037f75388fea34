import * as v from 'valibot';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Person } from '#lib/evening/state.ts';
import type { Summary } from '#lib/evening/summary.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { houseRules } from './rules.ts';
import { MAX_PEOPLE_PER_EVENING } from '#lib/evening/log-size.ts';
import {
	eveningId,
	houseId,
	id,
	integer,
	list,
	name,
	ordinal,
	playerId,
	rulesetId,
	time
} from './values.ts';

/** A participant of an evening. */
export const person = v.strictObject({
	id: playerId,
	name,
	// the app writes it only if it is true
	otherForm: v.exactOptional(v.custom<boolean>((value) => value === true))
}) satisfies v.GenericSchema<unknown, Person>;

export const rosterPlayer = v.strictObject({
	...person.entries,
	lastSeen: time,
	changedAt: time,
	colour: v.exactOptional(integer(0, 11)),
	hidden: v.exactOptional(v.boolean()),
	mergedInto: v.exactOptional(playerId)
}) satisfies v.GenericSchema<unknown, RosterPlayer>;

export const houseSet = v.strictObject({
	id: houseId,
	name,
	ruleset: rulesetId,
	rules: houseRules,
	changedAt: time
}) satisfies v.GenericSchema<unknown, HouseSet>;

export const summary = v.strictObject({
	id: eveningId,
	name,
	ruleset: name,
	// the first versions wrote an empty string
	game: v.union([v.literal(''), rulesetId]),
	startedAt: time,
	closedAt: v.nullable(time),
	deletedAt: v.nullable(time),
	players: list(name, MAX_PEOPLE_PER_EVENING),
	people: list(playerId, MAX_PEOPLE_PER_EVENING),
	rounds: ordinal,
	top: v.nullable(name),
	ruler: v.nullable(playerId),
	enteredLater: v.exactOptional(v.literal(true)),
	partial: v.exactOptional(v.literal(true))
}) satisfies v.GenericSchema<unknown, Summary>;

/** The latest start of an evening, which the app offers again. */
export const rememberedStart = v.strictObject({
	ruleset: rulesetId,
	players: list(playerId),
	house: v.exactOptional(id)
});
