import type { PlayerId } from '#lib/evening/ids.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Person } from '#lib/evening/state.ts';
import type { Remembered } from '#lib/storage/schema.ts';
import { listPeople } from '#lib/storage/people.ts';
import { recall } from '#lib/storage/remembered.ts';
import { storeRecovery } from '#lib/app/table/store-recovery.ts';
import { distinct, rootOf } from './merged-ids.ts';
import { concernsPeople, onTabWrite } from '#lib/app/table/tabs.ts';

/** A new player, as typed; the name is checked when the player is seated. */
export const newPlayer = (name: string): Person => ({
	id: crypto.randomUUID() as PlayerId,
	name
});

/** Those of the roster who are offered a seat, and what the last start was. Without a store both are empty. */
export class Roster {
	people = $state.raw<readonly RosterPlayer[]>([]);
	lastStart = $state.raw<Remembered['start'] | undefined>(undefined);

	/** Follows what other tabs write. @returns what ends it */
	follow(): () => void {
		return onTabWrite(concernsPeople, () => this.read());
	}

	async read(): Promise<void> {
		try {
			const [people, start] = await Promise.all([listPeople(), recall('start')]);
			storeRecovery.people = people;
			const root = rootOf(people);
			this.people = people.filter(({ id, hidden }) => hidden !== true && root(id) === id);
			this.lastStart = start && { ...start, players: distinct(start.players, root) };
		} catch {
			// the table tells what is wrong with the store
		}
	}
}
