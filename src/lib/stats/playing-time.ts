import type { History } from '#lib/evening/history.ts';

/** In milliseconds: a longer gap between two entries counts as this much. */
const LONGEST_GAP = 3 * 3_600_000;
/** In milliseconds: the clocks of two phones that pass the pen on may differ by this much. */
const CLOCK_DIFFERENCE = 10 * 60_000;

/** How the clock moved between an entry and the one before. `back`: it was put back; `ahead`: a
 * long break, or it was put forward. */
export type ClockChange = 'back' | 'ahead';

/** Null where the clock moved as at any table, or stood while the evening was closed. */
export function clockChange({ entry, before }: History): ClockChange | null {
	if (before === null) return null;
	const gap = entry.at - before.entry.at;
	if (gap < -CLOCK_DIFFERENCE) return 'back';
	return gap > LONGEST_GAP && before.state.closedAt === null ? 'ahead' : null;
}

/** How long an evening was played. */
export interface PlayingTime {
	readonly milliseconds: number;
	/** Whether the clock was changed, or may have been. */
	readonly isRough: boolean;
}

/** Sums the gaps between the entries while the evening was open, because the time between its first
 * and last entry is wrong if the phone’s clock was. */
export function playingTime(history: History): PlayingTime {
	let milliseconds = 0;
	let isRough = false;
	for (let at = history; at.before !== null; at = at.before) {
		isRough ||= clockChange(at) !== null;
		if (at.before.state.closedAt !== null) continue;
		milliseconds += Math.min(Math.max(at.entry.at - at.before.entry.at, 0), LONGEST_GAP);
	}
	return { milliseconds, isRough };
}
