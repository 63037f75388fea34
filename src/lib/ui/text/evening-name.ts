import type { Ruleset } from '#lib/rulesets/ruleset.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { gameText } from './titles.ts';
import { inLanguage } from './format.ts';

const weekday = inLanguage((tag) => new Intl.DateTimeFormat(tag, { weekday: 'long' }));

/** What an evening is called until somebody renames it. */
export const eveningName = ({ id, name }: Ruleset, at: Date): string =>
	m.start.eveningName(weekday().format(at), gameText(id, name));
