import { CHOICES } from '#lib/rules/choices.ts';
import { EFFECT_NAMES } from '#lib/rules/effects.ts';
import { rankOrder, type OptionName, type Options } from '#lib/rules/options.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { cardText } from '#lib/ui/text/cards.ts';
import { askedOptions } from '#lib/ui/rulebook/asked.ts';
import { wordsOf } from '#lib/ui/rulebook/search-words.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { valueMeaning } from './option-meanings.ts';
import { GROUPS, optionName, valueLabel } from './options.ts';

const m = messagesOf('house', 'house-editor');

/** What an option may say: the values to choose from, or the ranks and effects of a list. */
function valuesOf(option: OptionName, options: Options): string[] {
	if (option in CHOICES) {
		const choices = CHOICES[option as keyof typeof CHOICES] as readonly Options[typeof option][];
		return choices.flatMap((value) => [valueLabel(option, value), valueMeaning(option, value)]);
	}
	const ranks = rankOrder(options, 8).map(cardText);
	if (option === 'effects')
		return [...ranks, ...EFFECT_NAMES.map((effect) => m.house.entries.effects[effect])];
	return option === 'target' ? [] : ranks;
}

/** The options that words find, best first: by their names; by what the Referee takes the words to
 * be about; by the texts of their values. The messages of the game's rules and `ask` must be
 * loaded. */
export function findOptions(rules: Rules, query: string): OptionName[] {
	const typed = wordsOf(query);
	if (typed.length === 0) return [];
	const has = (...texts: string[]) => {
		const words = texts.flatMap((text) => wordsOf(text));
		return typed.every((one) => words.some((word) => word.startsWith(one)));
	};
	const all = GROUPS.flatMap(({ id, options }) => options.map((option) => ({ id, option })));
	const named = all.filter(({ option }) => has(optionName(option)));
	const told = all.filter(({ id, option }) => {
		const value = rules.options[option];
		const texts = [valueLabel(option, value), valueMeaning(option, value)];
		const group = m['house-editor'].groups[id];
		return has(group, optionName(option), ...texts, ...valuesOf(option, rules.options));
	});
	const found = [
		...named.map(({ option }) => option),
		...askedOptions(rules.ruleset, query),
		...told.map(({ option }) => option)
	];
	return [...new Set(found)];
}
