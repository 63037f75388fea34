import { m } from '#lib/messages/messages.svelte.ts';
import { isGameId } from '#lib/rulesets/ruleset.ts';

/** A published title in the language in use; a title that the table made up stays as it is. */
export function titleText(title: string): string {
	const titles: Readonly<Record<string, string>> = m.titles.titles;
	return Object.hasOwn(titles, title) ? titles[title]! : title;
}

/** One line that tells a game from its relatives, by its id; empty for an unknown game. */
export const lineText = (id: string): string => (isGameId(id) ? m.titles.lines[id] : '');

/** The name of a game in the language in use, by its id.
 * @param name returned for an unknown game */
export const gameText = (id: string, name: string): string =>
	isGameId(id) ? m.titles.games[id] : name;
