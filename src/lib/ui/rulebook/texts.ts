import type { RuleId } from '#lib/rules/rule-ids.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { findRuleset, RULESETS, rulesetOf } from '#lib/rulesets/catalogue.ts';
import type { GameId, Ruleset } from '#lib/rulesets/ruleset.ts';
import { gameText, titleText } from '#lib/ui/text/titles.ts';
import type { Area } from '#lib/messages/catalogue.ts';
import type { GameNames } from '#lib/messages/parameters.ts';
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

/** The texts of a rule in its parts, which differ in where they come from. */
export interface RuleParts extends Omit<RuleText, 'reading'> {
	/** What we add where the source is silent or unclear; null if it is not. */
	readonly reading: string | null;
	/** What the app does about it: neither a source nor a reading; null if there is nothing to
	 * say. */
	readonly inApp: string | null;
}

const namesOf = ({ id, name, titles: { top, bottom } }: Ruleset): GameNames => ({
	game: gameText(id, name),
	top: titleText(top[0]!),
	last: titleText(bottom[0]!)
});

/** The text of a rule that several games share. */
function sharedText(ruleset: Ruleset, id: RuleId): RuleText | undefined {
	const shared = messagesIfLoaded('rules-shared');
	const { newcomers } = ruleset.options;
	if (id === 'JO-2')
		return newcomers.value === 'bottom'
			? shared?.newcomersAtTheBottom
			: shared?.newcomersInTheMiddle;
	const rules: RuleTexts | undefined = shared?.rules(namesOf(ruleset));
	return rules?.[id];
}

/** The text of a rule in a game; undefined where the game does not have the rule, or `areasOf` the
 * game are not loaded. */
export function ruleText(game: GameId, id: RuleId): RuleParts | undefined {
	if (!bookOf(game).some((rule) => rule.id === id)) return undefined;
	const ruleset = rulesetOf(game);
	const own = ownAreas(ruleset).map((area): RuleTexts | undefined => messagesIfLoaded(area));
	const text =
		own.map((texts) => texts?.[id]).find((one) => one !== undefined) ?? sharedText(ruleset, id);
	const notes: Partial<Record<RuleId, string>> | undefined = messagesIfLoaded(
		'rules-shared'
	)?.inApp(namesOf(ruleset));
	return text && { ...text, reading: text.reading ?? null, inApp: notes?.[id] ?? null };
}

/** A sentence of a rule. */
export interface RuleSentence {
	readonly text: string;
	/** Whether it is our reading, not a source's. */
	readonly isReading: boolean;
}

/** Splits a text into its sentences. */
export const sentencesIn = (text: string | null, isReading = false): RuleSentence[] =>
	(text?.match(/[^.?!。？！]+[.?!。？！]*/g) ?? [])
		.map((one) => ({ text: one.trim(), isReading }))
		.filter((one) => one.text !== '');

/** The sentences of a rule in a game: of its text, our reading, and what the app does about it. */
export function ruleSentences(game: GameId, id: RuleId): RuleSentence[] {
	const rule = ruleText(game, id);
	if (rule === undefined) return [];
	const origin = bookOf(game).find((one) => one.id === id)?.origin;
	return [
		...sentencesIn(rule.text, origin?.by === 'reading'),
		...sentencesIn(rule.reading, true),
		...sentencesIn(rule.inApp)
	];
}
