import type { Ruleset } from '#lib/rulesets/ruleset.ts';

/** 3–12 players, best 4–7. */
export function playersText({ players: { min, max, best } }: Pick<Ruleset, 'players'>): string {
	const [from, to] = best;
	return `${min}–${max} players, best ${from === to ? from : `${from}–${to}`}`;
}
