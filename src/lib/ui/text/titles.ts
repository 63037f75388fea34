import { m } from '#lib/messages/messages.svelte.ts';

/** A published title in the language in use; one that a table gave stays as it is. */
export const titleText = (title: string): string => m.titles.titles[title] ?? title;

/** One line that tells a game from its relatives, by its id. */
export const lineText = (id: string): string => m.titles.lines[id] ?? '';

/** The name of a game in the language in use, by its id. */
export const gameText = (id: string, name: string): string => m.titles.games[id] ?? name;
