import type { RuleId } from '#lib/rules/rule-ids.ts';

/** A rule in our own words, short enough to be read aloud. Where a part of it is not in the game's source, that
 * part begins with "Our reading:". */
export interface RuleText {
	readonly title: string;
	readonly text: string;
}

export type RuleTexts = Readonly<Partial<Record<RuleId, RuleText>>>;

export const rule = (title: string, text: string): RuleText => ({ title, text });
