import { OPTION_NAMES } from '#lib/rules/options.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { m } from '#lib/words/words.svelte.ts';
import { optionName, valueWords } from './options.ts';

/** What other rules say otherwise, a line each. */
export const changeLines = (before: Rules, now: Rules): string[] =>
	OPTION_NAMES.filter(
		(option) => JSON.stringify(before.options[option]) !== JSON.stringify(now.options[option])
	).map((option) =>
		m.house.change(optionName(option), valueWords(option, now.options[option]).label)
	);
