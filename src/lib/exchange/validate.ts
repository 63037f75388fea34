import * as v from 'valibot';
import type { Entry } from '#lib/evening/entries.ts';
import { isTooMuchWork, MAX_ENTRIES, sizeWith } from '#lib/evening/log-size.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { follows, type Timeline } from '#lib/evening/timeline.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { childPath, type DataFault, type DataFaultCode } from './data-fault.ts';
import { findJsonFault } from './json-data.ts';
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

/** The limit that an evening would exceed with an entry that was refused as too much. */
const limitPassed = (timeline: Timeline | null, one: Entry): DataFaultCode =>
	timeline !== null && isTooMuchWork(sizeWith(timeline.size, one, timeline.history))
		? 'too-much-work'
		: 'too-many';

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
	for (const [i, one] of log.entries()) {
		const next: ReturnType<typeof follows> = follows(timeline, one);
		if (!next.ok) {
			const isFull = next.error === 'evening-full';
			const code = isFull ? limitPassed(timeline, one) : 'does-not-follow';
			return no({ code, path: childPath(path, i) });
		}
		timeline = next.value;
		yield i + 1;
	}
	return timeline === null ? no({ code: 'incomplete', path }) : ok({ log, timeline });
}

/**
 * Checks a whole log: each entry as `checkEntries` does, and that the evening before each entry
 * accepts it.
 * @param path of the list, such as `evenings[3].entries`
 * @returns the entries and the timeline that they fold to; refuses as `checkEntries` does, with
 * `does-not-follow`, with `too-much-work` if it exceeds that limit, and with `incomplete` if the
 * log is empty
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
