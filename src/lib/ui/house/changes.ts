import { OPTION_NAMES } from '#lib/rules/options.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { optionName, valueLabel } from './options.ts';

/** What other rules say otherwise, a line each. */
export const changeLines = (before: Rules, now: Rules): string[] =>
	OPTION_NAMES.filter(
		(option) => JSON.stringify(before.options[option]) !== JSON.stringify(now.options[option])
	).map((option) => m.house.change(optionName(option), valueLabel(option, now.options[option])));
