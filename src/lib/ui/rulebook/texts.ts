import type { RuleId } from '#lib/rules/rule-ids.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { findRuleset, RULESETS, rulesetOf } from '#lib/rulesets/catalogue.ts';
import type { GameId, Ruleset } from '#lib/rulesets/ruleset.ts';
import { gameText, titleText } from '#lib/ui/text/titles.ts';
import type { Area } from '#lib/messages/catalogue.ts';
import type { RuleText, RuleTexts } from '#lib/messages/rule-text.ts';
import { m } from '#lib/messages/messages.svelte.ts';

/** 3–12 players, best 4–7. */
export const playersText = ({ players }: Pick<Ruleset, 'players'>): string =>
	m.rules.players(players.min, players.max, players.best);

/** Other names of a game (MA-2). */
export const aliasesOf = ({ id, aliases }: Pick<Ruleset, 'id' | 'aliases'>): readonly string[] => [
	...aliases,
	...(m.rules.names[id] ?? [])
];

/** The messages with a game's own rule texts, then those of the game that it varies. */
function ownAreas({ id, variationOf }: Ruleset): `rules-${GameId}`[] {
	return variationOf === undefined ? [`rules-${id}`] : [`rules-${id}`, `rules-${variationOf}`];
}

/** The messages to load before the rules of a game are shown; none for an unknown game. */
export function areasOf(game: string): Area[] {
	const ruleset = findRuleset(game);
	return ruleset === undefined ? [] : ['rules-shared', ...ownAreas(ruleset)];
}

/** The messages to load before the rules of all games are shown. */
export const allAreas = (): Area[] => [...new Set(RULESETS.flatMap(({ id }) => areasOf(id)))];

/** The text of a rule that several games share. */
function sharedText(ruleset: Ruleset, id: RuleId): RuleText | undefined {
	const shared = m['rules-shared'];
	const { newcomers } = ruleset.options;
	if (id === 'JO-2')
		return newcomers.value === 'bottom' ? shared.newcomersAtTheBottom : shared.newcomersInTheMiddle;
	const { top, bottom } = ruleset.titles;
	const names = { top: titleText(top[0]!), last: titleText(bottom[0]!) };
	const rules: RuleTexts = shared.rules({ game: gameText(ruleset.id, ruleset.name), ...names });
	return rules[id];
}

/** The text of a rule in a game; undefined where the game does not have the rule. */
export function ruleText(game: GameId, id: RuleId): RuleText | undefined {
	if (!bookOf(game).some((rule) => rule.id === id)) return undefined;
	const ruleset = rulesetOf(game);
	const own: readonly RuleTexts[] = ownAreas(ruleset).map((area) => m[area]);
	return (
		own.map((texts) => texts[id]).find((text) => text !== undefined) ?? sharedText(ruleset, id)
	);
}
