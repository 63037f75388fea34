import type { EveningId } from '#lib/evening/ids.ts';
import { freeName } from '#lib/evening/names.ts';
import { originalIdOf, matchBranch, type BranchMatch } from '#lib/exchange/branches.ts';
import type { OpenedLink } from '#lib/exchange/link/link.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { listHouses } from '#lib/storage/houses.ts';
import { updateRoster } from '#lib/storage/people.ts';
import { branchLogs, restoreHouse } from '#lib/storage/restore.ts';
import { mergeReceived } from '#lib/app/backup/restore.ts';
import { peopleOf } from '#lib/app/table/evening-log.ts';
import { houses } from '#lib/app/house-rules/houses.svelte.ts';
import { readNames } from '#lib/app/people/names.svelte.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import { notifyTabs } from '#lib/app/table/tabs.ts';

/** How the content of a link relates to what is stored. */
export type LinkComparison =
	| {
			readonly kind: 'evening';
			/** `branch`: the evening is stored, but was continued differently. `altered`: entries of it say something else
			 * than those that are stored under the same ids. */
			readonly what: 'new' | 'branch' | 'altered' | 'longer' | 'known';
			/** The id under which it is or would be stored. */
			readonly id: EveningId;
			/** How many entries it would add. */
			readonly news: number;
	  }
	| {
			readonly kind: 'house';
			readonly what: 'new' | 'same' | 'newer' | 'older';
			/** The stored set with the same id. */
			readonly here: HouseSet | null;
			/** The name under which it would be added: its own, unless another set has that. */
			readonly name: string;
	  };

/** Compares the content of a link with the store. Rejects if the store cannot be read. */
export async function compareWithStore(opened: OpenedLink): Promise<LinkComparison> {
	if (opened.kind === 'house') return compareHouse(opened.house, await listHouses());
	const { id, log } = opened;
	const family = await branchLogs(originalIdOf(id));
	const place = matchBranch(id, log, family);
	const news = newEntries(place, log.length);
	if (place.what !== 'new' || family.length === 0)
		return { kind: 'evening', what: place.what, id: place.id, news };
	return { kind: 'evening', what: place.altered ? 'altered' : 'branch', id: place.id, news };
}

function newEntries(place: BranchMatch, length: number): number {
	if (place.what === 'known') return 0;
	return place.what === 'longer' ? length - place.from : length;
}

function compareHouse(house: HouseSet, sets: readonly HouseSet[]): LinkComparison {
	const here = sets.find(({ id }) => id === house.id) ?? null;
	const taken = sets
		.filter(({ id, ruleset }) => id !== house.id && ruleset === house.ruleset)
		.map(({ name }) => name);
	const name = freeName(house.name, taken);
	if (here === null) return { kind: 'house', what: 'new', here, name };
	if (isSame(here, house)) return { kind: 'house', what: 'same', here, name };
	const what = house.changedAt > here.changedAt ? 'newer' : 'older';
	return { kind: 'house', what, here, name };
}

const isSame = (a: HouseSet, b: HouseSet): boolean =>
	JSON.stringify([a.name, a.rules]) === JSON.stringify([b.name, b.rules]);

/** Adds the content of a link to the store. Rejects if it could not be stored.
 * @returns the id under which it is stored */
export async function add(opened: OpenedLink): Promise<string> {
	if (opened.kind === 'house') return addHouse(opened.house);
	const { id, log, timeline } = opened;
	const { id: storedId } = await mergeReceived(id, log, timeline.state, Date.now());
	// once this is on disk, so is the evening
	await updateRoster(peopleOf(timeline.state), Date.now());
	notifyTabs({ what: 'all' });
	await readNames();
	if (session.evening?.id === storedId) await session.put(storedId);
	return storedId;
}

async function addHouse(house: HouseSet): Promise<string> {
	const comparison = compareHouse(house, await listHouses());
	const name = comparison.kind === 'house' ? comparison.name : house.name;
	await restoreHouse({ ...house, name }, true, Date.now());
	notifyTabs({ what: 'houses' });
	await houses.open();
	return house.id;
}
