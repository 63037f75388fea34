import { randomId } from '#lib/app/random-id.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Person } from '#lib/evening/state.ts';
import type { Remembered } from '#lib/storage/schema.ts';
import { listPeople } from '#lib/storage/people.ts';
import { recall } from '#lib/storage/remembered.ts';
import { storeRecovery } from '#lib/app/table/store-recovery.ts';
import { distinctPeople, personResolver } from './merged-ids.ts';
import { concernsPeople, onTabWrite } from '#lib/app/table/tabs.ts';

/** A new player, as typed; the name is checked when the player is seated. */
export const newPlayer = (name: string): Person => ({
	id: randomId() as PlayerId,
	name
});

/** How the latest evening was started. */
export type LastStart = Remembered['start'] & {
	/** When its players were last seen, in milliseconds since 1970. */
	readonly at: number;
};

/** The people who are offered a seat, and how the last evening was started. Both are empty without
 * a store. */
export class Roster {
	people = $state.raw<readonly RosterPlayer[]>([]);
	lastStart = $state.raw<LastStart | undefined>(undefined);
	/** Whether the store has nobody; false until it is read. */
	isEmpty = $state(false);

	/** @param like returns how to start an evening like the one on the table; null: like the latest
	 * one that was started */
	constructor(private readonly like: () => Remembered['start'] | null = () => null) {}

	/** Reads the roster again when other tabs write it. @returns a function that stops it */
	follow(): () => void {
		return onTabWrite(concernsPeople, () => this.read());
	}

	/** Never rejects. */
	async read(): Promise<void> {
		try {
			const [people, latest] = await Promise.all([listPeople(Date.now()), recall('start')]);
			const start = this.like() ?? latest;
			storeRecovery.people = people;
			this.isEmpty = people.length === 0;
			const personOf = personResolver(people);
			this.people = people.filter(({ id, hidden }) => hidden !== true && personOf(id) === id);
			if (start === undefined) this.lastStart = undefined;
			else {
				const players = distinctPeople(start.players, personOf);
				const seen = people.filter(({ id }) => players.includes(id)).map((p) => p.lastSeen);
				this.lastStart = { ...start, players, at: Math.max(0, ...seen) };
			}
		} catch {
			// the session reports the fault of the store
		}
	}
}
