import { recallHere, rememberHere } from '#lib/app/settings/local-storage.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { StoreState } from '#lib/storage/store-state.ts';

/** A mark in localStorage of what the store holds, to tell on the next visit if the browser has
 * lost it. It is written after a transaction is complete, so it may be behind the store, and is
 * never ahead. */
export interface StoreMark extends StoreState {
	/** When the last full backup was saved, in milliseconds since 1970; null if none is known. */
	readonly backedUp: number | null;
}

const KEY = 'courtbook-kept';
/** How many logs the mark has the length of: those written last. */
export const MARKED_LOGS = 5;

const isCount = (value: unknown): value is number =>
	typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isLog = (value: unknown): value is [EveningId, number] =>
	Array.isArray(value) && typeof value[0] === 'string' && isCount(value[1]);

/** The mark in a text; null if it is none. */
export function parseMark(text: string | null): StoreMark | null {
	try {
		const mark = JSON.parse(text ?? '') as Partial<Record<keyof StoreMark, unknown>> | null;
		const { evenings, removed, logs, backedUp } = mark ?? {};
		if (!isCount(evenings) || !isCount(removed) || !Array.isArray(logs)) return null;
		return {
			evenings,
			removed,
			logs: logs.filter(isLog),
			backedUp: typeof backedUp === 'number' ? backedUp : null
		};
	} catch {
		return null;
	}
}

export const readMark = (): StoreMark | null => parseMark(recallHere(KEY));
export const writeMark = (mark: StoreMark): void => rememberHere(KEY, JSON.stringify(mark));

/** The mark after an evening has that many stored entries. */
export const withEntries = (mark: StoreMark, evening: EveningId, entries: number): StoreMark => {
	const others = mark.logs.filter(([id]) => id !== evening);
	const before = mark.logs.find(([id]) => id === evening)?.[1] ?? 0;
	// a log that lost its end is reported until somebody has dismissed the report
	const log = [evening, Math.max(before, entries)] as const;
	return { ...mark, logs: [log, ...others].slice(0, MARKED_LOGS) };
};

/** Whether a log has fewer entries than the mark knows of. */
export const isShortened = (evening: EveningId, entries: number): boolean =>
	(readMark()?.logs.find(([id]) => id === evening)?.[1] ?? 0) > entries;

/** Marks the entries of an evening; to be called when they are stored. */
export function markEntries(evening: EveningId, entries: number): void {
	const mark = readMark();
	if (mark !== null) writeMark(withEntries(mark, evening, entries));
}

/** Marks that a full backup was saved. @param at in milliseconds since 1970 */
export function markBackup(at: number): void {
	const mark = readMark();
	if (mark !== null) writeMark({ ...mark, backedUp: at });
}
