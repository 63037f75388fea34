import { randomId } from '#lib/app/random-id.ts';
import {
	droppedConflict,
	findSameEntry,
	refusedConflict,
	refuseIfOutdated,
	type WriteConflict
} from '#lib/evening/conflicts.ts';
import type { Entry, EveningStarted } from '#lib/evening/entries.ts';
import type { EntryId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import { isSettled, type Evening, type Person } from '#lib/evening/state.ts';
import { isSameSummary, summaryOf } from '#lib/evening/summary.ts';
import {
	advance,
	decideNext,
	type Timeline,
	type TimelineCommand,
	type TimelineFact
} from '#lib/evening/timeline.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { SideWrites } from '#lib/storage/entries.ts';
import type { RosterUpdate } from '#lib/storage/people.ts';
import type { AppendResult, EveningLog } from './evening-log.ts';

/** The state that the screen showed when a command was given. Another tab may have written
 * since. */
export interface CommandContext {
	readonly timeline: Timeline | null;
	/** How many entries of other tabs had been read. */
	readonly foreignCount: number;
}

export const currentContext = (
	timeline: Timeline | null,
	log: EveningLog | null
): CommandContext => ({ timeline, foreignCount: log?.foreign.length ?? 0 });

export interface CommandResult {
	readonly answer: Result<TimelineFact, Refusal>;
	/** The evening after the command and any entries of other tabs. */
	readonly timeline: Timeline | null;
	/** The result of storing the entry; null if there was none to store. */
	readonly stored: Exclude<AppendResult, 'overtaken'> | null;
	readonly conflict: WriteConflict | null;
}

/** Gives a fact an id and the time. */
export const toEntry = <F extends TimelineFact | EveningStarted>(fact: F) => ({
	...fact,
	id: randomId() as EntryId,
	at: Date.now()
});

/** Decides a command, appends its entry to the log and stores it. If another tab wrote first, the
 * command is decided again after that: it may mean something else by then, or have been done
 * already. Rejects if the log cannot be read again after such a conflict.
 * @param context what the screen showed when the command was given */
export async function runCommand(
	log: EveningLog,
	timeline: Timeline | null,
	command: TimelineCommand,
	context: CommandContext = currentContext(timeline, log)
): Promise<CommandResult> {
	const unchanged = { timeline, stored: null, conflict: null };
	if (timeline === null) return { ...unchanged, answer: no('no-round') };
	const theirs = log.foreign.slice(context.foreignCount);
	const same = findSameEntry(timeline, command, context.timeline, theirs);
	if (same !== undefined) {
		const about = { theirs: same, refusal: null, dropped: [], evening: timeline.state };
		return { ...unchanged, answer: ok(same), conflict: { outcome: 'same', ...about } };
	}
	const outdated = theirs.length > 0 ? refuseIfOutdated(timeline, command, context.timeline) : null;
	const decided = outdated === null ? decideNext(timeline, command) : no(outdated);
	if (!decided.ok) {
		const conflict = refusedConflict(timeline, theirs, decided.error);
		return { ...unchanged, answer: decided, conflict };
	}
	const entry: Entry = toEntry(decided.value);
	const next = advance(timeline, entry);
	const stored = await log.append(entry, sideWritesOf(timeline.state, next.state, entry));
	if (stored !== 'overtaken')
		return { answer: ok(decided.value), timeline: next, stored, conflict: null };
	const { timeline: latest, dropped } = await log.readForeign(timeline);
	const result = await runCommand(log, latest, command, context);
	const foreign = log.foreign.slice(context.foreignCount);
	return { ...result, conflict: result.conflict ?? droppedConflict(latest, foreign, dropped) };
}

/** The side writes of an entry: its changes to other records than the log. */
function sideWritesOf(before: Evening, after: Evening, entry: Entry): SideWrites {
	const summary = summaryOf(after);
	const people = rosterUpdates(before, after, entry);
	return {
		...(!isSameSummary(summary, summaryOf(before)) && { summary }),
		...(people.length > 0 && { people }),
		...([before, after].some(isSettled) && { settled: true })
	};
}
/** The people who are new, renamed or addressed differently after an entry. It may be an undo or a
 * correction, so both states are compared. */
export function rosterUpdates(before: Evening, { people }: Evening, entry: Entry): RosterUpdate[] {
	if (entry.type === 'PlayerJoined')
		return [{ ...entry.player, lastSeen: entry.at, changedAt: entry.at }];
	// not the entry's time: a correction of an old evening does not mean that its people were seen
	// now
	const times = { lastSeen: before.startedAt, changedAt: entry.at };
	return Object.values<Person>(people).flatMap((person): RosterUpdate[] => {
		const known = before.people[person.id];
		if (known === undefined) return [{ ...person, ...times }];
		const updates: RosterUpdate[] = [];
		if (known.name !== person.name) updates.push({ ...person, ...times, changed: 'name' });
		if ((known.otherForm ?? false) !== (person.otherForm ?? false))
			updates.push({ ...person, ...times, changed: 'otherForm' });
		return updates;
	});
}
