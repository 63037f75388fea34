import { foldInSlices } from '#lib/app/chronicle/evening-index.ts';
import { peopleOf } from '#lib/app/table/evening-log.ts';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { readBackup } from '#lib/exchange/backup/read.ts';
import {
	originalIdOf,
	matchBranch,
	withEveningId,
	type BranchMatch
} from '#lib/exchange/branches.ts';
import type { BackupRecord } from '#lib/exchange/backup/format.ts';
import { remember } from '#lib/storage/remembered.ts';
import { updateRoster } from '#lib/storage/people.ts';
import {
	endMerge,
	branchLogs,
	mergeEvening,
	removeOthers,
	replaceEvening,
	restoreHouse,
	restorePerson,
	type LogLengths
} from '#lib/storage/restore.ts';
import { arrived } from './arrived.ts';
import type { Found, Mode, News, Outcome, Question, Restored } from './protocol.ts';
import type { Running } from './running.ts';

/** A file is read twice: once to check all of it, and once more to write it. */

type Told = Extract<BackupRecord, { kind: 'evening' }>;

/** What becomes of each evening, added up. */
class Tally {
	news: News = { added: 0, branches: 0, longer: 0 };

	add({ what, id }: BranchMatch, from: EveningId): void {
		const { added, branches, longer } = this.news;
		switch (what) {
			case 'known':
				return;
			case 'longer':
				this.news = { added, branches, longer: longer + 1 };
				return;
			case 'new':
				this.news = { added: added + 1, branches: branches + (id === from ? 0 : 1), longer };
		}
	}
}

/** Of a file that was read to its end, or as far as it was. */
interface ReadThrough {
	readonly evenings: number;
	/** Null where it was stopped. */
	readonly read: Awaited<ReturnType<typeof readBackup>> | null;
}

/** @param again whether it was read so before
 * @param each what is done with each part */
async function readThrough(
	file: File,
	{ signal, pause, tell }: Running,
	again: boolean,
	each: (part: BackupRecord) => Promise<void>
): Promise<ReadThrough> {
	let evenings = 0;
	let bytes = 0;
	const onPart = async (part: BackupRecord) => {
		// between two of them nothing is half done
		signal.throwIfAborted();
		await each(part);
		if (part.kind === 'evening') {
			evenings += 1;
			tell({ evenings, of: null, bytes, size: file.size });
		}
		await pause();
	};
	const progress = (read: number) => (bytes = read);
	try {
		const options = { signal, progress, isVerified: again };
		const read = await readBackup(file.stream(), file.size, onPart, options);
		return { evenings, read };
	} catch (error) {
		if (signal.aborted) return { evenings, read: null };
		throw error;
	}
}

/** Checks all of a file, and finds out what a merge would do; nothing is written. */
export async function checkFile(file: File, running: Running): Promise<Outcome<Found>> {
	const tally = new Tally();
	let name: string | null = null;
	const { evenings, read } = await readThrough(file, running, false, async (part) => {
		if (part.kind !== 'evening') return;
		const { id, log } = part;
		if (log[0]?.type === 'EveningStarted') name ??= log[0].name;
		tally.add(matchBranch(id, log, await branchLogs(originalIdOf(id))), id);
	});
	if (read === null) return { how: 'stopped', evenings };
	if (!read.ok) return { how: 'refused', refused: read.error };
	return { how: 'done', value: { ...read.value, news: tally.news, name } };
}

/** Writes what a file holds into the store. */
class Restoring {
	readonly tally = new Tally();
	readonly evenings = new Set<EveningId>();
	readonly people = new Set<PlayerId>();
	readonly houses = new Set<string>();

	constructor(
		readonly mode: Mode,
		readonly kept: LogLengths,
		readonly running: Running
	) {}

	readonly part = async (part: BackupRecord): Promise<void> => {
		const merge = this.mode === 'merge';
		switch (part.kind) {
			case 'person':
				this.people.add(part.person.id);
				await restorePerson(part.person, merge);
				return;
			case 'house':
				this.houses.add(part.house.id);
				await restoreHouse(part.house, merge);
				return;
			case 'evening':
				this.evenings.add(part.id);
				await (merge ? this.#merge(part) : this.#replace(part));
		}
	};

	async #merge({ id, log }: Told): Promise<void> {
		const family = originalIdOf(id);
		// most are there already, and need not be worked out
		if (matchBranch(id, log, await branchLogs(family)).what === 'known') return;
		const state = await this.#state(id, log);
		const summary = arrived(summaryOf(state), Date.now());
		const became = await mergeEvening(family, log, summary, (there) => matchBranch(id, log, there));
		await this.#meet(state);
		this.tally.add(became as BranchMatch, id);
		this.evenings.add(became.id);
	}

	async #replace(evening: Told): Promise<void> {
		const { id, log } = evening;
		const kept = this.kept.get(id) ?? 0;
		const state = await this.#state(id, log);
		if (!(await replaceEvening(log, arrived(summaryOf(state), Date.now()), kept)))
			return this.#merge(evening);
		await this.#meet(state);
		this.tally.add({ what: 'new', id }, id);
	}

	/** Has the roster know who was at the table and is in no list of the file, as where one evening is sent alone. */
	async #meet(state: Evening): Promise<void> {
		const news = peopleOf(state).filter(({ id }) => !this.people.has(id));
		if (news.length === 0) return;
		for (const { id } of news) this.people.add(id);
		await updateRoster(news);
	}

	async #state(id: EveningId, log: Told['log']): Promise<Evening> {
		const timeline = await foldInSlices(withEveningId(id, log), this.running.pause);
		return timeline!.state;
	}
}

/** Restores a file that was checked. */
export async function restoreFile(
	{ file, mode, kept }: Question<'restore'>,
	running: Running
): Promise<Outcome<Restored>> {
	await remember('restoring', { file: file.name, mode });
	const restoring = new Restoring(mode, kept, running);
	const { evenings, read } = await readThrough(file, running, true, restoring.part);
	if (read === null) {
		// whoever stops it knows, and need not be told the next time
		await endMerge(null);
		return { how: 'stopped', evenings };
	}
	if (!read.ok) return { how: 'refused', refused: read.error };
	const { counts, start } = read.value;
	if (mode === 'merge') await endMerge(start);
	else await removeOthers({ ...restoring, start }, kept);
	return {
		how: 'done',
		value: { counts, news: restoring.tally.news }
	};
}
