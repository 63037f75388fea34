import type { Edit, Entry } from './entries.ts';
import type { History } from './history.ts';
import type { Evening } from './state.ts';

/** How large an evening may become. Files and links are held to the same limits: whatever the app
 * lets grow it can save and restore. Real evenings never come near them: one of 40 rounds has about
 * 400 entries of 150 bytes. */

/** Entries of one evening: as many as forty evenings have. */
export const MAX_ENTRIES = 20_000;
/** The size of a log as JSON, in bytes of UTF-8: ten times the longest. */
export const MAX_LOG_BYTES = 32_000_000;
/** People who ever sat down at one evening. */
export const MAX_PEOPLE_PER_EVENING = 200;
/** Items of all lists in an evening's state: decrees, changes of rules, rulings, corrections,
 * draws. Each state of the history has its own lists, so memory grows with the square. A busy night
 * has about a hundred items. */
const MAX_LISTED_ITEMS = 1000;
/** Work of checking one evening, in units of about a tenth of a microsecond on a desktop. Sixty
 * rounds of sixteen players with fifty amendments of the whole night take 15 million. */
const MAX_WORK = 25_000_000;

/** The share of a limit up to which an evening goes on; the rest is for ending it. */
const FULL = 0.98;
/** The share of a limit from which on the app says that the evening is nearly full. */
const NEARLY_FULL = 0.9;

/** The size of a log, which only grows: what is undone stays in it. */
export interface LogSize {
	readonly entries: number;
	readonly bytes: number;
	/** As in `MAX_WORK`. */
	readonly work: number;
}

/** Around a log in a file: `{"id":"…","entries":[]}`. */
const BYTES_AROUND = 200;
const encoder = new TextEncoder();
/** With the comma behind it. */
function bytesOf(entry: object): number {
	const json = JSON.stringify(entry);
	// most entries are ASCII, whose bytes need not be made to be counted
	return (/[\u0080-\uffff]/.test(json) ? encoder.encode(json).length : json.length) + 1;
}

/** The size of a log of one entry. */
export const sizeOfFirst = (entry: Entry): LogSize => ({
	entries: 1,
	bytes: BYTES_AROUND + bytesOf(entry),
	work: 0
});

const countListedItems = ({ edicts, rulings, scoreCorrections, seating, round }: Evening): number =>
	edicts.length +
	rulings.length +
	scoreCorrections.length +
	(seating?.draws.length ?? 0) +
	(round === null ? 0 : round.taxCorrections.length + round.exposed.length);

const countPeople = ({ people }: Evening): number => Object.keys(people).length;

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

/** An entry, or the fact that will become one. */
type New = Pick<Entry, 'type'> & { readonly edits?: readonly Edit[] };

/** The work of checking an entry and folding it: it grows with the people and the lists of the
 * evening, and an amendment does that work twice for each entry that it replays. */
function workOf({ edits }: New, history: History): number {
	const { state } = history;
	const draws = state.seating?.draws.length ?? 0;
	const each = 20 + countPeople(state) * (1 + draws) + countListedItems(state);
	return edits === undefined ? each : each * (1 + 2 * countReplayed(history, edits));
}

/** The size of a log with one more entry.
 * @param history of the evening before it */
export const sizeWith = (size: LogSize, entry: New, history: History): LogSize => ({
	entries: size.entries + 1,
	bytes: size.bytes + bytesOf(entry),
	work: size.work + workOf(entry, history)
});

/** The limit that is used most, from 0 to 1 and beyond. */
const fillOf = ({ entries, bytes, work }: LogSize, people: number, items: number): number =>
	Math.max(
		entries / MAX_ENTRIES,
		bytes / MAX_LOG_BYTES,
		work / MAX_WORK,
		people / MAX_PEOPLE_PER_EVENING,
		items / MAX_LISTED_ITEMS
	);

/** Whether checking a log would take too long. */
export const isTooMuchWork = ({ work }: LogSize): boolean => work > MAX_WORK;

/** Whether a log or the evening after it exceeds a limit, so that no file could hold it. */
export const isTooLarge = (size: LogSize, state?: Evening): boolean =>
	fillOf(size, state ? countPeople(state) : 0, state ? countListedItems(state) : 0) > 1;

/** How full an evening is: whether it accepts nothing but its end any more, or nearly so. */
export function fullness(size: LogSize, state: Evening): 'full' | 'nearly' | null {
	// with one more of the smallest entries
	const next = { ...size, entries: size.entries + 1, bytes: size.bytes + 100 };
	const fill = fillOf(next, countPeople(state) + 1, countListedItems(state) + 1);
	return fill > FULL ? 'full' : fill > NEARLY_FULL ? 'nearly' : null;
}

/** The facts that a full evening still accepts. None of them adds to its lists. */
const ENDS = ['EveningClosed', 'EveningDeleted', 'EveningRestored', 'EntryUndone'];

/** Whether an evening may grow to this size by a fact.
 * @param state the evening before it, to which a fact adds one person and one item at most, and an
 * amendment as many as it puts in */
export function hasRoom({ type, edits }: New, size: LogSize, state: Evening): boolean {
	if (ENDS.includes(type)) return !isTooLarge(size);
	const added = edits?.reduce((sum, { put }) => sum + put.length, 0) ?? 1;
	return fillOf(size, countPeople(state) + added, countListedItems(state) + added) <= FULL;
}
