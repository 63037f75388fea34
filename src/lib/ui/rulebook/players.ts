import type { Ruleset } from '#lib/rulesets/ruleset.ts';
import { m } from '#lib/messages/messages.svelte.ts';

/** 3–12 players, best 4–7. */
export const playersText = ({ players }: Pick<Ruleset, 'players'>): string =>
	m.rules.players(players.min, players.max, players.best);
