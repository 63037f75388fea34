import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import { isolated } from '#lib/ui/text/rich.ts';
import { nameOf } from '#lib/ui/text/format.ts';

export type People = Pick<Evening, 'people'>;

/** The people of both evenings: a correction may remove somebody from the evening. */
export const peopleOfBoth = (before: People, after: People): People => ({
	people: { ...before.people, ...after.people }
});

/** A player's name, isolated for use within a sentence. */
export const isolatedName = (evening: People, player: PlayerId): string =>
	isolated(nameOf(evening, player));

export const isolatedNames = (evening: People, players: readonly PlayerId[]): string[] =>
	players.map((player) => isolatedName(evening, player));
