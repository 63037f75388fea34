import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import {
	decideNext,
	type Timeline,
	type TimelineCommand,
	type TimelineFact
} from '#lib/evening/timeline.ts';
import type { Ledger } from './evening-log.ts';
import type { Told } from './write-conflict.svelte.ts';

/** What the screen showed when something was tapped: it may be another evening by the time it is decided. */
export interface Meant {
	readonly timeline: Timeline | null;
	/** How much of what other tabs wrote was known. */
	readonly heard: number;
}

export const meantNow = (timeline: Timeline | null, ledger: Ledger | null): Meant => ({
	timeline,
	heard: ledger?.theirs.length ?? 0
});

/** What was written elsewhere since. */
export const writtenSince = ({ heard }: Meant, ledger: Ledger): readonly Entry[] =>
	ledger.theirs.slice(heard);

/** What it says, however its fields are ordered. */
function saying(fact: object): string {
	const { id: _, at: __, ...said } = fact as Partial<Entry>;
	return JSON.stringify(Object.entries(said).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function stands(timeline: Timeline, id: EntryId): boolean {
	for (let at: Timeline | null = timeline; at !== null; at = at.before)
		if (at.entry.id === id) return true;
	return false;
}

/** Whether what an entry says is so still. */
function holdsStill(timeline: Timeline, entry: Entry): boolean {
	if (entry.type === 'EntryUndone') return !stands(timeline, entry.entry);
	return stands(timeline, entry.type === 'EntryRedone' ? entry.entry : entry.id);
}

/** The entry of another tab that says what this command says, if there is one and it was not taken back. */
export function saidThere(
	timeline: Timeline,
	command: TimelineCommand,
	meant: Meant,
	theirs: readonly Entry[]
): (Entry & TimelineFact) | undefined {
	if (meant.timeline === null || theirs.length === 0) return undefined;
	const wished = decideNext(meant.timeline, command);
	if (!wished.ok) return undefined;
	const words = saying(wished.value);
	return theirs.findLast(
		(entry): entry is Entry & TimelineFact =>
			entry.type !== 'EveningStarted' && saying(entry) === words && holdsStill(timeline, entry)
	);
}

/** Why a command is not decided anew after what another tab wrote: it was about just what the screen showed. */
export function onlyAsShown(
	timeline: Timeline,
	{ type }: TimelineCommand,
	{ timeline: shown }: Meant
): Refusal | null {
	if (type === 'amend') return 'not-in-the-history';
	if (type === 'undo' && timeline.entry.id !== shown?.entry.id) return 'nothing-to-undo';
	if (type === 'redo' && timeline.undone?.entry.id !== shown?.undone?.entry.id)
		return 'nothing-to-redo';
	return null;
}

/** What is told of a command that was refused after what another tab wrote. */
export const toldOf = (
	{ state }: Timeline,
	theirs: readonly Entry[],
	refusal: Refusal
): Told | null => {
	const last = theirs.at(-1);
	if (last === undefined) return null;
	return { what: 'refused', theirs: last, refusal, dropped: [], evening: state };
};

/** What is told of entries that waited for the store, and do not fit any more after what another tab wrote. */
export function toldOfDropped(
	timeline: Timeline | null,
	theirs: readonly Entry[],
	dropped: readonly Entry[]
): Told | null {
	const last = theirs.at(-1);
	if (timeline === null || last === undefined || dropped.length === 0) return null;
	const said = new Map(theirs.map((entry) => [saying(entry), entry]));
	const others = dropped.filter((entry) => !said.has(saying(entry)));
	const about = { refusal: null, evening: timeline.state };
	return others.length === 0
		? { what: 'same', theirs: said.get(saying(dropped[0]!))!, dropped: [], ...about }
		: { what: 'left-out', theirs: last, dropped: others, ...about };
}
