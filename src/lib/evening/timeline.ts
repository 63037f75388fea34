import { no, ok, type Result } from '#lib/rules/result.ts';
import { decide, decideStart } from './decide.ts';
import { freeNumber } from './edicts.ts';
import type {
	Command,
	Entry,
	EntryRedone,
	EntryUndone,
	EveningStarted,
	Fact,
	HistoryAmended
} from './entries.ts';
import { assignsNumber } from './entry-info.ts';
import { amended, beginHistory, checkAmended, extend, fits, type History } from './history.ts';
import type { Refusal } from './kind.ts';
import type { Evening } from './state.ts';

/** An evening with the way it came about: the latest entry that stands, and the timeline before it. States share
 * what they have in common, so undo is a step back, not a fold from the start. */
export interface Timeline {
	readonly state: Evening;
	/** The latest entry in force. */
	readonly entry: Entry;
	/** What the state is made of: other than the log where something was amended. */
	readonly history: History;
	readonly before: Timeline | null;
	/** What was undone and can be redone, the next to redo first. */
	readonly undone: Undone | null;
}
type Undoable = Entry & (Fact | HistoryAmended);
interface Undone {
	readonly entry: Undoable;
	readonly next: Undone | null;
}

type Amend = Omit<HistoryAmended, 'type'> & { readonly type: 'amend' };
export type TimelineCommand =
	Command | Amend | { readonly type: 'undo' } | { readonly type: 'redo' };
export type TimelineFact = Fact | HistoryAmended | EntryUndone | EntryRedone;

/** The timeline after what was not undone. */
function further(timeline: Timeline, entry: Undoable, undone: Undone | null): Timeline {
	const history =
		entry.type === 'HistoryAmended'
			? amended(timeline.history, entry.edits, entry.id)
			: extend(timeline.history, entry);
	return { state: history.state, entry, history, before: timeline, undone };
}

/** The timeline after one more entry. */
export function advance(timeline: Timeline | null, entry: Entry): Timeline {
	if (timeline === null) {
		if (entry.type !== 'EveningStarted') throw new Error(`a log begins with ${entry.type}`);
		const history = beginHistory(entry);
		return { state: history.state, entry, history, before: null, undone: null };
	}
	const { before, undone } = timeline;
	switch (entry.type) {
		case 'EveningStarted':
			throw new Error('an evening starts once');
		case 'EntryUndone':
			if (before === null || timeline.entry.id !== entry.entry)
				throw new Error(`${entry.entry} is not the latest entry`);
			return { ...before, undone: { entry: timeline.entry as Undoable, next: undone } };
		case 'EntryRedone':
			if (undone === null || undone.entry.id !== entry.entry)
				throw new Error(`${entry.entry} was not undone last`);
			return further(timeline, undone.entry, undone.next);
		default:
			return further(timeline, entry, null);
	}
}

/** The timeline of a whole log; null for an empty one. */
export function fold(log: readonly Entry[], from: Timeline | null = null): Timeline | null {
	return log.reduce<Timeline | null>(advance, from);
}

/** What a command leads to here, undo and redo included. The start cannot be undone. */
export function decideNext(
	{ state, entry, history, before, undone }: Timeline,
	command: TimelineCommand
): Result<TimelineFact, Refusal> {
	switch (command.type) {
		case 'undo':
			return before === null ? no('nothing-to-undo') : ok({ type: 'EntryUndone', entry: entry.id });
		case 'redo':
			return undone === null
				? no('nothing-to-redo')
				: ok({ type: 'EntryRedone', entry: undone.entry.id });
		case 'amend': {
			if (state.deletedAt !== null) return no('evening-deleted');
			if (command.edits.length === 0) return no('no-change');
			const checked = checkAmended(history, command.edits);
			return checked.ok ? ok({ ...command, type: 'HistoryAmended' }) : checked;
		}
		default:
			return decide(state, command);
	}
}

/** Entries decided anew after a timeline that they were not made for, each with its id and time: those that it
 * refuses are left out. */
export function rebase(
	timeline: Timeline | null,
	entries: readonly Entry[]
): { timeline: Timeline | null; kept: Entry[] } {
	const kept: Entry[] = [];
	const renumbered = new Map<number, number>();
	for (const before of entries) {
		const entry = withFreeNumber(timeline, before, renumbered);
		if (!holds(timeline, entry)) continue;
		timeline = advance(timeline, entry);
		kept.push(entry);
	}
	return { timeline, kept };
}

/** The entry with a number that is free here, if it brings one, or else with the new number of what it refers to. */
function withFreeNumber(at: Timeline | null, entry: Entry, renumbered: Map<number, number>): Entry {
	if (at === null || !('number' in entry)) return entry;
	if (!assignsNumber(entry))
		return { ...entry, number: renumbered.get(entry.number) ?? entry.number };
	const number = freeNumber(at.state);
	renumbered.set(entry.number, number);
	return { ...entry, number };
}

function holds(timeline: Timeline | null, entry: Entry): boolean {
	return decided(timeline, entry).ok;
}

/** What an entry says, decided here once more. */
function decided(
	timeline: Timeline | null,
	entry: Entry
): Result<TimelineFact | EveningStarted, Refusal> {
	if (timeline === null)
		return entry.type === 'EveningStarted' ? decideStart(entry) : no('does-not-fit');
	switch (entry.type) {
		case 'EveningStarted':
			return no('does-not-fit');
		case 'EntryUndone':
		case 'EntryRedone': {
			const type = entry.type === 'EntryUndone' ? 'undo' : 'redo';
			const step = decideNext(timeline, { type });
			return !step.ok || isSaidOf(step.value, entry) ? step : no('does-not-fit');
		}
		case 'HistoryAmended':
			return decideNext(timeline, { ...entry, type: 'amend' });
		default:
			return fits(timeline.state, entry);
	}
}

const isSaidOf = (fact: TimelineFact, { entry }: EntryUndone | EntryRedone): boolean =>
	'entry' in fact && fact.entry === entry;

/** The timeline after an entry from elsewhere, if it says what would be said here: with the number that is free, and by
 * somebody who was there. Whose right it was may have changed while two wrote at once. */
export function follows(timeline: Timeline | null, entry: Entry): Result<Timeline, Refusal> {
	const said = decided(timeline, entry);
	if (!said.ok) return said;
	if ('by' in entry && entry.by !== null && timeline?.state.people[entry.by] === undefined)
		return no('not-at-the-table');
	const { value } = said;
	const isNumbered = 'number' in entry && 'number' in value && assignsNumber(entry);
	if (isNumbered && value.number !== entry.number) return no('does-not-fit');
	return ok(advance(timeline, entry));
}
