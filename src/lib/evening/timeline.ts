import { no, ok, type Result } from '#lib/rules/result.ts';
import { commandOf, decide, evolve, initialState } from './decide.ts';
import { freeNumber } from './edicts.ts';
import type { Command, Entry, EntryRedone, EntryUndone, Fact } from './entries.ts';
import type { Refusal } from './kind.ts';
import type { Evening } from './state.ts';

/** An evening with the way it came about: the latest entry that stands, and the timeline before it. States share
 * what they have in common, so undo is a step back, not a fold from the start. */
export interface Timeline {
	readonly state: Evening;
	readonly entry: Entry;
	readonly before: Timeline | null;
	/** What was undone and can be redone, the next to redo first. */
	readonly undone: Undone | null;
}
interface Undone {
	readonly entry: Fact & Entry;
	readonly next: Undone | null;
}

export type TimelineCommand = Command | { readonly type: 'undo' } | { readonly type: 'redo' };
export type TimelineFact = Fact | EntryUndone | EntryRedone;

/** The timeline after one more entry. */
export function advance(timeline: Timeline | null, entry: Entry): Timeline {
	if (timeline === null) {
		if (entry.type !== 'EveningStarted') throw new Error(`a log begins with ${entry.type}`);
		return { state: initialState(entry), entry, before: null, undone: null };
	}
	const { state, before, undone } = timeline;
	switch (entry.type) {
		case 'EveningStarted':
			throw new Error('an evening starts once');
		case 'EntryUndone':
			if (before === null || timeline.entry.id !== entry.entry)
				throw new Error(`${entry.entry} is not the latest entry`);
			return { ...before, undone: { entry: timeline.entry as Fact & Entry, next: undone } };
		case 'EntryRedone':
			if (undone === null || undone.entry.id !== entry.entry)
				throw new Error(`${entry.entry} was not undone last`);
			return {
				state: evolve(state, undone.entry),
				entry: undone.entry,
				before: timeline,
				undone: undone.next
			};
		default:
			return { state: evolve(state, entry), entry, before: timeline, undone: null };
	}
}

/** The timeline of a whole log; null for an empty one. */
export function fold(log: readonly Entry[], from: Timeline | null = null): Timeline | null {
	return log.reduce<Timeline | null>(advance, from);
}

/** What a command leads to here, undo and redo included. The start cannot be undone. */
export function decideNext(
	{ state, entry, before, undone }: Timeline,
	command: TimelineCommand
): Result<TimelineFact, Refusal> {
	switch (command.type) {
		case 'undo':
			return before === null ? no('nothing-to-undo') : ok({ type: 'EntryUndone', entry: entry.id });
		case 'redo':
			return undone === null
				? no('nothing-to-redo')
				: ok({ type: 'EntryRedone', entry: undone.entry.id });
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
	if (entry.type !== 'DecreeIssued' && entry.type !== 'RulingLogged')
		return { ...entry, number: renumbered.get(entry.number) ?? entry.number };
	const number = freeNumber(at.state);
	renumbered.set(entry.number, number);
	return { ...entry, number };
}

function holds(timeline: Timeline | null, entry: Entry): boolean {
	if (timeline === null) return entry.type === 'EveningStarted';
	switch (entry.type) {
		case 'EveningStarted':
			return false;
		case 'EntryUndone':
			return timeline.before !== null && timeline.entry.id === entry.entry;
		case 'EntryRedone':
			return timeline.undone?.entry.id === entry.entry;
		default:
			return decide(timeline.state, commandOf(entry)).ok;
	}
}
