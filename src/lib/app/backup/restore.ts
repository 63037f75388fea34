import { foldInSlices } from '#lib/app/worker-rpc/time-slices.ts';
import type { Entry } from '#lib/evening/entries.ts';
import { originalIdOf, type EveningId, type PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { readBackup } from '#lib/exchange/backup/read.ts';
import {
	matchBranch,
	placeLog,
	type BranchMatch,
	type LogPlacement
} from '#lib/exchange/branches.ts';
import type { BackupRecord } from '#lib/exchange/backup/format.ts';
import { MAX_BRANCHES } from '#lib/exchange/limits.ts';
import { remember } from '#lib/storage/remembered.ts';
import { rosterUpdatesOf, updateRoster } from '#lib/storage/people.ts';
import {
	endMerge,
	branchLogs,
	mergeEvening,
	receivedSummary,
	removeOthers,
	replaceEvening,
	restoreHouse,
	restorePerson,
	type LogLengths
} from '#lib/storage/restore.ts';
import { MergedIds } from './merged-ids.ts';
import type {
	CheckedFile,
	JobContext,
	JobOutcome,
	JobRequest,
	MergeCounts,
	RestoreMode,
	Restored
} from './protocol.ts';

/** A file is read twice: once to check all of it, and again to write it to the store. */

type EveningRecord = Extract<BackupRecord, { kind: 'evening' }>;

/** Counts the evenings of a file that a merge would add or extend. */
class MergeCounter {
	counts: MergeCounts = { added: 0, branches: 0, longer: 0 };

	add({ relation, id }: BranchMatch, from: EveningId): void {
		const { added, branches, longer } = this.counts;
		switch (relation) {
			case 'known':
				return;
			case 'longer':
				this.counts = { added, branches, longer: longer + 1 };
				return;
			case 'new':
				this.counts = { added: added + 1, branches: branches + (id === from ? 0 : 1), longer };
		}
	}
}

/** The result of reading a file. */
interface ReadResult {
	readonly evenings: number;
	/** Null if the job was stopped. */
	readonly read: Awaited<ReturnType<typeof readBackup>> | null;
}

/** Reads a file record by record. Rejects if the file cannot be read or `handle` rejects.
 * @param isVerified whether all of it was checked before */
async function readRecords(
	file: File,
	{ signal, pauseIfDue, onProgress }: JobContext,
	isVerified: boolean,
	handle: (record: BackupRecord) => Promise<void>
): Promise<ReadResult> {
	let evenings = 0;
	let bytes = 0;
	const onRecord = async (record: BackupRecord) => {
		// stops only between records, so that none is half written
		signal.throwIfAborted();
		await handle(record);
		if (record.kind === 'evening') {
			evenings += 1;
			onProgress({ done: evenings, of: null, bytes, size: file.size });
		}
		await pauseIfDue();
	};
	const progress = (read: number) => (bytes = read);
	try {
		const options = { signal, progress, isVerified };
		const read = await readBackup(file.stream(), file.size, onRecord, options);
		return { evenings, read };
	} catch (error) {
		if (signal.aborted) return { evenings, read: null };
		throw error;
	}
}

/** Checks all of a file, and counts what a merge would do. Writes nothing. */
export async function checkFile(file: File, context: JobContext): Promise<JobOutcome<CheckedFile>> {
	const counter = new MergeCounter();
	const merged = await MergedIds.ofStore();
	let name: string | null = null;
	const { evenings, read } = await readRecords(file, context, false, async (record) => {
		const match = await merged.add(record);
		if (record.kind !== 'evening' || match === null) return;
		const [start] = record.log;
		if (start?.type === 'EveningStarted') name ??= start.name;
		counter.add(match, record.id);
	});
	if (read === null) return { status: 'stopped', evenings };
	if (!read.ok) return { status: 'refused', refused: read.error };
	const additions = merged.areTooMany ? null : counter.counts;
	return { status: 'done', value: { ...read.value, additions, name } };
}

/** Merges an evening from a file, a link or a shared table with its stored branches. Rejects if
 * there were more of them than a file may hold.
 * @param state that the log folds to
 * @param now in milliseconds since 1970
 * @returns the kind of write, and the id under which it is stored */
export const mergeReceived = (
	id: EveningId,
	log: readonly Entry[],
	state: Evening,
	now: number
): Promise<LogPlacement> =>
	mergeEvening(originalIdOf(id), (branches) => {
		const placed = placeLog(id, log, state, branches);
		if (placed.relation === 'new' && branches.length >= MAX_BRANCHES)
			throw new RangeError('too many branches');
		return placed.relation === 'known'
			? placed
			: { ...placed, summary: receivedSummary(placed.summary, now) };
	});

/** Writes the records of a file into the store. */
class RestoreWriter {
	readonly counter = new MergeCounter();
	readonly evenings = new Set<EveningId>();
	readonly people = new Set<PlayerId>();
	readonly houses = new Set<string>();

	constructor(
		readonly mode: RestoreMode,
		readonly savedLengths: LogLengths,
		readonly context: JobContext
	) {}

	readonly write = async (record: BackupRecord): Promise<void> => {
		const merge = this.mode === 'merge';
		switch (record.kind) {
			case 'person':
				this.people.add(record.person.id);
				await restorePerson(record.person, merge, Date.now());
				return;
			case 'house':
				this.houses.add(record.house.id);
				await restoreHouse(record.house, merge, Date.now());
				return;
			case 'evening':
				this.evenings.add(record.id);
				await (merge ? this.#merge(record) : this.#replace(record));
		}
	};

	async #merge({ id, log }: EveningRecord): Promise<void> {
		const family = originalIdOf(id);
		// most evenings are stored already: folding them would be wasted work
		if (matchBranch(id, log, await branchLogs(family)).relation === 'known') return;
		const state = await this.#state(log);
		const placed = await mergeReceived(id, log, state, Date.now());
		await this.#addToRoster(state);
		this.counter.add(placed, id);
		this.evenings.add(placed.id);
	}

	async #replace(evening: EveningRecord): Promise<void> {
		const { id, log } = evening;
		const savedLength = this.savedLengths.get(id) ?? 0;
		const state = await this.#state(log);
		if (!(await replaceEvening(log, receivedSummary(summaryOf(state), Date.now()), savedLength)))
			return this.#merge(evening);
		await this.#addToRoster(state);
		this.counter.add({ relation: 'new', id, altered: false }, id);
	}

	/** Adds the players of an evening to the roster if the file has no record of them: a file of
	 * one evening has none. */
	async #addToRoster(state: Evening): Promise<void> {
		const missing = rosterUpdatesOf(state).filter(({ id }) => !this.people.has(id));
		if (missing.length === 0) return;
		for (const { id } of missing) this.people.add(id);
		await updateRoster(missing, Date.now());
	}

	async #state(log: EveningRecord['log']): Promise<Evening> {
		const timeline = await foldInSlices(log, this.context.pauseIfDue);
		return timeline!.state;
	}
}

/** Restores a file that was checked. Rejects if the store fails: the records written so far stay,
 * and the same file can be restored again. */
export async function restoreFile(
	{ file, mode, savedLengths }: JobRequest<'restore'>,
	context: JobContext
): Promise<JobOutcome<Restored>> {
	await remember('restoring', { file: file.name, mode });
	const writer = new RestoreWriter(mode, savedLengths, context);
	const { evenings, read } = await readRecords(file, context, true, writer.write);
	if (read === null) {
		// the user stopped it: it does not count as interrupted on the next visit
		await endMerge(null);
		return { status: 'stopped', evenings };
	}
	if (!read.ok) return { status: 'refused', refused: read.error };
	const { counts, start } = read.value;
	if (mode === 'merge') await endMerge(start);
	else await removeOthers({ ...writer, start }, savedLengths);
	return {
		status: 'done',
		value: { counts, additions: writer.counter.counts }
	};
}

/** Checks and merges small files one by one, as `checkFile` and `restoreFile` do with a chosen one.
 * The limits are cumulative over files (merged-ids.ts).
 * @returns the records of each file; null if it was refused */
export async function mergeFiles(
	files: readonly Uint8Array<ArrayBuffer>[],
	context: JobContext
): Promise<readonly (readonly BackupRecord[] | null)[]> {
	const merged = await MergedIds.ofStore();
	const all: (readonly BackupRecord[] | null)[] = [];
	for (const file of files) all.push(await mergeFile(new Blob([file]), merged, context));
	return all;
}

async function mergeFile(
	file: Blob,
	merged: MergedIds,
	context: JobContext
): Promise<readonly BackupRecord[] | null> {
	const records: BackupRecord[] = [];
	const read = await readBackup(file.stream(), file.size, (record) => void records.push(record));
	if (!read.ok) return null;
	for (const record of records) await merged.add(record);
	if (merged.areTooMany) return null;
	const writer = new RestoreWriter('merge', new Map(), context);
	for (const record of records) {
		context.signal.throwIfAborted();
		await writer.write(record);
		await context.pauseIfDue();
	}
	return records;
}
