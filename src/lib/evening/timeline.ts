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
import type { PlayerId } from './ids.ts';
import { hasRoom, isTooLarge, sizeOfFirst, sizeWith, type LogSize } from './log-size.ts';
import type { Evening } from './state.ts';

/** An evening with its past: the latest entry in force, and the timeline before it. States share
 * their parts, so that undo is one step back instead of a fold from the start. */
export interface Timeline {
	readonly state: Evening;
	/** The latest entry in force. */
	readonly entry: Entry;
	/** The entries that the state is folded from; they differ from the log after an amendment. */
	readonly history: History;
	/** The timeline that undo returns to; null at the start, which cannot be undone. */
	readonly before: Timeline | null;
	/** The undone entries, the next one to redo first. */
	readonly undone: Undone | null;
	/** The size of the whole log, undone entries included. */
	readonly size: LogSize;
}
type Undoable = Entry & (Fact | HistoryAmended);
interface Undone {
	readonly entry: Undoable;
	/** The history with that entry: redo need not apply an amendment again. */
	readonly history: History;
	readonly next: Undone | null;
}

type Amend = Omit<HistoryAmended, 'type'> & { readonly type: 'amend' };
export type TimelineCommand =
	Command | Amend | { readonly type: 'undo' } | { readonly type: 'redo' };
export type TimelineFact = Fact | HistoryAmended | EntryUndone | EntryRedone;

/** The timeline after a new entry that can be undone. */
function withEntry(timeline: Timeline, entry: Undoable, size: LogSize): Timeline {
	const history =
		entry.type === 'HistoryAmended'
			? amended(timeline.history, entry.edits, entry.id)
			: extend(timeline.history, entry);
	return { state: history.state, entry, history, before: timeline, undone: null, size };
}

/** Applies an entry of the log. Throws if the log cannot contain it there.
 * @param timeline null before the first entry */
export function advance(timeline: Timeline | null, entry: Entry): Timeline {
	if (timeline === null) {
		if (entry.type !== 'EveningStarted') throw new Error(`a log begins with ${entry.type}`);
		const history = beginHistory(entry);
		const size = sizeOfFirst(entry);
		return { state: history.state, entry, history, before: null, undone: null, size };
	}
	const { before, undone } = timeline;
	const size = sizeWith(timeline.size, entry, timeline.history);
	switch (entry.type) {
		case 'EveningStarted':
			throw new Error('an evening starts once');
		case 'EntryUndone':
			if (before === null || timeline.entry.id !== entry.entry)
				throw new Error(`${entry.entry} is not the latest entry`);
			return {
				...before,
				undone: { entry: timeline.entry as Undoable, history: timeline.history, next: undone },
				size
			};
		case 'EntryRedone':
			if (undone === null || undone.entry.id !== entry.entry)
				throw new Error(`${entry.entry} was not undone last`);
			return {
				state: undone.history.state,
				entry: undone.entry,
				history: undone.history,
				before: timeline,
				undone: undone.next,
				size
			};
		default:
			return withEntry(timeline, entry, size);
	}
}

/** Whether the latest entry in force is a player's exit, which the player may still take back. */
export const isLatestExit = (
	{ entry, state }: Pick<Timeline, 'entry' | 'state'>,
	player: PlayerId | null
): boolean => entry.type === 'PlayerWentOut' && entry.player === player && state.closedAt === null;

/** Folds a log into a timeline; null for an empty log.
 * @param from the timeline that the log continues */
export function fold(log: readonly Entry[], from: Timeline | null = null): Timeline | null {
	return log.reduce<Timeline | null>(advance, from);
}

/** Decides on any command: the fact that it leads to, or why it is refused. */
export function decideNext(
	timeline: Timeline,
	command: TimelineCommand
): Result<TimelineFact, Refusal> {
	const decided = decideAny(timeline, command);
	return decided.ok && !hasRoomFor(timeline, decided.value) ? no('evening-full') : decided;
}

/** The same for an evening of any size. */
function decideAny(
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

/** Whether an evening may grow by a fact. */
const hasRoomFor = ({ size, history }: Timeline, fact: TimelineFact): boolean =>
	hasRoom(fact, sizeWith(size, fact, history), history.state);

/** Appends entries to a timeline that they were not made for, deciding each again. Refused entries
 * are dropped, and numbers that are taken are replaced.
 * @returns the timeline after them, and the entries that were kept, with their ids and times */
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

/** Gives an entry that assigns a number a free one, and an entry that refers to a number its
 * replacement. */
function withFreeNumber(at: Timeline | null, entry: Entry, renumbered: Map<number, number>): Entry {
	if (at === null || !('number' in entry)) return entry;
	if (!assignsNumber(entry))
		return { ...entry, number: renumbered.get(entry.number) ?? entry.number };
	const number = freeNumber(at.state);
	renumbered.set(entry.number, number);
	return { ...entry, number };
}

function holds(timeline: Timeline | null, entry: Entry): boolean {
	const decision = decided(timeline, entry);
	if (!decision.ok || timeline === null) return decision.ok;
	return hasRoomFor(timeline, decision.value as TimelineFact);
}

/** Decides on the command behind an entry at another timeline. */
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
			const step = decideAny(timeline, { type });
			return !step.ok || isAbout(step.value, entry) ? step : no('does-not-fit');
		}
		case 'HistoryAmended':
			return decideAny(timeline, { ...entry, type: 'amend' });
		default:
			return fits(timeline.state, entry);
	}
}

const isAbout = (fact: TimelineFact, { entry }: EntryUndone | EntryRedone): boolean =>
	'entry' in fact && fact.entry === entry;

/** Checks that an entry from a file follows a timeline: its command is accepted there, its number
 * is the next free one, and its author is known. The author may have lost the right to it while two
 * phones wrote at once.
 * @returns the timeline after the entry, or why it does not follow; `evening-full` if no file could
 * hold the evening */
export function follows(timeline: Timeline | null, entry: Entry): Result<Timeline, Refusal> {
	// before the work is done
	if (timeline !== null && isTooLarge(sizeWith(timeline.size, entry, timeline.history)))
		return no('evening-full');
	const decision = decided(timeline, entry);
	if (!decision.ok) return decision;
	if ('by' in entry && entry.by !== null && timeline?.state.people[entry.by] === undefined)
		return no('not-at-the-table');
	const { value } = decision;
	const isNumbered = 'number' in entry && 'number' in value && assignsNumber(entry);
	if (isNumbered && value.number !== entry.number) return no('does-not-fit');
	const next = advance(timeline, entry);
	return isTooLarge(next.size, next.state) ? no('evening-full') : ok(next);
}
