import type { OptionName } from '#lib/rules/options.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { originOf, SOURCES, type Origin, type Rules } from '#lib/rulesets/ruleset.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { gameText } from './titles.ts';

const m = messagesOf('common');

/** A place in a document, which its language puts into quotation marks. */
export const citedText = (source: keyof typeof SOURCES, place: string): string =>
	m.common.origins.source(SOURCES[source], place.replace(/[“”]/g, ''));

/** The source of a rule or option of a game.
 * @param game its name in the current language */
export function originText(origin: Origin, game: string): string {
	switch (origin.by) {
		case 'source':
			return citedText(origin.source, origin.place);
		case 'reading':
			return m.common.origins.reading(SOURCES[origin.source]);
		case 'absence':
			return m.common.origins.absence(game);
	}
}

/** The origin of an option's current value: a source, or the house rules. */
export function sourceText(rules: Rules, option: OptionName): string {
	const ruleset = findRuleset(rules.ruleset);
	const origin = ruleset === undefined ? 'house' : originOf(ruleset, rules, option);
	return origin === 'house'
		? m.common.origins.house
		: originText(origin, gameText(rules.ruleset, rules.name));
}
