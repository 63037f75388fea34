import { recallHere, rememberHere } from '#lib/app/settings/local-storage.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';

/** Remembers in localStorage which logs were checked against the schemas, by a hash of their
 * entries. While the store returns the same entries, neither the check nor the code of the schemas
 * is needed again. */

const KEY = 'courtbook-checked';
/** How many logs are remembered: those used last. */
const MAX_LOGS = 5;

/** The hash of a log so far: how many entries, and 64 bits of their content. It finds damage;
 * whoever wants to deceive it could write localStorage as well. */
export type LogHash = readonly [entries: number, high: number, low: number];

const EMPTY_LOG: LogHash = [0, 0x9e3779b9, 0x243f6a88];

/** Hashes the entries of a log, or those that follow a part of it.
 * @param before the hash of that part
 * @returns null if an entry is not JSON, as no entry of this app is */
export function hashEntries(entries: readonly Entry[], before = EMPTY_LOG): LogHash | null {
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

/** The logs that were checked, with their hashes; the one used last first. */
function checkedLogs(): (readonly unknown[])[] {
	try {
		const logs: unknown = JSON.parse(recallHere(KEY) ?? '[]');
		return Array.isArray(logs) ? logs.filter(Array.isArray) : [];
	} catch {
		return [];
	}
}

/** The hash that a log had when it was checked or last written; null if that is not known. */
export function checkedHash(evening: EveningId): string | null {
	const log = checkedLogs().find(([id]) => id === evening);
	return log === undefined ? null : log.slice(1).join();
}

/** Remembers that a log with this hash needs no check. */
export function rememberChecked(evening: EveningId, hash: LogHash): void {
	const others = checkedLogs().filter(([id]) => id !== evening);
	rememberHere(KEY, JSON.stringify([[evening, ...hash], ...others].slice(0, MAX_LOGS)));
}
