import type { Entry } from './entries.ts';
import type { EntryId } from './ids.ts';
import type { Refusal } from './kind.ts';
import type { Evening } from './state.ts';
import { decideNext, type Timeline, type TimelineCommand, type TimelineFact } from './timeline.ts';

/** Two tabs may write to one evening. These functions find out what a command means after another
 * tab has written. */

/** The result of a command, or of unsaved entries, that lost a race with another tab. */
export interface WriteConflict {
	/** `same`: the other tab had made the same entry; `refused`: after its entry the command is
	 * refused; `dropped`: after its entry some unsaved ones did not fit any more. */
	readonly outcome: 'same' | 'refused' | 'dropped';
	/** The other tab's entry. */
	readonly theirs: Entry;
	readonly refusal: Refusal | null;
	readonly dropped: readonly Entry[];
	readonly evening: Evening;
}

/** The fields of a fact without id and time, as a text that does not depend on their order. */
function contentOf(fact: object): string {
	const { id: _, at: __, ...content } = fact as Partial<Entry>;
	return JSON.stringify(content, (_key, value: unknown) =>
		typeof value === 'object' && value !== null && !Array.isArray(value)
			? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
			: value
	);
}

function isInForce(timeline: Timeline, id: EntryId): boolean {
	for (let at: Timeline | null = timeline; at !== null; at = at.before)
		if (at.entry.id === id) return true;
	return false;
}

/** Whether an entry is still in effect. */
function stillHolds(timeline: Timeline, entry: Entry): boolean {
	if (entry.type === 'EntryUndone') return !isInForce(timeline, entry.entry);
	return isInForce(timeline, entry.type === 'EntryRedone' ? entry.entry : entry.id);
}

/** The other tab's entry that is the same as the command's would be, if it is still in effect.
 * @param shown what the screen showed when the command was given
 * @param theirs what other tabs wrote since */
export function findSameEntry(
	timeline: Timeline,
	command: TimelineCommand,
	shown: Timeline | null,
	theirs: readonly Entry[]
): (Entry & TimelineFact) | undefined {
	if (shown === null || theirs.length === 0) return undefined;
	const wanted = decideNext(shown, command);
	if (!wanted.ok) return undefined;
	const content = contentOf(wanted.value);
	return theirs.findLast(
		(entry): entry is Entry & TimelineFact =>
			entry.type !== 'EveningStarted' && contentOf(entry) === content && stillHolds(timeline, entry)
	);
}

/** Refuses a command that was about exactly what the screen showed: undo, redo and amendments are
 * not decided again after another tab has written. Null for all other commands. */
export function refuseIfOutdated(
	timeline: Timeline,
	{ type }: TimelineCommand,
	shown: Timeline | null
): Refusal | null {
	if (type === 'amend') return 'not-in-the-history';
	if (type === 'undo' && timeline.entry.id !== shown?.entry.id) return 'nothing-to-undo';
	if (type === 'redo' && timeline.undone?.entry.id !== shown?.undone?.entry.id)
		return 'nothing-to-redo';
	return null;
}

/** The conflict of a command that was refused; null if no other tab has written. */
export function refusedConflict(
	{ state }: Timeline,
	theirs: readonly Entry[],
	refusal: Refusal
): WriteConflict | null {
	const last = theirs.at(-1);
	if (last === undefined) return null;
	return { outcome: 'refused', theirs: last, refusal, dropped: [], evening: state };
}

/** The conflict of unsaved entries that were dropped; null if none was. */
export function droppedConflict(
	timeline: Timeline | null,
	theirs: readonly Entry[],
	dropped: readonly Entry[]
): WriteConflict | null {
	const last = theirs.at(-1);
	const [first] = dropped;
	if (timeline === null || last === undefined || first === undefined) return null;
	const written = new Map(theirs.map((entry) => [contentOf(entry), entry]));
	const others = dropped.filter((entry) => !written.has(contentOf(entry)));
	const about = { refusal: null, evening: timeline.state };
	return others.length === 0
		? { outcome: 'same', theirs: written.get(contentOf(first))!, dropped: [], ...about }
		: { outcome: 'dropped', theirs: last, dropped: others, ...about };
}
