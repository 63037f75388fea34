import * as v from 'valibot';
import type { Entry } from '#lib/evening/entries.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { follows, type Timeline } from '#lib/evening/timeline.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { AT_AN_EVENING, DECIDED_ANEW, ENTRIES, KEPT } from './limits.ts';
import { faultOf, placeIn } from './plain.ts';
import type { Refused } from './refused.ts';
import { entry } from './schemas/entries.ts';
import { houseSet, rememberedStart, rosterPlayer, summary } from './schemas/records.ts';
import { time } from './schemas/values.ts';

/** What is from outside is handed on as it is, with its fields in their order, once it has the shape. */
function checkShape<T>(
	schema: v.GenericSchema<unknown, T>,
	value: unknown,
	place: string
): Result<T, Refused> {
	const fault = faultOf(value, place);
	if (fault !== null) return no(fault);
	const { success, issues } = v.safeParse(schema, value, { abortEarly: true });
	if (success) return ok(value as T);
	const path = issues[0].path?.map(({ key }) => key as string | number) ?? [];
	return no({ code: 'wrong-shape', place: path.reduce<string>(placeIn, place) });
}

/** Each takes a record as it is written today (`lifted`) and the place where it stands. */
export const checkEntry = (value: unknown, place: string): Result<Entry, Refused> =>
	checkShape(entry, value, place);
export const checkPerson = (value: unknown, place: string): Result<RosterPlayer, Refused> =>
	checkShape(rosterPlayer, value, place);
export const checkHouse = (value: unknown, place: string): Result<HouseSet, Refused> =>
	checkShape(houseSet, value, place);
export const checkSummary = (value: unknown, place: string): Result<Summary, Refused> =>
	checkShape(summary, value, place);
/** The latest start as it is remembered. */
export const checkStart = (
	value: unknown,
	place: string
): Result<v.InferOutput<typeof rememberedStart>, Refused> =>
	checkShape(rememberedStart, value, place);
export const checkTime = (value: unknown, place: string): Result<number, Refused> =>
	checkShape(time, value, place);

/** The entries of a log, each by itself: whether they follow is not asked.
 * @param place that of the list: `evenings[3].entries` */
export function checkShapes(
	entries: readonly unknown[],
	place: string
): Result<readonly Entry[], Refused> {
	if (entries.length > ENTRIES) return no({ code: 'too-many', place });
	const ids = new Set<string>();
	for (const [i, value] of entries.entries()) {
		const at = placeIn(place, i);
		const checked = checkEntry(value, at);
		if (!checked.ok) return checked;
		if (ids.has(checked.value.id)) return no({ code: 'twice', place: placeIn(at, 'id') });
		ids.add(checked.value.id);
	}
	return ok(entries as readonly Entry[]);
}

/** How much the evening has lists of. */
const keptIn = ({ edicts, rulings, scoreCorrections, seating, round }: Evening): number =>
	edicts.length +
	rulings.length +
	scoreCorrections.length +
	(seating?.draws.length ?? 0) +
	(round === null ? 0 : round.taxCorrections.length + round.exposed.length);

/** What an entry has decided anew that was decided before. */
const decidedAnew = (one: Entry, before: number): number =>
	one.type === 'HistoryAmended'
		? one.edits.reduce((sum, { put }) => sum + put.length, before + one.edits.length)
		: 0;

/** A whole log: what `checkShapes` asks, and that every entry is one that the evening before it would have taken.
 * @param place that of the list: `evenings[3].entries` */
export function checkLog(
	entries: readonly unknown[],
	place: string
): Result<{ readonly log: readonly Entry[]; readonly timeline: Timeline }, Refused> {
	const shapes = checkShapes(entries, place);
	if (!shapes.ok) return shapes;
	const log = shapes.value;
	let timeline: Timeline | null = null;
	let anew = 0;
	for (const [i, one] of log.entries()) {
		const at = placeIn(place, i);
		anew += decidedAnew(one, i);
		if (anew > DECIDED_ANEW) return no({ code: 'too-many', place: at });
		const next: ReturnType<typeof follows> = follows(timeline, one);
		if (!next.ok) return no({ code: 'does-not-follow', place: at });
		timeline = next.value;
		const { state } = timeline;
		if (Object.keys(state.people).length > AT_AN_EVENING || keptIn(state) > KEPT)
			return no({ code: 'too-many', place: at });
	}
	return timeline === null ? no({ code: 'incomplete', place }) : ok({ log, timeline });
}
