import type { RuleId } from '#lib/rules/rule-ids.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { findRuleset, RULESETS, rulesetOf } from '#lib/rulesets/catalogue.ts';
import type { GameId, Ruleset } from '#lib/rulesets/ruleset.ts';
import { gameText, titleText } from '#lib/ui/text/titles.ts';
import type { Area } from '#lib/messages/catalogue.ts';
import type { RuleText, RuleTexts } from '#lib/messages/rule-text.ts';
import { messagesIfLoaded } from '#lib/messages/messages.svelte.ts';

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
	const shared = messagesIfLoaded('rules-shared');
	const { newcomers } = ruleset.options;
	if (id === 'JO-2')
		return newcomers.value === 'bottom'
			? shared?.newcomersAtTheBottom
			: shared?.newcomersInTheMiddle;
	const { top, bottom } = ruleset.titles;
	const names = { top: titleText(top[0]!), last: titleText(bottom[0]!) };
	const rules: RuleTexts | undefined = shared?.rules({
		game: gameText(ruleset.id, ruleset.name),
		...names
	});
	return rules?.[id];
}

/** The text of a rule in a game; undefined where the game does not have the rule, or `areasOf` the
 * game are not loaded. */
export function ruleText(game: GameId, id: RuleId): RuleText | undefined {
	if (!bookOf(game).some((rule) => rule.id === id)) return undefined;
	const ruleset = rulesetOf(game);
	const own = ownAreas(ruleset).map((area): RuleTexts | undefined => messagesIfLoaded(area));
	return (
		own.map((texts) => texts?.[id]).find((text) => text !== undefined) ?? sharedText(ruleset, id)
	);
}
