import type { PlayerId } from '#lib/evening/ids.ts';
import type { Kind } from '#lib/evening/kind.ts';
import { no, ok } from '#lib/rules/result.ts';
import { checkNewcomer } from '#lib/evening/newcomer.ts';

interface NewName {
	readonly player: PlayerId;
	readonly name: string;
}
interface RenamePlayer extends NewName {
	readonly type: 'renamePlayer';
}
interface PlayerRenamed extends NewName {
	readonly type: 'PlayerRenamed';
}

/** A player has a new name, which nobody else of the evening has. */
export const playerRenamed: Kind<RenamePlayer, PlayerRenamed, 'details'> = {
	command: 'renamePlayer',
	fact: 'PlayerRenamed',
	concerns: ({ player }) => [player],
	topic: null,
	log: 'details',
	decide({ people }, { player, name }) {
		const person = people[player];
		if (person === undefined) return no('not-at-the-table');
		const others = Object.values<typeof person>(people).filter(({ id }) => id !== player);
		const checked = checkNewcomer(others, { ...person, name });
		if (!checked.ok) return checked;
		return checked.value.name === person.name
			? no('no-change')
			: ok({ type: 'PlayerRenamed', player, name: checked.value.name });
	},
	evolve: (evening, { player, name }) => ({
		...evening,
		people: { ...evening.people, [player]: { ...evening.people[player]!, name } }
	})
};
