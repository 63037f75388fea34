import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import { isolated } from '#lib/ui/text/rich.ts';
import { nameOf } from '#lib/ui/text/format.ts';

export type People = Pick<Evening, 'people'>;

/** Who was there by either: a correction may leave someone out of the evening. */
export const everyone = (before: People, after: People): People => ({
	people: { ...before.people, ...after.people }
});

/** A player's name within a sentence. */
export const named = (evening: People, player: PlayerId): string =>
	isolated(nameOf(evening, player));

export const namesOf = (evening: People, players: readonly PlayerId[]): string[] =>
	players.map((player) => named(evening, player));
