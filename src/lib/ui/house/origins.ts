import type { OptionName } from '#lib/rules/options.ts';
import { resolveRules, type Ruleset } from '#lib/rulesets/ruleset.ts';
import { sourceText } from '#lib/ui/text/sources.ts';

/** Where the published value of an option comes from. */
export const publishedText = (ruleset: Ruleset, option: OptionName): string =>
	sourceText(resolveRules(ruleset), option);
