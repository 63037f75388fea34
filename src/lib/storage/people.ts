import type { PlayerId } from '#lib/evening/ids.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Evening, Person } from '#lib/evening/state.ts';
import type { IDBPObjectStore } from 'idb';
import { database } from './database.ts';
import type { Schema, Stores } from './schema.ts';
import { isPerson, readable } from './validate.ts';

/** The data of an entry about a person, for the roster. */
export interface RosterUpdate extends Person {
	/** In milliseconds since 1970, like all times in the store. */
	readonly lastSeen: number;
	/** When the entry was made. */
	readonly changedAt: number;
	/** The field that the entry changed. Without it the update only says that the person was seated,
	 * and the roster keeps its other data. */
	readonly changed?: 'name' | 'otherForm';
}

/** The roster updates of everybody who was at the table. */
export function rosterUpdatesOf({ people, startedAt }: Evening): RosterUpdate[] {
	const times = { lastSeen: startedAt, changedAt: startedAt };
	return Object.values<Person>(people).map((person) => ({ ...person, ...times }));
}

/** The person in the roster after an update. */
export function applyRosterUpdate(
	known: RosterPlayer | undefined,
	{ changed, ...person }: RosterUpdate
): RosterPlayer {
	if (known === undefined) return person;
	const { otherForm: before, ...rest } = known;
	const otherForm = changed === 'otherForm' ? person.otherForm : before;
	return {
		...rest,
		...(changed === 'name' && { name: person.name }),
		...(otherForm === true && { otherForm }),
		lastSeen: Math.max(known.lastSeen, person.lastSeen),
		changedAt: changed === undefined ? known.changedAt : person.changedAt
	};
}

/** The version of a record that was changed last, as a whole. For equal times the choice is
 * arbitrary, but the same on every phone. */
export function newer<T extends { readonly changedAt: number }>(a: T, b: T): T {
	if (a.changedAt !== b.changedAt) return a.changedAt > b.changedAt ? a : b;
	return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

/** How far ahead another phone's clock may be: two days, in milliseconds. */
const AHEAD = 2 * 86_400_000;

/** Whether a record claims to be changed in the future. It would win every merge, so it must not
 * replace a stored one. */
export const isFromFuture = ({ changedAt }: { readonly changedAt: number }, now: number): boolean =>
	changedAt > now + AHEAD;

/** Merges a person of the roster with the same person of another phone. */
export function mergePerson(known: RosterPlayer | undefined, other: RosterPlayer): RosterPlayer {
	if (known === undefined) return other;
	// `lastSeen` is merged by itself: a later seat does not make the whole record newer
	const lastSeen = Math.max(known.lastSeen, other.lastSeen);
	return newer({ ...known, lastSeen }, { ...other, lastSeen });
}

/** The roster, those seen last first. */
export function listPeople(): Promise<RosterPlayer[]> {
	return database.run(async (db) => {
		const people = readable(await db.getAll('people'), isPerson);
		return people.sort((a, b) => b.lastSeen - a.lastSeen || a.name.localeCompare(b.name));
	});
}

/** Applies updates within a transaction, one after the other: one person may be in several. */
export async function putRosterUpdates(
	store: IDBPObjectStore<Schema, Stores, 'people', 'readwrite'>,
	updates: readonly RosterUpdate[]
): Promise<void> {
	for (const update of updates) {
		const known: unknown = await store.get(update.id);
		await store.put(applyRosterUpdate(isPerson(known) ? known : undefined, update));
	}
}

/** Updates the roster from an evening that came from elsewhere. Resolves when it is on the disk.
 * @param now in milliseconds since 1970: nobody was seen later than that */
export function updateRoster(updates: readonly RosterUpdate[], now: number): Promise<void> {
	const past = updates.map((update) => ({
		...update,
		lastSeen: Math.min(update.lastSeen, now),
		changedAt: Math.min(update.changedAt, now)
	}));
	const stores: Stores = ['people'];
	return database.write(stores, 'strict', (tx) => putRosterUpdates(tx.objectStore('people'), past));
}

/** Changes a person in the stored roster; does nothing for an unknown one.
 * @param at now, in milliseconds since 1970 */
export function changePerson(
	id: PlayerId,
	at: number,
	change: (person: RosterPlayer) => RosterPlayer
): Promise<void> {
	return database.write(['people'], 'strict', async (tx) => {
		const person = await tx.store.get(id);
		if (person !== undefined) await tx.store.put({ ...change(person), changedAt: at });
	});
}

/** Writes people again after the store was lost, unless the store has a later version of them. */
export function putMissingPeople(people: readonly RosterPlayer[]): Promise<void> {
	return database.write(['people'], 'strict', async (tx) => {
		for (const person of people) {
			const stored = await tx.store.get(person.id);
			if (stored === undefined || stored.changedAt < person.changedAt) await tx.store.put(person);
		}
	});
}
