import type { OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { from, type Origin, type Ruleset } from './ruleset.ts';

/** The chapters of a rulebook, in play order. */
export const CHAPTERS = [
	...['table', 'cards', 'seats', 'deal', 'tax', 'revolution', 'play', 'lead'],
	...['coming', 'score', 'decrees', 'manners']
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** What a rule rests on. */
interface Telling {
	readonly origin: Origin;
	/** The options whose values the rule tells of: where the house changed one, its words stand in the place of the
	 * rule's. */
	readonly options: readonly OptionName[];
}

/** One rule as a game has it. Its words are the screens' (`ui/rulebook`). */
export interface BookRule extends Telling {
	readonly id: RuleId;
	readonly chapter: Chapter;
}

/** Every rule that applies to a game, in play order. */
export type Rulebook = readonly BookRule[];

/** Writes what the rules of a game rest on: `said` at a place of its source, `read` by us, or as the values of
 * options are, the first of which names the origin. A rule that is in the source but for a part of it is `said`; its
 * text marks the part. */
export function tellingsOf(ruleset: Pick<Ruleset, 'source' | 'options'>) {
	const { said, read } = from(ruleset.source);
	return {
		said: (place: string, ...options: OptionName[]): Telling => ({
			origin: said(true, place).origin,
			options
		}),
		read: (...options: OptionName[]): Telling => ({ origin: read(true).origin, options }),
		/** With the origin that an option has, of whose value it does not tell. */
		like: (option: OptionName): Telling => ({
			origin: ruleset.options[option].origin,
			options: []
		}),
		as: (first: OptionName, ...others: OptionName[]): Telling => ({
			origin: ruleset.options[first].origin,
			options: [first, ...others]
		})
	};
}

/** The rules of each chapter, in play order. */
export type Chapters = Readonly<Record<Chapter, Readonly<Partial<Record<RuleId, Telling>>>>>;

export const rulebook = (chapters: Chapters): Rulebook =>
	CHAPTERS.flatMap((chapter) =>
		Object.entries(chapters[chapter]).map(([id, telling]) => ({
			id: id as RuleId,
			chapter,
			...telling
		}))
	);
