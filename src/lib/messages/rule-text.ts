import type { RuleId } from '#lib/rules/rule-ids.ts';

/** A rule in our own words, short enough to read aloud. */
export interface RuleText {
	/** Two to five words. */
	readonly title: string;
	/** Where the book gives the rule a source: what this source says, and nothing else. */
	readonly text: string;
	/** What we add where the source is silent or unclear. The screen marks it as our reading. */
	readonly reading?: string;
}

export type RuleTexts = Readonly<Partial<Record<RuleId, RuleText>>>;
