import { nameKey } from '#lib/evening/names.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import type { GameId } from '#lib/rulesets/ruleset.ts';

const named = (namesOf: (ruleset: (typeof RULESETS)[number]) => readonly string[]) =>
	RULESETS.flatMap((ruleset) =>
		namesOf(ruleset).map((name): [string, GameId] => [nameKey(name), ruleset.id])
	);

/** What is later in the list wins: one game's other name may be another game's own. */
const games = new Map([
	...named(({ aliases }) => aliases).reverse(),
	...named(({ id, name }) => [id, name])
]);

/** The game with a name, by which people may know it; undefined if there is none. */
export const gameNamed = (name: string): GameId | undefined => games.get(nameKey(name));
