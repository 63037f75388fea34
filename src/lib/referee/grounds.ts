import { findClashes } from '#lib/rules/clashes.ts';
import { CHOICES, OPTION_NAMES, type OptionName, type Options } from '#lib/rules/options.ts';
import { RULE_IDS, type RuleId } from '#lib/rules/rule-ids.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { originOf, type Origin, type Rules } from '#lib/rulesets/ruleset.ts';

/** One value of one option. */
export type Setting = {
	[K in OptionName]: { readonly option: K; readonly value: Options[K] };
}[OptionName];

/** An option that decided an answer, and whether its value is the house's. */
type Deciding = Setting & { readonly origin: Origin | 'house' };

/** What an answer rests on. */
export interface Grounds {
	/** In the order of the rules. */
	readonly rules: readonly RuleId[];
	readonly options: readonly Deciding[];
}

const setting = (options: Options, option: OptionName): Setting =>
	({ option, value: options[option] }) as Setting;

/** A ruleset that this version does not know of has no origins to show: only what the house changed is certain. */
function originIn(rules: Rules, option: OptionName): Origin | 'house' {
	const ruleset = findRuleset(rules.ruleset);
	if (ruleset !== undefined) return originOf(ruleset, rules, option);
	return rules.house[option] === undefined ? { by: 'absence' } : 'house';
}

/** The rules and options, each once and in order. An option that the game does not know of is named only where the
 * house set it. */
export function groundsOf(
	rules: Rules,
	ids: readonly RuleId[],
	names: readonly OptionName[]
): Grounds {
	const options = OPTION_NAMES.filter((name) => names.includes(name)).map((name) => ({
		...setting(rules.options, name),
		origin: originIn(rules, name)
	}));
	return {
		rules: RULE_IDS.filter((id) => ids.includes(id)),
		options: options.filter(({ origin }) => origin === 'house' || origin.by !== 'absence')
	};
}

function otherValues(options: Options, name: OptionName): readonly unknown[] {
	switch (name) {
		case 'target':
			return [];
		case 'forbiddenLast':
			return options.forbiddenLast.length > 0 ? [[]] : [];
		default:
			return (CHOICES[name] as readonly unknown[]).filter((value) => value !== options[name]);
	}
}

/** The settings, one changed at a time, under which `ask` does not answer the same. */
export function otherwise(
	options: Options,
	names: readonly OptionName[],
	ask: (options: Options) => unknown
): Setting[] {
	const told = (asked: Options) => JSON.stringify(ask(asked));
	const now = told(options);
	return names.flatMap((name) =>
		otherValues(options, name)
			.map((value): Options => ({ ...options, [name]: value }))
			.filter((changed) => told(changed) !== now)
			.map((changed) => setting(changed, name))
	);
}

/** Those of the settings that a house could choose: they clash with nothing that did not clash before (FP-15). */
export function possible(rules: Rules, settings: readonly Setting[]): Setting[] {
	const clashes = (options: Options) =>
		findClashes(options, rules.players).map(({ code, options: pair }) => [code, ...pair].join());
	const before = clashes(rules.options);
	return settings.filter(({ option, value }) =>
		clashes({ ...rules.options, [option]: value }).every((clash) => before.includes(clash))
	);
}

/** Each once, in the order in which they first come. */
export const optionsIn = (settings: readonly Setting[]): OptionName[] => [
	...new Set(settings.map(({ option }) => option))
];
