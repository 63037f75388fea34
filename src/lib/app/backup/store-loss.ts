import { MARKED_LOGS, type StoreMark } from '#lib/app/table/store-mark.ts';
import type { StoreState } from '#lib/storage/store-state.ts';

/** Data that the browser has lost since the last visit. */
export interface Loss {
	/** Whether whole evenings are gone. */
	readonly gone: boolean;
	/** How many evenings have lost their last entries. */
	readonly shorter: number;
	/** When the last full backup was saved, in milliseconds since 1970; null if none is known. */
	readonly backedUp: number | null;
}

/** Compares the store with its mark. Removals by the app itself do not count as a loss. */
export function lossOf(mark: StoreMark, state: StoreState): Loss | null {
	const isFewer =
		mark.evenings > 0 && state.evenings + state.removed < mark.evenings + mark.removed;
	// after a removal the mark may have the lengths of logs that the app removed or replaced
	const isComparable = state.removed <= mark.removed;
	const lengths = new Map(state.logs);
	const lost = (isComparable ? mark.logs : []).filter(
		([id, entries]) => (lengths.get(id) ?? 0) < entries
	);
	const shorter = lost.filter(([id]) => (lengths.get(id) ?? 0) > 0).length;
	const gone = isFewer || lost.length > shorter;
	return gone || shorter > 0 ? { gone, shorter, backedUp: mark.backedUp } : null;
}

/** The mark of what a store holds.
 * @param before the mark so far: its logs, which were written last, stay first */
export function markOf(
	state: StoreState,
	before: StoreMark | null,
	backedUp: number | null
): StoreMark {
	const known = new Set(before?.logs.map(([id]) => id));
	const stored = state.logs.filter(([, entries]) => entries > 0);
	const logs = stored.toSorted((a, b) => Number(known.has(b[0])) - Number(known.has(a[0])));
	return {
		evenings: state.evenings,
		removed: state.removed,
		logs: logs.slice(0, MARKED_LOGS),
		backedUp: backedUp ?? before?.backedUp ?? null,
		checked: before?.checked ?? []
	};
}
