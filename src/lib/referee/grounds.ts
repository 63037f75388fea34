import { findClashes } from '#lib/rules/clashes.ts';
import { CHOICES, OPTION_NAMES } from '#lib/rules/choices.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import { RULE_IDS, type RuleId } from '#lib/rules/rule-ids.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { originOf, type Origin, type Rules } from '#lib/rulesets/ruleset.ts';

/** An option with a value. */
export type Setting = {
	[K in OptionName]: { readonly option: K; readonly value: Options[K] };
}[OptionName];

/** An option that decided a verdict, and where its value comes from. */
type DecidingOption = Setting & { readonly origin: Origin | 'house' };

/** The rules and options that a verdict is based on. */
export interface Grounds {
	/** In the order of `RULE_IDS`. */
	readonly rules: readonly RuleId[];
	/** In the order of `OPTION_NAMES`. */
	readonly options: readonly DecidingOption[];
}

const settingOf = (options: Options, option: OptionName): Setting =>
	({ option, value: options[option] }) as Setting;

/** For a ruleset that this version does not know, only the house's own changes have a known
 * origin. */
function originIn(rules: Rules, option: OptionName): Origin | 'house' {
	const ruleset = findRuleset(rules.ruleset);
	if (ruleset !== undefined) return originOf(ruleset, rules, option);
	return rules.house[option] === undefined ? { by: 'absence' } : 'house';
}

/** Builds grounds from rules and options in any order, with duplicates. An option on which the
 * game's sources are silent is included only if the house set it. */
export function groundsOf(
	rules: Rules,
	ids: readonly RuleId[],
	names: readonly OptionName[]
): Grounds {
	const options = OPTION_NAMES.filter((name) => names.includes(name)).map((name) => ({
		...settingOf(rules.options, name),
		origin: originIn(rules, name)
	}));
	return {
		rules: RULE_IDS.filter((id) => ids.includes(id)),
		options: options.filter(({ origin }) => origin === 'house' || origin.by !== 'absence')
	};
}

/** The values to compare an option with: of a list, the empty one. */
function otherValues(options: Options, name: OptionName): readonly unknown[] {
	switch (name) {
		case 'target':
		case 'opener':
			return [];
		case 'tops':
		case 'effects':
		case 'turnedBy':
		case 'forbiddenLast':
			return options[name].length > 0 ? [[]] : [];
		case 'wildRank':
			return options.wildRank === null ? [] : [null];
		default:
			return (CHOICES[name] as readonly unknown[]).filter((value) => value !== options[name]);
	}
}

/**
 * Finds the settings that change an answer, by changing one option at a time.
 * @param names the options to try
 * @param answer computes the answer under given options; answers are compared as JSON
 */
export function settingsThatChange(
	options: Options,
	names: readonly OptionName[],
	answer: (options: Options) => unknown
): Setting[] {
	const json = (changed: Options) => JSON.stringify(answer(changed));
	const now = json(options);
	return names.flatMap((name) =>
		otherValues(options, name)
			.map((value): Options => ({ ...options, [name]: value }))
			.filter((changed) => json(changed) !== now)
			.map((changed) => settingOf(changed, name))
	);
}

/** Filters out the settings that a house could not choose: those that add a clash of options
 * (FP-15). */
export function withoutNewClashes(rules: Rules, settings: readonly Setting[]): Setting[] {
	const clashesOf = (options: Options) =>
		findClashes(options, rules.players).map(({ code, options: pair }) => [code, ...pair].join());
	const before = clashesOf(rules.options);
	return settings.filter(({ option, value }) =>
		clashesOf({ ...rules.options, [option]: value }).every((clash) => before.includes(clash))
	);
}

/** The names of the options in the settings, without duplicates. */
export const optionNamesIn = (settings: readonly Setting[]): OptionName[] => [
	...new Set(settings.map(({ option }) => option))
];
