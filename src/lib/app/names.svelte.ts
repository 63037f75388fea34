import type { PlayerId } from '#lib/evening/ids.ts';
import { listPeople } from '#lib/storage/evenings.ts';
import type { RosterPlayer } from '#lib/storage/schema.ts';
import { rootOf } from './roots.ts';

type Names = Readonly<Record<PlayerId, string>>;

let names = $state.raw<Names>({});
let begun = false;

function namesOf(people: readonly RosterPlayer[]): Names {
	const own = new Map(people.map(({ id, name }) => [id, name]));
	const root = rootOf(people);
	return Object.fromEntries(people.map(({ id, name }) => [id, own.get(root(id)) ?? name]));
}

/** Reads the names again, after the roster has changed. */
export async function readNames(): Promise<void> {
	begun = true;
	try {
		names = namesOf(await listPeople());
	} catch {
		// everybody keeps the name that is shown
	}
}

/** The names that people have today, by id; those who were merged under the name of whom they were merged into. Empty
 * until the roster is read, and whoever is not in it has the name that stands in the evening. To be called where
 * changes are followed (`$derived`, markup): it reads the roster at the first call. */
export function knownAs(): Names {
	if (!begun) void readNames();
	return names;
}
