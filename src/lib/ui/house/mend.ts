import type { House } from '#lib/rules/options.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { fitFor } from '#lib/rulesets/fit.ts';
import { changedRules } from '#lib/rulesets/house-set.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { changeLines } from './options.ts';

/** The changes that make rules fit a number of players (RG-22). */
export interface Mend {
	readonly changes: House;
	readonly rules: Rules;
	/** The changed options with their new values: “Number of packs: Two”. */
	readonly lines: readonly string[];
}

/** What makes rules fit a number of players; null if they fit, or if nothing does. */
export function mendFor(rules: Rules, players: number): Mend | null {
	const ruleset = findRuleset(rules.ruleset);
	if (ruleset === undefined) return null;
	const fit = fitFor(ruleset, rules.options, players);
	if (fit.fits || Object.keys(fit.offers).length === 0) return null;
	const changed = changedRules(rules, fit.offers);
	return { changes: fit.offers, rules: changed, lines: changeLines(rules, changed) };
}
