import type { EntryId } from '#lib/evening/ids.ts';
import { shownOf, type Timeline } from '#lib/evening/timeline.ts';
import { keepShown } from '#lib/storage/shown.ts';

/** A row of taps is kept once. In milliseconds. */
const PAUSE = 1000;
/** An evening of more entries takes longer to keep than it saves. */
const MOST = 2000;

/** An evening with the log that it was made of. */
export interface Standing {
	readonly timeline: Timeline;
	/** How many entries that has, and its last one. */
	readonly length: number;
	readonly last: EntryId;
	/** What the screen worked out for it. */
	readonly view: unknown;
}
type Kept = Parameters<typeof keepShown>[0];

let due: { readonly kept: Kept } | null = null;
let pause: ReturnType<typeof setTimeout> | undefined;
/** What was kept before is taken out by now: the first goes at once. */
let isFirst = true;

function keep(): void {
	clearTimeout(pause);
	if (due === null) return;
	const { kept } = due;
	due = null;
	// the log has it all
	void keepShown(kept).catch(() => undefined);
}

function keepWhenLeft(): void {
	if (document.visibilityState === 'hidden') keep();
}

/** Has what is shown now be there at once on the next visit, before the log is read. @param standing null: nothing */
export function keepSoon(standing: Standing | null): void {
	due = { kept: standing === null ? null : keptOf(standing) };
	clearTimeout(pause);
	pause = setTimeout(keep, isFirst ? 0 : PAUSE);
	isFirst = false;
	document.addEventListener('visibilitychange', keepWhenLeft);
}

function keptOf({ timeline, length, last, view }: Standing): Kept {
	if (length > MOST) return null;
	return { evening: timeline.state.id, length, last, shown: shownOf(timeline), view };
}
