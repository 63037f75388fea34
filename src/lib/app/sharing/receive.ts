import { originalIdOf } from '#lib/evening/ids.ts';
import { freeName } from '#lib/evening/names.ts';
import { matchBranch, type BranchMatch } from '#lib/exchange/branches.ts';
import { readLink, type OpenedLink } from '#lib/exchange/link/link.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { troubleOf, type Trouble } from '#lib/storage/trouble.ts';
import { listHouses } from '#lib/storage/houses.ts';
import { rosterUpdatesOf, updateRoster } from '#lib/storage/people.ts';
import { branchLogs, restoreHouse } from '#lib/storage/restore.ts';
import { MergedIds } from '#lib/app/backup/merged-ids.ts';
import type { JobContext, JobOutcome } from '#lib/app/backup/protocol.ts';
import { mergeReceived } from '#lib/app/backup/restore.ts';
import { previewOf, type LinkComparison, type LinkPreview } from './link-preview.ts';

/** Reads links, compares them with the store and stores them. Runs in the worker of the backups: to
 * check an evening takes seconds on a slow phone. */

/** The link that was read last, so that storing it needs no second check. */
let last: { readonly fragment: string; readonly opened: OpenedLink } | null = null;

async function read(fragment: string, { pauseIfDue, signal, onProgress }: JobContext) {
	if (last?.fragment === fragment) return { ok: true, value: last.opened } as const;
	const result = await readLink(fragment, (done, of) => {
		signal.throwIfAborted();
		onProgress({ done, of, bytes: 0, size: null });
		return pauseIfDue();
	});
	if (result.ok) last = { fragment, opened: result.value };
	return result;
}

/** Reads a link and compares it with the store. Rejects if the job is stopped.
 * @param fragment of the link, without its `#` */
export async function previewLink(
	fragment: string,
	context: JobContext
): Promise<JobOutcome<LinkPreview>> {
	const result = await read(fragment, context);
	if (!result.ok) return { status: 'refused', refused: result.error };
	const opened = result.value;
	let comparison: LinkComparison | null = null;
	let trouble: Trouble | null = null;
	try {
		comparison = await compareWithStore(opened);
	} catch (error) {
		trouble = troubleOf(error);
	}
	const value: LinkPreview =
		opened.kind === 'house'
			? { kind: 'house', house: opened.house, comparison, trouble }
			: { kind: 'evening', evening: previewOf(opened.timeline.state), comparison, trouble };
	return { status: 'done', value };
}

/** Adds the content of a link to the store. Rejects if it could not be stored.
 * @param fragment of the link, without its `#`
 * @returns the id under which it is stored */
export async function storeLink(
	fragment: string,
	context: JobContext
): Promise<JobOutcome<string>> {
	const result = await read(fragment, context);
	if (!result.ok) return { status: 'refused', refused: result.error };
	const opened = result.value;
	const merged = await MergedIds.ofStore();
	await merged.add(opened);
	if (merged.areTooMany) return { status: 'refused', refused: { code: 'too-many', path: null } };
	return {
		status: 'done',
		value: opened.kind === 'house' ? await storeHouse(opened.house) : await storeEvening(opened)
	};
}

/** Compares the content of a link with the store. Rejects if the store cannot be read. */
async function compareWithStore(opened: OpenedLink): Promise<LinkComparison> {
	if (opened.kind === 'house') return compareHouse(opened.house, await listHouses());
	const { id, log } = opened;
	const family = await branchLogs(originalIdOf(id));
	const place = matchBranch(id, log, family);
	const newEntries = countNewEntries(place, log.length);
	if (place.relation !== 'new' || family.length === 0)
		return { kind: 'evening', relation: place.relation, id: place.id, newEntries };
	return {
		kind: 'evening',
		relation: place.altered ? 'altered' : 'branch',
		id: place.id,
		newEntries
	};
}

function countNewEntries(place: BranchMatch, length: number): number {
	if (place.relation === 'known') return 0;
	return place.relation === 'longer' ? length - place.from : length;
}

function compareHouse(
	house: HouseSet,
	sets: readonly HouseSet[]
): LinkComparison & { readonly kind: 'house' } {
	const here = sets.find(({ id }) => id === house.id) ?? null;
	const taken = sets
		.filter(({ id, ruleset }) => id !== house.id && ruleset === house.ruleset)
		.map(({ name }) => name);
	const name = freeName(house.name, taken);
	if (here === null) return { kind: 'house', relation: 'new', here, name };
	if (isSame(here, house)) return { kind: 'house', relation: 'same', here, name };
	const relation = house.changedAt > here.changedAt ? 'newer' : 'older';
	return { kind: 'house', relation, here, name };
}

const isSame = (a: HouseSet, b: HouseSet): boolean =>
	JSON.stringify([a.name, a.rules]) === JSON.stringify([b.name, b.rules]);

async function storeEvening({ id, log, timeline }: OpenedLink & { readonly kind: 'evening' }) {
	const now = Date.now();
	const { id: storedId } = await mergeReceived(id, log, timeline.state, now);
	// the evening's last write: once this is on disk, all of it is
	await updateRoster(rosterUpdatesOf(timeline.state), now);
	return storedId;
}

async function storeHouse(house: HouseSet): Promise<string> {
	const { name } = compareHouse(house, await listHouses());
	await restoreHouse({ ...house, name }, true, Date.now());
	return house.id;
}
