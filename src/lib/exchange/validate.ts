import * as v from 'valibot';
import type { Edit, Entry } from '#lib/evening/entries.ts';
import type { History } from '#lib/evening/history.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { follows, type Timeline } from '#lib/evening/timeline.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { childPath, type DataFault } from './data-fault.ts';
import { findJsonFault } from './json-data.ts';
import { MAX_ENTRIES, MAX_LISTED_ITEMS, MAX_PEOPLE_PER_EVENING, MAX_WORK } from './limits.ts';
import { entry } from './schemas/entries.ts';
import { houseSet, rememberedStart, rosterPlayer, summary } from './schemas/records.ts';
import { time } from './schemas/values.ts';

/** Returns the value itself, not valibot's copy: a backup must write the fields in the order in
 * which it read them. */
function checkSchema<T>(
	schema: v.GenericSchema<unknown, T>,
	value: unknown,
	path: string
): Result<T, DataFault> {
	const fault = findJsonFault(value, path);
	if (fault !== null) return no(fault);
	const { success, issues } = v.safeParse(schema, value, { abortEarly: true });
	if (success) return ok(value as T);
	const keys = issues[0].path?.map(({ key }) => key as string | number) ?? [];
	return no({ code: 'wrong-shape', path: keys.reduce<string>(childPath, path) });
}

/*
 * Each of these takes a record in today's version (see `upgradeRecord`) and its path, and returns
 * the same record. They refuse with `wrong-shape`, `too-large`, `too-many` or `too-deep`.
 */
export const checkEntry = (value: unknown, path: string): Result<Entry, DataFault> =>
	checkSchema(entry, value, path);
export const checkPerson = (value: unknown, path: string): Result<RosterPlayer, DataFault> =>
	checkSchema(rosterPlayer, value, path);
export const checkHouse = (value: unknown, path: string): Result<HouseSet, DataFault> =>
	checkSchema(houseSet, value, path);
export const checkSummary = (value: unknown, path: string): Result<Summary, DataFault> =>
	checkSchema(summary, value, path);
export const checkRememberedStart = (
	value: unknown,
	path: string
): Result<v.InferOutput<typeof rememberedStart>, DataFault> =>
	checkSchema(rememberedStart, value, path);
/** A time in milliseconds since 1970, from the year 1 to the year 9999. */
export const checkTime = (value: unknown, path: string): Result<number, DataFault> =>
	checkSchema(time, value, path);

/**
 * Checks each entry of a log by itself, and that no id occurs twice. It does not check that the
 * entries follow one another; `checkLog` does.
 * @param path of the list, such as `evenings[3].entries`
 * @returns the entries; refuses as `checkEntry` does, and with `too-many` or `twice`
 */
export function checkEntries(
	entries: readonly unknown[],
	path: string
): Result<readonly Entry[], DataFault> {
	if (entries.length > MAX_ENTRIES) return no({ code: 'too-many', path });
	const ids = new Set<string>();
	for (const [i, value] of entries.entries()) {
		const entryPath = childPath(path, i);
		const checked = checkEntry(value, entryPath);
		if (!checked.ok) return checked;
		if (ids.has(checked.value.id)) return no({ code: 'twice', path: childPath(entryPath, 'id') });
		ids.add(checked.value.id);
	}
	return ok(entries as readonly Entry[]);
}

const countListedItems = ({ edicts, rulings, scoreCorrections, seating, round }: Evening): number =>
	edicts.length +
	rulings.length +
	scoreCorrections.length +
	(seating?.draws.length ?? 0) +
	(round === null ? 0 : round.taxCorrections.length + round.exposed.length);

/** The entries of a history from the first one that an amendment edits; all of them if it edits
 * another. */
function countReplayed(history: History, edits: readonly Edit[]): number {
	const open = new Set(edits.map(({ at }) => at));
	let replayed = 0;
	for (let at: History | null = history; at !== null && open.size > 0; at = at.before) {
		open.delete(at.entry.id);
		replayed += 1;
	}
	return edits.reduce((sum, { put }) => sum + put.length, replayed + edits.length);
}

/** The work of checking an entry and folding it, in units: it grows with the people and the lists
 * of the evening, and an amendment does that work twice for each entry that it replays. */
function workOf(one: Entry, timeline: Timeline | null): number {
	if (timeline === null) return 0;
	const { state, history } = timeline;
	const draws = state.seating?.draws.length ?? 0;
	const people = Object.keys(state.people).length;
	const each = 20 + people * (1 + draws) + countListedItems(state);
	return one.type === 'HistoryAmended' ? each * (1 + 2 * countReplayed(history, one.edits)) : each;
}

type CheckedLog = { readonly log: readonly Entry[]; readonly timeline: Timeline };

/** Checks a log entry by entry; yields after each. */
function* checkSteps(
	entries: readonly unknown[],
	path: string
): Generator<number, Result<CheckedLog, DataFault>> {
	const checked = checkEntries(entries, path);
	if (!checked.ok) return checked;
	const log = checked.value;
	let timeline: Timeline | null = null;
	let work = 0;
	for (const [i, one] of log.entries()) {
		const entryPath = childPath(path, i);
		work += workOf(one, timeline);
		if (work > MAX_WORK) return no({ code: 'too-much-work', path: entryPath });
		const next: ReturnType<typeof follows> = follows(timeline, one);
		if (!next.ok) return no({ code: 'does-not-follow', path: entryPath });
		timeline = next.value;
		const { state } = timeline;
		const people = Object.keys(state.people).length;
		if (people > MAX_PEOPLE_PER_EVENING || countListedItems(state) > MAX_LISTED_ITEMS)
			return no({ code: 'too-many', path: entryPath });
		yield i + 1;
	}
	return timeline === null ? no({ code: 'incomplete', path }) : ok({ log, timeline });
}

/**
 * Checks a whole log: each entry as `checkEntries` does, and that the evening before each entry
 * accepts it.
 * @param path of the list, such as `evenings[3].entries`
 * @returns the entries and the timeline that they fold to; refuses as `checkEntries` does, with
 * `does-not-follow`, with `too-much-work` beyond `MAX_WORK`, and with `incomplete` if the log is
 * empty
 */
export function checkLog(entries: readonly unknown[], path: string): Result<CheckedLog, DataFault> {
	const steps = checkSteps(entries, path);
	for (;;) {
		const step = steps.next();
		if (step.done === true) return step.value;
	}
}

/** Checks a whole log as `checkLog` does, and waits for `pause` after each entry. Rejects with what
 * `pause` throws.
 * @param pause is given the number of entries that are checked */
export async function checkLogInSlices(
	entries: readonly unknown[],
	path: string,
	pause: (done: number) => Promise<void> | undefined
): Promise<Result<CheckedLog, DataFault>> {
	const steps = checkSteps(entries, path);
	for (;;) {
		const step = steps.next();
		if (step.done === true) return step.value;
		await pause(step.value);
	}
}
