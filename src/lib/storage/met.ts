import type { RosterPlayer } from '#lib/evening/roster.ts';
import type { Person } from '#lib/evening/state.ts';

/** What an entry tells of a person. */
export interface Met extends Person {
	readonly lastSeen: number;
	/** When it was told. */
	readonly changedAt: number;
	/** What of it is news; all else the roster knows better, if it knows the person at all. */
	readonly news?: 'name' | 'otherForm';
}

/** A person of the roster after an entry. */
export function met(known: RosterPlayer | undefined, { news, ...person }: Met): RosterPlayer {
	if (known === undefined) return person;
	const { otherForm: before, ...rest } = known;
	const otherForm = news === 'otherForm' ? person.otherForm : before;
	return {
		...rest,
		...(news === 'name' && { name: person.name }),
		...(otherForm === true && { otherForm }),
		lastSeen: Math.max(known.lastSeen, person.lastSeen),
		changedAt: news === undefined ? known.changedAt : person.changedAt
	};
}
