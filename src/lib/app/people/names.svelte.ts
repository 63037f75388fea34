import type { PlayerId } from '#lib/evening/ids.ts';
import { listPeople } from '#lib/storage/people.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import { storeRecovery } from '#lib/app/table/store-recovery.ts';
import { personResolver, type PersonOf } from './merged-ids.ts';
import { concernsPeople, onTabWrite } from '#lib/app/table/tabs.ts';

type Names = Readonly<Record<PlayerId, string>>;

type Colours = Readonly<Partial<Record<PlayerId, number>>>;

let names = $state.raw<Names>({});
let colours = $state.raw<Colours>({});
let personOf = $state.raw<PersonOf>((id) => id);
/** Whether the roster is being followed. */
let begun = false;
/** The roster as last read, as JSON. */
let lastRoster = '';

function namesOf(people: readonly RosterPlayer[]): Names {
	const own = new Map(people.map(({ id, name }) => [id, name]));
	const personOf = personResolver(people);
	return Object.fromEntries(people.map(({ id, name }) => [id, own.get(personOf(id)) ?? name]));
}

function coloursOf(people: readonly RosterPlayer[]): Colours {
	const own = new Map(people.map(({ id, colour }) => [id, colour]));
	const personOf = personResolver(people);
	const chosen = people.map(({ id }) => [id, own.get(personOf(id))] as const);
	return Object.fromEntries(chosen.filter(([, colour]) => colour !== undefined));
}

/** Reads the names again after the roster has changed. Never rejects. */
export async function readNames(): Promise<void> {
	if (!begun) onTabWrite(concernsPeople, readNames);
	begun = true;
	try {
		const people = await listPeople();
		storeRecovery.people = people;
		// an equal roster must not make everything that shows names render again
		const roster = JSON.stringify(people);
		if (roster === lastRoster) return;
		lastRoster = roster;
		names = namesOf(people);
		personOf = personResolver(people);
		colours = coloursOf(people);
	} catch {
		// keeps the names that are shown
	}
}

/** The current names, by player id; a merged id has the name of the person it was merged into.
 * Empty until the roster is read; players who are not in the roster keep the name from the evening.
 * Reactive: call it in `$derived` or markup. The first call reads the roster. */
export function currentNames(): Names {
	if (!begun) void readNames();
	return names;
}

/** Resolves merged ids; read with `currentNames`. */
export function currentPersonOf(): PersonOf {
	if (!begun) void readNames();
	return personOf;
}

/** The colours that people chose, by player id, from 0; read with `currentNames`. */
export function chosenColours(): Colours {
	if (!begun) void readNames();
	return colours;
}
