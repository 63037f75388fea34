import type { WriteConflict } from '#lib/evening/conflicts.ts';
import { droppedConflict } from '#lib/evening/conflicts.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { isSettled } from '#lib/evening/state.ts';
import { fold, follows, rebase, type Timeline } from '#lib/evening/timeline.ts';
import { upgradeRecord, VERSION } from '#lib/evening/versions.ts';
import { MAX_RECORD_BYTES } from '#lib/exchange/limits.ts';
import { checkEntries } from '#lib/exchange/validate.ts';
import { EveningLog, openLog } from './evening-log.ts';
import { fileCopies, localCopies, type FoundCopy, type UnsavedEntries } from './unsaved-copy.ts';

/** Parses the text of a copy, and checks it like a foreign file.
 * @returns null for anything but a copy of this version or an earlier one */
export function parseCopy(text: string): UnsavedEntries | null {
	if (text.length > MAX_RECORD_BYTES) return null;
	let data: unknown;
	try {
		data = JSON.parse(text);
	} catch {
		return null;
	}
	if (typeof data !== 'object' || data === null) return null;
	const { version, evening, onTable, after, entries } = data as Partial<Record<string, unknown>>;
	const isKnown = Number.isInteger(version) && (version as number) <= VERSION;
	if (!isKnown || !Array.isArray(entries) || entries.length === 0) return null;
	if (typeof evening !== 'string' || (after !== null && typeof after !== 'string')) return null;
	const upgraded = entries.map((entry) => upgradeRecord('entries', entry, version as number));
	const checked = checkEntries(upgraded, 'entries');
	if (!checked.ok) return null;
	const [first] = checked.value;
	const isStart = first?.type === 'EveningStarted';
	if (isStart !== (after === null) || (isStart && first.evening !== evening)) return null;
	return {
		evening: evening as EveningId,
		onTable: onTable === true,
		after: after as UnsavedEntries['after'],
		entries: checked.value
	};
}

/** An evening with entries that were taken back. */
interface TakenBack {
	readonly log: EveningLog;
	readonly timeline: Timeline;
	/** Whether it was on the table of the tab that failed to store it. */
	readonly onTable: boolean;
	/** Set if entries did not fit any more after entries that were stored meanwhile. */
	readonly conflict: WriteConflict | null;
}

/** Takes back the unsaved entries of earlier visits. They are stored with the next `store` of their
 * logs.
 * @param openLogOf the log of an evening if this tab has it open
 * @returns the evenings, the one with the latest entry last. Copies that are damaged or follow no
 * stored log are left as they are, and so are those whose evening cannot be read now */
export async function takeBack(
	found: readonly FoundCopy[],
	openLogOf: (evening: EveningId) => EveningLog | undefined
): Promise<TakenBack[]> {
	const parsed = found.flatMap((copy) => {
		const unsaved = parseCopy(copy.text);
		return unsaved === null ? [] : [{ copy, unsaved, at: unsaved.entries.at(-1)!.at }];
	});
	const taken = new Map<EveningId, TakenBack>();
	for (const { copy, unsaved } of parsed.sort((a, b) => a.at - b.at)) {
		const { evening, onTable } = unsaved;
		const log = taken.get(evening)?.log ?? openLogOf(evening) ?? (await logFor(unsaved));
		const result = log === null ? null : takeBackInto(log, unsaved, copy);
		if (log === null || result === null || result.timeline === null) continue;
		const { timeline, theirs, dropped } = result;
		const conflict =
			droppedConflict(timeline, theirs, dropped) ?? taken.get(evening)?.conflict ?? null;
		taken.delete(evening);
		taken.set(evening, { log, timeline, onTable, conflict });
	}
	return [...taken.values()];
}

/** The entries up to the first that does not follow from those before it: a tool may have changed
 * the copy. */
function following(timeline: Timeline | null, entries: readonly Entry[]): Entry[] {
	const kept: Entry[] = [];
	for (const entry of entries) {
		const next = follows(timeline, entry);
		if (!next.ok) break;
		timeline = next.value;
		kept.push(entry);
	}
	return kept;
}

/** Takes back the entries of a copy as if this tab had made them now: they are decided again after
 * the entries that were stored meanwhile, and those that do not fit any more are dropped.
 * @returns the resulting timeline, the entries that were stored meanwhile, and the dropped ones;
 * null if the copy does not belong to this log */
function takeBackInto(
	log: EveningLog,
	{ after, entries }: UnsavedEntries,
	copy: FoundCopy
): { timeline: Timeline | null; theirs: readonly Entry[]; dropped: readonly Entry[] } | null {
	const before = log.entries;
	// a copy of the whole evening follows its own start
	const last = after ?? (before.length > 0 ? entries[0]?.id : undefined);
	const from = last === undefined ? 0 : before.findIndex(({ id }) => id === last) + 1;
	if (last !== undefined && from === 0) return null;
	const known = new Set(before.map(({ id }) => id));
	const own = new Set(entries.map(({ id }) => id));
	const theirs = before.slice(from).filter(({ id }) => !own.has(id));
	const unsaved = entries.filter(({ id }) => !known.has(id));
	const timeline = fold(before);
	const kept = following(timeline, rebase(timeline, unsaved).kept);
	log.addUnsaved(kept, copy);
	const ids = new Set(kept.map(({ id }) => id));
	const dropped = unsaved.filter(({ id }) => !ids.has(id));
	return { timeline: fold(kept, timeline), theirs, dropped };
}

/** The log that the entries belong to; null if it is damaged or cannot be read. */
async function logFor({ evening, after }: UnsavedEntries): Promise<EveningLog | null> {
	try {
		const opened = await openLog(evening);
		return opened.ok ? opened.value.log : null;
	} catch {
		// without a store, a copy of the whole evening is enough to go on
		return after === null ? new EveningLog(evening) : null;
	}
}

/** Takes back the unsaved entries of earlier visits.
 * @param onTable the log of the evening on the table
 * @param open the evenings that are open in this tab
 * @returns the evenings that have changed; the log of the evening to put on the table, if it is
 * another one now; and the latest conflict with entries that were stored meanwhile */
export async function takeBackAll(
	place: FoundCopy['place'],
	onTable: EveningLog | null,
	open: { open(id: EveningId): { readonly log: EveningLog | null } }
): Promise<{
	evenings: readonly TakenBack[];
	table: EveningLog | null;
	conflict: WriteConflict | null;
}> {
	const found = place === 'local' ? localCopies() : await fileCopies();
	const evenings = await takeBack(found, (id) => open.open(id).log ?? undefined);
	const table = evenings.findLast((one) => one.log === onTable || isForTable(one, onTable));
	const conflict = evenings.findLast((one) => one.conflict !== null)?.conflict ?? null;
	return { evenings, table: table?.log ?? null, conflict };
}

/** Whether an evening that was taken back replaces the one on the table: it is not over, and was
 * played on later. */
function isForTable({ log, timeline, onTable }: TakenBack, other: EveningLog | null): boolean {
	const lastOf = ({ entries }: EveningLog) => entries.at(-1)?.at ?? 0;
	const isLater = other === null || lastOf(log) > lastOf(other);
	return onTable && !isSettled(timeline.state) && isLater;
}
