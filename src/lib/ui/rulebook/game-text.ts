import type { Ruleset } from '#lib/rulesets/ruleset.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('rules');

/** 3–12 players, best 4–7. */
export const playersText = ({ players }: Pick<Ruleset, 'players'>): string =>
	m.rules.players(players.min, players.max, players.best);

/** Other names of a game (MA-2). */
export const aliasesOf = ({ id, aliases }: Pick<Ruleset, 'id' | 'aliases'>): readonly string[] => [
	...aliases,
	...m.rules.names[id].split('; ').filter(Boolean)
];
