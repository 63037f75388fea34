import { originalIdOf, type EveningId } from '#lib/evening/ids.ts';
import { freeName } from '#lib/evening/names.ts';
import { roundsPlayed } from '#lib/evening/round.ts';
import type { Evening, Person } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { matchBranch, type BranchMatch } from '#lib/exchange/branches.ts';
import { readLink, type OpenedLink } from '#lib/exchange/link/link.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { standingOf } from '#lib/stats/standing.ts';
import { troubleOf, type Trouble } from '#lib/storage/database.ts';
import { listHouses } from '#lib/storage/houses.ts';
import { updateRoster } from '#lib/storage/people.ts';
import { branchLogs, restoreHouse } from '#lib/storage/restore.ts';
import type { JobContext, JobOutcome } from '#lib/app/backup/protocol.ts';
import { mergeReceived } from '#lib/app/backup/restore.ts';
import { peopleOf } from '#lib/app/table/evening-log.ts';

/** Reads links, compares them with the store and stores them. Runs in the worker of the backups: to check an evening takes
 * seconds on a slow phone. */

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

/** What is shown of an evening before it is stored. */
interface EveningPreview {
	readonly name: string;
	readonly startedAt: number;
	readonly closedAt: number | null;
	readonly deletedAt: number | null;
	readonly rules: Pick<Rules, 'ruleset' | 'name' | 'houseName'>;
	/** Rounds that are over. */
	readonly rounds: number;
	/** The names of everyone who was there. */
	readonly players: readonly string[];
	/** From the top; empty before the first result. */
	readonly standing: readonly { readonly name: string; readonly title: string }[];
	/** The name of the player who ruled the evening. */
	readonly ruler: string | null;
}

/** The content of a link, as it is shown. */
export type LinkPreview = (
	| { readonly kind: 'evening'; readonly evening: EveningPreview }
	| { readonly kind: 'house'; readonly house: HouseSet }
) & {
	/** Null if the store failed. */
	readonly standing: LinkComparison | null;
	readonly trouble: Trouble | null;
};

function previewOf(evening: Evening): EveningPreview {
	const { name, startedAt, closedAt, deletedAt, rules, people } = evening;
	const { ruleset, houseName } = rules;
	const { ruler } = summaryOf(evening);
	return {
		...{ name, startedAt, closedAt, deletedAt },
		rules: { ruleset, name: rules.name, ...(houseName !== undefined && { houseName }) },
		rounds: roundsPlayed(evening),
		players: Object.values<Person>(people).map((person) => person.name),
		standing: standingOf(evening).map(({ player, title }) => ({
			name: people[player]!.name,
			title
		})),
		ruler: ruler === null ? null : people[ruler]!.name
	};
}

/** The link that was read last: it is not checked again when it is stored. */
let last: { readonly fragment: string; readonly opened: OpenedLink } | null = null;

async function read(fragment: string, { pauseIfDue, signal, onProgress }: JobContext) {
	if (last?.fragment === fragment) return { ok: true, value: last.opened } as const;
	const result = await readLink(fragment, (done, of) => {
		signal.throwIfAborted();
		onProgress({ evenings: done, of, bytes: 0, size: null });
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
	if (!result.ok) return { how: 'refused', refused: result.error };
	const opened = result.value;
	let standing: LinkComparison | null = null;
	let trouble: Trouble | null = null;
	try {
		standing = await compareWithStore(opened);
	} catch (error) {
		trouble = troubleOf(error);
	}
	const value: LinkPreview =
		opened.kind === 'house'
			? { kind: 'house', house: opened.house, standing, trouble }
			: { kind: 'evening', evening: previewOf(opened.timeline.state), standing, trouble };
	return { how: 'done', value };
}

/** Adds the content of a link to the store. Rejects if it could not be stored.
 * @param fragment of the link, without its `#`
 * @returns the id under which it is stored */
export async function storeLink(
	fragment: string,
	context: JobContext
): Promise<JobOutcome<string>> {
	const result = await read(fragment, context);
	if (!result.ok) return { how: 'refused', refused: result.error };
	const opened = result.value;
	return {
		how: 'done',
		value: opened.kind === 'house' ? await storeHouse(opened.house) : await storeEvening(opened)
	};
}

/** Compares the content of a link with the store. Rejects if the store cannot be read. */
async function compareWithStore(opened: OpenedLink): Promise<LinkComparison> {
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

function compareHouse(
	house: HouseSet,
	sets: readonly HouseSet[]
): LinkComparison & { readonly kind: 'house' } {
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

async function storeEvening({ id, log, timeline }: OpenedLink & { readonly kind: 'evening' }) {
	const now = Date.now();
	const { id: storedId } = await mergeReceived(id, log, timeline.state, now);
	// once this is on disk, so is the evening
	await updateRoster(peopleOf(timeline.state), now);
	return storedId;
}

async function storeHouse(house: HouseSet): Promise<string> {
	const { name } = compareHouse(house, await listHouses());
	await restoreHouse({ ...house, name }, true, Date.now());
	return house.id;
}
