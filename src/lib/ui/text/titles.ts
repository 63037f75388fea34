import { lookUp } from '#lib/rules/by-text.ts';
import { isGameId } from '#lib/rulesets/ruleset.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { dateFormat } from './format.ts';

const m = messagesOf('titles');

/** A published title in the current language; a title that the table made up as it is. */
export function titleText(title: string): string {
	return lookUp<string>(m.titles.titles, title) ?? title;
}

/** One line that tells a game from its relatives; empty for an unknown game. */
export const lineText = (id: string): string => (isGameId(id) ? m.titles.lines[id] : '');

/** A game's name in the current language. @param name returned for an unknown game */
export const gameText = (id: string, name: string): string =>
	isGameId(id) ? m.titles.games[id] : name;

const weekday = dateFormat({ weekday: 'long' });

/** Friday. */
export const weekdayText = (at: Date): string => weekday().format(at);

/** The weekday of a time within the last six days, before today; null for any other. */
export function recentWeekday(at: number, now: Date): string | null {
	const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
	return at < midnight && at >= midnight - 6 * 86_400_000 ? weekday().format(at) : null;
}
