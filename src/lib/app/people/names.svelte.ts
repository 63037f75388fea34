import type { PlayerId } from '#lib/evening/ids.ts';
import { listPeople } from '#lib/storage/people.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import { storeRecovery } from '#lib/app/table/store-recovery.ts';
import { rootOf, type Root } from './merged-ids.ts';
import { concernsPeople, onTabWrite } from '#lib/app/table/tabs.ts';

type Names = Readonly<Record<PlayerId, string>>;

type Colours = Readonly<Partial<Record<PlayerId, number>>>;

let names = $state.raw<Names>({});
let colours = $state.raw<Colours>({});
let root = $state.raw<Root>((id) => id);
let begun = false;
/** What all of them were made of. */
let read = '';

function namesOf(people: readonly RosterPlayer[]): Names {
	const own = new Map(people.map(({ id, name }) => [id, name]));
	const root = rootOf(people);
	return Object.fromEntries(people.map(({ id, name }) => [id, own.get(root(id)) ?? name]));
}

function coloursOf(people: readonly RosterPlayer[]): Colours {
	const own = new Map(people.map(({ id, colour }) => [id, colour]));
	const root = rootOf(people);
	const chosen = people.map(({ id }) => [id, own.get(root(id))] as const);
	return Object.fromEntries(chosen.filter(([, colour]) => colour !== undefined));
}

/** Reads the names again, after the roster has changed. */
export async function readNames(): Promise<void> {
	if (!begun) onTabWrite(concernsPeople, readNames);
	begun = true;
	try {
		const people = await listPeople();
		storeRecovery.people = people;
		// what shows names is drawn again when there are others
		const written = JSON.stringify(people);
		if (written === read) return;
		read = written;
		names = namesOf(people);
		root = rootOf(people);
		colours = coloursOf(people);
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

/** Who everybody is, with all that were merged; read as the names are. */
export function whoIs(): Root {
	if (!begun) void readNames();
	return root;
}

/** The looks that people chose, by id, from 0; read as the names are. */
export function coloursChosen(): Colours {
	if (!begun) void readNames();
	return colours;
}
