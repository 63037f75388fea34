import { lookUp } from '#lib/rules/by-text.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import { changedOptions } from '#lib/rulesets/house-set.ts';
import { resolveRules, type HouseRules, type Ruleset } from '#lib/rulesets/ruleset.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { valueLabel } from './options.ts';

const m = messagesOf('house');

/** An option's value in a few words: "Jokers wild", "tax 3 and 1". */
export function valueSummary<K extends OptionName>(
	option: K,
	value: Options[K],
	deck?: Options['deck']
): string {
	const { wild, options, none, other } = m.house.brief(valueLabel(option, value, deck));
	if (option === 'wild') return wild[value as Options['wild']];
	const ofNone = value === 'none' ? lookUp(none, option) : undefined;
	return ofNone ?? lookUp(options, option) ?? other;
}

/** All changes of house rules, in a few words each. */
function changeTexts(ruleset: Ruleset, rules: HouseRules): string[] {
	const { options } = resolveRules(ruleset, rules);
	const titles = Object.keys(rules.titles ?? {}).length;
	const trumps = Object.keys(rules.trumps ?? {}).length;
	return [
		...changedOptions(ruleset, rules.options).map((option) =>
			valueSummary(option, options[option], options.deck)
		),
		...(titles > 0 ? [m.house.titlesRenamed(titles)] : []),
		...(Object.keys(rules.points ?? {}).length > 0 ? [m.house.ownPoints] : []),
		...(trumps > 0 ? [m.house.trumpsDescribed(trumps)] : [])
	];
}

const MAX_SHOWN = 3;

/** House rules in one line: "2 changes: Jokers wild, tax 3 and 1". */
export function houseLine(ruleset: Ruleset, rules: HouseRules): string {
	const texts = changeTexts(ruleset, rules);
	if (texts.length === 0) return m.house.asPublished;
	const more = texts.length - MAX_SHOWN;
	// a single further change takes less room than "and 1 more"
	return more > 1
		? m.house.changes(texts.length, texts.slice(0, MAX_SHOWN), more)
		: m.house.changes(texts.length, texts, 0);
}
