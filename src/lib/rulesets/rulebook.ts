import type { OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Origin } from './ruleset.ts';

/** The chapters of a rulebook, in play order. */
export const CHAPTERS = [
	...['table', 'cards', 'seats', 'deal', 'tax', 'revolution', 'play', 'lead'],
	...['coming', 'score', 'decrees', 'manners']
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** One rule as a game has it. Its words are the screens' (`ui/rulebook`). */
export interface BookRule {
	readonly id: RuleId;
	readonly chapter: Chapter;
	readonly origin: Origin;
	/** The options whose values the rule tells of: where the house changed one, its words stand in the place of the
	 * rule's. */
	readonly options: readonly OptionName[];
}

/** Every rule that applies to a game, in play order. */
export type Rulebook = readonly BookRule[];
