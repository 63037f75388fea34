import { recallHere, rememberHere } from '#lib/app/settings/local-storage.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { StoreState } from '#lib/storage/store-state.ts';

/** The hash of a log: the number of entries, and 64 bits of their content. It detects damage, not
 * attacks: an attacker could write localStorage too. */
export type LogHash = readonly [entries: number, high: number, low: number];

/** A summary of the store in localStorage, by which the next visit detects lost data. It is written
 * after a transaction is complete, so it may be behind the store, but never ahead. */
export interface StoreMark extends StoreState {
	/** When the last full backup was saved, in milliseconds since 1970; null if none is known. */
	readonly backedUp: number | null;
	/** The hashes of logs that were checked or made here, the one used last first. While the store
	 * returns the same entries, neither the check nor the code of the schemas is needed again. */
	readonly checked: readonly (readonly [EveningId, ...LogHash])[];
}

const KEY = 'courtbook-kept';
/** The maximum number of log lengths and of hashes in the mark: those written last. */
export const MARKED_LOGS = 5;
/** The mark before the first check of the store. */
const NO_MARK: StoreMark = { evenings: 0, removed: 0, logs: [], backedUp: null, checked: [] };
const NO_ENTRIES: LogHash = [0, 0x9e3779b9, 0x243f6a88];

/** Hashes the entries of a log, or those that follow a part of it.
 * @param before the hash of that part
 * @returns null if an entry is not JSON, as no entry of this app is */
export function hashEntries(entries: readonly Entry[], before = NO_ENTRIES): LogHash | null {
	let [count, high, low] = before;
	try {
		for (const entry of entries) {
			const text = JSON.stringify(entry);
			for (let i = 0; i < text.length; i++) {
				const code = text.charCodeAt(i);
				high = Math.imul(high ^ code, 0x9e3779b1);
				low = Math.imul(low ^ code ^ (high >>> 16), 0x5f356495);
			}
			count += 1;
		}
	} catch {
		return null;
	}
	return [count, high, low];
}

const isCount = (value: unknown): value is number =>
	typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isLog = (value: unknown): value is StoreMark['logs'][number] =>
	Array.isArray(value) && typeof value[0] === 'string' && isCount(value[1]);
const isChecked = (value: unknown): value is StoreMark['checked'][number] =>
	Array.isArray(value) && typeof value[0] === 'string' && value.length === 4;

/** Parses a mark; null if the text is none. Earlier versions wrote no hashes. */
export function parseMark(text: string | null): StoreMark | null {
	try {
		const mark = JSON.parse(text ?? '') as Partial<Record<keyof StoreMark, unknown>> | null;
		const { evenings, removed, logs, backedUp, checked } = mark ?? {};
		if (!isCount(evenings) || !isCount(removed) || !Array.isArray(logs)) return null;
		return {
			evenings,
			removed,
			logs: logs.filter(isLog),
			backedUp: typeof backedUp === 'number' ? backedUp : null,
			checked: Array.isArray(checked) ? checked.filter(isChecked) : []
		};
	} catch {
		return null;
	}
}

export const readMark = (): StoreMark | null => parseMark(recallHere(KEY));
export const writeMark = (mark: StoreMark): void => rememberHere(KEY, JSON.stringify(mark));

/** The list with this item first, and at most `MARKED_LOGS` items. */
const withFirst = <T extends readonly [EveningId, ...unknown[]]>(item: T, all: readonly T[]): T[] =>
	[item, ...all.filter(([id]) => id !== item[0])].slice(0, MARKED_LOGS);

/** The mark after an evening has that many stored entries. */
export function withEntries(mark: StoreMark, evening: EveningId, entries: number): StoreMark {
	const before = mark.logs.find(([id]) => id === evening)?.[1] ?? 0;
	// keeps the length of a log that lost its end, so that it is reported until the user dismisses
	// the report
	return { ...mark, logs: withFirst([evening, Math.max(before, entries)], mark.logs) };
}

const withHash = (mark: StoreMark, evening: EveningId, hash: LogHash): StoreMark => ({
	...mark,
	checked: withFirst([evening, ...hash], mark.checked)
});

/** Records the length and hash of a log in the mark; to be called when its entries are stored.
 * @param hash of them; null if some were not checked here */
export function markEntries(evening: EveningId, entries: number, hash: LogHash | null): void {
	const mark = withEntries(readMark() ?? NO_MARK, evening, entries);
	writeMark(hash === null ? mark : withHash(mark, evening, hash));
}

/** Records that a log with this hash needs no check. */
export const markChecked = (evening: EveningId, hash: LogHash): void =>
	writeMark(withHash(readMark() ?? NO_MARK, evening, hash));

/** The hash that a log had when it was checked or last written; null if that is not known. */
export function checkedHash(evening: EveningId): string | null {
	const log = readMark()?.checked.find(([id]) => id === evening);
	return log === undefined ? null : log.slice(1).join();
}

/** Whether a log has fewer entries than the mark says. */
export const isShortened = (evening: EveningId, entries: number): boolean =>
	(readMark()?.logs.find(([id]) => id === evening)?.[1] ?? 0) > entries;

/** Records when a full backup was saved. @param at in milliseconds since 1970 */
export const markBackup = (at: number): void =>
	writeMark({ ...(readMark() ?? NO_MARK), backedUp: at });
