import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import { isolated } from '#lib/ui/text/rich.ts';
import { nameOf } from '#lib/ui/text/format.ts';

export type WithPeople = Pick<Evening, 'people'>;

/** The people of both evenings: a correction may remove somebody from the evening. */
export const peopleOfBoth = (before: WithPeople, after: WithPeople): WithPeople => ({
	people: { ...before.people, ...after.people }
});

/** A player's name, isolated for use within a sentence. */
export const isolatedName = (evening: WithPeople, player: PlayerId): string =>
	isolated(nameOf(evening, player));

export const isolatedNames = (evening: WithPeople, players: readonly PlayerId[]): string[] =>
	players.map((player) => isolatedName(evening, player));
