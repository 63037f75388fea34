import type { PlayerId } from '#lib/evening/ids.ts';
import type { Kind } from '#lib/evening/kind.ts';
import { no, ok } from '#lib/rules/result.ts';

interface Form {
	readonly player: PlayerId;
	/** Whether titles are given in their other form: Empress, not Emperor. */
	readonly otherForm: boolean;
}
interface Address extends Form {
	readonly type: 'address';
}
interface PlayerAddressed extends Form {
	readonly type: 'PlayerAddressed';
}

/** A player chose a form of the titles (TI-6). */
export const playerAddressed: Kind<Address, PlayerAddressed> = {
	command: 'address',
	fact: 'PlayerAddressed',
	concerns: ({ player }) => [player],
	topic: null,
	log: 'hidden',
	decide({ closedAt, people }, { player, otherForm }) {
		if (closedAt !== null) return no('evening-closed');
		const person = people[player];
		if (person === undefined) return no('not-at-the-table');
		return (person.otherForm === true) === otherForm
			? no('no-change')
			: ok({ type: 'PlayerAddressed', player, otherForm });
	},
	evolve(evening, { player, otherForm }) {
		const { otherForm: _, ...person } = evening.people[player]!;
		const addressed = otherForm ? { ...person, otherForm } : person;
		return { ...evening, people: { ...evening.people, [player]: addressed } };
	}
};
