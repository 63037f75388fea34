import type { PlayerId } from '#lib/evening/ids.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Evening, Person } from '#lib/evening/state.ts';
import type { IDBPObjectStore } from 'idb';
import { database } from './database.ts';
import type { Schema, Stores } from './schema.ts';
import { isPerson, readable } from './validate.ts';
import { allRecords } from './whole-store.ts';

/** How far ahead another phone's clock may be: two days, in milliseconds. */
const AHEAD = 2 * 86_400_000;
const isAhead = (time: number, now: number): boolean => time > now + AHEAD;

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

/** The person in the roster after an update.
 * @param now in milliseconds since 1970: being seen much later than that was an error of the
 * clock */
export function applyRosterUpdate(
	known: RosterPlayer | undefined,
	{ changed, ...person }: RosterUpdate,
	now = Infinity
): RosterPlayer {
	if (known === undefined) return person;
	const { otherForm: before, ...rest } = known;
	const otherForm = changed === 'otherForm' ? person.otherForm : before;
	return {
		...rest,
		...(changed === 'name' && { name: person.name }),
		...(otherForm === true && { otherForm }),
		lastSeen: isAhead(known.lastSeen, now)
			? person.lastSeen
			: Math.max(known.lastSeen, person.lastSeen),
		changedAt: changed === undefined ? known.changedAt : person.changedAt
	};
}

/** The version of a record that was changed last, as a whole. For equal times the choice is
 * arbitrary, but the same on every phone. */
export function newer<T extends { readonly changedAt: number }>(a: T, b: T): T {
	if (a.changedAt !== b.changedAt) return a.changedAt > b.changedAt ? a : b;
	return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

/** Whether a record claims to be changed in the future. It would win every merge, so it must not
 * replace a stored one. */
export const isFromFuture = ({ changedAt }: { readonly changedAt: number }, now: number): boolean =>
	isAhead(changedAt, now);

/** Merges a person of the roster with the same person of another phone. */
export function mergePerson(known: RosterPlayer | undefined, other: RosterPlayer): RosterPlayer {
	if (known === undefined) return other;
	// `lastSeen` is merged by itself: a later seat does not make the whole record newer
	const lastSeen = Math.max(known.lastSeen, other.lastSeen);
	return newer({ ...known, lastSeen }, { ...other, lastSeen });
}

/** When a person was last seen, as far as it can be believed: a clock that was ahead for an evening
 * would else put its people before all others until that time has come. 0 if nothing is known. */
function believed({ lastSeen, changedAt }: RosterPlayer, now: number): number {
	if (!isAhead(lastSeen, now)) return lastSeen;
	return isAhead(changedAt, now) ? 0 : changedAt;
}

/** The roster, those seen last first.
 * @param now in milliseconds since 1970: nobody was seen much later than that */
export async function listPeople(now = Infinity): Promise<RosterPlayer[]> {
	const all: RosterPlayer[] = readable(await allRecords('people'), isPerson);
	const people = all.map((person) => ({ ...person, lastSeen: believed(person, now) }));
	return people.sort((a, b) => b.lastSeen - a.lastSeen || a.name.localeCompare(b.name));
}

/** Applies updates within a transaction, one after the other: one person may be in several. */
export async function putRosterUpdates(
	store: IDBPObjectStore<Schema, Stores, 'people', 'readwrite'>,
	updates: readonly RosterUpdate[],
	now?: number
): Promise<void> {
	for (const update of updates) {
		const known: unknown = await store.get(update.id);
		await store.put(applyRosterUpdate(isPerson(known) ? known : undefined, update, now));
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
	return database.write(stores, 'strict', (tx) =>
		putRosterUpdates(tx.objectStore('people'), past, now)
	);
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
