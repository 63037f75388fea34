import type { EveningId } from '#lib/evening/ids.ts';
import { freeName } from '#lib/evening/names.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { originalIdOf, matchBranch, type BranchMatch } from '#lib/exchange/branches.ts';
import type { OpenedLink } from '#lib/exchange/link/link.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { listHouses } from '#lib/storage/houses.ts';
import { updateRoster } from '#lib/storage/people.ts';
import { branchLogs, mergeEvening, restoreHouse } from '#lib/storage/restore.ts';
import { arrived } from '#lib/app/backup/arrived.ts';
import { peopleOf } from '#lib/app/table/evening-log.ts';
import { houses } from '#lib/app/house-rules/houses.svelte.ts';
import { readNames } from '#lib/app/people/names.svelte.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import { notifyTabs } from '#lib/app/table/tabs.ts';

/** How something that was opened stands to what is here. */
export type Standing =
	| {
			readonly kind: 'evening';
			/** `branch`: the same evening is here, and went on otherwise. */
			readonly what: 'new' | 'branch' | 'longer' | 'known';
			/** Under which id it is here, or would be. */
			readonly id: EveningId;
			/** How many entries would be added. */
			readonly news: number;
	  }
	| {
			readonly kind: 'house';
			readonly what: 'new' | 'same' | 'newer' | 'older';
			/** The set of that id which is here. */
			readonly here: HouseSet | null;
			/** The name under which it is added: another set may have its own. */
			readonly name: string;
	  };

export async function standingOf(opened: OpenedLink): Promise<Standing> {
	if (opened.kind === 'house') return houseStanding(opened.house, await listHouses());
	const { id, log } = opened;
	const family = await branchLogs(originalIdOf(id));
	const place = matchBranch(id, log, family);
	const what = place.what === 'new' && family.length > 0 ? 'branch' : place.what;
	return { kind: 'evening', what, id: place.id, news: newsOf(place, log.length) };
}

function newsOf(place: BranchMatch, length: number): number {
	if (place.what === 'known') return 0;
	return place.what === 'longer' ? length - place.from : length;
}

function houseStanding(house: HouseSet, sets: readonly HouseSet[]): Standing {
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

/** Stores it beside what is here. Rejects if it could not be stored.
 * @returns the id under which it is here now */
export async function add(opened: OpenedLink): Promise<string> {
	if (opened.kind === 'house') return addHouse(opened.house);
	const { id, log, timeline } = opened;
	const summary = arrived(summaryOf(timeline.state), Date.now());
	const { id: kept } = await mergeEvening(originalIdOf(id), log, summary, (family) =>
		matchBranch(id, log, family)
	);
	// on the disk after this, and the evening with it
	await updateRoster(peopleOf(timeline.state));
	notifyTabs({ what: 'all' });
	await readNames();
	if (session.evening?.id === kept) await session.put(kept);
	return kept;
}

async function addHouse(house: HouseSet): Promise<string> {
	const standing = houseStanding(house, await listHouses());
	const name = standing.kind === 'house' ? standing.name : house.name;
	await restoreHouse({ ...house, name }, true);
	notifyTabs({ what: 'houses' });
	await houses.open();
	return house.id;
}
